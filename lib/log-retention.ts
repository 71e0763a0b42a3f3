import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { StageName } from './stage.ts';

/** Returns how long logs are kept. The live stage keeps them long enough for questions about last month's bill. */
export function logRetention(stage: StageName): RetentionDays {
  return stage === 'live' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS;
}

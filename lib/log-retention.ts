import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { StageName } from './stage.ts';

/** Stages with customers keep logs long enough to answer a question about last month's bill. */
export function logRetention(stage: StageName): RetentionDays {
  return stage === 'live' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS;
}

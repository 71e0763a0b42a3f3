import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { StageName } from './stage.ts';

/** Long enough to answer a customer's question about last month's bill, where there are customers. */
export function logRetention(stage: StageName): RetentionDays {
  return stage === 'live' ? RetentionDays.THREE_MONTHS : RetentionDays.TWO_WEEKS;
}

import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { StageName } from './stage.ts';

/** The metrics that the functions write, in `functions/platform/observability.ts`. */
type BusinessMetric =
  | 'JobAdmitted'
  | 'JobCompleted'
  | 'JobFailed'
  | 'JobFailedByService'
  | 'JobCanceled'
  | 'WebhookDelivered'
  | 'WebhookGivenUp'
  | 'TokensCharged'
  | 'TokensRefunded'
  | 'OldestUnfinishedJob';

const namespaceOf = (stage: StageName): string => `Songreel/${stage}`;

export function businessMetric(stage: StageName, metricName: BusinessMetric, statistic = 'Sum'): Metric {
  const dimensionsMap = { service: 'songreel' };
  return new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap,
    statistic,
    period: Duration.minutes(5),
  });
}

/**
 * Counts the starts of media tasks that Fargate refused, from the log of the state machine. Step Functions also has a
 * metric for the integration, but it includes failed tasks.
 */
export function startsRefused(stage: StageName, jobLog: LogGroup): Metric {
  const filter = new MetricFilter(jobLog, 'StartsRefused', {
    logGroup: jobLog,
    metricNamespace: namespaceOf(stage),
    metricName: 'StartsRefused',
    filterPattern: FilterPattern.literal(
      '{ ($.type = "TaskFailed" || $.type = "TaskSubmitFailed") && ' +
        '($.details.error = "AmazonECS.Unknown" || $.details.error = "ECS.*") }',
    ),
  });
  return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) });
}

import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';

/**
 * What operators see: structured logs, business metrics in the logs (EMF), and traces. They never have secrets or
 * content of callers.
 */
const serviceName = 'songreel';

export const logger = new Logger({ serviceName });
/** A namespace for each stage, because two stages may share an account. */
const metrics = new Metrics({ namespace: `Songreel/${process.env.STAGE}`, serviceName });
/**
 * Only Lambda has a trace to add to. Fargate sets AWS_EXECUTION_ENV too, which Tracer mistakes for Lambda. AWS clients
 * are traced one by one, because Tracer's way to trace all HTTP would record the paths of webhooks, which are secrets,
 * and send our trace id to their receivers.
 */
export const tracer = new Tracer({
  serviceName,
  enabled: process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined,
  captureHTTPsRequests: false,
});

type BusinessEvent =
  | 'JobAdmitted'
  | 'JobReplayed'
  | 'JobCompleted'
  | 'JobFailed'
  /** Failures that neither the caller nor the song caused. They count as JobFailed too. */
  | 'JobFailedByService'
  | 'JobCanceled'
  | 'WebhookDelivered'
  | 'WebhookGivenUp'
  | 'TokensCharged'
  | 'TokensRefunded';

/** Counts immediately. A step that runs twice counts twice, because metrics are for trends; the ledger is for money. */
export function count(event: BusinessEvent, amount = 1): void {
  metrics.singleMetric().addMetric(event, MetricUnit.Count, amount);
}

/** @param seconds since the creation of the oldest unfinished job; 0 if there is none */
export function measureOldestJob(seconds: number): void {
  metrics.singleMetric().addMetric('OldestUnfinishedJob', MetricUnit.Seconds, seconds);
}

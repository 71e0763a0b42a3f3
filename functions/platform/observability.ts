import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';

/**
 * Structured logs, business metrics in the logs (EMF), and traces for operators. They contain neither secrets nor
 * content of callers.
 */
const serviceName = 'songreel';

export const logger = new Logger({ serviceName });
/** A namespace for each stage, because two stages may share an account. */
const metrics = new Metrics({ namespace: `Songreel/${process.env.STAGE}`, serviceName });
/**
 * Tracing is enabled only in Lambda, which starts a trace. Tracer would take Fargate for Lambda, because both set
 * AWS_EXECUTION_ENV. Each AWS client is traced separately. If Tracer traced all HTTP requests, it would record the
 * paths of webhooks, which are secrets, and send our trace id to their receivers.
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
  /** Failures that neither the caller nor the song caused. They also count as JobFailed. */
  | 'JobFailedByService'
  | 'JobCanceled'
  | 'WebhookDelivered'
  | 'WebhookGivenUp'
  | 'TokensCharged'
  | 'TokensRefunded';

/** Counts an event. A step that runs twice counts twice: metrics show trends, and the ledger has the exact amounts. */
export function count(event: BusinessEvent, amount = 1): void {
  metrics.singleMetric().addMetric(event, MetricUnit.Count, amount);
}

/** @param seconds since the creation of the oldest unfinished job; 0 if there is none */
export function measureOldestJob(seconds: number): void {
  metrics.singleMetric().addMetric('OldestUnfinishedJob', MetricUnit.Seconds, seconds);
}

export { SongreelError, type SongreelErrorCode } from './error.ts';
export type { Admission, CallOptions, CreateOptions, Jobs } from './jobs.ts';
export type { RetryPolicy } from './retry.ts';
export { Songreel } from './songreel.ts';
export type { TransportOptions as SongreelOptions } from './transport.ts';
export type * from './types.ts';
export type { CancelResult, VideoJobs } from './video-jobs.ts';
export type { Ended, WaitOptions } from './wait.ts';
export { verifyWebhook, WEBHOOK_HEADERS, type WebhookEvent } from './webhook.ts';

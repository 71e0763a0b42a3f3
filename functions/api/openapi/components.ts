import { UploadRequestSchema } from '../../domain/uploads.ts';
import { WebhookTestSchema } from '../../domain/webhook-test.ts';
import { AccountSchema } from './account.ts';
import { DeliveriesSchema, DeliveryAttemptSchema } from './deliveries.ts';
import { ErrorCodeSchema } from './errors.ts';
import {
  CanceledEventSchema,
  CompletedTranscriptionEventSchema,
  CompletedVideoEventSchema,
  FailedEventSchema,
} from './events.ts';
import { FilesDeletionSchema } from './files.ts';
import { JobListSchema, ListedJobSchema } from './job-list.ts';
import {
  AcceptedSchema,
  CanceledJobSchema,
  CancellationSchema,
  CompletedTranscriptionJobSchema,
  CompletedVideoJobSchema,
  FailedJobSchema,
  JobErrorSchema,
  ProcessingJobSchema,
  TranscriptionJobSchema,
  VideoJobSchema,
} from './jobs.ts';
import { componentSchemas, type JsonSchema } from './json-schema.ts';
import { LyricsSchema } from './lyrics.ts';
import { LedgerEntrySchema, LedgerSchema, PriceListSchema } from './money.ts';
import { ProgressSchema } from './progress.ts';
import { type Note, REQUEST_COMPONENTS, REQUEST_NOTES } from './requests.ts';
import { UPLOAD_NOTE, UploadSchema } from './uploads.ts';
import { WebhookRotationSchema } from './webhook-rotation.ts';
import { WEBHOOK_TEST_NOTE, WebhookTestResultSchema } from './webhook-test.ts';

/** Returns `components.schemas`: the schemas with which the handlers validate requests, and those of the responses. */
export function documentedSchemas(): Record<string, JsonSchema> {
  const schemas = componentSchemas({
    ...REQUEST_COMPONENTS,
    Account: AccountSchema,
    Accepted: AcceptedSchema,
    TranscriptionJob: TranscriptionJobSchema,
    VideoJob: VideoJobSchema,
    ProcessingJob: ProcessingJobSchema,
    CompletedTranscriptionJob: CompletedTranscriptionJobSchema,
    CompletedVideoJob: CompletedVideoJobSchema,
    FailedJob: FailedJobSchema,
    CanceledJob: CanceledJobSchema,
    JobError: JobErrorSchema,
    Cancellation: CancellationSchema,
    Progress: ProgressSchema,
    Lyrics: LyricsSchema,
    FilesDeletion: FilesDeletionSchema,
    ErrorCode: ErrorCodeSchema,
    CompletedVideoEvent: CompletedVideoEventSchema,
    CompletedTranscriptionEvent: CompletedTranscriptionEventSchema,
    FailedEvent: FailedEventSchema,
    CanceledEvent: CanceledEventSchema,
    UploadRequest: UploadRequestSchema,
    Upload: UploadSchema,
    ListedJob: ListedJobSchema,
    JobList: JobListSchema,
    DeliveryAttempt: DeliveryAttemptSchema,
    Deliveries: DeliveriesSchema,
    WebhookTestRequest: WebhookTestSchema,
    WebhookTestResult: WebhookTestResultSchema,
    WebhookRotation: WebhookRotationSchema,
    PriceList: PriceListSchema,
    LedgerEntry: LedgerEntrySchema,
    Ledger: LedgerSchema,
  });
  const notes = { ...REQUEST_NOTES, UploadRequest: UPLOAD_NOTE, WebhookTestRequest: WEBHOOK_TEST_NOTE };
  for (const [name, note] of Object.entries(notes)) schemas[name] = annotated(schemas[name] ?? {}, note);
  for (const name of ['TranscriptionJob', 'VideoJob']) schemas[name] = discriminated(schemas[name] ?? {});
  return schemas;
}

/** Adds notes to a schema and its fields. @throws Error if a note has no field, or a field has no note */
function annotated(schema: JsonSchema, { description, keywords, fields }: Note): JsonSchema {
  const properties = { ...(schema.properties as Record<string, JsonSchema>) };
  const different = Object.keys({ ...properties, ...fields }).filter((name) => !properties[name] || !fields[name]);
  if (different.length > 0) throw new Error(`Fields and their notes differ: ${different.join(', ')}.`);
  for (const [name, [text, example, more]] of Object.entries(fields)) {
    properties[name] = { description: text, ...properties[name], ...more, examples: [example] };
  }
  return { description, ...schema, ...keywords, properties };
}

/** Adds a discriminator: the status of a job decides which schema it has. */
function discriminated(schema: JsonSchema): JsonSchema {
  const options = (schema.oneOf as { $ref: string }[]).map(({ $ref }) => $ref);
  const statusOf = (target: string) => /\/([A-Z][a-z]+)\w*Job$/.exec(target)?.[1]?.toLowerCase() ?? '';
  const mapping = Object.fromEntries(options.map((target) => [statusOf(target), target]));
  return { ...schema, discriminator: { propertyName: 'status', mapping } };
}

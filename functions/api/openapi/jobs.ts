import * as v from 'valibot';
import { JOB_ERROR_CODES } from '../../domain/errors.ts';
import { SegmentSchema } from '../../domain/segments.ts';
import { absent, link, seconds, text, time, tokens } from './fields.ts';

/** Jobs as clients read them, with one schema for each state of a job: specification, sections 2.2 and 2.3. */
const STATUSES = ['processing', 'completed', 'failed', 'canceled'] as const;

const id = text('The job. Unique within the account and the kind of job.', 'job_m5kc2x8r4tqh7wpz3nvb6yda');
const credits_charged = tokens('Tokens charged: 0 until the song has been measured.', 660);
const duration_seconds = seconds('Measured duration of the song, on which the price is based.', 20);
const status = <const T extends string>(value: T, description: string) =>
  v.pipe(v.literal(value), v.description(description));

export const AcceptedSchema = v.pipe(
  v.object({
    id,
    status: v.pipe(
      v.picklist(STATUSES),
      v.description('`processing` for a new job; a replay shows the current status of the job.'),
    ),
    credits_charged,
    duration_seconds: v.optional(duration_seconds),
  }),
  v.description('A job was accepted. Media and balance are checked afterwards. If a check fails, the job fails.'),
);

export const JobErrorSchema = v.pipe(
  v.object({
    code: v.pipe(
      v.picklist(JOB_ERROR_CODES),
      v.metadata({ description: 'Why the job failed.', examples: ['audio_too_short'] }),
    ),
    message: text(
      'The reason and what to do about it, for people to read.',
      'song_url: the audio lasts 4.2 seconds; a video needs at least 10.',
    ),
  }),
  v.description('Why a job failed. Its charge has been refunded.'),
);

/** Of lyric videos and transcriptions. */
export const metadata = v.optional(
  v.pipe(
    v.record(v.string(), v.string()),
    v.metadata({
      description: 'The `metadata` of the request. Absent if it had none.',
      examples: [{ order: '1042' }],
    }),
  ),
);

const common = {
  id,
  credits_charged,
  credits_refunded: tokens('Tokens refunded after a failure or a cancellation: the whole charge.', 0),
  created_at: time('When the job was accepted.', '2026-01-01T12:00:00.000Z'),
  metadata,
};
const measured = { duration_seconds: v.optional(duration_seconds) };
const requested = {
  cancellation_requested: v.optional(
    v.pipe(v.literal(true), v.description('A cancellation was requested. Only the status shows whether it succeeded.')),
  ),
};
export const files_deleted_at = v.optional(
  time(
    'When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.',
    '2026-01-02T08:00:00.000Z',
  ),
);
const ended = { completed_at: time('When the job ended.', '2026-01-01T12:00:31.250Z'), files_deleted_at };
const noError = { error: absent('There is no error.') };

export const ProcessingJobSchema = v.pipe(
  v.object({
    ...common,
    ...measured,
    ...requested,
    status: status('processing', 'The job is waiting or running. Poll again in 15 to 30 seconds.'),
    ...noError,
    completed_at: absent('The job has not ended.'),
  }),
  v.description('A job that has not ended.'),
);

const completed = {
  ...common,
  ...requested,
  duration_seconds,
  status: status('completed', 'The result is ready.'),
  ...noError,
  ...ended,
};

export const CompletedVideoJobSchema = v.pipe(
  v.object({
    ...completed,
    video_url: link(
      'The video: H.264 and AAC in MP4. The link is new at each request and works for up to an hour.',
      'https://media.example.com/video.mp4',
    ),
    thumbnail_url: link(
      'A frame of the video: JPEG. The link works for up to an hour.',
      'https://media.example.com/thumbnail.jpg',
    ),
  }),
  v.description('A video that is ready.'),
);

export const CompletedTranscriptionJobSchema = v.pipe(
  v.object({
    ...completed,
    segments: v.pipe(
      v.array(SegmentSchema),
      v.description(
        'The lyrics, in order. Empty if no words were recognized. Can be sent in a request for a lyric video.',
      ),
    ),
    language: v.pipe(
      v.nullable(v.string()),
      v.metadata({ description: 'ISO 639-1 code; null if it is unknown.', examples: ['en'] }),
    ),
  }),
  v.description('A transcription that is ready.'),
);

export const FailedJobSchema = v.pipe(
  v.object({
    ...common,
    ...measured,
    ...requested,
    status: status('failed', 'The job failed; `error` says why.'),
    error: JobErrorSchema,
    ...ended,
  }),
  v.description('A job that failed, refunded in full.'),
);

export const CanceledJobSchema = v.pipe(
  v.object({
    ...common,
    ...measured,
    status: status('canceled', 'A cancellation was confirmed.'),
    ...noError,
    ...ended,
    cancellation_requested: v.pipe(v.literal(true), v.description('A cancellation was requested.')),
  }),
  v.description('A job that was canceled, refunded in full.'),
);

export const VideoJobSchema = v.pipe(
  v.variant('status', [ProcessingJobSchema, CompletedVideoJobSchema, FailedJobSchema, CanceledJobSchema]),
  v.description('A video job. Its status determines its other fields.'),
);

export const TranscriptionJobSchema = v.pipe(
  v.variant('status', [ProcessingJobSchema, CompletedTranscriptionJobSchema, FailedJobSchema]),
  v.description('A transcription job. Its status determines its other fields. It cannot be canceled.'),
);

export const CancellationSchema = v.pipe(
  v.object({
    id,
    status: v.pipe(
      v.picklist(STATUSES),
      v.description('Usually still `processing`: a cancellation is confirmed afterwards.'),
    ),
    cancellation_requested: v.pipe(v.literal(true), v.description('The request was recorded.')),
  }),
  v.description('A cancellation was queued. The job may still be completed before it takes effect.'),
);

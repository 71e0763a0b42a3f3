import * as v from 'valibot';
import { JOB_TYPE_FACTS, JOB_TYPES, type JobType } from '../../domain/job-type.ts';
import { absent, link, seconds, text, time, tokens } from './fields.ts';
import { JobErrorSchema } from './jobs.ts';

/** Bodies of webhooks, with one schema for each outcome: specification, section 6. */
const type = (types: readonly JobType[]) =>
  v.pipe(v.picklist(types), v.metadata({ description: 'The kind of job.', examples: [types[0]] }));
const status = <const T extends string>(value: T) => v.pipe(v.literal(value), v.description('How the job ended.'));
const VIDEO_TYPES = JOB_TYPES.filter((each) => JOB_TYPE_FACTS[each].result === 'video');

const common = {
  id: text('The job.', 'job_m5kc2x8r4tqh7wpz3nvb6yda'),
  credits_charged: tokens('Tokens charged.', 660),
  credits_refunded: tokens('Tokens refunded.', 0),
  created_at: time('When the job was accepted.', '2026-01-01T12:00:00.000Z'),
  completed_at: time('When the job ended.', '2026-01-01T12:00:31.250Z'),
};
const duration = seconds('Measured duration of the song.', 20);
const duration_seconds = v.pipe(
  v.nullable(duration),
  v.description('Measured duration of the song; null if the job ended before it was measured.'),
);
const noVideo = { video_url: absent('There is no video.'), thumbnail_url: absent('There is no thumbnail.') };
const noError = { error: absent('There is no error.') };

export const CompletedVideoEventSchema = v.pipe(
  v.object({
    ...common,
    type: type(VIDEO_TYPES),
    status: status('completed'),
    duration_seconds: duration,
    video_url: link(
      'The video. The link works for up to an hour after the first attempt. Read the job for a new link.',
      'https://media.example.com/video.mp4',
    ),
    thumbnail_url: link(
      'A frame of the video. The link works as long as the link of the video.',
      'https://media.example.com/thumbnail.jpg',
    ),
    ...noError,
  }),
  v.description('A video is ready.'),
);

export const CompletedTranscriptionEventSchema = v.pipe(
  v.object({
    ...common,
    type: type(['lyric_transcription']),
    status: status('completed'),
    duration_seconds: duration,
    ...noVideo,
    ...noError,
  }),
  v.description('A transcription is ready. Read the job for its segments and language.'),
);

export const FailedEventSchema = v.pipe(
  v.object({
    ...common,
    type: type(JOB_TYPES),
    status: status('failed'),
    duration_seconds,
    ...noVideo,
    error: JobErrorSchema,
  }),
  v.description('A job failed and was refunded.'),
);

export const CanceledEventSchema = v.pipe(
  v.object({
    ...common,
    type: type(VIDEO_TYPES),
    status: status('canceled'),
    duration_seconds,
    ...noVideo,
    ...noError,
  }),
  v.description('A cancellation was confirmed, and the job refunded.'),
);

import { token } from './api-key.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import type { JobError } from './errors.ts';
import { JOB_TYPE_FACTS, type JobType } from './job-type.ts';
import type { Metadata } from './metadata.ts';
import type { Feature, Price } from './pricing.ts';
import type { RendererConfiguration } from './renderer.ts';
import type { CreateRequest } from './requests.ts';
import type { Segment } from './segments.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A job as it is stored, and as clients see it: specification, sections 2.2 and 2.3. */
export const JOB_STATUSES = ['processing', 'completed', 'failed', 'canceled'] as const;
type JobStatus = (typeof JOB_STATUSES)[number];

/** Identifies a job. It is the whole input of an execution; each step reads the job by this key. */
export interface JobKey {
  account_id: string;
  type: JobType;
  job_id: string;
}

/** A file in the media bucket, normalized by PrepareAndGenerate. */
export interface PreparedMedia {
  /** Object key of the song: AAC in MP4, 48 kHz stereo. */
  song_key: string;
  /** Object keys of the images in the request's order: PNG, upright, at most 2048 pixels per side. */
  image_keys: string[];
  /**
   * Object keys of the people who were found in the images, in the same order, and null for an image without a person.
   * Jobs that were prepared by older versions do not have it.
   */
  person_keys?: (string | null)[];
  /** The words of the caller's lyrics, for a transcription by Amazon Transcribe. */
  vocabulary?: Vocabulary;
}

export interface Job extends JobKey {
  status: JobStatus;
  price: Price;
  renderer: RendererConfiguration;
  credits_charged: number;
  credits_refunded: number;
  created_at: string;
  webhook_url?: string;
  metadata?: Metadata;
  /** When the job got its place among the account's running jobs. */
  started_at?: string;
  /** The tokens by which the media task reports that the preparation has ended, one for each attempt to wait for it. */
  preparation_tokens?: string[];
  /** When a worker first claimed the job. */
  claimed_at?: string;
  /** When its media were prepared, and its result was made. */
  prepared_at?: string;
  generated_at?: string;
  /** When it was charged, even if it costs nothing. The media task makes no result before. */
  charged_at?: string;
  /** The song's measured duration; whole milliseconds. */
  duration_ms?: number;
  media?: PreparedMedia;
  error?: JobError;
  cancellation_requested?: true;
  /**
   * What the media task may no longer do. After a request for cancellation, it may not claim the job. After the job's
   * end, it may do nothing. The task's role can write every attribute that its conditions name, so the conditions name
   * this attribute instead of `status` and `cancellation_requested`.
   */
  closed_to_workers?: 'claims' | 'all';
  video_key?: string;
  thumbnail_key?: string;
  /** Object key of the words that a lyric video draws, as JSON with language and segments. */
  lyrics_key?: string;
  transcript?: { language: string | null; segments: Segment[] };
  completed_at?: string;
  /** When the client had the job's files deleted. */
  files_deleted_at?: string;
  /** Number of attempts to deliver the webhook that failed. */
  webhook_attempts?: number;
  /** Why the last attempt failed. */
  webhook_failure?: string;
  /** The links in the webhook's body, kept so that each attempt sends the same bytes. */
  webhook_links?: Links;
  webhook_end?: 'delivered' | 'given_up';
  webhook_ended_at?: string;
  /** The attempts to deliver it, also those before a redelivery; oldest first. */
  webhook_log?: DeliveryAttempt[];
  /** When an operator ordered another delivery of the webhook. */
  redelivered_at?: string;
  /** When everything was deleted that a provider had of the ended job. */
  provider_cleaned_at?: string;
  /**
   * Present until the job has ended, its webhook is delivered or given up, and its provider is cleaned up. It is the key
   * of the index of open jobs. While the job waits for a place among the account's running jobs, it names the account.
   */
  open?: 'open' | WaitingMark;
}

export const WAITING = 'waiting#';
type WaitingMark = `${typeof WAITING}${string}`;
export const waitingMark = (accountId: string): WaitingMark => `${WAITING}${accountId}`;

export function isWaiting({ open }: Pick<Job, 'open'>): boolean {
  return open?.startsWith(WAITING) ?? false;
}

export interface Accepted {
  id: string;
  status: JobStatus;
  credits_charged: number;
  duration_seconds?: number;
}

/** What a list shows of a job: no transcript, because that may be long. */
export type ListedJob = Pick<
  Job,
  | 'account_id'
  | 'job_id'
  | 'type'
  | 'status'
  | 'credits_charged'
  | 'credits_refunded'
  | 'duration_ms'
  | 'error'
  | 'created_at'
  | 'completed_at'
  | 'files_deleted_at'
  | 'cancellation_requested'
  | 'video_key'
  | 'thumbnail_key'
  | 'metadata'
>;

interface JobView extends Accepted {
  credits_refunded: number;
  video_url?: string;
  thumbnail_url?: string;
  segments?: Segment[];
  language?: string | null;
  error: JobError | null;
  created_at: string;
  completed_at: string | null;
  files_deleted_at?: string;
  cancellation_requested?: true;
  metadata?: Metadata;
}

export interface Links {
  video_url: string;
  thumbnail_url: string;
}

export function makeJobId(): string {
  return `job_${token(24)}`;
}

/** @param at the time of admission, ISO 8601 with milliseconds */
export function admittedJob(
  key: JobKey,
  request: CreateRequest,
  price: Price,
  renderer: RendererConfiguration,
  at: string,
): Job {
  return {
    ...key,
    status: 'processing',
    price,
    renderer,
    credits_charged: 0,
    credits_refunded: 0,
    created_at: at,
    ...(request.webhook_url === undefined ? {} : { webhook_url: request.webhook_url }),
    ...('metadata' in request && request.metadata ? { metadata: request.metadata } : {}),
    open: waitingMark(key.account_id),
  };
}

/** The feature that decides a job's price, by the job's type and quality. */
export const FEATURES_OF: Readonly<Record<JobType, Record<'basic' | 'pro', Feature>>> = {
  lyric_transcription: { basic: 'transcription', pro: 'transcription' },
  lyric_video: { basic: 'lyric_video_basic', pro: 'lyric_video_pro' },
  narrative_video: { basic: 'narrative_video_basic', pro: 'narrative_video_pro' },
};

/** Returns the feature that decides the job's price. */
export function featureOf(type: JobType, request: CreateRequest): Feature {
  return FEATURES_OF[type]['quality' in request ? request.quality : 'basic'];
}

export function isTerminal(job: Pick<Job, 'status'>): boolean {
  return job.status !== 'processing';
}

export function acceptedView(job: Pick<Job, 'job_id' | 'status' | 'credits_charged' | 'duration_ms'>): Accepted {
  return {
    id: job.job_id,
    status: job.status,
    credits_charged: job.credits_charged,
    ...(job.duration_ms === undefined ? {} : { duration_seconds: job.duration_ms / 1000 }),
  };
}

/** What is left of a transcript when the files of its job are deleted. */
const NO_TRANSCRIPT = { language: null, segments: [] };

/** @param links present for a completed video job */
export function jobView(job: Job, links?: Links): JobView {
  const hasTranscript = job.status === 'completed' && JOB_TYPE_FACTS[job.type].result === 'transcript';
  return { ...viewOf(job, links), ...(hasTranscript ? (job.transcript ?? NO_TRANSCRIPT) : {}) };
}

/** @param links present for a completed video job */
export function listedJobView(job: ListedJob, links?: Links): JobView & { type: JobType } {
  const { id, ...view } = viewOf(job, links);
  return { id, type: job.type, ...view };
}

function viewOf(job: ListedJob, links?: Links): JobView {
  return {
    ...acceptedView(job),
    credits_refunded: job.credits_refunded,
    ...(job.status === 'completed' && links ? links : {}),
    error: job.status === 'failed' && job.error ? errorView(job.error) : null,
    created_at: job.created_at,
    completed_at: job.completed_at ?? null,
    ...(job.files_deleted_at ? { files_deleted_at: job.files_deleted_at } : {}),
    ...(job.cancellation_requested ? { cancellation_requested: true } : {}),
    ...(job.metadata ? { metadata: job.metadata } : {}),
  };
}

/**
 * Puts the fields in a fixed order. DynamoDB does not keep their order, but every attempt to deliver a webhook must
 * send the same bytes.
 */
function errorView({ code, message }: JobError): JobError {
  return { code, message };
}

type CancellationVerdict =
  | { verdict: 'queue' }
  | { verdict: 'already_canceled' }
  | { verdict: 'not_cancellable' }
  | { verdict: 'not_cancellable_yet'; retryAfter: number };

/** Decides whether a job may be canceled now: the rows of section 3 of the specification that begin with DELETE. */
export function cancellationVerdict(job: Job, waitSeconds: number, now: Date): CancellationVerdict {
  if (job.status === 'canceled') return { verdict: 'already_canceled' };
  if (isTerminal(job)) return { verdict: 'not_cancellable' };
  if (job.cancellation_requested || job.claimed_at === undefined) return { verdict: 'queue' };
  const remaining = Date.parse(job.created_at) + waitSeconds * 1000 - now.getTime();
  if (remaining <= 0) return { verdict: 'queue' };
  return { verdict: 'not_cancellable_yet', retryAfter: Math.ceil(remaining / 1000) };
}

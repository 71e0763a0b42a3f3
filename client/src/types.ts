/** Made from the OpenAPI document by generate-types.ts; change the document, then run it again. */

/**
 * A transcription job. Its status determines its other fields. It cannot be canceled.
 */
export type TranscriptionJob = ProcessingJob | CompletedTranscriptionJob | FailedJob;
/**
 * A video job. Its status determines its other fields.
 */
export type VideoJob = ProcessingJob | CompletedVideoJob | FailedJob | CanceledJob;
/**
 * What is wrong:
 * - `invalid_request` (400): A parameter is missing or invalid; the message names it by its path.
 * - `missing_api_key` (401): The request has no bearer key.
 * - `invalid_api_key` (401): The key is unknown, revoked, or of another environment.
 * - `insufficient_scope` (403): The key lacks the scope for this; GET /account lists its scopes.
 * - `not_found` (404): There is no such job in this account, or no such path and method.
 * - `idempotency_conflict` (409): The idempotency key was used for another request within 24 hours.
 * - `not_cancellable_yet` (409): A worker has begun; `Retry-After` says when the job may be canceled.
 * - `not_cancellable` (409): The job has ended as `completed` or `failed`.
 * - `not_completed` (409): The job is not `completed`, so it has no lyrics to read.
 * - `job_not_ended` (409): The job is still processing.
 * - `no_webhook` (409): The job has no webhook.
 * - `no_webhook_secret` (409): The account has no webhook secret yet.
 * - `delivery_too_soon` (409): A webhook is being sent, or was sent a moment ago; wait for `Retry-After`.
 * - `payload_too_large` (413): The body is larger than 1 MB.
 * - `rate_limit_exceeded` (429): Too many requests in this minute; wait for `Retry-After`.
 * - `internal_error` (500): A fault of the service.
 * - `api_unavailable` (503): New jobs, or jobs of this kind, are not accepted at the moment; existing jobs can be read.
 * - `rate_limit_unavailable` (503): Requests cannot be counted at the moment.
 */
export type ErrorCode =
  | 'invalid_request'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'insufficient_scope'
  | 'not_found'
  | 'idempotency_conflict'
  | 'not_cancellable_yet'
  | 'not_cancellable'
  | 'not_completed'
  | 'job_not_ended'
  | 'no_webhook'
  | 'no_webhook_secret'
  | 'delivery_too_soon'
  | 'payload_too_large'
  | 'rate_limit_exceeded'
  | 'internal_error'
  | 'api_unavailable'
  | 'rate_limit_unavailable';

/**
 * Requests the time-coded lyrics of a song. Fields that are not listed here are ignored.
 */
export interface TranscriptionRequest {
  /**
   * The audio file. Public http or https URL, port 80 or 443, without user name or password. At most 100 MB; at most 420 seconds. Fetched after the job is accepted.
   */
  song_url: string;
  /**
   * Where to send the webhook when the job has ended. Public https URL on port 443; redirects are not followed.
   */
  webhook_url?: string;
  /**
   * The same as the header `Idempotency-Key`. If both are given, they must be equal.
   */
  idempotency_key?: string;
  /**
   * The lyrics, if you have them: text with a line for each line of the song, or LRC or SRT. The service finds their times in the song. An addition to the contract.
   */
  lyrics?: string;
  /**
   * Up to 10 strings of your own, each up to 200 characters, such as an order number. Reads and lists of jobs return them; nothing interprets them. An addition to the contract.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * Start in seconds; 0 if only `trim_end` is given. Requires `trim_end`.
   */
  trim_start?: number;
  /**
   * Seconds at which to end: greater than `trim_start`, and not beyond the song.
   */
  trim_end?: number;
}
/**
 * Requests a video of the lyrics. Fields that are not listed here are ignored.
 */
export interface LyricVideoRequest {
  /**
   * The audio file. Public http or https URL, port 80 or 443, without user name or password. At most 100 MB; 10 to 420 seconds. Fetched after the job is accepted.
   */
  song_url: string;
  /**
   * Where to send the webhook when the job has ended. Public https URL on port 443; redirects are not followed.
   */
  webhook_url?: string;
  /**
   * The same as the header `Idempotency-Key`. If both are given, they must be equal.
   */
  idempotency_key?: string;
  /**
   * `basic` is 720p, `pro` is 1080p.
   */
  quality?: 'basic' | 'pro';
  /**
   * Width to height.
   */
  aspect_ratio?: '9:16' | '16:9' | '1:1';
  /**
   * The lyrics, if you have them: text with a line for each line of the song, or LRC or SRT. The service finds their times in the song. An addition to the contract.
   */
  lyrics?: string;
  /**
   * Up to 10 strings of your own, each up to 200 characters, such as an order number. Reads and lists of jobs return them; nothing interprets them. An addition to the contract.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * The look of the video. Without it, the default look.
   */
  style_preset?:
    | '80S_ILLUSTRATION'
    | 'ART_BRUT'
    | 'ART_POSTER'
    | 'BAUHAUS'
    | 'BLUEPRINT'
    | 'C4D_CARTOON'
    | 'CHILDRENS_BOOK'
    | 'COLLAGE'
    | 'DOODLE'
    | 'EMOTIONAL_MINIMAL'
    | 'FLAT_ART'
    | 'FLAT_VECTOR'
    | 'GRAFFITI_I'
    | 'GRAFFITI_II'
    | 'MINIMAL_ILLUSTRATION'
    | 'MIXED_MEDIA'
    | 'PAINT_GESTURE'
    | 'POP_ART'
    | 'RETRO_ETCHING'
    | 'WATERCOLOR'
    | 'WEIRD'
    | 'WOODBLOCK_PRINT';
  /**
   * Genre, in your own words. It influences the colors of the look.
   */
  song_genre?: string;
  /**
   * A picture of the singer, which becomes part of the look. Public http or https URL, port 80 or 443, without user name or password. At most 10 MB and 25 megapixels.
   */
  singer_image_url?: string;
  /**
   * The lyrics with their times, in order, not overlapping, within the song. Not together with `lyrics`. Without either, the song is transcribed.
   *
   * @minItems 1
   * @maxItems 1000
   */
  segments?: Segment[];
  /**
   * Whether each line is shown in Latin letters too, small below it, if it is written in Japanese, Chinese, Korean, Arabic, Cyrillic, Devanagari or Greek. An addition to the contract.
   */
  romanize?: boolean;
}
/**
 * A line of lyrics and when it is sung. Times are seconds of the song.
 */
export interface Segment {
  /**
   * The line.
   */
  text: string;
  /**
   * When it begins.
   */
  start: number;
  /**
   * When it ends: greater than `start`.
   */
  end: number;
  /**
   * `end` − `start`, within 0.05 seconds.
   */
  duration: number;
  /**
   * How many words it has.
   */
  wordCount: number;
  /**
   * Its words, each within the line. May be empty.
   *
   * @maxItems 1000
   */
  timedWords: TimedWord[];
}
/**
 * A word and when it is sung.
 */
export interface TimedWord {
  /**
   * The word.
   */
  text: string;
  /**
   * When it begins.
   */
  start: number;
  /**
   * When it ends: not before `start`.
   */
  end: number;
}
/**
 * Requests a video that tells a story. Fields that are not listed here are refused.
 */
export interface MusicVideoRequest {
  /**
   * The audio file. Public http or https URL, port 80 or 443, without user name or password. At most 100 MB; 10 to 420 seconds. Fetched after the job is accepted.
   */
  song_url: string;
  /**
   * Where to send the webhook when the job has ended. Public https URL on port 443; redirects are not followed.
   */
  webhook_url?: string;
  /**
   * The same as the header `Idempotency-Key`. If both are given, they must be equal.
   */
  idempotency_key?: string;
  /**
   * `basic` is 720p, `pro` is 1080p.
   */
  quality?: 'basic' | 'pro';
  /**
   * Width to height.
   */
  aspect_ratio?: '9:16' | '16:9' | '1:1';
  /**
   * The story: places, times of day, moods and actions. Not blank.
   */
  prompt: string;
  /**
   * The characters of the story. Exactly one has the role `singer`.
   *
   * @minItems 1
   * @maxItems 4
   */
  characters: Character[];
  /**
   * The look of the video. Without it, the pictures are realistic.
   */
  style_preset?:
    | '90s-anime'
    | 'ghibli'
    | 'yellow-family'
    | 'pixar-3d'
    | 'ps2-low-poly'
    | 'disney-90s'
    | 'lego'
    | 'cartoon-network'
    | 'pixel-art';
}
/**
 * A person who appears in the video. Fields that are not listed here are refused.
 */
export interface Character {
  /**
   * Name of the character in the prompt.
   */
  name: string;
  /**
   * Exactly one character is the singer.
   */
  role: 'singer' | 'character';
  /**
   * What the character looks like. Public http or https URL, port 80 or 443, without user name or password. At most 10 MB and 25 megapixels.
   */
  image_url: string;
  /**
   * What the picture does not show.
   */
  description?: string;
}
/**
 * The account that the calling key belongs to.
 */
export interface Account {
  /**
   * Current token balance.
   */
  credits: number;
  /**
   * What the calling key may do.
   */
  scopes: ('lyric_videos' | 'narrative_videos')[];
  /**
   * Requests that this key may make in a calendar minute.
   */
  rate_limit_rpm: number;
  /**
   * Key of the webhook signatures. Null until the first job with a `webhook_url` has been accepted. Changes only after you or an operator rotated it. Keep it secret.
   */
  webhook_secret: string | null;
}
/**
 * A job was accepted. Media and balance are checked afterwards. If a check fails, the job fails.
 */
export interface Accepted {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * `processing` for a new job; a replay shows the current status of the job.
   */
  status: 'processing' | 'completed' | 'failed' | 'canceled';
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds?: number;
}
/**
 * A job that has not ended.
 */
export interface ProcessingJob {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Tokens refunded after a failure or a cancellation: the whole charge.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds?: number;
  /**
   * A cancellation was requested. Only the status shows whether it succeeded.
   */
  cancellation_requested?: true;
  /**
   * The job is waiting or running. Poll again in 15 to 30 seconds.
   */
  status: 'processing';
  /**
   * There is no error.
   */
  error: null;
  /**
   * The job has not ended.
   */
  completed_at: null;
}
/**
 * A transcription that is ready.
 */
export interface CompletedTranscriptionJob {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Tokens refunded after a failure or a cancellation: the whole charge.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * A cancellation was requested. Only the status shows whether it succeeded.
   */
  cancellation_requested?: true;
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds: number;
  /**
   * The result is ready.
   */
  status: 'completed';
  /**
   * There is no error.
   */
  error: null;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.
   */
  files_deleted_at?: string;
  /**
   * The lyrics, in order. Empty if no words were recognized. Can be sent in a request for a lyric video.
   */
  segments: Segment[];
  /**
   * ISO 639-1 code; null if it is unknown.
   */
  language: string | null;
}
/**
 * A job that failed, refunded in full.
 */
export interface FailedJob {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Tokens refunded after a failure or a cancellation: the whole charge.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds?: number;
  /**
   * A cancellation was requested. Only the status shows whether it succeeded.
   */
  cancellation_requested?: true;
  /**
   * The job failed; `error` says why.
   */
  status: 'failed';
  error: JobError;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.
   */
  files_deleted_at?: string;
}
/**
 * Why a job failed. Its charge has been refunded.
 */
export interface JobError {
  /**
   * Why the job failed.
   */
  code:
    | 'insufficient_credits'
    | 'media_unreachable'
    | 'media_too_large'
    | 'media_unreadable'
    | 'audio_too_short'
    | 'audio_too_long'
    | 'image_too_large'
    | 'trim_out_of_range'
    | 'segments_out_of_range'
    | 'generation_failed'
    | 'internal_error';
  /**
   * The reason and what to do about it, for people to read.
   */
  message: string;
}
/**
 * A video that is ready.
 */
export interface CompletedVideoJob {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Tokens refunded after a failure or a cancellation: the whole charge.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * A cancellation was requested. Only the status shows whether it succeeded.
   */
  cancellation_requested?: true;
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds: number;
  /**
   * The result is ready.
   */
  status: 'completed';
  /**
   * There is no error.
   */
  error: null;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.
   */
  files_deleted_at?: string;
  /**
   * The video: H.264 and AAC in MP4. The link is new at each request and works for up to an hour.
   */
  video_url: string;
  /**
   * A frame of the video: JPEG. The link works for up to an hour.
   */
  thumbnail_url: string;
}
/**
 * A job that was canceled, refunded in full.
 */
export interface CanceledJob {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Tokens charged: 0 until the song has been measured.
   */
  credits_charged: number;
  /**
   * Tokens refunded after a failure or a cancellation: the whole charge.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * Measured duration of the song, on which the price is based.
   */
  duration_seconds?: number;
  /**
   * A cancellation was confirmed.
   */
  status: 'canceled';
  /**
   * There is no error.
   */
  error: null;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.
   */
  files_deleted_at?: string;
  /**
   * A cancellation was requested.
   */
  cancellation_requested: true;
}
/**
 * A cancellation was queued. The job may still be completed before it takes effect.
 */
export interface Cancellation {
  /**
   * The job. Unique within the account and the kind of job.
   */
  id: string;
  /**
   * Usually still `processing`: a cancellation is confirmed afterwards.
   */
  status: 'processing' | 'completed' | 'failed' | 'canceled';
  /**
   * The request was recorded.
   */
  cancellation_requested: true;
}
/**
 * The progress of a job.
 */
export interface Progress {
  /**
   * `queued` until a worker begins. Then `preparing` (the media are read), `transcribing`, `rendering` and `finishing`, if the job has them. Finally `completed`, `failed` or `canceled`.
   */
  stage: 'queued' | 'preparing' | 'transcribing' | 'rendering' | 'finishing' | 'completed' | 'failed' | 'canceled';
  /**
   * Share of the work that is done, with one decimal. It never falls. 100 means that the job has ended.
   */
  percent: number;
  /**
   * Estimated seconds of work that are left; null while unknown.
   */
  seconds_left: number | null;
}
/**
 * Lyrics with times.
 */
export interface Lyrics {
  /**
   * ISO 639-1 code; null if it is unknown.
   */
  language: string | null;
  /**
   * The lyrics, in the order in which they are sung. A request for a lyric video can contain them.
   */
  segments: Segment[];
}
/**
 * The files of a job are deleted.
 */
export interface FilesDeletion {
  /**
   * The job.
   */
  id: string;
  /**
   * When the files were deleted first.
   */
  files_deleted_at: string;
}
/**
 * A video is ready.
 */
export interface CompletedVideoEvent {
  /**
   * The job.
   */
  id: string;
  /**
   * Tokens charged.
   */
  credits_charged: number;
  /**
   * Tokens refunded.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * The kind of job.
   */
  type: 'lyric_video' | 'narrative_video';
  /**
   * How the job ended.
   */
  status: 'completed';
  /**
   * Measured duration of the song.
   */
  duration_seconds: number;
  /**
   * The video. The link works for up to an hour after the first attempt. Read the job for a new link.
   */
  video_url: string;
  /**
   * A frame of the video. The link works as long as the link of the video.
   */
  thumbnail_url: string;
  /**
   * There is no error.
   */
  error: null;
}
/**
 * A transcription is ready. Read the job for its segments and language.
 */
export interface CompletedTranscriptionEvent {
  /**
   * The job.
   */
  id: string;
  /**
   * Tokens charged.
   */
  credits_charged: number;
  /**
   * Tokens refunded.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * The kind of job.
   */
  type: 'lyric_transcription';
  /**
   * How the job ended.
   */
  status: 'completed';
  /**
   * Measured duration of the song.
   */
  duration_seconds: number;
  /**
   * There is no video.
   */
  video_url: null;
  /**
   * There is no thumbnail.
   */
  thumbnail_url: null;
  /**
   * There is no error.
   */
  error: null;
}
/**
 * A job failed and was refunded.
 */
export interface FailedEvent {
  /**
   * The job.
   */
  id: string;
  /**
   * Tokens charged.
   */
  credits_charged: number;
  /**
   * Tokens refunded.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * The kind of job.
   */
  type: 'lyric_transcription' | 'lyric_video' | 'narrative_video';
  /**
   * How the job ended.
   */
  status: 'failed';
  /**
   * Measured duration of the song; null if the job ended before it was measured.
   */
  duration_seconds: number | null;
  /**
   * There is no video.
   */
  video_url: null;
  /**
   * There is no thumbnail.
   */
  thumbnail_url: null;
  error: JobError;
}
/**
 * A cancellation was confirmed, and the job refunded.
 */
export interface CanceledEvent {
  /**
   * The job.
   */
  id: string;
  /**
   * Tokens charged.
   */
  credits_charged: number;
  /**
   * Tokens refunded.
   */
  credits_refunded: number;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * When the job ended.
   */
  completed_at: string;
  /**
   * The kind of job.
   */
  type: 'lyric_video' | 'narrative_video';
  /**
   * How the job ended.
   */
  status: 'canceled';
  /**
   * Measured duration of the song; null if the job ended before it was measured.
   */
  duration_seconds: number | null;
  /**
   * There is no video.
   */
  video_url: null;
  /**
   * There is no thumbnail.
   */
  thumbnail_url: null;
  /**
   * There is no error.
   */
  error: null;
}
/**
 * A file that is about to be uploaded.
 */
export interface UploadRequest {
  /**
   * Media type of the song, video or image.
   */
  content_type: string;
  /**
   * Its exact size in bytes: at most 100 MB, images at most 10 MB.
   */
  content_length: number;
}
/**
 * A place for one file.
 */
export interface Upload {
  /**
   * Where to send the file, with PUT and without your API key.
   */
  upload_url: string;
  /**
   * Headers to send with the file. The link is signed for them.
   */
  headers: {
    [k: string]: string;
  };
  /**
   * Use it as `song_url`, `singer_image_url` or `image_url` within a day after the upload.
   */
  url: string;
  /**
   * When `upload_url` stops working.
   */
  expires_at: string;
}
/**
 * A job in a list, without the lyrics of a transcription.
 */
export interface ListedJob {
  /**
   * The job.
   */
  id: string;
  /**
   * The kind of job, which decides its path.
   */
  type: 'lyric_transcription' | 'lyric_video' | 'narrative_video';
  /**
   * The status about a second ago.
   */
  status: 'processing' | 'completed' | 'failed' | 'canceled';
  /**
   * Tokens charged.
   */
  credits_charged: number;
  /**
   * Tokens refunded.
   */
  credits_refunded: number;
  /**
   * Measured duration of the song.
   */
  duration_seconds?: number;
  /**
   * The video, if there is one. The link works for up to an hour.
   */
  video_url?: string;
  /**
   * A frame of the video. The link works for up to an hour.
   */
  thumbnail_url?: string;
  /**
   * Why the job failed; null if it did not.
   */
  error: JobError | null;
  /**
   * When the job was accepted.
   */
  created_at: string;
  /**
   * When the job ended; null if it has not.
   */
  completed_at: string | null;
  /**
   * When you had the files of the job deleted. Its links then lead nowhere, and its segments are empty.
   */
  files_deleted_at?: string;
  /**
   * The `metadata` of the request. Absent if it had none.
   */
  metadata?: {
    [k: string]: string;
  };
  /**
   * A cancellation was requested. Only the status shows whether it succeeded.
   */
  cancellation_requested?: true;
}
/**
 * A page of jobs. It may have fewer jobs than `limit`, even none, although more pages follow.
 */
export interface JobList {
  /**
   * Newest first.
   */
  jobs: ListedJob[];
  /**
   * Send it as `cursor` to get the next page. Null on the last page.
   */
  next_cursor: string | null;
}
/**
 * An attempt to deliver a webhook.
 */
export interface DeliveryAttempt {
  /**
   * When the attempt began.
   */
  at: string;
  /**
   * How long it took.
   */
  seconds: number;
  /**
   * Status of the answer; null if there was none. Any 2xx is success. Redirects are not followed.
   */
  status: number | null;
  /**
   * Why there was no answer; null if there was one.
   */
  failure: string | null;
  /**
   * First line of the answer, at most 200 characters, without control characters and secrets. Null if there is none.
   */
  answer: string | null;
}
/**
 * What became of the webhook of a job.
 */
export interface Deliveries {
  /**
   * The job.
   */
  id: string;
  /**
   * Where the webhook goes; null if none was ordered.
   */
  webhook_url: string | null;
  /**
   * What the webhook reports; null until the job ends.
   */
  event: ('job.completed' | 'job.failed' | 'job.canceled') | null;
  /**
   * `none`: no webhook was ordered. `not_due`: the job has not ended. `owed`: attempts are under way or follow. `delivered`. `given_up`: all attempts failed.
   */
  state: 'none' | 'not_due' | 'owed' | 'delivered' | 'given_up';
  /**
   * Oldest first. The last 30 attempts before a redelivery are kept.
   */
  attempts: DeliveryAttempt[];
}
/**
 * Where to send a sample, and of which event.
 */
export interface WebhookTestRequest {
  /**
   * Public https URL on port 443; redirects are not followed.
   */
  url: string;
  /**
   * What the sample reports.
   */
  event?: 'job.completed' | 'job.failed' | 'job.canceled';
}
/**
 * What came of a sample.
 */
export interface WebhookTestResult {
  /**
   * The delivery id of the sample. It is new for each and begins with `test_`.
   */
  id: string;
  /**
   * What the sample reported.
   */
  event: 'job.completed' | 'job.failed' | 'job.canceled';
  /**
   * Whether the receiver answered with a 2xx.
   */
  delivered: boolean;
  /**
   * When the attempt began.
   */
  at: string;
  /**
   * How long it took.
   */
  seconds: number;
  /**
   * Status of the answer; null if there was none. Any 2xx is success. Redirects are not followed.
   */
  status: number | null;
  /**
   * Why there was no answer; null if there was one.
   */
  failure: string | null;
  /**
   * First line of the answer, at most 200 characters, without control characters and secrets. Null if there is none.
   */
  answer: string | null;
  /**
   * Key of the signature: the secret that the account has, or will have with its first job that has a webhook.
   */
  webhook_secret: string;
}
/**
 * Two webhook secrets, of which one replaces the other.
 */
export interface WebhookRotation {
  /**
   * The secret that `X-Service-Signature` is made with until then.
   */
  webhook_secret: string;
  /**
   * The secret that `X-Service-Signature-Next` is made with until then, and both afterwards.
   */
  next_webhook_secret: string;
  /**
   * When the next secret replaces the current one.
   */
  next_webhook_secret_from: string;
}
/**
 * What jobs cost that are ordered now. A job keeps the price of its order.
 */
export interface PriceList {
  /**
   * False if new jobs are not accepted at the moment.
   */
  accepting_jobs: boolean;
  /**
   * A price for each kind of job and quality.
   */
  prices: {
    /**
     * The kind of job.
     */
    type: 'lyric_transcription' | 'lyric_video' | 'narrative_video';
    /**
     * Null for kinds without qualities.
     */
    quality: ('basic' | 'pro') | null;
    /**
     * Whether the rate is for a song, or for each second of it. The price is rounded up once.
     */
    model: 'flat' | 'per_second';
    /**
     * Tokens; null if such jobs are not accepted at the moment.
     */
    rate: number | null;
  }[];
}
/**
 * A change of the balance, which is the sum of all entries.
 */
export interface LedgerEntry {
  /**
   * The entry.
   */
  id: string;
  /**
   * What changed the balance. A debit corrects a mistake.
   */
  kind: 'purchase' | 'charge' | 'refund' | 'debit';
  /**
   * Whole tokens: negative for charges and debits.
   */
  amount: number;
  /**
   * The job that was charged or refunded; null for other kinds.
   */
  job: {
    /**
     * The job.
     */
    id: string;
    /**
     * The kind of job; null in entries that were made before it was recorded.
     */
    type: ('lyric_transcription' | 'lyric_video' | 'narrative_video') | null;
  } | null;
  /**
   * When the balance changed.
   */
  created_at: string;
}
/**
 * A page of ledger entries.
 */
export interface Ledger {
  /**
   * Newest first.
   */
  entries: LedgerEntry[];
  /**
   * Send it as `cursor` to get the next page. Null on the last page.
   */
  next_cursor: string | null;
}

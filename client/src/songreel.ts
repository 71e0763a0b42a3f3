import { type CallOptions, Jobs } from './jobs.ts';
import { everyEntry, type JobFilter, Lists, type PageQuery } from './lists.ts';
import { Transport, type TransportOptions } from './transport.ts';
import type {
  Account,
  FilesDeletion,
  JobList,
  Ledger,
  LedgerEntry,
  ListedJob,
  LyricVideoRequest,
  MusicVideoRequest,
  PriceList,
  TranscriptionJob,
  TranscriptionRequest,
  Upload,
  UploadRequest,
  VideoJob,
} from './types.ts';
import { VideoJobs } from './video-jobs.ts';
import { Webhooks } from './webhooks.ts';

/** The formats of `lyrics`. */
export type LyricsFormat = 'json' | 'lrc' | 'elrc' | 'srt' | 'vtt' | 'ass' | 'ultrastar';

/**
 * A client of the Songreel API.
 *
 *     const songreel = new Songreel({ baseUrl, apiKey });
 *     const { id } = await songreel.lyricVideos.create({ song_url });
 *     const job = await songreel.lyricVideos.wait(id);
 *     if (job.status === 'completed') console.log(job.video_url);
 */
export class Songreel {
  /** Transcriptions cannot be canceled. */
  readonly transcriptions: Jobs<TranscriptionRequest, TranscriptionJob>;
  readonly lyricVideos: VideoJobs<LyricVideoRequest, VideoJob>;
  readonly musicVideos: VideoJobs<MusicVideoRequest, VideoJob>;
  readonly webhooks: Webhooks;
  readonly #transport: Transport;
  readonly #lists: Lists;

  constructor(options: TransportOptions) {
    this.#transport = new Transport(options);
    this.#lists = new Lists(this.#transport);
    this.webhooks = new Webhooks(this.#transport);
    this.transcriptions = new Jobs(this.#transport, '/lyric-videos/transcriptions');
    this.lyricVideos = new VideoJobs(this.#transport, '/lyric-videos');
    this.musicVideos = new VideoJobs(this.#transport, '/music-videos');
  }

  /**
   * Sends a song or an image to the service, so that you need not host it. Its `type` must be set, such as
   * `audio/mpeg`.
   * @returns a URL to use as `song_url`, `singer_image_url` or `image_url` within a day
   * @throws SongreelError, or the signal's reason
   */
  async upload(file: Blob, { signal }: CallOptions = {}): Promise<string> {
    const body: UploadRequest = { content_type: file.type, content_length: file.size };
    const { body: place } = await this.#transport.send<Upload>({ method: 'POST', path: '/uploads', body, signal });
    // `fetch` sets the length itself, and browsers do not allow a program to set it.
    const { 'Content-Length': _, ...headers } = place.headers;
    await this.#transport.sendFile(place.upload_url, headers, file, signal);
    return place.url;
  }

  /**
   * Reads the words of a completed transcription or lyric video as a file's text.
   * @throws SongreelError `not_completed` before the job has completed
   */
  async lyrics(id: string, format: LyricsFormat, { signal }: CallOptions = {}): Promise<string> {
    const path = `/jobs/${encodeURIComponent(id)}/lyrics?format=${format}`;
    return (await this.#transport.send<string>({ method: 'GET', path, signal, isText: true })).body;
  }

  /**
   * Deletes the inputs and outputs of an ended job of any kind. The job itself stays, with its charge. May be repeated.
   * @throws SongreelError `job_not_ended` before the end
   */
  async deleteFiles(id: string, { signal }: CallOptions = {}): Promise<FilesDeletion> {
    const path = `/jobs/${encodeURIComponent(id)}/files`;
    return (await this.#transport.send<FilesDeletion>({ method: 'DELETE', path, signal })).body;
  }

  /** Your jobs of all kinds, newest first. @throws SongreelError */
  jobs(filter: JobFilter = {}, options: CallOptions = {}): AsyncGenerator<ListedJob> {
    return everyEntry(
      (cursor) => this.#lists.jobs({ ...filter, limit: 100, ...(cursor && { cursor }) }, options),
      ({ jobs }) => jobs,
    );
  }

  /** A page of your jobs, newest first; its `next_cursor` gets the next one. @throws SongreelError */
  jobPage(query: JobFilter & PageQuery = {}, options: CallOptions = {}): Promise<JobList> {
    return this.#lists.jobs(query, options);
  }

  /** Purchases, charges and refunds, newest first. @throws SongreelError */
  ledger(options: CallOptions = {}): AsyncGenerator<LedgerEntry> {
    return everyEntry(
      (cursor) => this.#lists.ledger({ limit: 100, ...(cursor && { cursor }) }, options),
      ({ entries }) => entries,
    );
  }

  /** A page of purchases, charges and refunds, newest first. @throws SongreelError */
  ledgerPage(query: PageQuery = {}, options: CallOptions = {}): Promise<Ledger> {
    return this.#lists.ledger(query, options);
  }

  /** Returns the current prices of jobs. @throws SongreelError */
  async prices({ signal }: CallOptions = {}): Promise<PriceList> {
    const { body } = await this.#transport.send<PriceList>({ method: 'GET', path: '/prices', signal });
    return body;
  }

  /** Balance, scopes and the webhook secret. @throws SongreelError */
  async account({ signal }: CallOptions = {}): Promise<Account> {
    const { body } = await this.#transport.send<Account>({ method: 'GET', path: '/account', signal });
    return body;
  }
}

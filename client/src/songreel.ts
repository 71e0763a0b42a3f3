import { type CallOptions, Jobs } from './jobs.ts';
import { Transport, type TransportOptions } from './transport.ts';
import type {
  Account,
  LyricVideoRequest,
  MusicVideoRequest,
  TranscriptionJob,
  TranscriptionRequest,
  VideoJob,
} from './types.ts';
import { VideoJobs } from './video-jobs.ts';

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
  readonly #transport: Transport;

  constructor(options: TransportOptions) {
    this.#transport = new Transport(options);
    this.transcriptions = new Jobs(this.#transport, '/lyric-videos/transcriptions');
    this.lyricVideos = new VideoJobs(this.#transport, '/lyric-videos');
    this.musicVideos = new VideoJobs(this.#transport, '/music-videos');
  }

  /** Balance, scopes and the webhook secret. @throws SongreelError */
  async account({ signal }: CallOptions = {}): Promise<Account> {
    const { body } = await this.#transport.send<Account>({ method: 'GET', path: '/account', signal });
    return body;
  }
}

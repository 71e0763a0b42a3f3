import type { Transport } from './transport.ts';
import type { Accepted } from './types.ts';
import { type Ended, type WaitOptions, waitFor } from './wait.ts';

export interface CreateOptions {
  /** Made for you when you give none. Give your own where your program may be started again before it knows the job's id. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A job that was accepted, now or by an identical request before. */
export interface Admission extends Accepted {
  replayed: boolean;
  /** That the request was sent with. */
  idempotencyKey: string;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** One kind of jobs. */
export class Jobs<Request extends { idempotency_key?: string }, Job extends { status: string }> {
  protected readonly transport: Transport;
  protected readonly path: string;

  /** @param path of the kind, below the base address: `/lyric-videos` */
  constructor(transport: Transport, path: string) {
    this.transport = transport;
    this.path = path;
  }

  /**
   * Orders a job. Sent again, with the same idempotency key and body, after a lost connection, 429 and 5xx; so there is one
   * job, whatever happens.
   * @throws SongreelError
   */
  async create(request: Request, options: CreateOptions = {}): Promise<Admission> {
    const idempotencyKey = options.idempotencyKey ?? request.idempotency_key ?? crypto.randomUUID();
    const { headers, body } = await this.transport.send<Accepted>({
      method: 'POST',
      path: this.path,
      headers: { 'Idempotency-Key': idempotencyKey },
      body: request,
      signal: options.signal,
    });
    return { ...body, replayed: headers.get('Idempotency-Replayed') === 'true', idempotencyKey };
  }

  /** The job as it is now. @throws SongreelError `not_found` where there is none of this kind in your account */
  get(id: string, options: CallOptions = {}): Promise<Job> {
    return this.read(id, options.signal);
  }

  /**
   * Polls until the job has ended, and returns it: completed, failed or canceled. Giving up does not cancel the job.
   * @throws SongreelError, or the signal's reason
   */
  wait(id: string, options: WaitOptions<Job> = {}): Promise<Ended<Job>> {
    return waitFor((signal) => this.read(id, signal, 1), options);
  }

  protected async read(id: string, signal: AbortSignal | undefined, attempts?: number): Promise<Job> {
    const { body } = await this.transport.send<Job>({
      method: 'GET',
      path: this.pathOf(id),
      signal,
      ...(attempts === undefined ? {} : { attempts }),
    });
    return body;
  }

  protected pathOf(id: string): string {
    return `${this.path}/${encodeURIComponent(id)}`;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

// biome-ignore lint/suspicious/noExplicitAny: journeys read any JSON
type Body = any;

/** A client without checks, for programs that run outside of Jest. */
export class PlainApi {
  readonly #baseUrl: string;
  readonly #key: string;
  readonly #pause: number;

  /** @param pause milliseconds between two polls */
  constructor(baseUrl: string, key: string, pause = 300) {
    this.#baseUrl = baseUrl;
    this.#key = key;
    this.#pause = pause;
  }

  /** @returns the parsed body, or the text if it is no JSON */
  async call(method: string, path: string, json?: object, headers: Record<string, string> = {}): Promise<Body> {
    const response = await fetch(this.#baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${this.#key}`, 'Content-Type': 'application/json', ...headers },
      ...(json && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return /^[{[]/.test(text) ? JSON.parse(text) : text;
  }

  get(path: string): Promise<Body> {
    return this.call('GET', path);
  }

  /** @returns the job's path. @throws Error unless it is admitted */
  async order(path: string, json: object, headers?: Record<string, string>): Promise<string> {
    const { id, error } = await this.call('POST', path, json, headers);
    if (!id) throw new Error(`The order was refused: ${error?.message}`);
    return `${path}/${id}`;
  }

  /** Waits until a job has ended, and returns it. @throws Error if its status is another than expected */
  settled(path: string, expected: string, seconds = 200): Promise<Body> {
    return this.#polled(path, seconds, ({ status }) => {
      if (status === 'processing') return false;
      if (status !== expected) throw new Error(`${path} is ${status}, not ${expected}.`);
      return true;
    });
  }

  /** Waits until a job has been charged. */
  charged(path: string, seconds = 100): Promise<Body> {
    return this.#polled(path, seconds, ({ credits_charged }) => credits_charged > 0);
  }

  async #polled(path: string, seconds: number, isEnough: (job: Body) => boolean): Promise<Body> {
    for (let waited = 0; ; waited += this.#pause) {
      const job = await this.get(path);
      if (isEnough(job)) return job;
      if (waited > seconds * 1000) throw new Error(`${path} takes longer than ${seconds} s.`);
      await sleep(this.#pause);
    }
  }
}

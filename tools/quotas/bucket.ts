/** A token bucket, as AWS throttles with: it holds a number of tokens and is refilled at a rate per second. */
export class Bucket {
  readonly #size: number;
  readonly #rate: number;
  #tokens: number;
  #filled = 0;

  constructor({ size, rate }: BucketSize) {
    this.#size = size;
    this.#rate = rate;
    this.#tokens = size;
  }

  /** Takes a token if there is one. @param at seconds, never less than in an earlier call */
  take(at: number): boolean {
    this.#tokens = Math.min(this.#size, this.#tokens + (at - this.#filled) * this.#rate);
    this.#filled = at;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

export interface BucketSize {
  size: number;
  /** Tokens per second. */
  rate: number;
}

import { NoSuchKey } from '@aws-sdk/client-s3';
import type { Service } from './network.ts';

/** The requests that were put into the bucket. Files of media are not part of the simulation. */
export class SimulatedBucket {
  readonly #objects = new Map<string, string>();

  readonly serve: Service = async ({ constructor: { name }, input: { Key, Body } }) => {
    if (name === 'PutObjectCommand') this.#objects.set(Key, String(Body));
    if (name !== 'GetObjectCommand') return {};
    const text = this.#objects.get(Key);
    if (text === undefined) throw new NoSuchKey({ message: Key, $metadata: {} });
    return { Body: { transformToString: async () => text } };
  };

  clear(): void {
    this.#objects.clear();
  }
}

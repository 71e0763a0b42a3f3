import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Credentials } from '../../local/aws/signature.ts';
import { REGION } from '../../local/resource-types.ts';

/** The bucket of a local service, as its providers read and write it with the rights of their callers. */
export class ProviderBucket {
  readonly #client: S3Client;

  constructor(endpoint: string, credentials: Credentials) {
    this.#client = new S3Client({ endpoint, region: REGION, credentials, forcePathStyle: true });
  }

  async has(uri: string): Promise<boolean> {
    const { Bucket, Key } = placeOf(uri);
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket, Key }));
      await Body?.transformToByteArray();
      return true;
    } catch {
      return false;
    }
  }

  async put(uri: string, content: string | Buffer): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...placeOf(uri), Body: content, ContentLength: Buffer.byteLength(content) }),
    );
  }

  stop(): void {
    this.#client.destroy();
  }
}

function placeOf(uri: string): { Bucket: string; Key: string } {
  const [, Bucket = '', Key = ''] = /^s3:\/\/([^/]+)\/(.*)$/.exec(uri) ?? [];
  return { Bucket, Key };
}

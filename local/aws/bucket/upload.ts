import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { decodeAwsChunked } from './aws-chunked.ts';
import { notImplemented, S3Error } from './s3-error.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-auth-using-authorization-header.html */
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

interface Digest {
  update(chunk: Buffer): unknown;
  digest(encoding: 'base64'): string;
}

/** Checksums that a client may declare for the content, by header name. */
const CHECKSUMS: Record<string, () => Digest> = {
  'x-amz-checksum-crc32': crc32Digest,
  'x-amz-checksum-sha1': () => createHash('sha1'),
  'x-amz-checksum-sha256': () => createHash('sha256'),
  'content-md5': () => createHash('md5'),
};

/** The content of a PutObject request. Reading it also compares it with everything that the client declared. */
export class Upload {
  readonly #headers: Record<string, string>;
  readonly #body: AsyncIterable<Buffer>;
  /** The client's declarations, from headers before the content and from trailers after it. */
  readonly #declared = new Map<string, string>();
  readonly #digests: [name: string, Digest][];

  /** @throws S3Error if the local bucket cannot check the request */
  constructor(request: IncomingMessage) {
    this.#headers = request.headers as Record<string, string>;
    const names = this.#headers['x-amz-trailer']?.toLowerCase().split(/\s*,\s*/) ?? [];
    for (const name of [...Object.keys(this.#headers), ...names]) {
      if (!(name in CHECKSUMS) && /^x-amz-checksum-(?!mode|type|algorithm)/.test(name)) throw notImplemented(name);
      if (name in CHECKSUMS) this.#declared.set(name, this.#headers[name] ?? '');
    }
    this.#digests = [...this.#declared.keys()].map((name) => [name, (CHECKSUMS[name] ?? crc32Digest)()]);
    this.#body = this.#encoding(request);
  }

  /** The actual checksums of the content, by header name. Complete after the content has been read. */
  get checksums(): Record<string, string> {
    return Object.fromEntries([...this.#declared].filter(([name]) => name.startsWith('x-amz-')));
  }

  /** @throws S3Error after the last byte if the content differs from the client's declarations */
  async *content(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of this.#body) {
      size += chunk.length;
      for (const [, digest] of this.#digests) digest.update(chunk);
      yield chunk;
    }
    const length = this.#headers['x-amz-decoded-content-length'] ?? this.#headers['content-length'];
    if (length !== undefined && Number(length) !== size) {
      throw new S3Error(400, 'IncompleteBody', 'The content is not as long as the request says.');
    }
    for (const [name, digest] of this.#digests) {
      if (digest.digest('base64') === this.#declared.get(name)) continue;
      throw new S3Error(400, 'BadDigest', `The content does not have the checksum that ${name} says.`);
    }
  }

  #encoding(request: IncomingMessage): AsyncIterable<Buffer> {
    const hash = this.#headers['x-amz-content-sha256'] ?? UNSIGNED;
    if (hash === UNSIGNED) return request;
    if (hash === CHUNKED) {
      return decodeAwsChunked(request, (name, value) => {
        if (this.#declared.has(name)) this.#declared.set(name, value);
      });
    }
    if (/^[0-9a-f]{64}$/.test(hash)) return hashed(request, hash);
    throw notImplemented(`a body signed as ${hash}`);
  }
}

/** Passes a body on and compares its hash with the signed one. @throws S3Error after the last byte if they differ */
async function* hashed(body: AsyncIterable<Buffer>, expected: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') === expected) return;
  throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The content is not the one that was signed.');
}

function crc32Digest(): Digest {
  let value = 0;
  return {
    update: (chunk) => {
      value = crc32(chunk, value);
    },
    digest: (encoding) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString(encoding);
    },
  };
}

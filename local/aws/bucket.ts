import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver, { type Context, type Store, type StoredObject } from 's3rver';
import { KEEP_ALIVE, LOOPBACK } from '../ports.ts';
import type { Deployment } from '../template.ts';
import { expireObjects } from './life-cycle.ts';
import { isSigned } from './presigned.ts';

export interface BucketServer {
  /** Where the S3 protocol is spoken. */
  endpoint: string;
  stop(): Promise<void>;
}

const UNFINISHED = '.unfinished';

/** The embedded S3 with the buckets of the templates, their objects as files under a folder. */
export async function startBuckets(deployment: Deployment, directory: string): Promise<BucketServer> {
  await expireObjects(deployment, directory);
  await rm(join(directory, UNFINISHED), { recursive: true, force: true });
  await mkdir(join(directory, UNFINISHED), { recursive: true });
  const server = new S3rver({
    address: LOOPBACK,
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: deployment.resources('AWS::S3::Bucket').map(({ name }) => ({ name })),
  });
  server.middleware.unshift(signedOnly, suffixRange(server.store));
  server.store.putObject = (object) => putWhole(server.store, object);
  const { port } = await server.run();
  server.httpServer.keepAliveTimeout = KEEP_ALIVE;
  return {
    endpoint: `http://${LOOPBACK}:${port}`,
    stop: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
}

/** The buckets are private: s3rver itself would serve anybody, and whatever a link was signed for. */
function signedOnly(context: Context, next: () => Promise<void>): unknown {
  const { headers, method, originalUrl, query } = context;
  if (headers.authorization !== undefined) return next();
  if (query['X-Amz-Signature'] !== undefined && isSigned(method, originalUrl, headers)) return next();
  const [code, message] =
    query['X-Amz-Signature'] === undefined
      ? ['AccessDenied', 'Access Denied']
      : ['SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.'];
  context.status = 403;
  context.type = 'application/xml';
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return undefined;
}

/** The last bytes of an object, which s3rver takes for the first, are asked for by where they begin. */
function suffixRange(store: Store) {
  return async ({ headers, path }: Context, next: () => Promise<void>): Promise<void> => {
    const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (suffix !== undefined) {
      const [, bucket = '', ...key] = decodeURIComponent(path).split('/');
      const object = await stat(store.getResourcePath(bucket, key.join('/'), 'object')).catch(() => undefined);
      if (object) headers.range = `bytes=${Math.max(0, object.size - Number(suffix))}-`;
    }
    await next();
  };
}

/** An object is there whole or not at all, as in S3; s3rver itself writes in place, and keeps what a client that died had sent. */
async function putWhole(store: Store, { bucket, key, content, metadata }: StoredObject) {
  const draft = join(store.rootDirectory, UNFINISHED, randomUUID());
  const hash = createHash('md5');
  let size = 0;
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, measure, createWriteStream(draft));
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  const md5 = hash.digest('hex');
  const path = store.getResourcePath(bucket, key, 'object');
  await mkdir(dirname(path), { recursive: true });
  await store.putMetadata(bucket, key, metadata, md5);
  await rename(draft, path);
  return { size, md5 };
}

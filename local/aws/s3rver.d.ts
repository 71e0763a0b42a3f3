declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { Readable } from 'node:stream';

  interface StoredObject {
    bucket: string;
    key: string;
    content: Buffer | Readable;
    metadata: Record<string, string>;
  }

  interface Store {
    rootDirectory: string;
    getResourcePath(bucket: string, key: string, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  }

  interface Context {
    method: string;
    path: string;
    /** Path and query as they were sent. */
    originalUrl: string;
    query: Record<string, string | undefined>;
    headers: Record<string, string | undefined>;
    status: number;
    type: string;
    body: unknown;
  }

  interface Options {
    address?: string;
    port?: number;
    silent?: boolean;
    directory: string;
    vhostBuckets?: boolean;
    configureBuckets?: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    store: Store;
    httpServer: Server;
    middleware: ((context: Context, next: () => Promise<void>) => unknown)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

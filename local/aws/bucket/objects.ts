import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notImplemented, S3Error } from './s3-error.ts';

export interface StoredObject {
  content: FileHandle;
  /** Bytes. */
  size: number;
  modified: Date;
  etag: string;
  /** Headers that the client sent with the object, and that are returned with it. */
  headers: Record<string, string>;
  checksums: Record<string, string>;
}

/** The second file of an object, next to its content. */
interface Description {
  /** ETag of the content that this describes. */
  etag: string;
  headers: Record<string, string>;
  checksums: Record<string, string>;
  /** In the format of the header x-amz-tagging: `state=unfinished&…`. */
  tags?: string;
}

interface Content {
  content(): AsyncIterable<Buffer>;
  /** Complete after the content has been read. */
  readonly checksums: Record<string, string>;
}

const UNFINISHED = '.unfinished';
const DESCRIPTION = '@description.json';

/** Stores objects as files: `<directory>/<bucket>/<key>`. A second file next to each has its headers and checksums. */
export class ObjectStore {
  readonly #directory: string;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  /** @param directory may contain the objects of an earlier run */
  static async open(directory: string): Promise<ObjectStore> {
    await rm(join(directory, UNFINISHED), { recursive: true, force: true });
    await mkdir(join(directory, UNFINISHED), { recursive: true });
    return new ObjectStore(directory);
  }

  /**
   * Stores an object completely or not at all, as S3 does.
   * @returns its ETag
   * @throws S3Error, or the error of reading the content
   */
  async put(bucket: string, key: string, upload: Content, headers: Record<string, string>, tags = ''): Promise<string> {
    const path = this.#path(bucket, key);
    const draft = join(this.#directory, UNFINISHED, randomUUID());
    try {
      // This creates the file before it reads. A stream opens it meanwhile, so a failed one could leave a file behind.
      await writeFile(draft, upload.content());
      const etag = etagOf(await stat(draft, { bigint: true }));
      const description: Description = { etag, headers, checksums: upload.checksums, tags };
      await writeFile(`${draft}.json`, JSON.stringify(description));
      await mkdir(dirname(path), { recursive: true });
      await rename(`${draft}.json`, descriptionOf(path));
      await rename(draft, path);
      return etag;
    } catch (error) {
      await Promise.all([draft, `${draft}.json`].map((file) => rm(file, { force: true })));
      throw pathError(error);
    }
  }

  /**
   * Opens an object. The caller closes its content.
   * @throws S3Error if there is none
   */
  async get(bucket: string, key: string): Promise<StoredObject> {
    const path = this.#path(bucket, key);
    const content = await open(path).catch((error) => {
      throw ['ENOENT', 'ENOTDIR'].includes(error.code) ? noSuchKey() : pathError(error);
    });
    const found = await content.stat({ bigint: true });
    if (!found.isFile()) {
      await content.close();
      throw noSuchKey();
    }
    const etag = etagOf(found);
    const text = await readFile(descriptionOf(path), 'utf8').catch(() => '{}');
    const { etag: described, headers = {}, checksums = {} }: Partial<Description> = JSON.parse(text);
    // The two files are renamed one after the other. After a crash in between, the description is of other content.
    const isCurrent = described === etag;
    const size = Number(found.size);
    return { content, size, modified: found.mtime, etag, headers, checksums: isCurrent ? checksums : {} };
  }

  /** Removes all tags of an object. @throws S3Error if there is no such object */
  async untag(bucket: string, key: string): Promise<void> {
    const { content } = await this.get(bucket, key);
    await content.close();
    const path = descriptionOf(this.#path(bucket, key));
    const draft = join(this.#directory, UNFINISHED, `${randomUUID()}.json`);
    const text = await readFile(path, 'utf8').catch(() => '{}');
    await writeFile(draft, JSON.stringify({ ...JSON.parse(text), tags: '' }));
    await rename(draft, path);
  }

  /** Deletes an object, if there is one. */
  async delete(bucket: string, key: string): Promise<void> {
    await removeObject(this.#path(bucket, key));
  }

  #path(bucket: string, key: string): string {
    return join(this.#directory, bucket, ...key.split('/').map(fileName));
  }
}

/** Turns a part of a key into a file name: never `.` or `..`, never empty, and without the `@` of descriptions. */
function fileName(part: string): string {
  if (/^\.*$/.test(part)) return `%${part.replaceAll('.', '2E%')}`;
  return encodeURIComponent(part);
}

/** Reads the tags of an object from its file. */
export async function tagsOf(path: string): Promise<URLSearchParams> {
  const text = await readFile(descriptionOf(path), 'utf8').catch(() => '{}');
  return new URLSearchParams((JSON.parse(text) as Partial<Description>).tags);
}

export async function removeObject(path: string): Promise<void> {
  await Promise.all([path, descriptionOf(path)].map((file) => rm(file, { force: true })));
}

export function isDescription(path: string): boolean {
  return path.endsWith(DESCRIPTION);
}

function descriptionOf(path: string): string {
  return path + DESCRIPTION;
}

/** Returns an ETag. S3 only promises that it changes when the content does. */
function etagOf({ size, mtimeNs }: { size: bigint; mtimeNs: bigint }): string {
  return `"${mtimeNs.toString(16)}-${size.toString(16)}"`;
}

function noSuchKey(): S3Error {
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
}

function pathError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENAMETOOLONG') return new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  if (code === 'ENOTDIR' || code === 'EISDIR' || code === 'EEXIST') {
    return notImplemented('a key that is also the folder of another key');
  }
  return error;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a page, as the bundle describes it: lib/pages.ts writes `files.json`. */
export interface PageFile {
  type: string;
  etag: string;
  /** Whether the name contains a hash of the content, so that it never changes. */
  immutable: boolean;
  /** Encodings of further copies of the file, whose names end with the encoding. */
  encodings: readonly Encoding[];
}

type Encoding = 'br' | 'gzip';

/** The files of one page, in a folder beside the bundled handler. */
export class PageFiles {
  readonly #folder: string;
  readonly #files: Readonly<Record<string, PageFile>>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  }

  /** @param name as in the path of the request; only names in the bundle's list are found */
  find(name: string): PageFile | undefined {
    return Object.hasOwn(this.#files, name) ? this.#files[name] : undefined;
  }

  read(name: string, encoding?: Encoding): Buffer {
    return readFileSync(join(this.#folder, encoding ? `${name}.${encoding}` : name));
  }
}

/** Returns the best encoding that the client accepts and the file has: RFC 9110, section 12.5.3. */
export function encodingFor(file: PageFile, accepted = ''): Encoding | undefined {
  const names = accepted.split(',').map((part) => /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+))?/.exec(part));
  const isAccepted = (encoding: Encoding) =>
    names.some((match) => match?.[1] === encoding && Number(match[2] ?? 1) > 0);
  return file.encodings.find(isAccepted);
}

import { S3Error } from './s3-error.ts';

/** Bytes. A line contains a length in hexadecimal digits, or one checksum. */
const LONGEST_LINE = 1024;
const LINE_END = Buffer.from('\r\n');

/**
 * Reads the content of a body in the `aws-chunked` encoding. The SDK uses it for streams, so that a checksum can follow
 * the content: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 * @param onTrailer gets each header that follows the content, with its name in lower case
 * @throws S3Error if the body is not in that encoding, or ends too early
 */
export async function* decodeAwsChunked(
  body: AsyncIterable<Buffer>,
  onTrailer: (name: string, value: string) => void,
): AsyncGenerator<Buffer> {
  const input = new Input(body);
  for (;;) {
    const line = await input.line();
    const size = /^[0-9a-f]{1,8}$/i.test(line) ? Number.parseInt(line, 16) : malformed();
    if (size === 0) break;
    yield* input.bytes(size);
    if ((await input.line()) !== '') malformed();
  }
  for (let line = await input.line(); line !== ''; line = await input.line()) {
    const [name = '', value = ''] = line.split(/:(.*)/s);
    onTrailer(name.trim().toLowerCase(), value.trim());
  }
}

class Input {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(body: AsyncIterable<Buffer>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /** Reads the text up to the next line break. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(LINE_END);
      if (end >= 0) {
        const line = this.#rest.toString('latin1', 0, end);
        this.#rest = this.#rest.subarray(end + LINE_END.length);
        return line;
      }
      if (this.#rest.length > LONGEST_LINE) malformed();
      this.#rest = Buffer.concat([this.#rest, await this.#next()]);
    }
  }

  /** Reads the given number of bytes, in the pieces in which they arrive. */
  async *bytes(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#chunks.next();
    return done ? malformed() : value;
  }
}

function malformed(): never {
  throw new S3Error(400, 'IncompleteBody', 'The body is not in the aws-chunked encoding, or it ends too early.');
}

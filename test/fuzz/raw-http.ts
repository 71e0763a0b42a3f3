import { connect } from 'node:net';

/** A response as it arrived. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** `closed`: the server ended the connection without an answer. `silent`: it did neither within the time limit. */
export type Outcome = RawAnswer | 'closed' | 'silent';

const HEAD_END = '\r\n\r\n';

/**
 * Sends bytes to a port of this machine on a connection of their own, and reads the first response. No client stands
 * between, so that requests may be wrong in every way.
 * @param isWhole whether the bytes are a complete request. If not, this side of the connection is closed after them, so
 * that the server does not wait for the rest.
 */
export function sendBytes(
  port: number,
  bytes: Buffer,
  { isWhole, timeoutMs }: { isWhole: boolean; timeoutMs: number },
) {
  return new Promise<Outcome>((settle) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const isHead = bytes.toString('latin1', 0, 5) === 'HEAD ';
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      settle(outcome);
    };
    const timer = setTimeout(() => finish('silent'), timeoutMs);
    socket.on('connect', () => (isWhole ? socket.write(bytes) : socket.end(bytes)));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const answer = parsed(Buffer.concat(chunks), isHead, false);
      if (answer) finish(answer);
    });
    // The server may close the connection before it has read everything. Its answer may have arrived all the same.
    for (const event of ['end', 'error', 'close']) {
      socket.on(event, () => finish(parsed(Buffer.concat(chunks), isHead, true) ?? 'closed'));
    }
  });
}

/** Returns the first final response, or undefined if it is not complete. */
function parsed(bytes: Buffer, isHead: boolean, isEnd: boolean): RawAnswer | undefined {
  const text = bytes.toString('latin1');
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status < 200) return parsed(rest, isHead, isEnd);
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const isEmpty = isHead || status === 204 || status === 304;
  const length = isEmpty ? 0 : Number(headers.get('content-length') ?? Number.NaN);
  if (rest.length < length || (Number.isNaN(length) && !isEnd)) return undefined;
  return { status, headers, body: rest.subarray(0, Number.isNaN(length) ? rest.length : length).toString('utf8') };
}

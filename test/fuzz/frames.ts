import type { Chance } from '../../engines/drawing/chance.ts';
import type { Probe } from './request-tricks.ts';
import { withOtherByte } from './request-tricks.ts';

/** Returns the bytes of a request as every client sends them. */
export function bytesOf(base: string, { method, target, headers, body }: Probe): Buffer {
  const host: [string, string][] = headers.some(([name]) => name === 'Host') ? [] : [['Host', 'localhost']];
  const length: [string, string][] = body.length > 0 ? [['Content-Length', String(body.length)]] : [];
  const all = [...host, ...headers, ...length, ['Connection', 'close']];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${base}${target.replaceAll(/[\s\u0080-\uffff]/g, encodeURIComponent)} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

type Frame = (bytes: Buffer, chance: Chance) => Buffer;

const headOf =
  (change: (head: string) => string): Frame =>
  (bytes) => {
    const end = bytes.indexOf('\r\n\r\n');
    return Buffer.concat([Buffer.from(change(bytes.toString('latin1', 0, end)), 'latin1'), bytes.subarray(end)]);
  };

/** Ways in which bytes are not quite the HTTP of a well-behaved client. */
const FRAMES: Record<string, Frame> = {
  'one other byte': withOtherByte,
  'other bytes': (bytes, chance) => withOtherByte(withOtherByte(withOtherByte(bytes, chance), chance), chance),
  'cut off': (bytes, chance) => bytes.subarray(0, 1 + chance.below(bytes.length)),
  'a longer length': headOf((head) => head.replace(/(Content-Length: \d+)/, '$10')),
  'a shorter length': headOf((head) => head.replace(/(Content-Length: )\d+/, '$11')),
  'two lengths': headOf((head) => `${head}\r\nContent-Length: 3`),
  'a negative length': headOf((head) => head.replace(/(Content-Length: )/, '$1-')),
  'length and chunks': headOf((head) => `${head}\r\nTransfer-Encoding: chunked`),
  'wrong chunks': headOf((head) => head.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')),
  'right chunks': (bytes) => {
    const end = bytes.indexOf('\r\n\r\n');
    const head = bytes.toString('latin1', 0, end).replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked');
    const body = bytes.subarray(end + 4);
    const chunk = body.length > 0 ? `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n` : '';
    return Buffer.from(`${head}\r\n\r\n${chunk}0\r\n\r\n`, 'latin1');
  },
  'HTTP/1.0': headOf((head) => head.replace('HTTP/1.1', 'HTTP/1.0')),
  'HTTP/2.0': headOf((head) => head.replace('HTTP/1.1', 'HTTP/2.0')),
  'no version': headOf((head) => head.replace(' HTTP/1.1', '')),
  'an absolute address': headOf((head) => head.replace(' /', ' http://evil.example/')),
  'line feeds only': headOf((head) => head.replaceAll('\r\n', '\n')),
  'a folded header': headOf((head) => head.replace('\r\nConnection', '\r\n  more\r\nConnection')),
  'a space before the colon': headOf((head) => head.replace('Connection:', 'Connection :')),
  'a hundred headers': headOf((head) => head + '\r\nX-Many: a'.repeat(100)),
  'large headers': headOf((head) => `${head}\r\nX-Large: ${'a'.repeat(20_000)}`),
  'a NUL in a header': headOf((head) => `${head}\r\nX-Nul: a\0b`),
  'another request after it': (bytes) =>
    Buffer.concat([bytes, Buffer.from('GET /v1/account HTTP/1.1\r\nHost: a\r\n\r\n')]),
};

/** Returns changed bytes of a request, and how they are changed. */
export function reframed(bytes: Buffer, chance: Chance): { trick: string; bytes: Buffer } {
  const [trick, frame] = chance.pick(Object.entries(FRAMES));
  return { trick: `frame: ${trick}`, bytes: frame(bytes, chance) };
}

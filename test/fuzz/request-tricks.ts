import { gzipSync } from 'node:zlib';
import type { Chance } from '../../engines/drawing/chance.ts';
import { changedJson, changedText } from './json-changes.ts';
import type { Request } from './valid-requests.ts';

/** A request as it is sent, with one thing that is wrong or odd. */
export interface Probe {
  /** What is odd about it. */
  trick: string;
  route: string;
  method: string;
  /** The path after the base URL, with its query. */
  target: string;
  headers: [string, string][];
  body: Buffer;
  /** Whether the bytes are a complete HTTP request. */
  isWhole: boolean;
}

/** What the one who sends requests knows of the other account. */
export interface Stranger {
  jobs: string[];
  cursors: string[];
  idempotencyKey: string;
  uploadUrl: string;
}

type Trick = (request: Request, chance: Chance, stranger: Stranger) => Partial<Probe> & { trick: string };

const BEARERS: ((key: string) => string)[] = [
  (key) => `bearer ${key}`,
  (key) => `BEARER ${key}`,
  (key) => `Bearer  ${key}`,
  (key) => `Bearer\t${key}`,
  (key) => `Bearer ${key} `,
  (key) => `Bearer ${key},Bearer ${key}`,
  (key) => `Bearer ${key.slice(0, -1)}`,
  (key) => `Bearer ${key}a`,
  (key) => `Bearer ${key.toUpperCase()}`,
  (key) => `Bearer ${key.replace('_local_', '_live_')}`,
  (key) => `Bearer ${key.replaceAll('_', '%5f')}`,
  (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
  (key) => `Token ${key}`,
  (key) => key,
  () => 'Bearer',
  () => 'Bearer ',
  () => '',
  () => 'Bearer songreel_local__',
  () => `Bearer songreel_local_${'a'.repeat(4000)}_${'b'.repeat(4000)}`,
  () => 'Bearer \u00e9\u00ff',
  () => 'Bearer null',
  () => 'AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/execute-api/aws4_request, SignedHeaders=host, Signature=a',
];

const ODD_HEADERS: [string, string][] = [
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'a'.repeat(128)],
  ['Idempotency-Key', 'a'.repeat(129)],
  ['Idempotency-Key', 'a b'],
  ['Idempotency-Key', '\u00e9'],
  ['Idempotency-Key', '#\u007f'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"a", W/"b"'],
  ['If-None-Match', '"'.repeat(5000)],
  ['Content-Type', ''],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Type', 'application/octet-stream'],
  ['Content-Type', 'multipart/form-data; boundary=a'],
  ['Content-Type', 'application/json, text/html'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br, gzip'],
  ['Accept', 'text/html'],
  ['Accept', 'application/xml;q=0'],
  ['Accept-Encoding', 'gzip, br, *;q=0'],
  ['Range', 'bytes=0-0'],
  ['Expect', '100-continue'],
  ['Expect', 'something'],
  ['Host', 'evil.example'],
  ['Host', ''],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/v1/account'],
  ['X-Amzn-Requestid', 'mine'],
  ['X-Request-Id', 'mine\u00e9'],
  ['X-Amzn-Trace-Id', 'Root=1-0-0;Sampled=1'],
  ['Cookie', 'a=b; '.repeat(300)],
  ['Origin', 'null'],
  ['Transfer-Encoding', 'identity'],
  ['Upgrade', 'h2c'],
  ['__proto__', 'a'],
  ['constructor', 'a'],
];

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'TRACE', 'PROPFIND', 'get', 'FOO'];

const ODD_IDS = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2e',
    '%00',
    '%0a',
    '%2f',
    '%5c',
    '%25',
    '%2525',
    '%ff',
    '%E0%A4%A',
    '*',
    '~',
    ':',
    ';',
    '@',
  ],
  ...['null', 'undefined', '__proto__', 'constructor', '0', '-1', '{id}', '{id+}', '$', '%24', '%7Bid%7D', 'job_'],
  ...[
    'job_000000000000000000000000',
    'JOB_M5KC2X8R4TQH7WPZ3NVB6YDA',
    `job_${'a'.repeat(3000)}`,
    'job_%00',
    'job_a%2f..',
  ],
];

const ODD_QUERIES = [
  ...[
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1e1',
    'limit=0x10',
    'limit=',
    'limit=a',
    'limit=1&limit=2',
    'limit[]=1',
  ],
  ...[
    'limit=99999999999999999999',
    'limit=1.5',
    'limit=%201',
    'cursor=',
    'cursor=a',
    'cursor=%00',
    'cursor=e30',
    'cursor=bnVsbA',
  ],
  ...[
    'status=',
    'status=Processing',
    'status=processing&status=failed',
    'type=__proto__',
    'type=constructor',
    'format=',
  ],
  ...[
    'format=toString',
    'format=SRT',
    'format=..%2fjson',
    'created_after=',
    'created_after=0',
    'created_after=2026-13-01',
  ],
  ...[
    'created_after=9999-12-31T23:59:59Z',
    'created_after=-271821-04-20T00:00:00Z',
    'created_after=%2B275760-09-13T00:00:00Z',
  ],
  ...[
    '%',
    '%ff=%ff',
    '&&&',
    '=',
    '=a',
    '?',
    '__proto__=a',
    `a=${'b'.repeat(6000)}`,
    `${'a=b&'.repeat(1000)}`,
    'account_id=acc_1',
  ],
];

const changeBody: Trick = (request, chance) => {
  const { text, change } = changedJson(request.body, chance);
  return { trick: `body: ${change}`, body: Buffer.from(text) };
};

const changeBytes: Trick = ({ body }, chance) => {
  const bytes = Buffer.from(JSON.stringify(body));
  const [trick, changed] = chance.pick<[string, () => Buffer]>([
    ['random bytes', () => randomBytes(chance, 1 + chance.below(300))],
    ['one other byte', () => withOtherByte(bytes, chance)],
    ['cut off', () => bytes.subarray(0, chance.below(bytes.length))],
    ['twice', () => Buffer.concat([bytes, bytes])],
    ['a byte order mark', () => Buffer.concat([Buffer.from('\ufeff'), bytes])],
    ['UTF-16', () => Buffer.from(bytes.toString(), 'utf16le')],
    ['compressed', () => gzipSync(bytes)],
    ['empty', () => Buffer.alloc(0)],
    ['a comma at the end', () => Buffer.from(`${bytes.toString().slice(0, -1)},}`)],
    ['single quotes', () => Buffer.from(bytes.toString().replaceAll('"', "'"))],
    ['a list around it', () => Buffer.from(`[${bytes}]`)],
    ['as a form', () => Buffer.from('song_url=a&prompt=b')],
    ['just over 1 MB', () => Buffer.from(bytes.toString().padEnd(1_048_577))],
    ['just 1 MB', () => Buffer.from(bytes.toString().padEnd(1_048_576))],
  ]);
  return { trick: `bytes of the body: ${trick}`, body: changed() };
};

const changeKey: Trick = ({ headers }, chance) => {
  const way = chance.pick(BEARERS);
  return {
    trick: 'another Authorization',
    headers: headers.map(([name, value]) => (name === 'Authorization' ? [name, way(value.slice(7))] : [name, value])),
  };
};

const leaveOutHeader: Trick = ({ headers }, chance) => {
  const at = chance.below(headers.length);
  return { trick: `without ${headers[at]?.[0]}`, headers: headers.toSpliced(at, 1) };
};

const addHeader: Trick = ({ headers }, chance) => {
  const [name, value] = chance.pick(ODD_HEADERS);
  const others =
    chance.next() < 0.5 ? headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()) : headers;
  return { trick: `${name}: ${value.slice(0, 30)}`, headers: [...others, [name, value]] };
};

const repeatHeader: Trick = ({ headers }, chance) => {
  const [name, value] = chance.pick(headers);
  return { trick: `${name} twice`, headers: [...headers, [name, chance.pick([value, changedHeader(value, chance)])]] };
};

const changeMethod: Trick = (_request, chance) => {
  const method = chance.pick(METHODS);
  return { trick: `the method ${method}`, method };
};

const changePath: Trick = ({ path }, chance) => {
  const segments = path.split('/');
  const at = 1 + chance.below(segments.length - 1);
  const odd = chance.pick(ODD_IDS);
  const part = segments[at] ?? '';
  const changed = chance.pick([
    segments.with(at, odd).join('/'),
    segments.with(at, part.toUpperCase()).join('/'),
    segments.with(at, `${part}${odd}`).join('/'),
    segments.with(at, `${part.slice(0, 1)}%${part.charCodeAt(1).toString(16)}${part.slice(2)}`).join('/'),
    `${path}/${odd}`,
    `${path};a=b`,
    `/${path}`,
    `/../v1${path}`,
    `/x/..${path}`,
    path.replaceAll('/', '%2f'),
    path.replaceAll('/', '\\'),
    '',
    '/',
  ]);
  return { trick: `the path ${changed.slice(0, 60)}`, target: changed };
};

const nameStranger: Trick = ({ path, query, headers }, chance, stranger) => {
  const id = chance.pick(stranger.jobs);
  if (path.includes('job_')) return { trick: "a stranger's job", target: path.replace(/job_[a-z0-9]+/, id) };
  if (query.length > 0)
    return {
      trick: "a stranger's cursor",
      target: `${path}?cursor=${encodeURIComponent(chance.pick(stranger.cursors))}`,
    };
  return {
    trick: "a stranger's idempotency key",
    headers: [...headers.filter(([name]) => name !== 'Idempotency-Key'), ['Idempotency-Key', stranger.idempotencyKey]],
  };
};

const nameStrangersUpload: Trick = ({ body }, _chance, { uploadUrl }) => {
  const text = JSON.stringify(body).replace(
    /"(song_url|url)":"[^"]*"/,
    (_, name) => `"${name}":${JSON.stringify(uploadUrl)}`,
  );
  return { trick: "a stranger's upload", body: Buffer.from(text) };
};

const changeQuery: Trick = ({ path, query }, chance) => {
  const [name, value] = query[0] ?? ['cursor', 'abc'];
  const odd =
    chance.next() < 0.3
      ? `${name}=${encodeURIComponent(changedText(value, chance).toWellFormed())}`
      : chance.pick(ODD_QUERIES);
  return { trick: `the query ${odd.slice(0, 60)}`, target: `${path}?${odd}` };
};

const bodyWhereNone: Trick = (_request, chance) => ({ trick: 'a body', body: randomBytes(chance, chance.below(2000)) });

const nothing: Trick = () => ({ trick: 'nothing' });

/** Tricks by what a request has. A trick that is named more often is chosen more often. */
export function chooseTrick(request: Request, chance: Chance): Trick {
  const always: Trick[] = [
    nothing,
    changeKey,
    leaveOutHeader,
    addHeader,
    addHeader,
    repeatHeader,
    changeMethod,
    changePath,
    nameStranger,
  ];
  const withBody: Trick[] = [...Array<Trick>(8).fill(changeBody), changeBytes, changeBytes, nameStrangersUpload];
  const withQuery: Trick[] = [changeQuery, changeQuery, changeQuery];
  const withPath: Trick[] = [changePath, nameStranger];
  return chance.pick([
    ...always,
    ...(request.body === undefined ? [bodyWhereNone] : withBody),
    ...(request.query.length > 0 ? withQuery : []),
    ...(request.path.includes('job_') ? withPath : []),
  ]);
}

function changedHeader(value: string, chance: Chance): string {
  return changedText(value, chance)
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 4000);
}

function randomBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.below(256)));
}

export function withOtherByte(bytes: Buffer, chance: Chance): Buffer {
  const changed = Buffer.from(bytes);
  changed[chance.below(bytes.length)] = chance.below(256);
  return changed;
}

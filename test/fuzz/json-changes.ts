import type { Chance } from '../../engines/drawing/chance.ts';

/** Changes one thing in a JSON value. */
type Json = unknown;

interface Place {
  holder: Record<string, Json> | Json[];
  key: string | number;
}

const LONG = 20_000;
const DEEP = 5_000;

/** Values of every kind, at the edges where parsers and stores differ. Texts of JSON, because not all can be values. */
const EDGES: readonly string[] = [
  ...['null', 'true', '[]', '{}', '""', '" "', '"0"', '[[]]', '[null]', '{"a":{}}'],
  ...[
    '0',
    '-0',
    '-1',
    '0.1',
    '1e-320',
    '5e-324',
    '1e308',
    '-1e308',
    '1e400',
    '9007199254740993',
    '0.30000000000000004',
  ],
  ...['12345678901234567890123456789012345678901', '1E+126', '1e-131', '4294967296', '2147483648'],
  ...['"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufeff"', '"\\u202e"', '"\\u2028"', '"\\r\\nX: y"', '"\\\\"'],
  ...['"__proto__"', '"constructor"', '"../../etc/passwd"', '"#{7*7}"', '"$context.error"', '"%00"', '"\' OR 1=1 --"'],
  ...['"<script>alert(1)</script>"', '"\u{1f3b5}"', '"e\u0301"', '"NaN"', '"Infinity"', '"undefined"'],
  `"${'a'.repeat(LONG)}"`,
  `"${'\u{1f3b5}'.repeat(LONG / 4)}"`,
  `[${'0,'.repeat(LONG / 2)}0]`,
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}0${'}'.repeat(DEEP)}`,
];

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '$ref',
  'a.b',
  '\u0000',
  'Song_Url',
  'id',
];

/** Marks the place of an edge in the text. */
const MARK = '\u0001edge\u0001';

/** Returns the text of a body in which one thing is changed, and what that is. */
export function changedJson(body: unknown, chance: Chance): { text: string; change: string } {
  const root: Record<string, Json> = { root: structuredClone(body) };
  const places = placesOf(root);
  const { holder, key } = chance.pick(places);
  const there = (holder as Record<string | number, Json>)[key];
  const put = (value: Json) => {
    (holder as Record<string | number, Json>)[key] = value;
  };
  const text = (edge = '') => JSON.stringify(root.root ?? null).replace(JSON.stringify(MARK), () => edge);
  const way = chance.below(6);
  if (way === 0 && key !== 'root') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return { text: text(), change: `without ${key}` };
  }
  if (way === 1 && !Array.isArray(holder) && key !== 'root') {
    const odd = chance.pick(ODD_KEYS);
    Object.defineProperty(holder, odd, { value: MARK, enumerable: true, configurable: true, writable: true });
    return { text: text(chance.pick(EDGES)), change: `with ${JSON.stringify(odd)}` };
  }
  if (way === 2 && typeof there === 'number') {
    put(chance.pick([-there, there + 1e-9, there * 1e6, there + 0.051, String(there), Math.round(there), -1e-9]));
    return { text: text(), change: `another ${key}` };
  }
  if (way === 2 && typeof there === 'string') {
    put(changedText(there, chance));
    return { text: text(), change: `a changed ${key}` };
  }
  if (way === 3 && Array.isArray(there)) {
    put(chance.pick([[...there, ...there], there.toReversed(), [], Array(1001).fill(there[0]), [there]]));
    return { text: text(), change: `another list ${key}` };
  }
  if (way === 4 && key !== 'root' && !Array.isArray(holder)) {
    const twice = text();
    return { text: twice.replace('{', `{${JSON.stringify(key)}:${chance.pick(EDGES)},`), change: `${key} twice` };
  }
  put(MARK);
  const edge = chance.pick(EDGES);
  return { text: text(edge), change: `${key} is ${edge.slice(0, 40)}` };
}

/** Returns a text with one small change. */
export function changedText(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const odd = chance.pick([
    '\u0000',
    '\n',
    ' ',
    '\u00e9',
    '\u{1f3b5}',
    '\ud800',
    '%',
    '/',
    '\\',
    '@',
    ':',
    '.',
    'a'.repeat(LONG),
  ]);
  const cut = text.slice(0, at);
  return chance.pick([
    cut,
    cut + odd + text.slice(at),
    cut + odd + text.slice(at + 1),
    text + text,
    text.toUpperCase(),
    `${text} `,
  ]);
}

/** Returns all places inside a value, those of arrays limited to the first items. */
function placesOf(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json> | Json[];
  return Object.entries(holder).flatMap(([key, item]) => [{ holder, key }, ...placesOf(item)]);
}

import type { Chance } from '../../engines/drawing/chance.ts';
import { type Part, partsOf, withChecksums } from './media-parts.ts';

type Change = (bytes: Buffer, chance: Chance) => Buffer;

const EDGES = [0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffff0];
const TYPES = [
  'free',
  'moov',
  'mdat',
  'trak',
  'udta',
  'cmov',
  'LIST',
  'data',
  'fmt ',
  'ICCP',
  'ANMF',
  'acTL',
  'iCCP',
  'IEND',
  '\0\0\0\0',
];
/** Of a repeated part. The largest is 2 MB. */
const MOST_REPEATED_BYTES = 2_000_000;

function splice(bytes: Buffer, at: number, removed: number, ...added: Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at + removed)]);
}

function noise(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.below(256)));
}

function rangeOf(bytes: Buffer, chance: Chance): { at: number; length: number } {
  const at = chance.below(bytes.length);
  return { at, length: Math.min(bytes.length - at, 1 + chance.below(chance.pick([4, 64, 4096]))) };
}

/** Most readers decide by the first bytes, so half of the changes are there. */
function placeIn(bytes: Buffer, chance: Chance): number {
  return chance.below(chance.next() < 0.5 ? Math.min(bytes.length, 600) : bytes.length);
}

function write(bytes: Buffer, at: number, value: number, width: number, isLittle: boolean): void {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(value));
  const written = number.subarray(8 - width);
  bytes.set(isLittle ? Buffer.from(written).reverse() : written, at);
}

/** Changes of bytes, without knowledge of the format. */
const BYTES: Record<string, Change> = {
  'one other bit': (bytes, chance) => {
    const changed = Buffer.from(bytes);
    const at = placeIn(bytes, chance);
    changed[at] = (changed[at] ?? 0) ^ (1 << chance.below(8));
    return changed;
  },
  'other bytes': (bytes, chance) => {
    const changed = Buffer.from(bytes);
    for (let count = 1 + chance.below(40); count > 0; count -= 1) changed[placeIn(bytes, chance)] = chance.below(256);
    return changed;
  },
  'an extreme number': (bytes, chance) => {
    const changed = Buffer.from(bytes);
    const width = chance.pick([1, 2, 4, 8]);
    const at = Math.min(placeIn(bytes, chance), bytes.length - width);
    write(changed, at, chance.pick(EDGES) % 2 ** (8 * Math.min(width, 4)), width, chance.next() < 0.5);
    return changed;
  },
  'cut off': (bytes, chance) => bytes.subarray(0, 1 + placeIn(bytes, chance)),
  'without its beginning': (bytes, chance) => bytes.subarray(chance.below(2000) % bytes.length),
  'a range left out': (bytes, chance) => {
    const { at, length } = rangeOf(bytes, chance);
    return splice(bytes, at, length);
  },
  'a range twice': (bytes, chance) => {
    const { at, length } = rangeOf(bytes, chance);
    return splice(bytes, at, 0, bytes.subarray(at, at + length));
  },
  'a range of zeros': (bytes, chance) => {
    const { at, length } = rangeOf(bytes, chance);
    return Buffer.from(bytes).fill(0, at, at + length);
  },
  'a range of noise': (bytes, chance) => {
    const { at, length } = rangeOf(bytes, chance);
    return splice(bytes, at, length, noise(chance, length));
  },
  'noise inside': (bytes, chance) => splice(bytes, placeIn(bytes, chance), 0, noise(chance, 1 + chance.below(300))),
  'noise after it': (bytes, chance) => Buffer.concat([bytes, noise(chance, 1 + chance.below(50_000))]),
  'only its beginning, then noise': (bytes, chance) =>
    Buffer.concat([bytes.subarray(0, 4 + chance.below(60)), noise(chance, 30_000)]),
  'an ID3 tag before it': (bytes, chance) => {
    const length = chance.pick([0, 10, 200, 0x7f7f7f7f]);
    const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
    head.writeUInt32BE(length, 6);
    return Buffer.concat([head, noise(chance, Math.min(length, 1000)), bytes]);
  },
};

type PartChange = (bytes: Buffer, part: Part, chance: Chance, parts: Part[]) => Buffer;

/** Changes of boxes, chunks, pages and segments. */
const PARTS: Record<string, PartChange> = {
  'a part left out': (bytes, { start, size }) => splice(bytes, start, size),
  'a part repeated': (bytes, { start, size }, chance) => {
    const times = Math.min(chance.pick([1, 2, 50, 5000]), Math.ceil(MOST_REPEATED_BYTES / size));
    return splice(bytes, start, 0, ...Array<Buffer>(times).fill(bytes.subarray(start, start + size)));
  },
  'a part moved': (bytes, { start, size }, chance, parts) => {
    const to = chance.pick(parts).start;
    return splice(bytes, to, 0, bytes.subarray(start, start + size));
  },
  'another length of a part': (bytes, { size, length }, chance) => {
    const changed = Buffer.from(bytes);
    const near = [size - 1, size + 1, size * 2, Math.floor(size / 2), bytes.length];
    const value = Math.max(0, chance.pick([...near, ...EDGES])) % 2 ** (8 * length.bytes);
    write(changed, length.at, value, length.bytes, length.isLittle);
    return changed;
  },
  'another type of a part': (bytes, { type }, chance, parts) => {
    const other = chance.pick(parts).type;
    const named = Buffer.from(chance.pick(TYPES), 'latin1').subarray(0, type.bytes);
    const changed = Buffer.from(bytes);
    changed.set(chance.next() < 0.5 ? named : bytes.subarray(other.at, other.at + type.bytes), type.at);
    return changed;
  },
  'an extreme number in a part': (bytes, { start, size }, chance) => {
    const changed = Buffer.from(bytes);
    const at = start + Math.min(4 * chance.below(Math.ceil(Math.min(size, 200) / 4)), Math.max(0, size - 4));
    if (at + 4 <= bytes.length) write(changed, at, chance.pick(EDGES), 4, chance.next() < 0.5);
    return changed;
  },
  'noise in a part': (bytes, { start, size }, chance) => {
    const length = Math.max(0, Math.min(size, 500) - 8);
    return splice(bytes, start + 8, length, noise(chance, length));
  },
  'parts inside each other': (bytes, { start, size, length, type }, chance) => {
    if (length.bytes !== 4) return bytes.subarray(0, start);
    const levels = chance.pick([10, 1000]);
    const body = bytes.subarray(start, start + size);
    const heads = Array.from({ length: levels }, (_, level) => {
      const head = Buffer.alloc(8);
      write(head, length.at - start, body.length + 8 * (levels - level), 4, length.isLittle);
      head.set(bytes.subarray(type.at, type.at + 4), type.at - start);
      return head;
    });
    return splice(bytes, start, size, ...heads, body);
  },
};

const MOST_CHANGES = 3;

/** Returns a file with one to three changes, and what they are. */
export function changedMedia(original: Buffer, chance: Chance): { bytes: Buffer; changes: string[] } {
  let bytes = original;
  const changes: string[] = [];
  for (let count = 1 + chance.below(MOST_CHANGES); count > 0 && bytes.length > 8; count -= 1) {
    const parts = partsOf(bytes);
    if (parts.length > 0 && chance.next() < 0.6) {
      const [name, change] = chance.pick(Object.entries(PARTS));
      bytes = change(bytes, chance.pick(parts), chance, parts);
      changes.push(name);
    } else {
      const [name, change] = chance.pick(Object.entries(BYTES));
      bytes = change(bytes, chance);
      changes.push(name);
    }
  }
  return { bytes: chance.next() < 0.7 ? withChecksums(bytes) : bytes, changes };
}

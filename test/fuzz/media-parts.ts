import { crc32 } from 'node:zlib';

/** A part of a media file that states its own length: a box, a chunk, a page or a segment. */
export interface Part {
  start: number;
  /** Bytes with its header. */
  size: number;
  /** Where its length is written, in how many bytes, and whether the last one comes first. */
  length: { at: number; bytes: number; isLittle: boolean };
  /** Where its type is written. */
  type: { at: number; bytes: number };
}

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'dinf', 'udta', 'edts', 'moof', 'traf', 'mvex', 'LIST'];

/** Returns the parts of a file, those inside others included. Files of other formats have none. */
export function partsOf(bytes: Buffer): Part[] {
  const head = bytes.toString('latin1', 0, 12);
  if (head.slice(4, 8) === 'ftyp' || ['mdat', 'moov', 'wide'].includes(head.slice(4, 8)))
    return boxes(bytes, 0, bytes.length);
  if (/^(RIFF|RF64)/.test(head)) return chunks(bytes, { isLittle: true });
  if (head.startsWith('FORM')) return chunks(bytes, { isLittle: false });
  if (head.startsWith('\x89PNG')) return pngChunks(bytes);
  if (head.startsWith('\xff\xd8')) return jpegSegments(bytes);
  if (head.startsWith('OggS')) return oggPages(bytes);
  if (head.startsWith('fLaC')) return flacBlocks(bytes);
  return [];
}

function boxes(bytes: Buffer, from: number, to: number): Part[] {
  const found: Part[] = [];
  for (let start = from; start + 8 <= to; ) {
    const size = bytes.readUInt32BE(start);
    if (size < 8 || start + size > to) break;
    found.push({ start, size, length: { at: start, bytes: 4, isLittle: false }, type: { at: start + 4, bytes: 4 } });
    const type = bytes.toString('latin1', start + 4, start + 8);
    if (CONTAINERS.includes(type)) found.push(...boxes(bytes, start + 8, start + size));
    start += size;
  }
  return found;
}

function chunks(bytes: Buffer, { isLittle }: { isLittle: boolean }): Part[] {
  const found: Part[] = [];
  for (let start = 12; start + 8 <= bytes.length; ) {
    const length = isLittle ? bytes.readUInt32LE(start + 4) : bytes.readUInt32BE(start + 4);
    const size = Math.min(8 + length + (length % 2), bytes.length - start);
    found.push({ start, size, length: { at: start + 4, bytes: 4, isLittle }, type: { at: start, bytes: 4 } });
    start += size;
  }
  return found;
}

function pngChunks(bytes: Buffer): Part[] {
  const found: Part[] = [];
  for (let start = 8; start + 12 <= bytes.length; ) {
    const size = 12 + bytes.readUInt32BE(start);
    found.push({ start, size, length: { at: start, bytes: 4, isLittle: false }, type: { at: start + 4, bytes: 4 } });
    start += size;
  }
  return found;
}

function jpegSegments(bytes: Buffer): Part[] {
  const found: Part[] = [];
  for (let start = 2; start + 4 <= bytes.length && bytes[start] === 0xff && bytes[start + 1] !== 0xda; ) {
    const size = 2 + bytes.readUInt16BE(start + 2);
    found.push({
      start,
      size,
      length: { at: start + 2, bytes: 2, isLittle: false },
      type: { at: start + 1, bytes: 1 },
    });
    start += size;
  }
  return found;
}

function oggPages(bytes: Buffer): Part[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf('OggS'); at >= 0; at = bytes.indexOf('OggS', at + 4)) starts.push(at);
  return starts.map((start, index) => ({
    start,
    size: (starts[index + 1] ?? bytes.length) - start,
    length: { at: start + 26, bytes: 1, isLittle: false },
    type: { at: start + 5, bytes: 1 },
  }));
}

function flacBlocks(bytes: Buffer): Part[] {
  const found: Part[] = [];
  for (let start = 4, isLast = false; !isLast && start + 4 <= bytes.length; ) {
    isLast = ((bytes[start] ?? 0) & 0x80) !== 0;
    const size = 4 + bytes.readUIntBE(start + 1, 3);
    found.push({ start, size, length: { at: start + 1, bytes: 3, isLittle: false }, type: { at: start, bytes: 1 } });
    start += size;
  }
  return found;
}

/** Corrects the checksums of PNG chunks and Ogg pages, so that readers look at what was changed. */
export function withChecksums(bytes: Buffer): Buffer {
  const fixed = Buffer.from(bytes);
  const isPng = fixed.toString('latin1', 1, 4) === 'PNG';
  if (!isPng && fixed.toString('latin1', 0, 4) !== 'OggS') return fixed;
  for (const { start, size } of partsOf(fixed)) {
    const end = start + size;
    if (end > fixed.length) break;
    if (isPng) fixed.writeUInt32BE(crc32(fixed.subarray(start + 4, end - 4)), end - 4);
    else if (size >= 27) {
      fixed.writeUInt32LE(0, start + 22);
      fixed.writeUInt32LE(oggChecksum(fixed.subarray(start, end)), start + 22);
    }
  }
  return fixed;
}

/** RFC 3533, section 6: the polynomial 0x04c11db7, most significant bit first, without inversion. */
function oggChecksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

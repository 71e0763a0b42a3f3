import { mp4Box } from './media-files.ts';

/** A QuickTime file may keep its samples in another file, which its table `dref` names. */
const DREF = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref'];

/** Returns an entry of `dref`. Its flags are all zero, which means that the samples are in another file. */
function entry(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(head.length + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
}

export function urlReference(target: string): Buffer {
  return entry('url ', Buffer.from(`${target}\0`));
}

/**
 * Returns an alias of the classic Mac OS.
 * @param levels up from the folder of the song, and down to the file; without it, the path is from the root
 */
export function aliasReference(target: string, levels?: { up: number; down: number }): Buffer {
  const head = Buffer.alloc(150);
  head.writeInt16BE(levels?.up ?? -1, 130);
  head.writeInt16BE(levels?.down ?? -1, 132);
  const path = Buffer.from(target.padEnd(target.length + (target.length % 2), '\0'));
  const kind = Buffer.from([0, 2, path.length >> 8, path.length & 0xff]);
  return entry('alis', Buffer.concat([head, kind, path, Buffer.from('ffff0000', 'hex')]));
}

/**
 * Returns the same song with another data reference, and the sizes of all boxes around it adjusted.
 * @param song a QuickTime file with `moov` after the samples
 */
export function withReference(song: Buffer, reference: Buffer): Buffer {
  const bytes = Buffer.from(song);
  const { offset, size } = mp4Box(bytes, DREF);
  const entries = offset + 16;
  const growth = entries + reference.length - (offset + size);
  const boxes = DREF.map((_, depth) => mp4Box(bytes, DREF.slice(0, depth + 1)));
  for (const box of boxes) bytes.writeUInt32BE(box.size + growth, box.offset);
  return Buffer.concat([bytes.subarray(0, entries), reference, bytes.subarray(offset + size)]);
}

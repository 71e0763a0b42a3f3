/** Bytes before a stream, and before each of its pictures. */
const [STREAM_HEAD, PICTURE_HEAD] = [32, 12];

/**
 * Begins a stream of Y, U and V planes in IVF, the simplest container in which pictures have times. So a picture that
 * stays is written once, and ffmpeg's filter `fps` repeats it.
 */
export function streamHead({ width, height }: { width: number; height: number }, framesPerSecond: number): Uint8Array {
  const head = Buffer.alloc(STREAM_HEAD);
  head.write('DKIF', 0, 'latin1');
  head.writeUInt16LE(STREAM_HEAD, 6);
  head.write('I420', 8, 'latin1');
  head.writeUInt16LE(width, 12);
  head.writeUInt16LE(height, 14);
  head.writeUInt32LE(framesPerSecond, 16);
  head.writeUInt32LE(1, 20);
  return head;
}

/** Precedes a picture in the stream. @param bytes size of the picture @param time in frames, greater than the last one */
export function pictureHead(bytes: number, time: number): Uint8Array {
  const head = Buffer.alloc(PICTURE_HEAD);
  head.writeUInt32LE(bytes, 0);
  head.writeBigUInt64LE(BigInt(time), 4);
  return head;
}

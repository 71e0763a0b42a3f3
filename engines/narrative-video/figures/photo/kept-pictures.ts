import type { Canvas } from '@napi-rs/canvas';
import { settle } from '../../canvas-memory.ts';

/** Maximum bytes of kept pictures: the faces that two people show in a long scene at 1080p. */
const MOST_BYTES = 16_000_000;

const kept = new Map<string, Canvas>();
let bytes = 0;

/**
 * Returns a picture that is kept, or makes and keeps it. All heads share the room: what was shown last stays, so that a
 * story with many lights takes no more memory than one scene.
 * @param key unique among all heads
 */
export function keep(key: string, make: () => Canvas): Canvas {
  const picture = kept.get(key) ?? settle(make());
  if (!kept.delete(key)) bytes += bytesOf(picture);
  for (const [oldest, canvas] of kept) {
    if (bytes <= MOST_BYTES) break;
    kept.delete(oldest);
    bytes -= bytesOf(canvas);
  }
  kept.set(key, picture);
  return picture;
}

function bytesOf({ width, height }: Canvas): number {
  return width * height * 4;
}

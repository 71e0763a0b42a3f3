import { boxMean } from '../../people/box-mean.ts';
import type { Box } from '../../people/person.ts';

interface Cut {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Opacity from which a pixel holds parts together, 0 to 255. */
const SOLID = 96;
/** Least size of a part that stays, such as a raised hand, in shares of the part with the face. */
const LARGE = 0.04;
/** How far hair may fly from a part that stays, in shares of the face's width. */
const NEAR = 0.12;

/** Clears what a search for a person left of other people and things: small parts that hang in the air. */
export function clearLooseParts({ data, width, height }: Cut, face: Box): void {
  const parts = partsOf({ data, width, height });
  const inFace = new Map<number, number>();
  const sizes = new Map<number, number>();
  parts.forEach((part, at) => {
    if (part === 0) return;
    sizes.set(part, (sizes.get(part) ?? 0) + 1);
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < face.x || x > face.x + face.width || y < face.y || y > face.y + face.height) return;
    inFace.set(part, (inFace.get(part) ?? 0) + 1);
  });
  const [main] = [...inFace].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (main === undefined) return;
  const least = LARGE * (sizes.get(main) as number);
  const kept = Float32Array.from(parts, (part) => ((sizes.get(part) ?? 0) >= least ? 1 : 0));
  const near = boxMean(kept, width, Math.ceil(NEAR * face.width));
  // Running means of whole numbers stay exact, so that nothing near is really 0.
  near.forEach((share, at) => {
    if (share === 0) data[at * 4 + 3] = 0;
  });
}

/** Returns the number of the connected part that each pixel belongs to; 0 is none. */
function partsOf({ data, width, height }: Cut): Uint32Array {
  const parts = new Uint32Array(width * height);
  const isSolid = (at: number) => (data[at * 4 + 3] as number) >= SOLID;
  let count = 0;
  const open: number[] = [];
  for (let start = 0; start < parts.length; start++) {
    if (parts[start] !== 0 || !isSolid(start)) continue;
    count++;
    parts[start] = count;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= parts.length || parts[next] !== 0 || !isSolid(next)) continue;
        parts[next] = count;
        open.push(next);
      }
    }
  }
  return parts;
}

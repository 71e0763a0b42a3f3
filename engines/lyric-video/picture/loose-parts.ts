import { areasOf } from '../../people/areas.ts';
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
  const solid = new Uint8Array(width * height);
  for (let at = 0; at < solid.length; at++) solid[at] = Number((data[at * 4 + 3] as number) >= SOLID);
  const { of, sizes } = areasOf(solid, width);
  const inFace = new Map<number, number>();
  const [right, bottom] = [Math.min(width - 1, face.x + face.width), Math.min(height - 1, face.y + face.height)];
  for (let y = Math.max(0, Math.ceil(face.y)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.ceil(face.x)); x <= right; x++) {
      const area = of[y * width + x] as number;
      if (solid[y * width + x]) inFace.set(area, (inFace.get(area) ?? 0) + 1);
    }
  }
  const [main] = [...inFace].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (main === undefined) return;
  const least = LARGE * (sizes[main] as number);
  const kept = new Float32Array(solid.length);
  for (let at = 0; at < kept.length; at++) kept[at] = Number(solid[at] && (sizes[of[at] as number] as number) >= least);
  const near = boxMean(kept, width, Math.ceil(NEAR * face.width));
  // Running means of whole numbers stay exact, so that nothing near is really 0.
  for (let at = 0; at < near.length; at++) if (near[at] === 0) data[at * 4 + 3] = 0;
}

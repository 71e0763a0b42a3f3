import { smoothstep } from '../drawing/motion.ts';
import { landmarksOf } from './landmarks.ts';
import type { Person, Point } from './person.ts';

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;
/** Indexes of the face's sides at the cheekbones, where an oval seen from the front is widest. */
const CHEEKS = [234, 127, 93, 132, 454, 356, 323, 361];
/** Least distance of the nose's tip beyond the cheeks, in heights of the face, from which a face is seen in profile. */
const PROFILE = 0.02;
/** How far beyond the mesh a profile reaches, how soft its outline is, and how far up a brow goes, in heights of the face. */
const [MARGIN, SOFT, BROW] = [0.012, 0.02, 0.12];
/** Number of heights of a face at which its outline is known. */
const STEPS = 28;

/**
 * Returns a person without what is seen beyond a face in profile, such as a camera before its eye: networks take things
 * at a face for a part of it. From the brow to the chin, a profile ends where the mesh of the face does.
 */
export function withoutThingsBefore(person: Person): Person {
  const { face, width, height } = person;
  if (face.points.length === 0) return person;
  const { middle, right, down, chin, forehead, height: tall } = landmarksOf(face);
  const inFace = ([x, y]: Point): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [dx * right[0] + dy * right[1], dx * down[0] + dy * down[1]];
  };
  const points = face.points.map(inFace);
  const nose = points[NOSE] as Point;
  const cheeks = CHEEKS.map((index) => (points[index] as Point)[0]);
  const ahead = Math.max(nose[0] - Math.max(...cheeks), Math.min(...cheeks) - nose[0]);
  if (ahead < tall * PROFILE) return person;
  const facing = nose[0] > Math.max(...cheeks) ? 1 : -1;
  const [from, to] = [inFace(forehead)[1] + tall * BROW, inFace(chin)[1]];
  const outline = outlineOf(points, facing, [from, to]);
  const mask = person.mask.slice();
  const reach = Math.ceil(tall * 1.6);
  const cutRow = (y: number): void => {
    for (let x = Math.max(0, Math.floor(middle[0] - reach)); x < Math.min(width, middle[0] + reach); x += 1) {
      const at = y * width + x;
      if (mask[at] === 0) continue;
      const [across, low] = inFace([x + 0.5, y + 0.5]);
      if (low < from || low > to) continue;
      const place = ((low - from) / (to - from)) * (STEPS - 1);
      const [first, share] = [Math.floor(place), place % 1];
      const [one, next] = [outline[first] as number, outline[Math.min(STEPS - 1, first + 1)] as number];
      const beyond = across * facing - (one + (next - one) * share) - tall * MARGIN;
      mask[at] = (mask[at] as number) * smoothstep(tall * SOFT, 0, beyond);
    }
  };
  for (let y = Math.max(0, Math.floor(middle[1] - reach)); y < Math.min(height, middle[1] + reach); y += 1) cutRow(y);
  return { ...person, mask };
}

/** Returns how far a face reaches toward the side to which it looks, at each of these heights. */
function outlineOf(points: readonly Point[], facing: number, [from, to]: readonly [number, number]): number[] {
  const outline = Array.from({ length: STEPS }, () => Number.NEGATIVE_INFINITY);
  for (const [across, low] of points) {
    const at = Math.round(((low - from) / (to - from)) * (STEPS - 1));
    if (at >= 0 && at < STEPS) outline[at] = Math.max(outline[at] as number, across * facing);
  }
  return outline.map((own, at) => Math.max(own, ...[at - 1, at + 1].map((near) => outline[near] ?? own)));
}

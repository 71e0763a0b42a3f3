import { smoothstep } from '../../../drawing/motion.ts';
import { landmarksOf } from '../../../people/landmarks.ts';
import type { Person } from '../../../people/person.ts';
import type { Pixels } from '../../../people/picture.ts';

/** How far above the lower end of a picture hips may be of somebody whose lap it may show, in heights of the face. */
const NEAR_END = 0.5;
/** How far above the hips a lap begins, how soft the body's new end is, and how far the photograph goes on empty, likewise. */
const [ABOVE_HIPS, SOFT, EMPTY] = [0.27, 0.05, 0.28];

/** A picture of a person. */
interface Portrait {
  picture: Pixels;
  person: Person;
}

/**
 * Returns a portrait that ends above the hips if it ended right below them. Many of these people sit: their lap would be a
 * stripe of trousers between the photographed top and the painted one that continues it.
 */
export function withoutLap(portrait: Portrait): Portrait {
  const { picture, person } = portrait;
  const { leftHip, rightHip } = person.joints;
  if (!leftHip || !rightHip) return portrait;
  const { width, height } = picture;
  const face = landmarksOf(person.face).height;
  const hips = Math.min(leftHip[1], rightHip[1]);
  if (hips < height - NEAR_END * face) return portrait;
  const end = hips - ABOVE_HIPS * face;
  const tall = Math.min(height, Math.round(end + EMPTY * face));
  const mask = person.mask.slice(0, width * tall);
  for (let row = Math.max(0, Math.floor(end)); row < tall; row += 1) {
    const kept = smoothstep(end + SOFT * face, end, row);
    for (let at = row * width; at < (row + 1) * width; at += 1) mask[at] = (mask[at] as number) * kept;
  }
  return {
    picture: { ...picture, data: picture.data.subarray(0, width * tall * 3), height: tall },
    person: { ...person, mask, height: tall },
  };
}

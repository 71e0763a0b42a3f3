import { landmarksOf } from '../../../people/landmarks.ts';
import type { Person, Point } from '../../../people/person.ts';
import type { Pixels } from '../../../people/picture.ts';
import { shouldersOf } from './build.ts';
import { headIn } from './head-place.ts';

/** Most of a head's height from the chin down to the line of the shoulders: more looks like a giraffe's neck. */
const LONGEST = 0.36;
/** Least share of its length that a neck keeps. */
const LEAST = 0.74;
/** How far a head may lean, as the sine of its angle, so that its neck is shortened straight down. */
const UPRIGHT = 0.2;

/**
 * Returns a portrait whose neck is as long as most people's. Cameras below the face, and collars that stand away from it,
 * show long necks, which on a body that moves look as if the head was set on it.
 */
export function withShorterNeck(portrait: { picture: Pixels; person: Person }): { picture: Pixels; person: Person } {
  const place = headIn(landmarksOf(portrait.person.face));
  const { chin, head, toward } = place;
  const { isFrontal, middle } = shouldersOf({ person: portrait.person, ...place });
  const shoulders = middle[1];
  const long = shoulders - chin[1];
  const by = Math.round(long - Math.max(LONGEST * head, LEAST * long));
  if (!isFrontal || by < 1 || Math.abs(toward[0]) > UPRIGHT) return portrait;
  const { picture, person } = portrait;
  const { width, height } = picture;
  const shrinks = (long - by) / long;
  /** Returns the row of the photograph that a row shows. */
  const from = (row: number) => {
    if (row >= shoulders) return row;
    const down = row - (chin[1] + by);
    return down <= 0 ? row - by : chin[1] + down / shrinks;
  };
  const lowered = ([x, y]: Point): Point => {
    if (y >= shoulders) return [x, y];
    return [x, y <= chin[1] ? y + by : chin[1] + by + (y - chin[1]) * shrinks];
  };
  const rows = (data: Uint8Array, channels: number): Uint8Array => {
    const line = width * channels;
    const moved = new Uint8Array(data.length);
    const fillRow = (row: number): void => {
      const source = from(row);
      if (source < 0) return;
      const [first, share] = [Math.floor(source), source % 1];
      const next = Math.min(height - 1, first + 1);
      for (let at = 0; at < line; at += 1) {
        const one = data[first * line + at] as number;
        moved[row * line + at] = one + ((data[next * line + at] as number) - one) * share;
      }
    };
    for (let row = 0; row < height; row += 1) fillRow(row);
    return moved;
  };
  const { face } = person;
  return {
    picture: { ...picture, data: rows(picture.data, 3) },
    person: {
      ...person,
      mask: rows(person.mask, 1),
      face: {
        ...face,
        box: { ...face.box, y: face.box.y + by },
        points: face.points.map(lowered),
        leftEye: lowered(face.leftEye),
        rightEye: lowered(face.rightEye),
        mouth: lowered(face.mouth),
      },
      joints: Object.fromEntries(Object.entries(person.joints).map(([joint, place]) => [joint, lowered(place)])),
    },
  };
}

import type { Landmarks } from '../../../people/landmarks.ts';
import type { Point } from '../../../people/person.ts';

/** Height of the face as a share of the head's height. */
export const FACE = 0.8;

/** Where a head is in a picture. */
export interface HeadPlace {
  chin: Point;
  /** From the chin to the crown, without hair, in pixels. */
  head: number;
  /** Unit vector from the forehead to the chin. */
  toward: Point;
}

export function headIn({ chin, forehead, height }: Pick<Landmarks, 'chin' | 'forehead' | 'height'>): HeadPlace {
  const [dx, dy] = [chin[0] - forehead[0], chin[1] - forehead[1]];
  const long = Math.hypot(dx, dy);
  return { chin, head: height / FACE, toward: [dx / long, dy / long] };
}

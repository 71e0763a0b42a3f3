import { neededOf } from '../acting/staging.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';
import { sizeOf } from '../storyboard/takes.ts';

/** Height of the eyes in a close shot, as a share of the picture's height from above, and above hands before a belly. */
const [EYES, EYES_OVER_HANDS] = [0.42, 0.32];
/** Height of a head from chin to crown at most, as shares of the picture's height and width. Hair is broader than it. */
const HEAD = { ofHeight: 0.53, ofWidth: 0.52 };
/** Lines of a picture in which a photographed head looks sharp that is enlarged as often as this. */
const [LINES, ENLARGED] = [720, 2.3];

/**
 * Returns where a close shot has the eyes, and how high heads are, in pixels, whatever the pose. The height is undefined
 * if something else than faces decides how near the picture is.
 * @param detail height of the smallest head in its photograph, pixels: so near, a smaller one would be blurred
 */
export function closeFrameOf(
  scene: Pick<Scene, 'deeds' | 'characters' | 'shot' | 'take'>,
  { width, height }: PictureSize,
  detail = Number.POSITIVE_INFINITY,
): { head: number | undefined; eyes: number } {
  const needed = neededOf(scene);
  const isBefore = needed === 'before' || needed === 'mouth';
  const isOfHands = needed === 'raised' || needed === 'lifted' || isBefore;
  return {
    head: isOfHands
      ? undefined
      : Math.min(HEAD.ofHeight * height, HEAD.ofWidth * width, (detail * ENLARGED * height) / LINES) * sizeOf(scene),
    eyes: (isBefore ? EYES_OVER_HANDS : EYES) * height,
  };
}

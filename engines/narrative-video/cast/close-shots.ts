import { neededOf } from '../acting/staging.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';
import { sizeOf } from '../storyboard/takes.ts';

/** Height of the eyes in a close shot, as a share of the picture's height from above, and above hands before a belly. */
const [EYES, EYES_OVER_HANDS] = [0.42, 0.32];
/** Height of a head from chin to crown at most, as shares of the picture's height and width. Hair is broader than it. */
const HEAD = { ofHeight: 0.53, ofWidth: 0.52 };

/**
 * Returns where a close shot has the eyes, and how high heads are, in pixels, whatever the pose. The height is undefined
 * if something else than faces decides how near the picture is.
 */
export function closeFrameOf(
  scene: Pick<Scene, 'deeds' | 'characters' | 'shot' | 'take'>,
  { width, height }: PictureSize,
): { head: number | undefined; eyes: number } {
  const needed = neededOf(scene);
  const isBefore = needed === 'before' || needed === 'mouth';
  const isOfHands = needed === 'raised' || needed === 'lifted' || isBefore;
  return {
    head: isOfHands ? undefined : Math.min(HEAD.ofHeight * height, HEAD.ofWidth * width) * sizeOf(scene),
    eyes: (isBefore ? EYES_OVER_HANDS : EYES) * height,
  };
}

import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';

/** Height of the seen head, as shares of the picture's height and width, and how much larger the near one is. */
const HEAD = { ofHeight: 0.38, ofWidth: 0.34, larger: 1.4 };
/** Size of a seen head whose body is seen as well, relative to that of a face. */
const WITH_BODY = 0.6;
/** Distances of the two heads from the picture's middle, as shares of its width, and heights of their eyes. */
export const OVER_SHOULDER = { seen: 0.1, near: 0.45, nearInTall: 0.47, eyes: 0.43, nearEyes: 0.36 };

/** How much larger the near head is than a face that is seen beyond it. */
export const HEADS_APART = HEAD.larger;

/** Returns the height of the head that is seen beyond a shoulder, and of the near one, in pixels. */
export function headsOverShoulder(
  { width, height }: PictureSize,
  { shot }: Pick<Scene, 'shot'>,
): { seen: number; near: number } {
  const face = Math.min(HEAD.ofHeight * height, HEAD.ofWidth * width);
  return { seen: shot === 'close' ? face : face * WITH_BODY, near: face * HEAD.larger };
}

/** Returns how far the near head is from the middle of a picture, as a share of its width. */
export function nearAside({ width, height }: PictureSize): number {
  return height > width ? OVER_SHOULDER.nearInTall : OVER_SHOULDER.near;
}

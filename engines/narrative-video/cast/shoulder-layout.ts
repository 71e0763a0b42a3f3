import type { PictureSize } from '../picture-size.ts';

/** Height of the seen head, as shares of the picture's height and width, and how much larger the near one is. */
const HEAD = { ofHeight: 0.38, ofWidth: 0.34, larger: 1.4 };
/** Distances of the two heads from the picture's middle, as shares of its width, and heights of their eyes. */
export const OVER_SHOULDER = { seen: 0.1, near: 0.45, nearInTall: 0.47, eyes: 0.43, nearEyes: 0.36 };

/** Returns the height of the head that is seen beyond a shoulder, and of the near one, in pixels. */
export function headsOverShoulder({ width, height }: PictureSize): { seen: number; near: number } {
  const seen = Math.min(HEAD.ofHeight * height, HEAD.ofWidth * width);
  return { seen, near: seen * HEAD.larger };
}

/** Returns how far the near head is from the middle of a picture, as a share of its width. */
export function nearAside({ width, height }: PictureSize): number {
  return height > width ? OVER_SHOULDER.nearInTall : OVER_SHOULDER.near;
}

import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';

/** Where two people are of whom one is seen beyond the other, who stands near the camera in profile. */
export interface ShoulderLayout {
  /** Distances of the two from the picture's middle, as shares of its width, to opposite sides. */
  aside: { seen: number; near: number };
  /** Heights of the middles of their heads, as shares of the picture's height from above. */
  heads: { seen: number; near: number };
  /** Heights of their heads in pixels, if a face is seen and not the whole body; then, of the near one at most. */
  sizes: { seen: number; near: number };
  /** If one is seen whole: height of the feet, and statures of both, as shares of the picture's height. */
  whole?: { feet: number; seen: number; near: number };
}

/** Heights of heads, as shares of the picture's height and width. A near head with hair takes a quarter of the width. */
const SEEN = { ofHeight: 0.29, ofWidth: 0.3 };
const NEAR = { ofHeight: 0.37, ofWidth: 0.37 };
/** The same of somebody near whose hands are seen, too. */
const NEAR_WITH_HANDS = { ofHeight: 0.29, ofWidth: 0.3 };

/** Returns where two people are who talk, of whom a face is seen, or of whom one dances, who is seen whole. */
export function shoulderLayout({ width, height }: PictureSize, { shot }: Pick<Scene, 'shot'>): ShoulderLayout {
  const of = (head: typeof SEEN) => Math.min(head.ofHeight * height, head.ofWidth * width);
  const sizes = { seen: of(SEEN), near: of(shot === 'close' ? NEAR : NEAR_WITH_HANDS) };
  const isTall = height > width;
  if (shot === 'close')
    return {
      aside: isTall ? { seen: 0.2, near: 0.28 } : { seen: 0.14, near: 0.27 },
      heads: { seen: 0.4, near: 0.36 },
      sizes,
    };
  return isTall
    ? {
        aside: { seen: 0.13, near: 0.3 },
        // With the near head as low, the neck of a guitar is below the face of whoever dances.
        heads: { seen: 0.44, near: 0.48 },
        sizes,
        whole: { feet: 0.82, seen: 0.42, near: 0.85 },
      }
    : {
        aside: { seen: 0.18, near: 0.29 },
        heads: { seen: 0.34, near: 0.27 },
        sizes,
        whole: { feet: 0.93, seen: 0.68, near: 1.25 },
      };
}

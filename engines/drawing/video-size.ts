import type { LyricVideoFacts } from '../engine.ts';

const SHORTER_SIDE = { basic: 720, pro: 1080 } as const;

/** Size of a video in pixels; both numbers are even. */
export function videoSize({ quality, aspectRatio }: Pick<LyricVideoFacts, 'quality' | 'aspectRatio'>) {
  const short = SHORTER_SIDE[quality];
  const long = (short * 16) / 9;
  switch (aspectRatio) {
    case '9:16':
      return { width: short, height: long };
    case '16:9':
      return { width: long, height: short };
    case '1:1':
      return { width: short, height: short };
  }
}

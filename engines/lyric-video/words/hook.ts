import { stamp } from './entrances.ts';
import type { Lettering, Pose } from './lettering.ts';

/** Size of the words of a chorus, and of its hook, against those of a verse. Set by eye. */
const LARGE = 1.5;
const HOOK = 2.2;
/** Scale from which a word of the hook comes down, and seconds that it takes. */
const FROM = 1.5;
const STAMP_SECONDS = 0.2;
/**
 * Opacity of the words that follow, so that a hook is seen whole from its beginning, in looks that show no words ahead.
 * Set by eye.
 */
const AHEAD = 0.5;
/** Height to which a word of the hook leaps while it is sung, em. */
const LEAP = 0.04;

/** The lettering of a chorus. */
export function large(lettering: Lettering): Lettering {
  return { ...lettering, size: lettering.size * LARGE };
}

/** The lettering of a hook: each word is stamped in place when it is sung, and leaps. The others wait faintly. */
export function kinetic(lettering: Lettering): Lettering {
  const still: Partial<Pose> = {};
  return {
    ...lettering,
    size: lettering.size * HOOK,
    entrance: { ...stamp('word', STAMP_SECONDS, FROM), ahead: lettering.entrance.ahead ?? AHEAD },
    sway(share, facts) {
      const { dy = 0, ...own } = lettering.sway?.(share, facts) ?? still;
      return { ...own, dy: dy - LEAP * Math.sin(share * Math.PI) };
    },
  };
}

import type { Lettering } from './lettering.ts';

type Entrance = Lettering['entrance'];

const eased = (share: number) => 1 - (1 - share) ** 3;
/** Eases past the end and back to it. */
const overshot = (share: number) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;

export function fadeIn(by: Entrance['by'], seconds: number, stagger = 0): Entrance {
  return { by, seconds, stagger, pose: (progress) => ({ opacity: eased(progress) }) };
}

/** Enters from below, or from above if `way` is negative. @param way em */
export function rise(by: Entrance['by'], seconds: number, way: number, stagger = 0): Entrance {
  return {
    by,
    seconds,
    stagger,
    pose: (progress) => ({ dy: way * (1 - eased(progress)), opacity: Math.min(1, progress * 2) }),
  };
}

/** Enters from the side, past its place and back. @param way em, to the right */
export function slide(by: Entrance['by'], seconds: number, way: number, stagger = 0): Entrance {
  return {
    by,
    seconds,
    stagger,
    pose: (progress) => ({ dx: way * (1 - overshot(progress)), opacity: Math.min(1, progress * 3) }),
  };
}

/** Grows from the middle, slightly too far and back. */
export function pop(by: Entrance['by'], seconds: number, stagger = 0): Entrance {
  return {
    by,
    seconds,
    stagger,
    pose: (progress) => ({ scale: Math.max(0.1, overshot(progress)), opacity: progress > 0.1 ? 1 : 0.5 }),
  };
}

/** Shrinks onto its place, as if it came down onto the picture. */
export function stamp(by: Entrance['by'], seconds: number, from: number, stagger = 0): Entrance {
  return {
    by,
    seconds,
    stagger,
    pose: (progress) => ({ scale: 1 + (from - 1) * (1 - progress) ** 2, opacity: Math.min(1, 0.3 + progress) }),
  };
}

/** Appears as if written or painted, from where it is read first. */
export function wipe(by: Entrance['by'], seconds: number, stagger = 0): Entrance {
  return { by, seconds, stagger, pose: (progress) => ({ reveal: eased(progress) }) };
}

/** Falls from above and bounces. @param way em */
export function drop(by: Entrance['by'], seconds: number, way: number, stagger = 0): Entrance {
  return {
    by,
    seconds,
    stagger,
    pose: (progress) => ({ dy: -way * bounce(1 - progress), opacity: Math.min(1, progress * 4) }),
  };
}

function bounce(left: number): number {
  const share = 1 - left;
  return share < 0.5 ? 1 - (share / 0.5) ** 2 : 0.18 * Math.sin(((share - 0.5) / 0.5) * Math.PI);
}

/** Pseudorandom numbers, the same for the same seed, so that a job drawn twice gives the same picture. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0, below `count`. */
  below(count: number): number;
  pick<T>(from: readonly T[]): T;
  /** From -1 to 1, more often near 0. */
  around(): number;
  /** A separate stream: taking numbers from it does not change those of other streams. */
  fork(name: string): Chance;
}

export function chanceOf(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    around: () => next() + next() - 1,
    fork: (name) => chanceOf(`${seed}/${name}`),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

import { createHash } from 'node:crypto';

/** Chance that repeats itself: the same seed gives the same numbers. */
export interface Random {
  /** 0 ≤ number < 1 */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Another stream, which depends on the seed and the name alone, not on what was drawn before. */
  fork(name: string): Random;
}

export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for a drawing.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
}

import { chanceOf } from '../../drawing/chance.ts';

const { floor } = Math;

/** Side of the lattice of random values, a power of two, after which the bristles repeat. */
const SIDE = 256;

const lattice = (() => {
  const chance = chanceOf('bristles');
  return Float32Array.from({ length: SIDE * SIDE }, () => chance.next());
})();

/** Smooth random values between 0 and 1, one for each whole number of both coordinates. */
export function noise(x: number, y: number): number {
  const left = floor(x);
  const top = floor(y);
  const fx = eased(x - left);
  const fy = eased(y - top);
  const column = left & (SIDE - 1);
  const next = (left + 1) & (SIDE - 1);
  const row = (top & (SIDE - 1)) * SIDE;
  const below = ((top + 1) & (SIDE - 1)) * SIDE;
  const a = lattice[row + column] as number;
  const c = lattice[below + column] as number;
  const upper = a + ((lattice[row + next] as number) - a) * fx;
  return upper + (c + ((lattice[below + next] as number) - c) * fx - upper) * fy;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

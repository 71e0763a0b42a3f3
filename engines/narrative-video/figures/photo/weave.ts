import { chanceOf } from '../../../drawing/chance.ts';

const TILE = 64;

/** Structure of plain cloth: threads of slightly different brightness. */
export function plainWeave(seed: string): Float32Array {
  const chance = chanceOf(`${seed}/weave`);
  const threads = Array.from({ length: TILE }, () => chance.between(-0.014, 0.014));
  return Float32Array.from(
    { length: TILE * TILE },
    (_, at) =>
      1 + (threads[at % TILE] as number) + (threads[Math.floor(at / TILE)] as number) + chance.between(-0.016, 0.016),
  );
}

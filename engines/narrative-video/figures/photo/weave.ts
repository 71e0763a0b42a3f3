import { chanceOf } from '../../../drawing/chance.ts';

const TILE = 64;

/** Structure of plain cloth: threads of slightly different brightness. */
export function plainWeave(seed: string): Float32Array {
  const chance = chanceOf(`${seed}/weave`);
  const threads = Array.from({ length: TILE }, () => chance.between(-0.01, 0.01));
  return Float32Array.from(
    { length: TILE * TILE },
    (_, at) =>
      1 + (threads[at % TILE] as number) + (threads[Math.floor(at / TILE)] as number) + chance.between(-0.03, 0.03),
  );
}

/** Structure of denim: diagonal threads, and more of the white ones in places. */
export function twill(seed: string): Float32Array {
  const chance = chanceOf(`${seed}/twill`);
  return Float32Array.from({ length: TILE * TILE }, (_, at) => {
    const [x, y] = [at % TILE, Math.floor(at / TILE)];
    return 1 + Math.sin(((x + y) * Math.PI) / 3) * 0.03 + chance.between(-0.06, 0.06);
  });
}

import { expect, test } from '@jest/globals';
import { quilted } from '../../../../engines/narrative-video/figures/photo/cloth-quilt.ts';

const [PIECE, QUILT] = [128, 200];

/** Cloth with a dark fold in every eighth row. */
const folded = Float32Array.from({ length: PIECE ** 2 }, (_, at) => (Math.floor(at / PIECE) % 8 < 2 ? 0.8 : 1.05));

test('a quilt continues the folds of the piece across all of its patches', () => {
  const quilt = quilted(folded, QUILT, 'Eileen');
  const row = (y: number) => quilt.subarray(y * QUILT, (y + 1) * QUILT);
  const even = Array.from({ length: QUILT }, (_, y) => Math.max(...row(y)) - Math.min(...row(y)));
  expect(even.filter((range) => range < 0.02).length).toBeGreaterThan(QUILT * 0.9);
  expect(Math.max(...quilt) - Math.min(...quilt)).toBeGreaterThan(0.2);
});

test('a quilt is no mirror image of itself', () => {
  const noisy = Float32Array.from({ length: PIECE ** 2 }, (_, at) => 1 + 0.1 * Math.sin(at * at * 0.37));
  const quilt = quilted(noisy, QUILT, 'Eileen');
  const mirrored = (axis: number) => {
    let differs = 0;
    for (let y = 0; y < QUILT; y += 1)
      for (let x = 1; x < 20; x += 1)
        differs += Math.abs((quilt[y * QUILT + axis - x] as number) - (quilt[y * QUILT + axis + x] as number));
    return differs / QUILT / 20;
  };
  for (let axis = 20; axis < QUILT - 20; axis += 4) expect(mirrored(axis)).toBeGreaterThan(0.02);
});

test('the same person gets the same quilt', () => {
  expect(quilted(folded, QUILT, 'Grace')).toEqual(quilted(folded, QUILT, 'Grace'));
});

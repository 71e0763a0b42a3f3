import { describe, expect, test } from '@jest/globals';
import { fractalAt, fractalTile, TILE } from '../../../../engines/drawing/solids/fractal.ts';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import type { Lighting } from '../../../../engines/drawing/solids/lighting.ts';
import { IDENTITY, shifted } from '../../../../engines/drawing/solids/matrix.ts';
import { MeshBuilder, type Surface } from '../../../../engines/drawing/solids/mesh.ts';
import { Rasterizer } from '../../../../engines/drawing/solids/rasterizer.ts';
import { roundedBox } from '../../../../engines/drawing/solids/shapes.ts';
import { weather } from '../../../../engines/drawing/solids/weathering.ts';

const SIZE = 120;
const LENS = lensAt([0, 1, 6], [0, 1, 0], 0.5, { width: SIZE, height: SIZE });
const LIGHT: Lighting = {
  key: { toward: [0.6, 0.6, 0.5], color: [1, 1, 1] },
  fill: { toward: [0, 0, 1], color: [0, 0, 0] },
  rim: { toward: [0, 0, -1], color: [0, 0, 0] },
  sky: [0, 0, 0],
  ground: [0, 0, 0],
  lamps: [],
};
const PLASTER: Surface = { color: [128, 128, 128], mottle: { size: 1, strength: 0.2 } };

/** Weathers a gray wall and whatever stands before it. Returns the red values of the picture. */
function weathered(surface: Surface, before?: Surface): number[] {
  const builder = new MeshBuilder().add(roundedBox(8, 8, 0.2, 0.001, 1), surface, shifted(0, -3, -0.1));
  if (before) builder.add(roundedBox(0.6, 2, 0.4, 0.001, 1), before, shifted(0, 0, 0.2));
  const raster = new Rasterizer(SIZE, SIZE, 2);
  raster.begin(LENS);
  raster.draw(builder.mesh(), IDENTITY);
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4).fill(128);
  weather(raster, LIGHT, pixels, { left: 0, top: 0, width: SIZE });
  return [...pixels].filter((_, at) => at % 4 === 0);
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

describe('weathering', () => {
  test('stains a rough wall and leaves one that shines clean', () => {
    expect(spreadOf(weathered(PLASTER))).toBeGreaterThan(10);
    expect(spreadOf(weathered({ ...PLASTER, gloss: 0.9 }))).toBe(0);
  });

  test('darkens a wall beside a thing that stands in front of it, but not far from it', () => {
    const clean: Surface = { color: [128, 128, 128], gloss: 0.9 };
    const picture = weathered(clean, clean);
    const row = SIZE / 2;
    const [beside = 0, away = 0] = [picture[row * SIZE + 46], picture[row * SIZE + 4]];
    expect(away).toBe(128);
    expect(beside).toBeLessThan(122);
  });

  test('draws joints on walls that are built of stones', () => {
    const smooth = weathered({ ...PLASTER, mottle: { size: 1, strength: 0.001 } });
    const built = weathered({
      ...PLASTER,
      mottle: { size: 1, strength: 0.001 },
      courses: { length: 0.8, height: 0.4 },
    });
    expect(spreadOf(smooth)).toBeLessThan(4);
    expect(built.filter((value) => value < 100).length).toBeGreaterThan(SIZE * 4);
    expect(built.filter((value) => value < 100).length).toBeLessThan(SIZE * SIZE * 0.2);
  });
});

test('a tile of fractal noise continues at its edges without a seam', () => {
  const tile = fractalTile();
  const step = (from: number, to: number) =>
    Array.from({ length: TILE }, (_, index) =>
      Math.abs(fractalAt(tile, from / TILE, index / TILE) - fractalAt(tile, to / TILE, index / TILE)),
    ).reduce((sum, difference) => sum + difference / TILE, 0);
  expect(step(TILE - 1, TILE)).toBeLessThan(step(0, 1) * 2);
  expect(step(TILE - 1, TILE)).toBeLessThan(step(0, TILE / 2) / 3);
});

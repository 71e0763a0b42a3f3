import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import type { Shoulders } from '../../../../engines/narrative-video/figures/photo/build.ts';
import { clothTexture } from '../../../../engines/narrative-video/figures/photo/cloth-texture.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';

const SIZE = 200;
const SIDE = 40;
const CLOTH: Rgb = [40, 70, 150];
const SHOULDERS = { isFrontal: true, across: 100, middle: [100, 30], angle: 0 } as Shoulders;

/** A photograph whose pixels have these colors, all of them of the person. */
function photographOf(color: (x: number, y: number) => Rgb): PhotoSource {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE * SIZE; at += 1) data.set([...color(at % SIZE, Math.floor(at / SIZE)), 255], at * 4);
  const mask = new Uint8Array(SIZE * SIZE).fill(255);
  return { data, width: SIZE, height: SIZE, person: { mask }, skin: [220, 170, 150] } as unknown as PhotoSource;
}

/** Cloth with a dark fold in every eighth row. */
const folded = (_x: number, y: number): Rgb => (y % 8 < 2 ? [26, 48, 108] : CLOTH);

describe('the structure of cloth', () => {
  test('repeats the folds of the photograph, which run across', () => {
    const weave = clothTexture(photographOf(folded), SHOULDERS, CLOTH, SIDE) as Float32Array;
    expect(weave).toHaveLength(SIDE * SIDE);
    const row = (y: number) => weave.subarray(y * SIDE, (y + 1) * SIDE);
    for (let y = 0; y < SIDE; y += 1) expect(Math.max(...row(y)) - Math.min(...row(y))).toBeLessThan(0.02);
    expect(Math.max(...weave) - Math.min(...weave)).toBeGreaterThan(0.2);
  });

  test('has no badge', () => {
    const badged = (x: number, y: number): Rgb =>
      x > 85 && x < 105 && y > 50 && y < 90 ? [240, 230, 60] : folded(x, y);
    const weave = clothTexture(photographOf(badged), SHOULDERS, CLOTH, SIDE) as Float32Array;
    expect(Math.max(...weave)).toBeLessThan(1.35);
  });

  test('is unknown where the photograph shows no plain cloth', () => {
    const checked = (x: number, y: number): Rgb => (((x >> 3) + (y >> 3)) % 2 ? CLOTH : [230, 230, 220]);
    expect(clothTexture(photographOf(checked), SHOULDERS, CLOTH, SIDE)).toBeUndefined();
  });
});

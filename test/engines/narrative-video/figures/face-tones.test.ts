import { describe, expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import { softenGlare } from '../../../../engines/narrative-video/figures/photo/face-tones.ts';
import type { Point } from '../../../../engines/people/person.ts';

const SIDE = 120;
/** A face in the middle of the picture. */
const FACE = { chin: [60, 95] as Point, toward: [0, 1] as Point, half: 38 };

/** A picture of skin with a bright patch of this luminance on a tenth of it. */
function skinWith(glare: number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const value = at % SIDE > 50 && at % SIDE < 58 ? glare : 150;
    data.set([value, value, value, 255], at * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function brightAt({ data }: { data: Uint8ClampedArray }, x: number, y: number): number {
  const at = (y * SIDE + x) * 4;
  return luminance([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
}

describe('glare on a face', () => {
  test('is dimmed, and the rest of the skin is not', () => {
    const picture = skinWith(245);
    softenGlare(picture, FACE);
    expect(brightAt(picture, 54, 60)).toBeLessThan(200);
    expect(brightAt(picture, 54, 60)).toBeGreaterThan(160);
    expect(brightAt(picture, 70, 60)).toBeCloseTo(150);
  });

  test('is not what soft light does', () => {
    const picture = skinWith(170);
    softenGlare(picture, FACE);
    expect(brightAt(picture, 54, 60)).toBeCloseTo(170);
  });

  test('is left beside the face', () => {
    const picture = skinWith(245);
    softenGlare(picture, FACE);
    expect(brightAt(picture, 54, 2)).toBeCloseTo(245);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Rgb } from '../../../engines/drawing/color.ts';
import type { Landmarks } from '../../../engines/people/landmarks.ts';
import { swatchesOf } from '../../../engines/people/swatches.ts';
import { emblemsOn, neckRing, shirtUnder, tieOn } from '../../../engines/people/uniform.ts';

const [WIDTH, HEIGHT] = [200, 400];
const SKIN: Rgb = [220, 170, 140];
const HAIR: Rgb = [90, 60, 30];
const NAVY: Rgb = [20, 24, 40];
const RED: Rgb = [200, 30, 60];
const known = { top: NAVY, skin: SKIN, hair: HAIR };
const FACE = { chin: [100, 100], height: 80 } as unknown as Landmarks;
const CHEST = { left: 50, right: 150 };

type Box = readonly [left: number, top: number, right: number, bottom: number, color: Rgb];

/** Returns the colors of somebody in navy blue, with rectangles of other colors. */
function wearing(...boxes: readonly Box[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const found = boxes.findLast(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
      data.set(found?.[4] ?? NAVY, (y * WIDTH + x) * 3);
    }
  return swatchesOf({ data, width: WIDTH, height: HEIGHT }, { mask: new Uint8Array(WIDTH * HEIGHT).fill(255) });
}

describe('a uniform', () => {
  test('shows a light shirt under a dark jacket', () => {
    expect(shirtUnder(wearing([85, 105, 115, 150, [240, 240, 244]]), FACE, known)).toEqual([240, 240, 244]);
    expect(shirtUnder(wearing(), FACE, known)).toBeUndefined();
    expect(shirtUnder(wearing([85, 105, 115, 150, SKIN]), FACE, known)).toBeUndefined();
  });

  test('shows a tie before a shirt, and none on an open collar', () => {
    const shirt: Rgb = [240, 240, 244];
    const white: Box = [70, 105, 130, 170, shirt];
    expect(tieOn(wearing(white, [94, 124, 106, 170, RED]), FACE, shirt, known)).toEqual(RED);
    expect(tieOn(wearing(white), FACE, shirt, known)).toBeUndefined();
    // Of somebody who has turned, with a part of the jacket below the chin.
    const turned = wearing(white, [94, 104, 170, 170, NAVY], [82, 104, 94, 170, RED]);
    expect(tieOn(turned, FACE, shirt, known)).toEqual(RED);
    expect(tieOn(wearing(white, [85, 105, 115, 150, SKIN]), FACE, shirt, known)).toBeUndefined();
  });

  test('shows the ring of a space suit around the neck, unless hair may hang there', () => {
    const orange = { ...known, top: [229, 114, 76] as const };
    const suit = wearing([40, 100, 160, 140, [60, 60, 64]]);
    expect(neckRing(suit, FACE, orange, 'short')).toEqual([60, 60, 64]);
    expect(neckRing(suit, FACE, orange, 'long')).toBeUndefined();
    expect(neckRing(wearing([40, 100, 160, 140, orange.top]), FACE, orange, 'short')).toBeUndefined();
  });

  test('shows ribbons on the side where they are, with their colors', () => {
    const ribbons = wearing([122, 180, 146, 196, RED], [134, 180, 146, 196, [240, 240, 240]]);
    const [found, ...others] = emblemsOn(ribbons, CHEST, FACE, known, false);
    expect(others).toEqual([]);
    expect(found?.across).toBeGreaterThan(0.4);
    expect(found?.colors).toEqual(expect.arrayContaining([RED, [240, 240, 240]]));
  });

  test('takes no tie, strap or helmet for an emblem', () => {
    expect(emblemsOn(wearing([92, 100, 108, 400, RED]), CHEST, FACE, known, false)).toEqual([]);
    expect(emblemsOn(wearing([124, 100, 132, 400, RED]), CHEST, FACE, known, false)).toEqual([]);
    expect(emblemsOn(wearing([110, 150, 200, 400, RED]), CHEST, FACE, known, false)).toEqual([]);
  });
});

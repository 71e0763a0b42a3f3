import { describe, expect, test } from '@jest/globals';
import type { Texture } from '../../../../engines/drawing/solids/mesh.ts';
import { printedFace } from '../../../../engines/narrative-video/solid/lego/face.ts';
import { printedTorso } from '../../../../engines/narrative-video/solid/lego/torso-print.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** Lists the pixels within shares of a print's width and height. */
function pixelsIn(
  { width, height, data }: Texture,
  [left, right]: readonly number[],
  [top, bottom]: readonly number[],
) {
  const found: { x: number; y: number; pixel: Pixel }[] = [];
  for (let y = Math.floor((top ?? 0) * height); y < (bottom ?? 1) * height; y += 1)
    for (let x = Math.floor((left ?? 0) * width); x < (right ?? 1) * width; x += 1) {
      const at = (y * width + x) * 4;
      found.push({ x: x / width, y: y / height, pixel: [...data.subarray(at, at + 4)] as unknown as Pixel });
    }
  return found;
}

const isDark = ([red, green, blue, alpha]: Pixel) => alpha > 200 && red + green + blue < 240;
const isWhite = ([red, green, blue, alpha]: Pixel) => alpha > 200 && Math.min(red, green, blue) > 230;
const isTear = ([red, , blue, alpha]: Pixel) => alpha > 200 && blue > 150 && red < 120;

describe('a crying face of a minifigure', () => {
  const crying = printedFace(aSheet({ brows: [40, 30, 20] }), { ...NEUTRAL_FACE, feeling: 'sad', strength: 1 });

  test('has brows whose inner ends are higher than their outer ends', () => {
    const heightAt = (from: number, to: number) =>
      Math.min(
        ...pixelsIn(crying, [from, to], [0.15, 0.4])
          .filter(({ pixel }) => isDark(pixel))
          .map(({ y }) => y),
      );
    expect(heightAt(0.54, 0.555)).toBeLessThan(heightAt(0.58, 0.59) - 0.03);
  });

  test('has closed eyes, and on each cheek a thin tear from the lid that ends above the jaw', () => {
    for (const [from, to] of [
      [0.25, 0.5],
      [0.5, 0.75],
    ] as const) {
      const cheek = pixelsIn(crying, [from, to], [0, 1]);
      const tears = cheek.filter(({ pixel }) => isTear(pixel));
      expect(tears.length / cheek.length).toBeGreaterThan(0.01);
      expect(tears.length / cheek.length).toBeLessThan(0.022);
      const heights = tears.map(({ y }) => y);
      expect(Math.min(...heights)).toBeLessThan(0.5);
      expect(Math.max(...heights)).toBeLessThan(0.68);
    }
    const glints = pixelsIn(crying, [0.4, 0.6], [0.3, 0.43]).filter(({ pixel }) => isWhite(pixel));
    expect(glints).toEqual([]);
  });
});

test('a face full of pity has lashes that hang and a mouth that frowns less than one in tears', () => {
  const sheet = aSheet({ brows: [40, 30, 20], presentation: 'feminine', lips: [200, 80, 80] });
  const sad = (strength: number) => printedFace(sheet, { ...NEUTRAL_FACE, feeling: 'sad', strength });
  const isInk = ([red, green, blue, alpha]: Pixel) => alpha > 200 && red < 40 && green < 40 && blue < 40;
  const lashes = pixelsIn(sad(0.57), [0.6, 0.62], [0.2, 0.6]).filter(({ pixel }) => isInk(pixel));
  // The middle of an eye is at 0.425.
  expect(lashes.length).toBeGreaterThan(0);
  expect(Math.min(...lashes.map(({ y }) => y))).toBeGreaterThan(0.36);
  const isLip = ([red, green, , alpha]: Pixel) => alpha > 200 && red > 160 && green < 120;
  const height = (print: Texture) => {
    const found = pixelsIn(print, [0.44, 0.56], [0.55, 0.8]).filter(({ pixel }) => isLip(pixel));
    return Math.max(...found.map(({ y }) => y)) - Math.min(...found.map(({ y }) => y));
  };
  expect(height(sad(0.57))).toBeLessThan(height(sad(1)) - 0.01);
});

test('the torso of a space suit has a zip in the middle and a buckle on each strap', () => {
  const suit = printedTorso(aSheet({ top: { kind: 'spacesuit', color: [229, 114, 76] } }));
  const isSteel = ([red, green, blue, alpha]: Pixel) =>
    alpha > 200 && blue > 130 && Math.max(red, green, blue) - red < 40;
  const steel = (across: readonly number[], down: readonly number[]) =>
    pixelsIn(suit, across, down).filter(({ pixel }) => isSteel(pixel) && pixel[0] < 180).length;
  expect(steel([0.48, 0.52], [0.18, 0.26])).toBeGreaterThan(100);
  for (const across of [
    [0.32, 0.42],
    [0.58, 0.68],
  ])
    expect(steel(across, [0.41, 0.49])).toBeGreaterThan(200);
});

describe('the torso of a uniform', () => {
  const jacket = { kind: 'jacket', color: [16, 15, 20], accent: [250, 245, 246] } as const;
  const emblem = { across: 0.7, up: 0.8, wide: 0.5, tall: 0.1, colors: [[204, 38, 81]] } as const;

  const middle = (more: object) =>
    pixelsIn(printedTorso(aSheet({ top: { ...jacket, ...more } as never })), [0.48, 0.52], [0.2, 0.45]);

  test('shows a tie on the shirt, and a jacket without badges shows none', () => {
    expect(middle({ emblems: [emblem] }).every(({ pixel }) => isDark(pixel))).toBe(true);
    expect(middle({}).some(({ pixel }) => isDark(pixel))).toBe(false);
  });

  test('shows the tie of a picture in its color, whether or not there are badges', () => {
    const isBlue = ([red = 0, , blue = 0]: ArrayLike<number> & Iterable<number>) => blue > red + 60;
    for (const emblems of [{}, { emblems: [emblem] }])
      expect(middle({ ...emblems, tie: [38, 70, 160] }).every(({ pixel }) => isBlue(pixel))).toBe(true);
  });
});

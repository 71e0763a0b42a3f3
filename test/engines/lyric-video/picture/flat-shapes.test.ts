import { describe, expect, test } from '@jest/globals';
import type { Composition } from '../../../../engines/lyric-video/look.ts';
import { type Brush, type View, viewOf } from '../../../../engines/lyric-video/picture/flat-shapes.ts';

const SIZES = { wide: [1280, 720], tall: [720, 1280], square: [720, 720] } as const;

/** A view of a frame. @param large pixels of a frame for each of a frame 720 high */
function viewIn(shape: keyof typeof SIZES, focus = 640, large = 1, tint = (color: string) => color): View {
  const [width, height] = SIZES[shape].map((length) => length * large) as [number, number];
  return viewOf({ width, height, unit: large, shape, tint } as Composition, focus);
}

/** Returns whether a drawing covers a point, on the part of the sheet from 0, 0 to 100, 100. */
function covered(paint: (brush: Brush) => void) {
  const { alpha, width } = viewIn('wide').cut([0, 0, 100, 100], paint).luma;
  return (x: number, y: number) => (alpha[Math.floor(y) * width + Math.floor(x)] as number) > 128;
}

describe('a view of the sheet', () => {
  test('is the whole sheet in a wide frame of any size', () => {
    for (const large of [0.5, 1, 1.5]) {
      const view = viewIn('wide', 300, large);
      expect([view.left, view.top, view.right, view.bottom, view.middle]).toEqual([0, 0, 1280, 720, 640]);
      expect(view.at(1280, 720)).toEqual([1280 * large, 720 * large]);
    }
  });

  test.each(['tall', 'square'] as const)(
    'has its focus in the middle of a %s frame, and the foot of the sheet',
    (shape) => {
      const [width, height] = SIZES[shape];
      const view = viewIn(shape, 400);
      expect(view.middle).toBe(400);
      const [x, y] = view.at(400, 720);
      expect(x).toBeCloseTo(width / 2);
      expect(y).toBeCloseTo(height);
      expect(view.at(view.left, view.top)).toEqual([0, 0]);
    },
  );

  test('shows the same part of the sheet at every resolution', () => {
    const [one, other] = [viewIn('tall', 400), viewIn('tall', 400, 1.5)];
    expect([other.left, other.top]).toEqual([one.left, one.top]);
    expect(other.scale).toBeCloseTo(1.5 * one.scale);
  });

  test('cuts out a part in pixels of the frame', () => {
    const { width, height } = viewIn('wide', 640, 1.5).cut([100, 200, 180, 240], () => {});
    expect([width, height]).toEqual([120, 60]);
  });

  test('paints a cycle from its beginning to its end', () => {
    const shares: number[] = [];
    const drawings = viewIn('wide').cuts(4, [0, 0, 10, 10], (_, share) => shares.push(share));
    expect(drawings.length).toBe(4);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], new Set(shares).size]).toEqual([0, 4]);
  });
});

describe('a brush of flat shapes', () => {
  test('draws an outline through its points, and corners where they are marked', () => {
    const round = covered(({ fill }) => fill('#ff0000', '30,30 70,30 70,70 30,70'));
    const sharp = covered(({ fill }) => fill('#ff0000', '30,30* 70,30* 70,70* 30,70*'));
    // Between the points, a smooth line bends outward.
    expect([round(50, 27), sharp(50, 27)]).toEqual([true, false]);
    expect([sharp(31, 31), sharp(68, 68), sharp(50, 50), sharp(28, 50)]).toEqual([true, true, true, false]);
  });

  test('reads an outline from text as from points', () => {
    const view = viewIn('wide');
    const [text, list] = (
      [
        '10,10 90,20 50,80',
        [
          [10, 10],
          [90, 20],
          [50, 80],
        ],
      ] as const
    ).map((outline) => view.cut([0, 0, 100, 100], ({ fill }) => fill('#ff0000', outline)));
    expect(text?.luma.alpha).toEqual(list?.luma.alpha);
  });

  test('draws a limb as wide as it says, with round ends', () => {
    const isLimb = covered(({ limb }) => limb('#ff0000', '20,50,40 60,50,10'));
    expect([isLimb(21, 32), isLimb(21, 28), isLimb(59, 46), isLimb(59, 43)]).toEqual([true, false, true, false]);
    expect([isLimb(2, 50), isLimb(2, 32), isLimb(63, 50), isLimb(67, 50)]).toEqual([true, false, true, false]);
  });

  test('draws discs, and bars with round ends', () => {
    const isDisc = covered(({ disc }) => disc('#ff0000', 50, 50, 20));
    expect([isDisc(50, 32), isDisc(50, 28), isDisc(65, 65)]).toEqual([true, false, false]);
    const isBar = covered(({ bar }) => bar('#ff0000', 20, 40, 60, 20));
    expect([isBar(50, 41), isBar(21, 50), isBar(21, 41), isBar(50, 38)]).toEqual([true, true, false, false]);
  });

  test('paints only inside an outline, and everywhere again after that', () => {
    const isPaint = covered((brush) => {
      brush.inside('20,20* 50,20* 50,50* 20,50*', () => brush.bar('#ff0000', 0, 0, 100, 100));
      brush.disc('#ff0000', 80, 80, 10);
    });
    expect([isPaint(35, 35), isPaint(60, 35), isPaint(80, 80)]).toEqual([true, false, true]);
  });

  test('shifts every color for the genre', () => {
    const asked: string[] = [];
    const view = viewIn('wide', 640, 1, (color) => {
      asked.push(color);
      return '#00ff00';
    });
    const colors = ['#100000', '#200000', '#300000', '#400000'];
    view.cut([0, 0, 100, 100], ({ fill, limb, disc, bar, tint }) => {
      fill('#100000', '10,10 20,10 20,20');
      limb('#200000', '10,10,4 20,10,4');
      disc('#300000', 10, 10, 4);
      bar('#400000', 10, 10, 8, 4);
      expect(tint('#500000')).toBe('#00ff00');
    });
    expect(new Set(asked)).toEqual(new Set([...colors, '#500000']));
  });
});

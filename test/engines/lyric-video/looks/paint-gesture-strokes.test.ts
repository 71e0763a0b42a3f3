import { describe, expect, test } from '@jest/globals';
import { blit } from '../../../../engines/drawing/blit.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { pointsOf } from '../../../../engines/drawing/curve.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import {
  laid,
  type Painted,
  painted,
  type Stroke,
  type Surface,
} from '../../../../engines/lyric-video/looks/paint-gesture/brush.ts';
import { growingOf, type Placed } from '../../../../engines/lyric-video/looks/paint-gesture/strokes.ts';

const [WIDTH, HEIGHT] = [320, 160];
const [RED, BLUE] = [
  ['#e02010', '#e02010'],
  ['#1030e0', '#1030e0'],
] as const;
/** From left to right through the middle of the canvas. */
const ACROSS: Stroke = { path: pointsOf('40,80 160,80 280,80'), wide: 48, press: [1, 1], colors: BLUE, dry: 0.1 };

function canvas(): Surface {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  return { width: WIDTH, height: HEIGHT, unit: 1, data, wet: new Uint8Array(WIDTH * HEIGHT) };
}

function strokeOn(surface: Surface, change: Partial<Stroke> = {}): Painted {
  return painted(surface, { ...ACROSS, ...change }, chanceOf('stroke'));
}

/** The mean of what is read from the pixels of a part of the canvas, where a stroke lies. */
function meanOf(
  { left, top, width, height, data }: Painted,
  [x0, y0, x1, y1]: readonly [left: number, top: number, right: number, bottom: number],
  read: (rgba: Uint8ClampedArray) => number,
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(y0, top); y < Math.min(y1, top + height); y++)
    for (let x = Math.max(x0, left); x < Math.min(x1, left + width); x++) {
      const at = ((y - top) * width + x - left) * 4;
      sum += read(data.subarray(at, at + 4));
      count++;
    }
  return sum / count;
}

const opacity = (rgba: Uint8ClampedArray) => rgba[3] as number;

/** The brightness of a gray frame on which sprites were drawn. */
function lumaOf(placed: readonly Placed[]): Uint8Array {
  const frame = frameOf(WIDTH, HEIGHT);
  frame.data.fill(128);
  for (const { drawing, x, y } of placed) blit(frame, drawing, x, y);
  return frame.y;
}

describe('a stroke of paint', () => {
  test('is as wide as it is pressed', () => {
    const stroke = strokeOn(canvas(), { press: [0.2, 1] });
    expect(meanOf(stroke, [80, 92, 110, 100], opacity)).toBeLessThan(10);
    expect(meanOf(stroke, [220, 92, 250, 100], opacity)).toBeGreaterThan(200);
  });

  test('tears apart toward its end where the brush runs dry', () => {
    const end = [230, 66, 262, 94] as const;
    const [full, dry] = [strokeOn(canvas(), { dry: 0 }), strokeOn(canvas(), { dry: 1 })];
    expect(meanOf(full, end, opacity)).toBeGreaterThan(230);
    expect(meanOf(dry, end, opacity)).toBeLessThan(150);
    expect(meanOf(dry, [80, 66, 112, 94], opacity)).toBeGreaterThan(200);
  });

  test('pulls wet paint along, and leaves dry paint where it is', () => {
    const redness = (wet: boolean) => {
      const surface = canvas();
      laid(surface, strokeOn(surface, { path: pointsOf('160,20 160,80 160,140'), colors: RED }));
      if (!wet) surface.wet.fill(0);
      return meanOf(strokeOn(surface), [150, 66, 190, 94], ([red = 0]) => red);
    };
    expect(redness(true)).toBeGreaterThan(redness(false) + 10);
  });

  test('catches light from the upper left, and throws its shadow to the lower right', () => {
    const stroke = strokeOn(canvas());
    const light = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray) => red + green + blue;
    expect(meanOf(stroke, [80, 58, 240, 60], light)).toBeGreaterThan(meanOf(stroke, [80, 101, 240, 103], light) + 60);
    expect(meanOf(stroke, [80, 54, 240, 57], opacity)).toBeLessThan(1);
    expect(meanOf(stroke, [80, 104, 240, 106], opacity)).toBeGreaterThan(15);
  });
});

describe('a stroke that grows', () => {
  const { whole, parts } = growingOf(strokeOn(canvas()), 8);

  test('is whole once all of its parts are there, and not before', () => {
    expect(lumaOf(parts)).toEqual(lumaOf([whole]));
    for (const left of parts.keys())
      expect(lumaOf(parts.filter((_, index) => index !== left))).not.toEqual(lumaOf([whole]));
  });

  test('grows in the direction in which the brush moves', () => {
    const middles = parts.map(({ x, drawing }) => x + drawing.width / 2);
    expect(middles).toEqual([...middles].sort((one, other) => one - other));
    expect((middles.at(-1) as number) - (middles[0] as number)).toBeGreaterThan(150);
  });
});

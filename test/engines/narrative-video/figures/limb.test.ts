import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { type Brush, brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { bendOf, type Chain, drawLimb, limb } from '../../../../engines/narrative-video/figures/kit/limb.ts';

const GIRTH = [0.03, 0.05, 0.03, 0.036, 0.022] as const;
const chain = (knee: readonly [number, number], ankle: readonly [number, number]): Chain => [
  { x: 0, y: 0, z: 0 },
  { x: knee[0], y: knee[1], z: 0 },
  { x: ankle[0], y: ankle[1], z: 0 },
];

describe('A limb', () => {
  test('knows by which angle it bends', () => {
    expect(bendOf(chain([0, 100], [0, 200]))).toBeCloseTo(0);
    expect(bendOf(chain([0, 100], [100, 100]))).toBeCloseTo(Math.PI / 2);
    expect(bendOf(chain([0, 100], [-100, 100]))).toBeCloseTo(Math.PI / 2);
  });

  test('has a corner at a bent joint, beyond where its bones meet', () => {
    const [, , , low = 0] = limb(chain([0, 100], [100, 100]), GIRTH, 400).computeTightBounds();
    expect(low).toBeGreaterThan(100 + GIRTH[2] * 400 * 0.72);
    const [left = 0] = limb(chain([0, 100], [100, 100]), GIRTH, 400).computeTightBounds();
    expect(left).toBeLessThan(-GIRTH[1] * 400 * 0.8);
  });

  test('is no wider at a bent joint than the joint itself', () => {
    const [left = 0, , , low = 0] = limb(chain([0, 100], [100, 100]), GIRTH, 400).computeTightBounds();
    expect(low).toBeLessThan(100 + Math.max(GIRTH[2], GIRTH[3]) * 400 + 0.5);
    expect(left).toBeGreaterThan(-GIRTH[1] * 400 - 0.5);
  });

  test('has no bulge in a part that points to the viewer', () => {
    const [left = 0, , right = 0] = limb(chain([0, 12], [0, 200]), GIRTH, 400).computeTightBounds();
    expect(right - left).toBeLessThan((Math.max(...GIRTH.slice(2)) * 400 + 4) * 2);
  });

  test('is as wide at a knee that comes toward the viewer as at the hip', () => {
    const LEG = [0.05, 0.05, 0.036, 0.034, 0.03] as const;
    const widthAt = (knee: readonly [number, number]) => {
      const [, , , low = 0] = limb(chain(knee, [knee[0] + 200, knee[1]]), LEG, 400).computeTightBounds();
      return low - knee[1];
    };
    expect(widthAt([0, 20])).toBeGreaterThan(widthAt([0, 150]) * 1.15);
  });

  test("has a low sun's light on its upper edge, shade on its lower one, and no gap at its joint", () => {
    const pen = createCanvas(600, 400).getContext('2d');
    const shadow = { color: () => [40, 0, 0] as const, depth: 0.02 };
    const ink = { weight: 0, line: () => [0, 0, 0] as const, drop: 0, shadow, rim: [255, 255, 255] as const };
    const [root, joint, end] = [500, 200, 120].map((x, index) => ({ x, y: index < 2 ? 200 : 60, z: 0 }));
    if (!root || !joint || !end) throw new RangeError('a limb has three joints');
    const girth = [0.05, 0.05, 0.05, 0.05, 0.05] as const;
    drawLimb(brushOf(pen, ink, 1000, 1), [root, joint, end], { girth, height: 1000 }, [150, 0, 0], {});
    const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 4);
    expect(at(350, 151)[1]).toBeGreaterThan(100);
    expect(at(350, 200)).toEqual([150, 0, 0, 255]);
    expect(at(350, 248)).toEqual([40, 0, 0, 255]);
    expect(at(200, 200)).toEqual([150, 0, 0, 255]);
  });

  test.each([
    { name: 'straight', limbed: chain([0, 160], [0, 300]) },
    { name: 'bent', limbed: chain([10, 140], [140, 150]) },
  ])('has the same outline as a line around its shape: $name', ({ limbed }) => {
    const drawn = (draw: (brush: Brush) => void) => {
      const pen = createCanvas(400, 400).getContext('2d');
      pen.translate(150, 80);
      draw(brushOf(pen, { weight: 10, line: () => [0, 0, 0], drop: 0 }, 400, 1));
      return pen.getImageData(0, 0, 400, 400).data;
    };
    const ends = { start: 'round', end: 'flat' } as const;
    const grown = drawn((brush) =>
      drawLimb(brush, limbed, { girth: GIRTH, height: 400, to: 1.8, ends }, [200, 0, 0], {}),
    );
    const stroked = drawn((brush) => brush.shape(limb(limbed, GIRTH, 400, 1.8, ends), [200, 0, 0]));
    let [different, ink] = [0, 0];
    for (let at = 3; at < stroked.length; at += 4) {
      if (Math.abs((stroked[at] ?? 0) - (grown[at] ?? 0)) > 128) different += 1;
      if ((stroked[at] ?? 0) > 128 && (stroked[at - 3] ?? 0) < 100) ink += 1;
    }
    expect(ink).toBeGreaterThan(1000);
    expect(different).toBeLessThan(ink * 0.02);
  });
});

import type { Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import type { Sheet } from './sheet.ts';
import { backrun, wash } from './wash.ts';

/**
 * Paints a deep blue sky, whose clouds are the paper, down to the water.
 * @param place its left and upper edge, and the level of the water, in shares of the frame
 */
export function noonSky(sheet: Sheet, { left, top, water }: Record<'left' | 'top' | 'water', number>): void {
  const { width, height, unit } = sheet;
  const wide = width > height;
  const [x, y, foot] = [left * width, top * height, water * height];
  const short = Math.min(width, height);
  const edge: Point[] = wide
    ? [
        [x + 0.05 * width, foot + 4 * unit],
        [x + 0.01 * width, 0.52 * height],
        [x + 0.045 * width, 0.4 * height],
        [x + 0.02 * width, 0.27 * height],
        [x + 0.09 * width, 0.13 * height],
        [x + 0.06 * width, 0.03 * height],
        [x + 0.12 * width, y],
      ]
    : [
        [-30, foot],
        [-30, y + 0.03 * height],
        [0.12 * width, y + 0.004 * height],
        [0.34 * width, y + 0.012 * height],
        [0.6 * width, y - 0.004 * height],
        [0.84 * width, y + 0.008 * height],
      ];
  const banks = wide
    ? [
        cloud(sheet, [0.99 * width, foot - 0.1 * short], 0.34 * short),
        cloud(sheet, [x + 0.08 * width, foot - 0.03 * short], 0.2 * short),
        cloud(sheet, [x + 0.24 * width, 0.2 * height], 0.13 * short),
      ]
    : [
        cloud(sheet, [0.97 * width, foot - 0.12 * (foot - y)], 0.44 * (foot - y)),
        cloud(sheet, [0.1 * width, foot - 0.08 * (foot - y)], 0.5 * (foot - y)),
      ];
  const clouds = (px: number, py: number) => Math.min(...banks.map(({ depth }) => depth(px, py)));
  const bottom = (px: number, py: number) =>
    Math.max(
      ...banks.map(
        ({ depth, base }) => smoothstep(base - 70 * unit, base, py) * smoothstep(70 * unit, 20 * unit, depth(px, py)),
      ),
    );
  wash(sheet, {
    colors: ['#1c4fb4', '#2274cc', '#4fa9dc', '#bfe6e6'],
    outline: [...edge, [width + 40, y], [width + 40, foot], [width + 40, foot], edge[0] as Point],
    spare: clouds,
    soft: (px, py) => unit * (1.6 + 30 * bottom(px, py)),
    flow: [170, 90],
    grains: 0.2,
    lay: (px, py, run) => {
      const down = clamp((py - Math.max(0, y)) / (foot - Math.max(0, y)));
      return {
        thick: 0.86 - 0.4 * down + 0.4 * run,
        tone: clamp(down * 0.95 + run * 0.45),
        dry:
          0.7 *
          (wide
            ? smoothstep(x + 0.1 * width, x + 0.015 * width, px + run * 60)
            : smoothstep(y + 0.05 * height, y + 0.005 * height, py + run * 40)),
      };
    },
  });
  // The shaded bellies of the clouds, laid while their tops dried.
  for (const { depth, base, puffs } of banks) {
    const [low, high] = [
      Math.min(...puffs.map(([px, , radius]) => px - radius)),
      Math.max(...puffs.map(([px, , radius]) => px + radius)),
    ];
    wash(sheet, {
      colors: ['#8f9fd8', '#b9a9d4', '#ead2c4'],
      outline: [
        [low, base],
        [low + (high - low) * 0.3, base - 60 * unit],
        [(low + high) / 2, base - 36 * unit],
        [high - (high - low) * 0.2, base - 74 * unit],
        [high, base],
        [(low + high) / 2, base + 8 * unit],
      ],
      reach: 30 * unit,
      soft: () => 30 * unit,
      spare: (px, py) => -depth(px, py) - 4 * unit,
      lay: (_, py, run) => ({
        thick: 0.36 + 0.4 * run,
        tone: clamp(0.9 - smoothstep(base - 90 * unit, base, py) + run),
      }),
    });
  }
  backrun(sheet, [0.93 * width, Math.max(0, y) + 0.1 * height], 74 * unit, '#123f94', 0.9);
}

/** A cloud of round puffs that stands on a base. Its edge is in pixels from it, negative inside. */
function cloud({ chance, noise, unit }: Sheet, [x, base]: Point, half: number) {
  const puffs = Array.from({ length: 7 }, (_, index): readonly [number, number, number] => {
    const share = (index / 6) * 2 - 1;
    const radius = half * (0.2 + 0.26 * (1 - share * share)) * chance.between(0.8, 1.25);
    return [x + share * half, base - radius * chance.between(0.5, 1.1) * (1.3 - Math.abs(share)), radius];
  });
  const depth = (px: number, py: number) => {
    let near = Number.POSITIVE_INFINITY;
    for (const [cx, cy, radius] of puffs) near = Math.min(near, Math.hypot(px - cx, (py - cy) * 1.1) - radius);
    const rough =
      noise(px / 34 / unit + py / 60 / unit, py / 30 / unit - px / 60 / unit) * 9 +
      noise(px / 11 / unit, py / 11 / unit) * 3;
    return Math.max(near, (py - base) * 0.8) + rough * unit;
  };
  return { depth, base, puffs };
}

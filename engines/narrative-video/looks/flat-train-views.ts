import { hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen/pen.ts';
import { bush, tree } from '../props/nature.ts';
import { house, ROOFS, WALLS } from '../props/town.ts';
import { drawDrawnRain, drawPixelRain } from '../train/glass-rain.ts';
import type { StripSheet, TrainView } from '../train/train-view.ts';
import { telegraphLine } from './rail-side.ts';
import { along, FAR, farHills, land, MIDDLE, NEAR } from './train-strips.ts';

const BARE = { hasOutline: false, isFlat: true } as const;

/** Suburban houses with lit windows behind hedges, and wooden poles. */
export const yellowFamilyTrainView: TrainView = {
  strips: [
    farHills(0.2, '#5f5a9a'),
    {
      ...MIDDLE,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        land(pen, sheet, level + unit * 0.03, hex('#4f8a4a'));
        along(pen, width, [unit * 0.4, unit * 0.56], (x, wide) => {
          const foot = level + unit * 0.07;
          tree(pen, x + wide * 0.1, foot, unit * 0.2, hex('#3f8a45'));
          house(pen, x + wide * 0.24, foot, wide * 0.6, unit * 0.15, pen.chance.pick(WALLS), pen.chance.pick(ROOFS));
        });
      },
    },
    {
      ...MIDDLE,
      speed: 0.3,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        land(pen, sheet, level + unit * 0.15, hex('#3a6a3a'));
        along(pen, width, [unit * 0.3, unit * 0.44], (x, wide) =>
          bush(pen, x + wide / 2, level + unit * 0.16, unit * 0.12),
        );
      },
    },
    { ...NEAR, paint: (pen, sheet) => telegraphLine(pen, sheet, hex('#6a4a3a')) },
  ],
  rain: drawDrawnRain,
};

const BLOCKS = ['#3b3b98', '#2d6a8a', '#5a3f8a', '#2a5a6a'].map(hex);

/** Bold blocks, wedges and towers in a few colors with large lit panes. */
export const cartoonNetworkTrainView: TrainView = {
  strips: [
    {
      ...FAR,
      paint(pen, { width, level, unit }) {
        const tone = mix(pen.light.middle, pen.light.zenith, 0.5);
        along(pen, width, [unit * 0.16, unit * 0.3], (x, wide) => {
          const [top, foot] = [level - unit * pen.chance.between(0.22, 0.44), level + unit * 0.4];
          pen.shape(
            [
              [x, foot],
              [x, top + unit * pen.chance.between(0, 0.1)],
              [x + wide, top],
              [x + wide, foot],
            ],
            lighten(tone, pen.chance.between(0.04, 0.16)),
            { isBright: true },
          );
        });
      },
    },
    {
      ...MIDDLE,
      speed: 0.14,
      paint(pen, { width, level, unit }) {
        along(pen, width, [unit * 0.26, unit * 0.42], (x, wide) => block(pen, x, level + unit * 0.4, wide, unit));
      },
    },
  ],
  rain: drawDrawnRain,
};

/** Draws a tower with a slanted roof and two columns of panes, some of which are lit. */
function block(pen: Pen, x: number, foot: number, wide: number, unit: number): void {
  const { chance, light } = pen;
  const [left, right, tall] = [x + wide * 0.06, x + wide * 0.94, unit * chance.between(0.48, 0.66)];
  const slope = unit * chance.between(-0.08, 0.08);
  pen.shape(
    [
      [left + wide * 0.06, foot],
      [left, foot - tall + slope],
      [right, foot - tall],
      [right - wide * 0.06, foot],
    ],
    chance.pick(BLOCKS as [Rgb, ...Rgb[]]),
  );
  for (let pane = 0; pane < 8; pane += 1) {
    const isLit = light.isDark && chance.next() < 0.55;
    pen.rect(
      x + wide * (pane % 2 ? 0.56 : 0.22),
      foot - tall + unit * (0.1 + (pane >> 1) * 0.12),
      wide * 0.2,
      unit * 0.065,
      isLit ? chance.pick([hex('#ffe74c'), hex('#ffb400'), hex('#7fe8ff')]) : hex('#22264a'),
      { ...BARE, isBright: isLit },
    );
  }
}

/** Towers of whole pixels at two distances, and the poles of the line. */
export const pixelArtTrainView: TrainView = {
  strips: [
    { ...FAR, paint: (pen, sheet) => pixelTowers(pen, sheet, [0.16, 0.42], 0.5) },
    { ...MIDDLE, paint: (pen, sheet) => pixelTowers(pen, sheet, [0.06, 0.22], 0.12) },
    {
      ...NEAR,
      speed: 0.8,
      paint(pen, { width, height, level, unit }) {
        const pixel = unit / 180;
        for (const x of [0.2, 0.7]) {
          pen.rect(Math.round(x * width), 0, 3 * pixel, height, hex('#1c1430'), BARE);
          pen.rect(Math.round(x * width), 0, pixel, height, hex('#4a4a78'), BARE);
          pen.rect(Math.round(x * width) - 8 * pixel, level - 52 * pixel, 19 * pixel, 2 * pixel, hex('#1c1430'), BARE);
        }
      },
    },
  ],
  rain: drawPixelRain,
};

/** Draws towers side by side on the grid. @param air share of the sky's color in their walls */
function pixelTowers(pen: Pen, sheet: StripSheet, [least, most]: [number, number], air: number): void {
  const { width, level, unit } = sheet;
  const { chance, light } = pen;
  const pixel = unit / 180;
  const snap = (length: number) => Math.round(length / pixel) * pixel;
  along(pen, width, [unit * 0.12, unit * 0.24], (from, wide) => {
    const [x, right, top] = [snap(from), snap(from + wide) - pixel, snap(level - unit * chance.between(least, most))];
    const wall = mix(light.isDark ? hex('#181c44') : hex('#6a6f9a'), light.horizon, air);
    const bright = { ...BARE, isBright: true };
    pen.rect(x, top, right - x, sheet.height - top, wall, bright);
    pen.rect(x, top, right - x, pixel, lighten(wall, 0.25), bright);
    pen.rect(x, top, pixel, sheet.height - top, lighten(wall, 0.14), bright);
    if (chance.next() < 0.4) pen.rect(snap((x + right) / 2), top - 7 * pixel, pixel, 7 * pixel, wall, bright);
    for (let y = top + 4 * pixel; y < level + unit * 0.2; y += 6 * pixel)
      for (let left = x + 3 * pixel; left < right - 4 * pixel; left += 5 * pixel) {
        const isLit = light.isDark && chance.next() < 0.36;
        const tone = chance.pick([hex('#ffd98a'), hex('#ffb45a'), hex('#a8e0ff')]);
        pen.rect(left, y, 2 * pixel, 3 * pixel, isLit ? mix(tone, wall, air * 0.7) : lighten(wall, 0.08), bright);
      }
  });
  land(pen, sheet, level + snap(unit * 0.2), hex('#14183a'));
}

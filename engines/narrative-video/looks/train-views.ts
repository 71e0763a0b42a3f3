import { hex, lighten, type Rgb } from '../../drawing/color.ts';
import { building } from '../props/facades.ts';
import { bush, tree } from '../props/nature.ts';
import { poolOfLight, shopSign } from '../props/signs.ts';
import { house, lamp, ROOFS, WALLS } from '../props/town.ts';
import { drawDrawnRain } from '../train/glass-rain.ts';
import type { TrainView } from '../train/train-view.ts';
import { drawWetGlass } from '../train/wet-glass.ts';
import { overheadLine, telegraphLine } from './rail-side.ts';
import { along, FAR, farHills, gleam, hills, land, MIDDLE, NEAR } from './train-strips.ts';

/** Hazy hills, a village between trees with the lights of its windows, and wooden poles. */
export const ghibliTrainView: TrainView = {
  strips: [
    farHills(0.28, '#3f6a78', 0.006),
    {
      ...MIDDLE,
      speed: 0.07,
      blur: 0.0035,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        hills(pen, sheet, 0.06, hex('#4a6a48'), 5);
        along(pen, width, [unit * 0.2, unit * 0.34], (x, wide) => {
          const foot = level + unit * 0.02;
          tree(pen, x + wide * 0.24, foot, unit * pen.chance.between(0.14, 0.22), hex('#3f6a42'));
          const size = wide * 0.42;
          house(pen, x + wide * 0.5, foot, size, size * 0.7, pen.chance.pick(WALLS), pen.chance.pick(ROOFS));
          gleam(pen, x + wide * 0.7, foot - size * 0.4, unit * 0.16, hex('#ffb45a'), 0.75);
        });
        land(pen, sheet, level + unit * 0.02, hex('#3f5a3c'));
        // Lights on wet fields run like watercolor.
        for (let light = 0; light < 14; light += 1)
          gleam(
            pen,
            pen.chance.next() * width,
            level + unit * pen.chance.between(0, 0.1),
            unit * 0.07,
            hex('#ffcf8a'),
            0.6,
          );
      },
    },
    {
      ...MIDDLE,
      speed: 0.4,
      blur: 0.007,
      paint(pen, { width, level, unit }) {
        along(pen, width, [unit * 0.12, unit * 0.2], (x, wide) =>
          bush(pen, x + wide / 2, level + unit * 0.2, wide * pen.chance.between(0.9, 1.5), hex('#2f4a3a')),
        );
      },
    },
    { ...NEAR, blur: 0.002, paint: (pen, sheet) => telegraphLine(pen, sheet, hex('#4a3428')) },
  ],
  rain: drawWetGlass,
};

/** A town of steep roofs under a violet haze, and street lamps in pools of light. */
export const disneyTrainView: TrainView = {
  strips: [
    farHills(0.36, '#4a3f8a', 0.008),
    {
      ...FAR,
      blur: 0.003,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        along(pen, width, [unit * 0.1, unit * 0.17], (x, wide) => {
          const tall = unit * pen.chance.between(0.1, 0.2);
          building(pen, x + wide * 0.04, level + unit * 0.02, wide * 0.92, tall, pen.chance.pick(WALLS), 3);
          gleam(pen, x + wide / 2, level - tall * 0.3, unit * 0.14, hex('#ffb85a'), 0.4);
        });
        land(pen, sheet, level + unit * 0.015, hex('#3a3458'));
      },
    },
    {
      ...MIDDLE,
      speed: 0.22,
      blur: 0.0025,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        land(pen, sheet, level + unit * 0.1, hex('#2e3450'));
        along(pen, width, [unit * 0.4, unit * 0.5], (x, wide) => {
          bush(pen, x + wide * 0.75, level + unit * 0.13, unit * 0.16, hex('#2f5a52'));
          bush(pen, x + wide * 0.95, level + unit * 0.12, unit * 0.1, hex('#3a6a58'));
          poolOfLight(pen, x + wide * 0.3, level + unit * 0.13, unit * 0.16);
          lamp(pen, x + wide * 0.25, level + unit * 0.13, unit * 0.3);
          gleam(pen, x + wide * 0.31, level - unit * 0.17, unit * 0.22, hex('#ffc878'), 0.5);
        });
      },
    },
  ],
  rain: drawWetGlass,
};

const NEON = ['#ff5ab0', '#4ae0ff', '#ffd25a', '#9a6cff', '#ff8a5a'].map(hex);

/** A city of concrete with neon signs, discs of light out of focus, and glowing lamps on the poles of the overhead line. */
export const animeTrainView: TrainView = {
  strips: [
    {
      ...FAR,
      blur: 0.002,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        along(pen, width, [unit * 0.12, unit * 0.22], (x, wide) => {
          const tall = unit * pen.chance.between(0.12, 0.4);
          building(pen, x, level + unit * 0.03, wide * 0.94, tall, pen.chance.pick(WALLS), 4);
        });
        land(pen, sheet, level + unit * 0.02, hex('#242840'));
      },
    },
    {
      ...MIDDLE,
      blur: 0.0015,
      paint(pen, sheet) {
        const { width, level, unit } = sheet;
        land(pen, sheet, level + unit * 0.08, hex('#1c2038'));
        along(pen, width, [unit * 0.26, unit * 0.5], (x, wide) => {
          const [tall, left] = [unit * pen.chance.between(0.12, 0.26), x + wide * 0.08];
          building(pen, left, level + unit * 0.1, wide * 0.62, tall, pen.chance.pick(WALLS), 5);
          shopSign(pen, left + wide * 0.64, level + unit * 0.1 - tall * 0.95, unit * 0.032, tall * 0.6);
        });
      },
    },
    {
      ...MIDDLE,
      speed: 0.34,
      blur: 0.004,
      paint(pen, { width, level, unit }) {
        if (!pen.light.isDark) return;
        for (let disc = 0; disc < 26; disc += 1) {
          const [radius, x] = [
            unit * pen.chance.between(0.012, 0.034),
            unit * 0.1 + pen.chance.next() * (width - unit * 0.2),
          ];
          const [y, tone] = [level + unit * pen.chance.between(-0.16, 0.12), pen.chance.pick(NEON as [Rgb, ...Rgb[]])];
          pen.glow(x, y, radius * 2.6, tone, 0.4);
          pen.disc(x, y, radius, lighten(tone, 0.2), { isBright: true, alpha: 0.5 });
        }
      },
    },
    { ...NEAR, paint: (pen, sheet) => overheadLine(pen, sheet, hex('#2c2c48')) },
  ],
  rain: drawDrawnRain,
};

import { hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Light } from '../light/light.ts';
import { along, FAR, land, MIDDLE } from '../looks/train-strips.ts';
import type { Hand } from '../pen/hand.ts';
import { building } from '../props/facades.ts';
import { poolOfLight } from '../props/signs.ts';
import { WALLS } from '../props/town.ts';
import type { PassingStrip, TrainView } from './train-view.ts';

/** Draws plain shapes without lines, as a camera sees them. */
export const PLAIN_HAND: Hand = {
  shading: 'flat',
  outline: 0,
  wobble: 0,
  offset: 0,
  isAngular: false,
  skew: 0,
  corner: 0,
  bands: 0,
  tint: (color) => color,
};

/** Returns the light over a city at night from the light in a carriage. */
export function cityLight(light: Light): Light {
  return { ...light, key: light.isDark ? hex('#4a5680') : light.key, hazeShare: 0.5 };
}

const SIGNS: readonly [Rgb, ...Rgb[]] = [
  hex('#ff5a6a'),
  hex('#3fc8e8'),
  hex('#ffb04a'),
  hex('#a878ff'),
  hex('#5ad88a'),
];

/**
 * A city beside the railway: towers with lit windows, and a street with shop windows and signs.
 * @param blur radius in shares of the picture's shorter side, as the lens focuses on people
 */
export function cityView(blur: number): TrainView {
  const towers = (speed: number, [least, most]: readonly [number, number], depth: number): PassingStrip => ({
    ...FAR,
    speed,
    depth,
    blur,
    paint(pen, sheet) {
      const { width, level, unit } = sheet;
      along(pen, width, [unit * 0.12, unit * 0.24], (x, wide) => {
        const tall = unit * pen.chance.between(least, most);
        building(pen, x, level + unit * 0.06, wide * 0.96, tall, pen.chance.pick(WALLS), 4);
        if (pen.light.isDark) pen.glow(x + wide / 2, level - tall * 0.4, unit * 0.2, hex('#ffb86a'), 0.22);
      });
      land(pen, sheet, level + unit * 0.05, hex('#30303c'));
    },
  });
  return {
    strips: [
      towers(0.02, [0.2, 0.46], 0.6),
      {
        ...MIDDLE,
        speed: 0.16,
        blur,
        paint(pen, sheet) {
          const { width, level, unit } = sheet;
          land(pen, sheet, level + unit * 0.12, hex('#2a2a34'));
          along(pen, width, [unit * 0.34, unit * 0.6], (x, wide) => {
            const [tall, foot] = [unit * pen.chance.between(0.14, 0.24), level + unit * 0.14];
            building(pen, x, foot, wide * 0.8, tall, pen.chance.pick(WALLS), 6);
            const sign = pen.chance.pick(SIGNS);
            const lit = { isBright: pen.light.isDark };
            pen.rect(x + wide * 0.06, foot - unit * 0.07, wide * 0.66, unit * 0.055, hex('#ffd9a0'), lit);
            pen.rect(x + wide * 0.1, foot - unit * 0.1, wide * 0.5, unit * 0.022, lighten(sign, 0.15), lit);
            if (pen.light.isDark) pen.glow(x + wide * 0.36, foot - unit * 0.08, unit * 0.26, sign, 0.5);
            poolOfLight(pen, x + wide * 0.36, foot + unit * 0.03, wide * 0.4);
          });
        },
      },
    ],
  };
}

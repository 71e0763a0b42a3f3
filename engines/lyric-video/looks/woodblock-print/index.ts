import { wear } from '../../../drawing/texture.ts';
import { type Layer, onTwos, picture } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { stamp } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { INDIGO, PALE, RED, SUNSET } from './carving.ts';
import { dawnOf } from './dawn.ts';
import { nightOf } from './night.ts';
import { rainOf } from './rain.ts';
import { layoutOf, marginOf } from './sheet.ts';
import { stormOf } from './storm.ts';

/** A series of ukiyo-e prints of one coast and one day, cut in key blocks and flat inks that are slightly misaligned. */
export const woodblockPrint: Look = {
  fps: 24,
  transition: 'wipe',
  inks: {
    chorus: { [SUNSET]: '#ec8a55', [PALE]: '#8fbcb4', [RED]: '#bf3224' },
  },
  arrange,

  lettering: ({ tint }) => ({
    font: 'DM Serif Display',
    size: 0.138,
    smallest: 0.056,
    leading: 1.04,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.2,
    turn: 'switch',
    dim: 0.72,
    entrance: { ...stamp('line', 0.2, 1.35, 0.07), ahead: 0.8 },
    paint(pen, text, state, { size, word, chance }) {
      const color = tint(state === 'sung' ? RED : INDIGO);
      inked(pen, text, size, { fill: color, outline: { color, width: 0.012 } });
      pen.translate(-0.3 * size, -1.1 * size);
      wear(pen, word.width + size, 1.5 * size, 0.012, 0.022 * size, chance);
    },
    count(pen, radius) {
      pen.fillStyle = tint(RED);
      pen.fillRect(-radius * 0.75, -radius * 0.75, radius * 1.5, radius * 1.5);
    },
  }),

  scene(composition) {
    const { movement } = composition;
    const corner = movement === 'chorus' ? 'left' : 'right';
    return { draw: onTwos(composition, [...SCENES[movement](composition), picture(marginOf(composition, corner))]) };
  },
};

const SCENES: Readonly<Record<MovementKind, (composition: Composition) => Layer[]>> = {
  opening: dawnOf,
  verse: (composition) => stormOf(composition, 'verse'),
  chorus: (composition) => stormOf(composition, 'chorus'),
  break: rainOf,
  ending: nightOf,
};

/** Where a singer is: the middle and the lower edge in shares of the frame, and the size in shares of its shorter side. */
const SINGERS: Readonly<
  Record<MovementKind, Readonly<Record<Composition['shape'], readonly [x: number, low: number, side: number]>>>
> = {
  opening: { wide: [0.66, 0.72, 0.64], tall: [0.56, 0.63, 0.72], square: [0.6, 0.69, 0.58] },
  verse: { wide: [0.36, 0.905, 0.62], tall: [0.6, 0.885, 0.66], square: [0.52, 0.905, 0.52] },
  chorus: { wide: [0.655, 0.935, 0.66], tall: [0.42, 0.905, 0.74], square: [0.44, 0.935, 0.56] },
  break: { wide: [0.25, 1.03, 0.64], tall: [0.5, 1.02, 0.72], square: [0.34, 1.03, 0.56] },
  ending: { wide: [0.63, 0.84, 0.56], tall: [0.58, 0.74, 0.66], square: [0.58, 0.82, 0.54] },
};

/** Words are in the calm part of each print, beside or above the singer. */
function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { width, height, movement, text, singer } = composition;
  const shape = layoutOf(composition);
  const area = areasOf({ width, height });
  const [x, low, share] = SINGERS[movement][shape];
  const side = share * Math.min(width, height);
  const art = { left: x * width - side / 2, top: low * height - side, width: side, height: side };
  const words: Readonly<Record<'opening' | 'verse' | 'chorus', Record<Composition['shape'], Rectangle>>> = {
    opening: {
      wide: area(0.1, 0.675, 0.78, 0.235),
      tall: area(0.1, 0.635, 0.8, 0.19),
      square: area(0.12, 0.66, 0.76, 0.22),
    },
    verse: {
      wide: singer ? area(0.51, 0.1, 0.39, 0.46) : area(0.49, 0.1, 0.42, 0.4),
      tall: area(0.09, 0.08, 0.82, 0.25),
      square: area(0.1, 0.08, 0.7, 0.28),
    },
    chorus: {
      wide: area(0.09, 0.07, 0.37, 0.5),
      tall: area(0.09, 0.06, 0.82, 0.26),
      square: area(0.19, 0.06, 0.74, 0.26),
    },
  };
  return { text: movement === 'break' || movement === 'ending' ? text : words[movement][shape], art };
}

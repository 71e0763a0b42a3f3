import { frames, plate } from '../../../drawing/canvas.ts';
import { each, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc } from '../../picture/path-shapes.ts';
import { CUSHION, LENSES, MIDDLE, portrait, reflection, TALL } from './face.ts';
import { HERS, underWords } from './shapes.ts';
import { bustOf } from './singer.ts';

const [GROUND, SUN] = ['#c41756', '#ff6a50'];
/** States of the houses in her glasses. */
const LEVELS = 10;

/** Where things are in shares of the frame: the sun, its radius by the shorter side, and the middle of the portrait, its top and its height. */
const PLACES = {
  wide: { sun: [0.735, 0.47, 0.48], her: [0.765, -0.035, 1.1] },
  tall: { sun: [0.5, 0.62, 0.5], her: [0.53, 0.36, 0.66] },
  square: { sun: [0.54, 0.68, 0.37], her: [0.53, 0.325, 0.72] },
} as const;

/** Her face, so near that it fills half of the frame; the evening is in her glasses. */
export function closeUpOf(composition: Composition): Layer[] {
  const { width, height, shape, tint } = composition;
  const { sun, her } = PLACES[shape];
  const short = Math.min(width, height);
  const scale = (her[2] * height) / TALL;
  const [left, top] = [her[0] * width - MIDDLE * scale, her[1] * height];
  const radius = Math.min(sun[2] * short, (sun[1] - 0.015) * height - underWords(composition));
  const bust = bustOf(composition);
  const ground = plate(width, height, (pen) => {
    pen.fillStyle = tint(GROUND);
    pen.fillRect(0, 0, width, height);
    fillDisc(pen, tint(SUN), sun[0] * width, sun[1] * height, radius);
    if (bust)
      return bust(pen, {
        x: sun[0] * width,
        foot: height + 2,
        side: { wide: 1, tall: 0.62, square: 0.66 }[shape] * height,
      });
    pen.translate(left, top);
    pen.scale(scale, scale);
    portrait(pen, tint, tint(GROUND));
  });
  const beats = frames(LEVELS, 2 * CUSHION.wide * scale, 2 * CUSHION.wide * scale, (pen, share) => {
    const middle = CUSHION.wide * scale;
    fillDisc(pen, tint(HERS.cushion), middle, middle, middle * (0.66 + 0.32 * share));
  });
  return [
    still(ground),
    each(bust ? [] : LENSES, ({ x, y, wide, tall }, number) =>
      meter(
        frames(LEVELS, 2 * wide * scale, 2 * tall * scale, (pen, share) => {
          pen.scale(scale, scale);
          pen.translate(wide - x, tall - y);
          reflection(pen, tint, number, share);
        }),
        ({ bass, loudness, hit }) => 0.1 + 0.5 * bass + 0.25 * loudness + 0.3 * hit,
      ).at([left + (x - wide) * scale, top + (y - tall) * scale], 'top-left'),
    ),
    ...(bust
      ? []
      : [
          meter(beats, ({ bass, hit }) => 0.6 * bass + 0.5 * hit).at([
            left + CUSHION.x * scale,
            top + CUSHION.y * scale,
          ]),
        ]),
  ];
}

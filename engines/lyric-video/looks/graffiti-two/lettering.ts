import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { wipe } from '../../words/entrances.ts';
import type { Lettering } from '../../words/lettering.ts';
import { cloudBehind } from './cloud.ts';
import { inksOf } from './inks.ts';
import { MIDDLE, throwUp } from './throw-up.ts';

/** Room around a card for its cloud, em. */
const CLOUD = 0.9;
/** How much taller than in their font letters are: lines of a tall frame are short, but there is room for more height. */
export const STRETCH = { wide: 1, tall: 1.3, square: 1 } as const;
/** Distance between baselines, in heights of a letter. */
const LEADING = 1.02;

/** Throw-ups on a cloud of paint: the writer outlines a line first and fills each word when it is sung. */
export function throwUps(composition: Composition): Lettering {
  const { movement, shape } = composition;
  const stretch = STRETCH[shape];
  const { body, under, line, block, sketch, cloud, rim } = inksOf(composition);
  return {
    font: 'Chango',
    weightElsewhere: 900,
    size: 0.22,
    smallest: 0.055,
    leading: LEADING * stretch,
    space: 0.34,
    tracking: 0.004,
    casing: 'upper',
    align: 'center',
    margin: 0.34,
    turn: 'fill',
    dim: 1,
    // The outlines of a hook are seen before it is sung, too.
    entrance: { ...wipe('line', 0.24, 0.07), ahead: 1 },
    sway: (share) => ({ dy: -0.1 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, chance }) {
      const sung = { body, line, finish: { under, light: '#ffffff', block } };
      pen.save();
      pen.translate(0, -MIDDLE * size);
      pen.scale(1, stretch);
      pen.translate(0, MIDDLE * size);
      throwUp(pen, text, size, state === 'sung' ? sung : { body: cloud, line: sketch }, chance);
      pen.restore();
    },
    // A title is painted on a tank, which is plain enough without a cloud.
    ...(movement !== 'opening' && {
      backing: {
        margin: CLOUD,
        draw: (pen, block, card, chance) => cloudBehind(pen, block, card, { cloud, rim, stretch }, chance),
      },
    }),
    count(pen, radius) {
      disc(pen, 0, 0, radius);
      pen.fillStyle = body;
      pen.fill();
      pen.strokeStyle = line;
      pen.lineWidth = 0.3 * radius;
      pen.stroke();
      disc(pen, -0.34 * radius, -0.34 * radius, 0.2 * radius);
      pen.fillStyle = '#ffffff';
      pen.fill();
    },
  };
}

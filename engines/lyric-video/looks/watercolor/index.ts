import { layers, onTwos, picture } from '../../layers.ts';
import type { Look } from '../../look.ts';
import { wipe } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { arrangedOf } from './arrangement.ts';
import { dawnOf } from './dawn.ts';
import { lemonsOf } from './lemons.ts';
import { nightOf } from './night.ts';
import { MOONLIT, portraitOf } from './portrait.ts';
import { rainOf } from './rain.ts';
import { regattaOf } from './regatta.ts';

const SCENES = {
  opening: dawnOf,
  verse: lemonsOf,
  chorus: regattaOf,
  break: rainOf,
  ending: nightOf,
} as const;

/** Width that a pressed brush adds on each side of a stroke, em. */
const BRUSH = 0.012;

/** Five watercolors of one harbor, from dawn to night, whose light is the paper; words are written with a pointed brush. */
export const watercolor: Look = {
  fps: 24,
  transition: 'soak',
  stands: true,
  // Each hour of the day is mixed from pigments of its own. At night, the singer is seen in the light of the moon.
  inks: { ending: MOONLIT },

  lettering: ({ tint }) => ({
    font: 'Merienda',
    weight: 400,
    weightElsewhere: 400,
    size: 0.14,
    smallest: 0.062,
    leading: 1.1,
    space: 0.24,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'fill',
    entrance: { ...wipe('line', 0.4, 0.08), ahead: 0.66 },
    dim: 0.82,
    paint(pen, text, state, { size, word }) {
      // The outline has the same color: the pressed brush of a broad hand.
      const color = tint(state === 'waiting' ? '#35608f' : '#15304f');
      inked(pen, text, size, { fill: color, outline: { color, width: BRUSH } });
      if (state === 'waiting') return;
      pen.globalCompositeOperation = 'source-atop';
      const wet = pen.createLinearGradient(0, -0.7 * size, 0, 0.25 * size);
      wet.addColorStop(0, `${tint('#2c6aa5')}00`);
      wet.addColorStop(1, `${tint('#8a2463')}b0`);
      pen.fillStyle = wet;
      pen.fillRect(-0.35 * size, -1.1 * size, word.width + 0.7 * size, 1.6 * size);
    },
    count(pen, radius) {
      pen.fillStyle = tint('#3f7fb5');
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.moveTo(0, -radius * 1.2);
      pen.quadraticCurveTo(radius, radius * 0.2, 0, radius * 0.8);
      pen.quadraticCurveTo(-radius, radius * 0.2, 0, -radius * 1.2);
      pen.fill();
    },
  }),

  arrange: arrangedOf,

  scene(composition) {
    const { art, movement } = composition;
    const { behind, before = [] } = SCENES[movement](composition);
    const portrait = portraitOf(composition);
    return layers([
      onTwos(composition, [
        ...behind,
        portrait &&
          picture(portrait.drawing).at(
            [art.left + art.width / 2 + portrait.right, art.top + art.height],
            'bottom-right',
          ),
        ...before,
      ]),
    ]);
  },
};

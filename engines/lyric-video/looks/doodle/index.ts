import { handStroke } from '../../../drawing/hand.ts';
import { type Layer, layers, onTwos } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { wipe } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { dreamOf } from './dream.ts';
import { gramophoneOf } from './gramophone.ts';
import { arrange } from './layout.ts';
import { leapOf } from './leap.ts';
import { INK, MARKER, RED } from './page.ts';
import { windowOf } from './window.ts';
import { wiresOf } from './wires.ts';

/** Five pages of a sketchbook tell the story of a black cat and a bird that is a note, in pen and two felt pens. */
export const doodle: Look = {
  fps: 24,
  transition: 'push',
  mirrored: true,
  stands: true,
  // The pen behind the words is the one that colors the page.
  inks: { verse: { [MARKER]: '#ffc4b4' } },
  arrange,

  lettering: ({ tint }) => ({
    font: 'Gochi Hand',
    weightElsewhere: 400,
    size: 0.15,
    smallest: 0.062,
    leading: 1.0,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.25,
    turn: 'fill',
    entrance: wipe('line', 0.3, 0.06),
    sway: (share) => ({ dy: -0.05 * Math.abs(Math.sin(share * 2 * Math.PI)) }),
    dim: 0.78,
    paint(pen, text, state, { size, word, chance }) {
      if (state === 'sung') {
        pen.strokeStyle = tint(MARKER);
        pen.lineWidth = 0.5 * size;
        // The line's round end would cover the letters of the word before it.
        const from = (word.before === 'nothing' ? 0.3 : 0.05) * size;
        handStroke(pen, [from, -0.24 * size], [word.width - 0.05 * size, -0.28 * size], 0.05 * size, chance);
      }
      inked(
        pen,
        text,
        size,
        state === 'sung' ? { fill: tint(INK), outline: { color: tint(INK), width: 0.014 } } : { fill: tint(INK) },
      );
    },
    count(pen, radius) {
      pen.strokeStyle = tint(RED);
      pen.lineWidth = radius * 0.2;
      pen.beginPath();
      pen.moveTo(-radius * 0.7, -radius * 0.7);
      pen.lineTo(radius * 0.7, radius * 0.7);
      pen.moveTo(radius * 0.7, -radius * 0.7);
      pen.lineTo(-radius * 0.7, radius * 0.7);
      pen.stroke();
    },
  }),

  scene: (composition) => layers([onTwos(composition, SCENES[composition.movement](composition))]),
};

const SCENES: Readonly<Record<MovementKind, (composition: Composition) => Layer[]>> = {
  opening: windowOf,
  verse: wiresOf,
  chorus: leapOf,
  break: dreamOf,
  ending: gramophoneOf,
};

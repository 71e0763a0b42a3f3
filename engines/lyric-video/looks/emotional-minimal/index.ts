import { disc } from '../../../drawing/hand.ts';
import { type Layer, layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { type View, viewOf } from '../../picture/flat-shapes.ts';
import { fadeIn } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { handsScene } from './hands.ts';
import { CREAM, NIGHT, WINE } from './inks.ts';
import { scarfScene } from './scarf.ts';
import { shadowScene } from './shadow.ts';
import { besideSinger, singerScene } from './singer.ts';
import { sleepersScene } from './sleepers.ts';
import { umbrellaScene } from './umbrella.ts';

/** The pictures of one love, and what is in the middle of each in a narrow frame. */
const LOVE: Readonly<Record<MovementKind, readonly [(composition: Composition, view: View) => Layer[], number]>> = {
  opening: [shadowScene, 930],
  verse: [umbrellaScene, 330],
  chorus: [handsScene, 905],
  break: [scarfScene, 560],
  ending: [sleepersScene, 450],
};

/** Pixels for each length of the sheet in square frames, in units, so that words have room above. */
const LEAST = 0.75;

/** The inks of words before and after they are sung. */
const WORDS: Readonly<Record<MovementKind, { waiting: string; sung: string; dim: number }>> = {
  opening: { waiting: CREAM, sung: CREAM, dim: 0.5 },
  verse: { waiting: CREAM, sung: CREAM, dim: 0.5 },
  chorus: { waiting: WINE, sung: NIGHT, dim: 1 },
  break: { waiting: NIGHT, sung: NIGHT, dim: 0.6 },
  ending: { waiting: NIGHT, sung: NIGHT, dim: 0.6 },
};

/** The words have the empty half of the sheet. */
function textOf(composition: Composition): Rectangle {
  const { text, shape, movement } = composition;
  const area = areasOf(composition);
  const above = area(0.08, 0.06, 0.84, shape === 'square' ? 0.2 : 0.21);
  if (movement === 'break' || movement === 'ending') return text;
  if (shape !== 'wide') return above;
  if (movement === 'opening') return area(0.06, 0.09, 0.46, 0.44);
  if (movement === 'verse') return area(0.47, 0.14, 0.49, 0.62);
  return area(0.06, 0.1, 0.4, 0.8);
}

/** One love in few flat shapes, of which each means two things. A singer is in the moon over it. */
export const emotionalMinimal: Look = {
  fps: 24,
  transition: 'dissolve',
  // Each sheet has its own paper.
  inks: {},
  arrange: (composition) =>
    composition.singer ? besideSinger(composition) : { text: textOf(composition), art: composition.art },

  lettering: ({ tint, movement }) => ({
    font: 'Gloock',
    size: 0.19,
    smallest: 0.066,
    leading: 0.98,
    space: 0.22,
    tracking: -0.012,
    casing: 'as it is',
    align: 'left',
    margin: 0.15,
    turn: 'fill',
    entrance: { ...fadeIn('line', 0.7, 0.08), ahead: 0.66 },
    dim: WORDS[movement].dim,
    paint(pen, text, state, { size }) {
      inked(pen, text, size, { fill: tint(WORDS[movement][state]) });
    },
    count(pen, radius) {
      pen.fillStyle = tint(WORDS[movement].sung);
      disc(pen, 0, 0, radius * 0.5);
      pen.fill();
    },
  }),

  scene(composition) {
    if (composition.singer) return layers(singerScene(composition));
    const [pictureOf, focus] = LOVE[composition.movement];
    return layers(pictureOf(composition, viewOf(composition, focus, LEAST)));
  },
};

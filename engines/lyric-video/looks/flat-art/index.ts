import { disc } from '../../../drawing/hand.ts';
import { type Layer, layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { type View, viewOf } from '../../picture/flat-shapes.ts';
import { rise } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { campOf } from './camp.ts';
import { canyonOf } from './canyon.ts';
import { lakeOf } from './lake.ts';
import { roadOf } from './road.ts';
import { valleyOf } from './valley.ts';

/** The colors of words on the sky of each movement: sung, and waiting. */
const INKS = {
  opening: ['#2c1b4a', '#6b5a92'],
  verse: ['#3a1740', '#a9512f'],
  chorus: ['#1a2350', '#24797f'],
  break: ['#3a1740', '#a9512f'],
  ending: ['#fff1d0', '#9fa6dc'],
} as const;

/**
 * A journey in flat shapes with crisp edges, as on posters of parks: a lake at dawn, a road in the morning, balloons at
 * noon, a train in the evening, and a camp at night.
 */
export const flatArt: Look = {
  fps: 24,
  transition: 'dissolve',
  // The time of day is in each picture's own colors.
  inks: {},

  arrange(composition) {
    return { text: textOf(composition), art: areasOf(composition)(0, 0.4, 1, 0.6) };
  },

  lettering: ({ tint, shape, movement }) => ({
    font: 'Caprasimo',
    size: 0.15,
    smallest: 0.05,
    leading: 1.06,
    space: 0.24,
    casing: 'as it is',
    align: shape === 'wide' ? 'left' : 'center',
    rest: 0.3,
    margin: 0.2,
    turn: 'switch',
    dim: 1,
    entrance: { ...rise('line', 0.32, 0.8, 0.06), ahead: 1 },
    paint(pen, text, state, { size }) {
      const [sung, waiting] = INKS[movement];
      inked(pen, text, size, { fill: tint(state === 'waiting' ? waiting : sung) });
    },
    count(pen, radius) {
      pen.fillStyle = tint(INKS[movement][0]);
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
    },
  }),

  scene(composition) {
    const [paint, focus] = SCENES[composition.movement];
    return layers(paint(composition, viewOf(composition, focus)));
  },
};

type Painted = (composition: Composition, view: View) => Layer[];

/** The picture of each movement, and what the middle of a narrow frame shows of it. */
export const SCENES: Record<Composition['movement'], readonly [paint: Painted, focus: number]> = {
  opening: [lakeOf, 860],
  verse: [roadOf, 480],
  chorus: [valleyOf, 760],
  break: [canyonOf, 700],
  ending: [campOf, 655],
};

/** The land is at the bottom, so the words are in the sky. Movements without words have theirs outside the frame. */
function textOf(composition: Composition): Rectangle {
  const { shape, singer, movement, text } = composition;
  if (movement === 'break' || movement === 'ending') return text;
  const area = areasOf(composition);
  if (shape === 'tall') return area(0.06, 0.08, 0.88, 0.3);
  if (shape === 'square') return area(0.06, 0.06, 0.88, singer ? 0.25 : 0.34);
  if (movement === 'opening') return singer ? area(0.06, 0.05, 0.88, 0.15) : area(0.06, 0.09, 0.48, 0.36);
  if (movement === 'chorus') return area(0.06, 0.09, 0.42, 0.47);
  return singer ? area(0.41, 0.09, 0.53, 0.4) : area(0.36, 0.07, 0.58, 0.33);
}

import { layers, onTwos } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { slide } from '../../words/entrances.ts';
import { areasOf } from '../../words/layout.ts';
import { closeUpOf } from './closeup.ts';
import { crossingOf } from './crossing.ts';
import { roofOf } from './roof.ts';
import { streetOf } from './street.ts';
import { trainOf } from './train.ts';

const SCENES = { opening: roofOf, verse: streetOf, chorus: closeUpOf, break: crossingOf, ending: trainOf } as const;

/** Words of a movement: those that wait, and those that are sung. */
const WORDS: Readonly<Record<Composition['movement'], readonly [waiting: string, sung: string]>> = {
  opening: ['#c9a6e8', '#ffd24a'],
  verse: ['#7fa8cc', '#ffc42e'],
  chorus: ['#ffa6c4', '#ffe06a'],
  break: ['#c9a6e8', '#ffd24a'],
  ending: ['#8fa0e0', '#ffd24a'],
};

/** Words of a verse that are in the sky, and not on the wall of a house. */
const IN_SKY = ['#8dbccb', '#ffcf3f'] as const;

/** An evening in flat shapes of light and shadow: a woman with headphones, on a roof, in the street and in a train. */
export const flatVector: Look = {
  fps: 24,
  transition: 'iris',
  // Each scene has its own few colors.
  inks: {},

  lettering: ({ tint, movement, shape }) => ({
    font: 'Unbounded',
    weight: 700,
    size: 0.116,
    smallest: 0.048,
    leading: 1.16,
    space: 0.26,
    tracking: -0.04,
    casing: 'as it is',
    align: 'left',
    margin: 0.2,
    turn: 'switch',
    dim: 1,
    // The words of a hook wait in their own color, too.
    entrance: { ...slide('line', 0.36, 1.8, 0.05), ahead: 1 },
    paint(pen, text, state) {
      const [waiting, sung] = movement === 'verse' && shape !== 'wide' ? IN_SKY : WORDS[movement];
      pen.fillStyle = tint(state === 'waiting' ? waiting : sung);
      pen.fillText(text, 0, 0);
    },
    count(pen, radius) {
      pen.fillStyle = tint(WORDS[movement][1]);
      pen.beginPath();
      pen.arc(0, 0, radius * 0.8, 0, 2 * Math.PI);
      pen.fill();
    },
  }),

  arrange(composition) {
    const { shape, width, height, text, art, movement } = composition;
    const area = areasOf(composition);
    if (text.left >= width || text.top >= height) return { text, art };
    // In narrow frames, the words of all movements are in the sky.
    if (shape !== 'wide') {
      const sky = shape === 'tall' ? area(0.07, 0.08, 0.86, 0.24) : area(0.07, 0.06, 0.86, 0.25);
      return { text: sky, art: area(0, 0.34, 1, 0.66) };
    }
    if (movement === 'opening') return { text: area(0.06, 0.1, 0.35, 0.42), art };
    return { text: movement === 'chorus' ? area(0.055, 0.12, 0.4, 0.76) : area(0.492, 0.245, 0.45, 0.46), art };
  },

  scene(composition) {
    return layers([onTwos(composition, SCENES[composition.movement](composition))]);
  },
};

import { disc } from '../../../drawing/hand.ts';
import { type Layer, layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { type View, viewOf } from '../../picture/flat-shapes.ts';
import { fadeIn } from '../../words/entrances.ts';
import { litUp } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { aboveOf } from './above.ts';
import { dawnOf } from './dawn.ts';
import { duskOf } from './dusk.ts';
import { moonOf } from './moon.ts';
import { rowingOf } from './row.ts';
import { besideSinger, singerInMoon } from './singer.ts';

/** The pictures of one night at a lake, and what is in the middle of each in a narrow frame. */
const NIGHT: Readonly<Record<MovementKind, readonly [(composition: Composition, view: View) => Layer[], number]>> = {
  opening: [duskOf, 815],
  verse: [rowingOf, 400],
  chorus: [moonOf, 905],
  break: [aboveOf, 640],
  ending: [dawnOf, 790],
};

/** The words are in the sky, beside or above whatever is in it. */
function textOf(composition: Composition): Rectangle {
  const { text, shape, movement } = composition;
  const area = areasOf(composition);
  const above = area(0.09, 0.1, 0.82, 0.28);
  if (movement === 'opening') return shape === 'wide' ? area(0.06, 0.12, 0.52, 0.36) : above;
  if (movement === 'verse') return shape === 'wide' ? area(0.44, 0.08, 0.5, 0.4) : above;
  if (movement === 'chorus' && shape === 'wide') return area(0.045, 0.1, 0.41, 0.66);
  if (movement === 'chorus' && shape === 'square') return area(0.05, 0.06, 0.9, 0.27);
  return text;
}

/** One night of somebody and a dog at a lake, with much room around them. A singer is in the moon over it. */
export const emotionalMinimal: Look = {
  fps: 24,
  transition: 'dissolve',
  // Each picture brings its own hour.
  inks: {},
  arrange(composition) {
    if (composition.singer) return besideSinger(composition);
    return { text: textOf(composition), art: composition.art };
  },

  lettering: ({ tint }) => ({
    font: 'Cormorant Garamond',
    weight: 700,
    italic: true,
    weightElsewhere: 600,
    size: 0.15,
    smallest: 0.06,
    leading: 1.1,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    rest: 0.35,
    margin: 0.25,
    turn: 'brighten',
    entrance: { ...fadeIn('line', 0.7, 0.08), ahead: 0.66 },
    dim: 0.78,
    paint: litUp({
      waiting: 'rgb(255 246 238)',
      sung: '#fff8f0',
      glow: { color: tint('#ffcfa8'), radius: 0.06 },
    }),
    count(pen, radius) {
      pen.fillStyle = 'rgb(255 244 232 / 0.8)';
      disc(pen, 0, 0, radius * 0.3);
      pen.fill();
    },
  }),

  scene(composition) {
    if (composition.singer) return singerInMoon(composition);
    const [pictureOf, focus] = NIGHT[composition.movement];
    return layers(pictureOf(composition, viewOf(composition, focus)));
  },
};

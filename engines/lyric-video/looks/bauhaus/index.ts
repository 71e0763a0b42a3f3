import { disc } from '../../../drawing/hand.ts';
import { type Layer, layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { slide } from '../../words/entrances.ts';
import { clearedAround, inked, underlineEnd } from '../../words/ink.ts';
import { balanceOf } from './balance.ts';
import { danceOf } from './dance.ts';
import { headOf } from './head.ts';
import { arrange } from './layout.ts';
import { mobileOf } from './mobile.ts';
import { BLACK, RED } from './solids.ts';
import { stageOf } from './stage.ts';

/** Five sheets of a mechanical ballet, Dessau 1926: figures of flat solids, constructed with compass and ruler. */
export const bauhaus: Look = {
  fps: 24,
  transition: 'push',
  // A darker red stands out from the yellow sheet.
  inks: { chorus: { [RED]: '#c32513' } },
  arrange,

  lettering: ({ tint }) => ({
    font: 'Jost',
    weight: 700,
    size: 0.135,
    smallest: 0.055,
    leading: 1.08,
    space: 0.26,
    tracking: -0.015,
    casing: 'lower',
    align: 'left',
    margin: 0.2,
    turn: 'switch',
    dim: 0.72,
    entrance: slide('line', 0.34, -1.6, 0.06),
    paint(pen, text, state, { size, word }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: BLACK });
      pen.fillStyle = tint(RED);
      pen.fillRect(0, 0.13 * size, underlineEnd(text, word.width, size), 0.075 * size);
      clearedAround(pen, text, size, 0.055);
      inked(pen, text, size, { fill: tint(RED) });
    },
    count(pen, radius) {
      pen.fillStyle = tint(RED);
      disc(pen, 0, 0, radius);
      pen.fill();
    },
  }),

  scene: (composition) => layers(SCENES[composition.movement](composition)),
};

const SCENES: Readonly<Record<MovementKind, (composition: Composition) => Layer[]>> = {
  opening: balanceOf,
  verse: stageOf,
  chorus: danceOf,
  break: mobileOf,
  ending: headOf,
};

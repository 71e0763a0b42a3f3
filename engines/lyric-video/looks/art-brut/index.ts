import { disc, handStroke } from '../../../drawing/hand.ts';
import { hatch } from '../../../drawing/texture.ts';
import { type Layer, layers } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { pop } from '../../words/entrances.ts';
import { clearedAround, inked, underlineEnd } from '../../words/ink.ts';
import { beastOf } from './beast.ts';
import { choirOf } from './choir.ts';
import { arrange } from './layout.ts';
import { machineOf } from './machine.ts';
import { BLACK, PAINTS, RED } from './paint.ts';
import { shipOf } from './ship.ts';
import { townOf } from './town.ts';

/** Outsider art on cardboard: five pictures of one world, outlined in black and filled up to the edge. */
export const artBrut: Look = {
  fps: 24,
  transition: 'cut',
  inks: PAINTS,
  arrange,

  lettering: ({ tint }) => ({
    font: '"Londrina Solid"',
    size: 0.15,
    smallest: 0.052,
    leading: 1.16,
    space: 0.3,
    casing: 'upper',
    align: 'center',
    inset: 0.035,
    margin: 0.25,
    turn: 'switch',
    dim: 0.8,
    entrance: { ...pop('line', 0.22, 0.05), ahead: 0.9 },
    sway: (share, { index }) => ({ dx: 0.04 * Math.sin(share * 18 + index), dy: 0.03 * Math.cos(share * 21) }),
    paint(pen, text, state, { size, word, chance }) {
      pen.translate(word.width / 2, 0);
      pen.rotate(chance.around() * 0.05);
      pen.translate(-word.width / 2, 0);
      if (state === 'waiting') {
        inked(pen, text, size, { fill: tint(BLACK) });
        // A ballpoint has filled the letters line by line.
        pen.globalCompositeOperation = 'destination-out';
        pen.lineWidth = 0.014 * size;
        hatch(pen, { left: 0, top: -size, width: word.width, height: 1.3 * size }, 0.085 * size, -58, chance);
        return;
      }
      pen.strokeStyle = tint(BLACK);
      const end = underlineEnd(text, word.width, size);
      for (let line = 0; line < 2; line++) {
        pen.lineWidth = (0.05 - 0.02 * line) * size;
        handStroke(pen, [0, (0.15 + 0.08 * line) * size], [end, (0.12 + 0.1 * line) * size], 0.06 * size, chance);
      }
      clearedAround(pen, text, size, 0.06);
      inked(pen, text, size, { fill: tint(RED), outline: { color: tint(BLACK), width: 0.04 } });
    },
    count(pen, radius) {
      for (const [share, color] of [
        [1, tint(BLACK)],
        [0.6, tint(RED)],
      ] as const) {
        pen.fillStyle = color;
        disc(pen, 0, 0, share * radius);
        pen.fill();
      }
    },
  }),

  scene: (composition) => layers(SCENES[composition.movement](composition)),
};

const SCENES: Readonly<Record<MovementKind, (composition: Composition) => Layer[]>> = {
  opening: beastOf,
  verse: townOf,
  chorus: choirOf,
  break: machineOf,
  ending: shipOf,
};

import { frames } from '../../../drawing/canvas.ts';
import { type Layer, meter } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { friendIn, writerIn } from './clothes.ts';
import type { Inks } from './inks.ts';
import { person, resting, waving } from './people.ts';

/** Drawings of the arm that waves. */
const WAVES = 3;

/** Where two people sit on an edge, in units, and units for each unit of people. */
interface Seats {
  seats: readonly [one: number, other: number];
  edge: number;
  size: number;
}

/** The room of the two around their seats, for each unit of their size. */
const ROOM = { left: 150, right: 120, above: 310, below: 120 } as const;

/** The writer and the friend sit on an edge and look to the left. The friend waves to the beat. */
export function pairOf({ unit }: Composition, inks: Inks, { seats: [one, other], edge, size }: Seats): Layer {
  const [left, top] = [one - ROOM.left * size, edge - ROOM.above * size];
  const wide = other - one + (ROOM.left + ROOM.right) * size;
  const waves = frames(WAVES, wide * unit, (ROOM.above + ROOM.below) * size * unit, (pen, share) => {
    pen.scale(unit, unit);
    pen.translate(-left, -top);
    person(pen, { x: other, y: edge, scale: size }, (brush) => waving(brush, friendIn(inks), share));
    person(pen, { x: one, y: edge, scale: size }, (brush) => resting(brush, writerIn(inks), inks.body, share));
  });
  return meter(waves, ({ beat }) => 0.5 - 0.5 * Math.cos(beat * Math.PI)).at([left * unit, top * unit], 'top-left');
}

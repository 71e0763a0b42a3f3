import { frames } from '../../../drawing/canvas.ts';
import { type Layer, meter } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Inks } from './inks.ts';
import { friendIn, person, seated, writerIn } from './people.ts';

/** Drawings of the arm that waves. */
const WAVES = 3;

/** Where two people sit on an edge, in units, and units for each unit of people. */
interface Seats {
  seats: readonly [one: number, other: number];
  edge: number;
  size: number;
}

/** The writer and the friend sit on an edge and look at the sun. The friend waves to the beat. */
export function pairOf({ unit }: Composition, inks: Inks, { seats: [one, other], edge, size }: Seats): Layer {
  const [left, top] = [one - 110 * size, edge - 270 * size];
  const waves = frames(WAVES, (other - one + 260 * size) * unit, 282 * size * unit, (pen, share) => {
    pen.scale(unit, unit);
    pen.translate(-left, -top);
    person(pen, { x: one, y: edge, scale: size }, (brush) => seated(brush, writerIn(inks)));
    person(pen, { x: other, y: edge, scale: size }, (brush) => seated(brush, friendIn(inks), share));
  });
  return meter(waves, ({ beat }) => 0.5 - 0.5 * Math.cos(beat * Math.PI)).at([left * unit, top * unit], 'top-left');
}

import { sprite } from '../../../drawing/canvas.ts';
import { sway } from '../../../drawing/motion.ts';
import { type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { BLACK, boardOf, type Can, YELLOW } from './board.ts';
import { concrete } from './concrete.ts';
import { sprayingKid } from './kid.ts';

/** Where the kid is, how large, and the line that ends at the can. In units. */
const PLACES = {
  wide: {
    x: 694,
    y: 68,
    scale: 0.578,
    line: 'M-20,548 C90,590 190,500 300,520 C430,544 420,618 352,606 C290,594 330,520 450,520 C620,520 690,380 730,262 C752,196 770,150 792,128',
    drips: [
      [352, 606, 30],
      [470, 521, 46],
      [60, 557, 26],
    ],
  },
  tall: {
    x: 80,
    y: 484,
    scale: 0.67,
    line: 'M740,452 C640,412 560,470 450,450 C350,430 370,384 424,396 C480,410 430,470 310,462 C170,452 60,470 60,540 C60,586 130,580 190,552',
    drips: [
      [330, 461, 52],
      [150, 463, 34],
      [640, 432, 30],
    ],
  },
  square: {
    x: 250,
    y: 236,
    scale: 0.414,
    line: 'M-20,420 C40,440 80,380 130,396 C190,414 180,460 146,452 C110,444 140,390 210,376 C260,366 290,320 318,282',
    drips: [
      [146, 452, 30],
      [100, 402, 40],
    ],
  },
} as const;

/** Positions of the arm that shakes the can. */
const SHAKES = 5;

/** Dawn at a wall of raw concrete: the kid ends a first line on tiptoe. */
export function sprayingOf(composition: Composition): Layer[] {
  const { unit, shape } = composition;
  const { line, drips, ...place } = PLACES[shape];
  const board = boardOf(composition, concrete(composition));
  const [x, y] = [place.x + 200 * place.scale, place.y + 96 * place.scale];
  const painted = (can: Can, lift: number) => {
    can.line(BLACK, 12, line);
    can.line(YELLOW, 12, line);
    for (const [across, down, long] of drips) can.drip(YELLOW, across, down, long, 5);
    can.stencil(place, () => sprayingKid(can, lift));
  };
  const s = place.scale;
  const box = [place.x + 120 * s, place.y, place.x + 620 * s, place.y + 480 * s] as const;
  const shakes = board.states(SHAKES, box, (can, share) => painted(can, 0.14 * share - 0.07));
  const mist = sprite(150 * unit, 150 * unit, (pen) => {
    const soft = pen.createRadialGradient(75 * unit, 75 * unit, 0, 75 * unit, 75 * unit, 75 * unit);
    soft.addColorStop(0, `${composition.tint(YELLOW)}d0`);
    soft.addColorStop(0.4, `${composition.tint(YELLOW)}50`);
    soft.addColorStop(1, `${composition.tint(YELLOW)}00`);
    pen.fillStyle = soft;
    pen.fillRect(0, 0, 150 * unit, 150 * unit);
  });
  return [
    still(board.plate((can) => painted(can, 0))),
    meter(shakes.states, ({ beat }) => 0.5 + sway(beat, Math.PI, 0.5)).at(shakes.at, 'top-left'),
    picture(mist)
      .at([(x - 26) * unit, (y + 8) * unit])
      .opacity(({ hit }) => hit),
  ];
}

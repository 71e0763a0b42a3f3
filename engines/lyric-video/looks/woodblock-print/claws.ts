import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { ribbon } from '../../../drawing/curve.ts';
import { type Point, polygon, ringOf } from '../../../drawing/hand.ts';
import { block } from './carving.ts';

/** A finger of foam: a bent stalk that ends in hooks. @param turn where it points, radians @param long pixels */
export function claw(x: number, y: number, turn: number, long: number, chance: Chance): Point[][] {
  const bend = chance.between(0.3, 0.7);
  const stalk = hook(
    [x - Math.cos(turn) * long * 0.4, y - Math.sin(turn) * long * 0.4],
    turn,
    long * 1.1,
    long * 0.7,
    bend,
    0.62,
  );
  const talons = [
    [-0.75, 0.72, 1.7],
    [0.05, 0.95, 1.75],
    [0.85, 0.62, 1.3],
  ] as const;
  const { tip, way } = stalk;
  return [
    stalk.shape,
    ...talons.map(
      ([aside, share, more]) =>
        hook(tip, way + aside, long * share * chance.between(0.85, 1.2), long * 0.4 * share, more, 0).shape,
    ),
    ringOf(...tip, long * 0.22, 10, () => 1),
  ];
}

/** @param left the width at its end, in shares of the width at its beginning */
function hook([x, y]: Point, turn: number, long: number, wide: number, bend: number, left: number) {
  const steps = 10;
  const spine: Point[] = [];
  let [px, py, way] = [x, y, turn];
  for (let step = 0; step <= steps; step++) {
    spine.push([px, py]);
    way = turn + bend * (step / steps) ** 1.3;
    px += (Math.cos(way) * long) / steps;
    py += (Math.sin(way) * long) / steps;
  }
  const shape = ribbon(spine, (share) => (wide / 2) * (1 - (1 - left) * share ** 1.3));
  return { shape, tip: [px, py] as Point, way };
}

/** Prints forms as one: the line is around all of them. @param line its width in pixels */
export function printFoam(
  pen: Context2D,
  shapes: readonly (readonly Point[])[],
  ink: string,
  key: string,
  line: number,
): void {
  pen.lineJoin = 'round';
  pen.strokeStyle = key;
  pen.lineWidth = 2 * line;
  for (const shape of shapes) {
    polygon(pen, shape);
    pen.stroke();
  }
  for (const shape of shapes) block(pen, shape, ink);
}

import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { BLACK } from './piece.ts';

/** Heights in a car, in shares of its own. The wheels stand on its lower end. */
export const BODY = { top: 0.04, bottom: 0.82 } as const;
const PANES = { top: 0.15, bottom: 0.34 } as const;
/** Radius of a wheel, and distance of a bogie's wheels, in heights of the car. */
const [WHEEL, WHEELBASE] = [0.068, 0.2];

/** A subway car from its side, in pixels from the pen's origin. */
interface Car {
  width: number;
  height: number;
  /** Upper and lower color of the steel. */
  steel: readonly [string, string];
  pane: string;
  /** Draws the background of a piece on the steel, under the panes. */
  ground(): void;
  /** Draws the piece over steel and panes. */
  piece(): void;
}

/** Draws a car from its wheels to its roof. Paint stays on its side. */
export function trainCar(pen: Context2D, tint: Tint, car: Car): void {
  const { width, height, steel, pane } = car;
  const line = 0.012 * height;
  underframe(pen, tint, car);
  const blend = pen.createLinearGradient(0, 0, 0, BODY.bottom * height);
  blend.addColorStop(0, steel[0]);
  blend.addColorStop(1, steel[1]);
  body(pen, car);
  pen.fillStyle = blend;
  pen.fill();
  pen.save();
  body(pen, car);
  pen.clip();
  ribs(pen, { left: 0, top: 0.4 * height, width, height: (BODY.bottom - 0.4) * height }, 0.034 * height);
  car.ground();
  pen.strokeStyle = BLACK;
  pen.lineWidth = line;
  for (const [across, wide] of panesOf(car)) {
    pen.beginPath();
    pen.roundRect(across, PANES.top * height, wide, (PANES.bottom - PANES.top) * height, 0.03 * height);
    pen.fillStyle = pane;
    pen.fill();
    pen.stroke();
  }
  for (const across of doorsOf(car)) door(pen, across, height, pane);
  car.piece();
  // The edge of the roof and the sill are not painted.
  pen.fillStyle = steel[0];
  pen.fillRect(0, BODY.top * height, width, 0.056 * height);
  pen.fillStyle = BLACK;
  pen.fillRect(0, 0.096 * height, width, line);
  pen.fillRect(0, (BODY.bottom - 0.03) * height, width, 0.03 * height);
  pen.fillStyle = 'rgb(255 255 255 / 0.35)';
  pen.fillRect(0, (BODY.top + 0.014) * height, width, 0.012 * height);
  pen.restore();
  body(pen, car);
  pen.strokeStyle = BLACK;
  pen.lineWidth = 1.4 * line;
  pen.stroke();
}

/** Flutes of steel: a dark and a light line for each, over what is painted on it. Lengths are in pixels. */
export function ribs(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  pitch: number,
): void {
  for (let y = top + pitch; y < top + height; y += pitch) {
    pen.fillStyle = 'rgb(20 18 31 / 0.17)';
    pen.fillRect(left, y, width, 0.2 * pitch);
    pen.fillStyle = 'rgb(255 255 255 / 0.1)';
    pen.fillRect(left, y + 0.2 * pitch, width, 0.14 * pitch);
  }
}

function body(pen: Context2D, { width, height }: Pick<Car, 'width' | 'height'>): void {
  const [roof, sill] = [0.11 * height, 0.02 * height];
  pen.beginPath();
  pen.roundRect(0, BODY.top * height, width, (BODY.bottom - BODY.top) * height, [roof, roof, sill, sill]);
}

/** A double door in the width of a pane: two leaves with a pane each, and the dark slits around them. */
function door(pen: Context2D, across: number, height: number, pane: string): void {
  const [leaf, slit] = [0.15 * height, 0.012 * height];
  const [top, bottom] = [0.125 * height, (BODY.bottom - 0.03) * height];
  pen.strokeStyle = BLACK;
  pen.lineWidth = slit;
  for (const side of [-1, 0]) {
    const x = across + side * leaf;
    pen.fillStyle = 'rgb(255 255 255 / 0.12)';
    pen.fillRect(x, top, leaf, bottom - top);
    pen.strokeRect(x, top, leaf, bottom - top);
    pen.beginPath();
    pen.roundRect(x + 0.03 * height, top + 0.04 * height, leaf - 0.06 * height, 0.2 * height, 0.02 * height);
    pen.fillStyle = pane;
    pen.fill();
    pen.stroke();
  }
}

/** Two bogies, with two wheels each, and boxes of machinery between them. */
function underframe(pen: Context2D, tint: Tint, { width, height }: Car): void {
  const [dark, steel, light] = [tint('#241f3d'), tint('#6b7486'), tint('#aab3c8')];
  pen.fillStyle = BLACK;
  pen.fillRect(0.03 * width, (BODY.bottom - 0.02) * height, 0.94 * width, 0.07 * height);
  for (const [from, wide] of [
    [0.36, 0.1],
    [0.48, 0.15],
  ] as const) {
    pen.fillStyle = dark;
    pen.strokeStyle = BLACK;
    pen.lineWidth = 0.012 * height;
    pen.beginPath();
    pen.roundRect(from * width, 0.83 * height, wide * width, 0.085 * height, 0.012 * height);
    pen.fill();
    pen.stroke();
    pen.fillStyle = steel;
    pen.fillRect((from + 0.01) * width, 0.846 * height, (wide - 0.02) * width, 0.01 * height);
  }
  for (const middle of [0.17 * width, 0.83 * width]) {
    for (const side of [-1, 1]) {
      const [x, y] = [middle + (side * WHEELBASE * height) / 2, (1 - WHEEL) * height];
      for (const [share, color] of [
        [1, BLACK],
        [0.84, steel],
        [0.62, dark],
        [0.3, light],
        [0.14, BLACK],
      ] as const) {
        disc(pen, x, y, share * WHEEL * height);
        pen.fillStyle = color;
        pen.fill();
      }
    }
    // The frame lies over the axles, with a spring in its middle.
    pen.fillStyle = dark;
    pen.strokeStyle = BLACK;
    pen.lineWidth = 0.012 * height;
    pen.beginPath();
    for (const [x, y] of [
      [-0.19, 0.88],
      [-0.07, 0.88],
      [-0.05, 0.905],
      [0.05, 0.905],
      [0.07, 0.88],
      [0.19, 0.88],
      [0.17, 0.922],
      [0.07, 0.93],
      [0.04, 0.95],
      [-0.04, 0.95],
      [-0.07, 0.93],
      [-0.17, 0.922],
    ] as const)
      pen.lineTo(middle + x * height, y * height);
    pen.closePath();
    pen.fill();
    pen.stroke();
    pen.fillStyle = light;
    for (let coil = 0; coil < 4; coil++) {
      pen.fillRect(middle - 0.026 * height, (0.845 + coil * 0.016) * height, 0.052 * height, 0.008 * height);
    }
  }
}

/** Left edge and width of the panes, in pixels: those that are free of doors. */
function panesOf(car: Car): [number, number][] {
  const { width, height } = car;
  const doors = doorsOf(car);
  const edges = [
    0.02 * height,
    ...doors.flatMap((door) => [door - 0.2 * height, door + 0.2 * height]),
    width - 0.02 * height,
  ];
  const panes: [number, number][] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const [from, to] = [edges[index] as number, edges[index + 1] as number];
    const count = Math.max(1, Math.round((to - from) / (0.42 * height)));
    const step = (to - from) / count;
    for (let pane = 0; pane < count; pane++) panes.push([from + (pane + 0.1) * step, 0.8 * step]);
  }
  return panes;
}

/** The middles of the doors, in pixels. */
function doorsOf({ width, height }: Pick<Car, 'width' | 'height'>): number[] {
  const count = Math.max(2, Math.round(width / (1.15 * height)));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * width);
}

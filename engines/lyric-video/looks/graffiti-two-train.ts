import type { Context2D } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import type { Tint } from '../look.ts';
import { BLACK } from './graffiti-two-piece.ts';

/** Heights in a car, in shares of its own. */
export const BODY = { top: 0.04, bottom: 0.86 } as const;
const PANES = { top: 0.15, bottom: 0.34 } as const;

/** A subway car from its side, in pixels from the pen's origin. */
interface Car {
  width: number;
  height: number;
  /** Upper and lower color of the steel. */
  steel: readonly [string, string];
  pane: string;
}

/** The car without its panes and wheels: its steel. */
export function carBody(pen: Context2D, { width, height }: Pick<Car, 'width' | 'height'>): void {
  pen.beginPath();
  pen.roundRect(0, BODY.top * height, width, (BODY.bottom - BODY.top) * height, [
    0.1 * height,
    0.1 * height,
    0.02 * height,
    0.02 * height,
  ]);
}

/** @param paint draws what is painted on the steel, under the panes */
export function trainCar(pen: Context2D, tint: Tint, car: Car, paint: () => void): void {
  const { width, height, steel, pane } = car;
  const line = 0.012 * height;
  pen.fillStyle = BLACK;
  pen.fillRect(0.03 * width, 0.84 * height, 0.94 * width, 0.06 * height);
  for (const across of [0.12, 0.2, 0.8, 0.88]) {
    disc(pen, across * width, 0.925 * height, 0.07 * height);
    pen.fillStyle = BLACK;
    pen.fill();
    disc(pen, across * width, 0.925 * height, 0.035 * height);
    pen.fillStyle = tint('#6b7486');
    pen.fill();
  }
  const blend = pen.createLinearGradient(0, 0, 0, BODY.bottom * height);
  blend.addColorStop(0, steel[0]);
  blend.addColorStop(1, steel[1]);
  carBody(pen, car);
  pen.fillStyle = blend;
  pen.fill();
  pen.save();
  carBody(pen, car);
  pen.clip();
  pen.fillStyle = 'rgb(20 18 31 / 0.13)';
  for (let y = 0.42; y < BODY.bottom; y += 0.034) pen.fillRect(0, y * height, width, 0.008 * height);
  paint();
  pen.fillStyle = BLACK;
  pen.fillRect(0, 0.098 * height, width, line);
  pen.restore();
  pen.strokeStyle = BLACK;
  pen.lineWidth = line;
  for (const [across, wide] of panesOf(car)) {
    pen.beginPath();
    pen.roundRect(across, PANES.top * height, wide, (PANES.bottom - PANES.top) * height, 0.03 * height);
    pen.fillStyle = pane;
    pen.fill();
    pen.stroke();
  }
  carBody(pen, car);
  pen.lineWidth = 1.4 * line;
  pen.stroke();
}

/** Left edge and width of the panes, in pixels. */
function panesOf({ width, height }: Car): [number, number][] {
  const step = 0.42 * height;
  const count = Math.max(2, Math.floor((width - 0.2 * height) / step));
  const gap = (width - 0.2 * height) / count;
  return Array.from({ length: count }, (_, index) => [0.1 * height + (index + 0.12) * gap, 0.76 * gap]);
}

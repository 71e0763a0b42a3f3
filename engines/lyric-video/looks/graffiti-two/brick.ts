import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import type { Inks } from './inks.ts';
import { type Area, clipped } from './sheet.ts';

/** Length and height of a brick and the joint between two, in units. */
const [LONG, HIGH, JOINT] = [30, 13, 2];
/** Noise over which bricks are darker, and under which they are lighter; one spot of noise for so many units. */
const [DARKER, LIGHTER, SPOT] = [0.24, -0.36, 150];

/** Prints a wall of bricks, of which only patches are drawn, as on a poster. */
export function bricks(pen: Context2D, { wall, shade, warm }: Inks, area: Area, chance: Chance): void {
  const { left, top, right, bottom } = area;
  clipped(pen, area, () => {
    pen.fillStyle = wall;
    pen.fillRect(left, top, right - left, bottom - top);
    const patches = noiseOf(chance.fork('patches'));
    const own = chance.fork('bricks');
    for (let row = 0, y = top; y < bottom; row++, y += HIGH) {
      for (let x = left - (row % 2 ? LONG / 2 : 0); x < right; x += LONG) {
        const value = patches(x / SPOT, y / SPOT) + 0.5 * own.around();
        if (value < DARKER && value > LIGHTER) continue;
        pen.fillStyle = value > 0 ? shade : warm;
        pen.fillRect(x, y, LONG - JOINT, HIGH - JOINT);
      }
    }
  });
}

/** Prints the joints of a wall over paint, so that it lies on bricks. */
export function joints(pen: Context2D, area: Area): void {
  const { left, top, right, bottom } = area;
  clipped(pen, area, () => {
    pen.fillStyle = 'rgb(16 12 32 / 0.16)';
    for (let row = 0, y = top; y < bottom; row++, y += HIGH) {
      pen.fillRect(left, y + HIGH - JOINT, right - left, JOINT);
      for (let x = left + (row % 2 ? LONG / 2 : LONG); x < right; x += LONG) pen.fillRect(x - JOINT, y, JOINT, HIGH);
    }
  });
}

/** The stones on the top of a wall, with the light on their upper edge. */
export function coping(pen: Context2D, { dark, edge }: Inks, left: number, right: number, top: number): void {
  pen.fillStyle = dark;
  pen.fillRect(left - 8, top - 10, right - left + 16, 14);
  pen.fillStyle = edge;
  pen.fillRect(left - 8, top - 13, right - left + 16, 4);
}

/** The side of a house from its coping down. @param paint draws what is painted on the bricks */
export function gable(pen: Context2D, inks: Inks, area: Area, chance: Chance, paint: () => void): void {
  bricks(pen, inks, area, chance);
  paint();
  joints(pen, area);
  coping(pen, inks, area.left, area.right, area.top);
}

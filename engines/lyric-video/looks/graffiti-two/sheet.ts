import { type Context2D, plate } from '../../../drawing/canvas.ts';
import type { Frame } from '../../../drawing/frame.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';

/** A rectangle in units of the composition. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the sides of a frame in units: 1280 × 720 in a wide one. */
export function sidesIn({ width, height, unit }: Pick<Composition, 'width' | 'height' | 'unit'>): {
  wide: number;
  tall: number;
} {
  return { wide: width / unit, tall: height / unit };
}

/** Prints a whole picture on rough paper. @param draw has a pen in units */
export function printed({ width, height, unit, chance }: Composition, draw: (pen: Context2D) => void): Frame {
  return plate(width, height, (pen) => {
    pen.scale(unit, unit);
    draw(pen);
    pen.resetTransform();
    grain(pen, width, height, 0.13, chance.fork('paper'), 1.4 * unit);
  });
}

/** Draws only inside an area. */
export function clipped(pen: Context2D, { left, top, right, bottom }: Area, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.clip();
  draw();
  pen.restore();
}

import { type Context2D, newCanvas, plate } from '../../../drawing/canvas.ts';
import type { Frame } from '../../../drawing/frame.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { grain, specks } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { PAPER } from './solids.ts';

/** Strength of the paper's grain, 0 to 1. */
const GRAIN = 0.1;
/** Side of the square of grain that is repeated over sprites, in pixels. */
const TILE = 256;

/** A sheet of colored paper, printed with everything that does not move. */
export function sheetOf(composition: Composition, color: string, draw: (pen: Context2D) => void): Frame {
  const { width, height, tint, unit, chance } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(color);
    pen.fillRect(0, 0, width, height);
    draw(pen);
    // Where the ink did not reach the paper's valleys.
    specks(pen, width, height, 0.0004, 1.5 * unit, tint(PAPER), chance.fork('specks'));
    grain(pen, width, height, GRAIN, chance.fork('grain'));
  });
}

/** Returns what gives sprites the grain of the sheet, once they are drawn. */
export function grainOf({ chance }: Pick<Composition, 'chance'>): (pen: Context2D) => void {
  const { canvas, pen: on } = newCanvas(TILE, TILE);
  grain(on, TILE, TILE, GRAIN, chance.fork('grain'));
  return (pen) => {
    pen.resetTransform();
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = pen.createPattern(canvas, 'repeat') ?? 'transparent';
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  };
}

/**
 * Moves from one whole number to the next as a puppet does: within the first `share` of each unit, slowly at both ends.
 * Then it rests.
 */
export function jerk(position: number, share = 0.45): number {
  return Math.floor(position) + smoothstep(0, share, position % 1);
}

import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { circle, figureOf } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { posterized } from '../../picture/prints.ts';
import { CREAM, HERS } from './shapes.ts';

/** Where the singer is: the middle of the bust's foot, and the side of its square, in pixels. */
export interface Place {
  x: number;
  foot: number;
  side: number;
}

const kept = keptDrawings<Canvas>();

/** Returns what draws the singer in a few flat colors; undefined without one. */
export function bustOf(composition: Composition): ((pen: Context2D, place: Place) => void) | undefined {
  const { singer, tint, width, height, unit } = composition;
  if (!singer) return undefined;
  const usual = Math.min(width, height);
  const print = kept(singer, usual, () => {
    const inks = [HERS.hair, '#8e2a78', '#ffb389', CREAM].map(tint);
    const figure = figureOf({ ...singer, stands: true }, { width: usual, height: usual }, circle);
    return posterized(drawnTones(figure, 2.4 * unit), inks);
  });
  return (pen, { x, foot, side }) => {
    pen.save();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(print, x - side / 2, foot - side, side, side);
    pen.restore();
  };
}

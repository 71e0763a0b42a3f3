import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import type { Composition, Singer } from '../../look.ts';
import { circle, figureOf } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { toned } from '../../picture/prints.ts';
import { BLACK, PAPER } from './solids.ts';

/** How much larger than usual the face is, so that the shoulders reach the disc's edge. */
const NEAR = 1.06;
/** Side of the square in which the photograph is printed once, in shares of the frame's shorter side: most discs fit. */
const PRINTED = 0.75;

const kept = keptDrawings<Canvas>();

/** Returns what draws the singer into a disc, as a photograph in black and white. */
export function portraitOf({ singer, tint, width, height }: Composition) {
  if (!singer) return undefined;
  const usual = PRINTED * Math.min(width, height);
  const photo = kept(singer, usual, () => photographOf(singer, usual, tint));
  return (pen: Context2D, ground: string, [x, y]: Point, radius: number): void => {
    pen.save();
    disc(pen, x, y, radius);
    pen.fillStyle = ground;
    pen.fill();
    pen.clip();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(photo, x - radius, y - radius, 2 * radius, 2 * radius);
    pen.restore();
  };
}

function photographOf(singer: Singer, side: number, tint: Composition['tint']): Canvas {
  const figure = figureOf({ ...singer, stands: true, near: NEAR }, { width: side, height: side }, circle);
  return toned(figure, [tint(BLACK), tint(BLACK), tint('#8a8274'), tint(PAPER), tint('#f8f2e4')]);
}

import type { Context2D } from '../../drawing/canvas.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { bearOf } from './childrens-book-bear.ts';

const STRIPES = ['#e4572e', '#f2b632', '#2e86ab', '#fff3dc'] as const;
/** Height of a balloon with its basket, in widths. */
export const BALLOON = 1.56;

/** A striped balloon with a bear in its basket. @param size its width in pixels */
export function balloonOf(pen: Context2D, composition: Composition, size: number): void {
  const { tint, unit } = composition;
  const middle = size / 2;
  pen.strokeStyle = tint('#8a5a3b');
  pen.lineWidth = 2.6 * unit;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(middle + side * 0.3 * size, 0.86 * size);
    pen.lineTo(middle + side * 0.13 * size, 1.36 * size);
    pen.stroke();
  }
  STRIPES.forEach((color, index) => {
    const half = (0.48 - index * 0.14) * size;
    pen.fillStyle = tint(color);
    pen.beginPath();
    pen.moveTo(middle - half * 0.3, 1.06 * size);
    pen.bezierCurveTo(middle - half * 0.7, 0.9 * size, middle - half, 0.74 * size, middle - half, 0.48 * size);
    pen.ellipse(middle, 0.48 * size, half, 0.47 * size, 0, Math.PI, 2 * Math.PI);
    pen.bezierCurveTo(middle + half, 0.74 * size, middle + half * 0.7, 0.9 * size, middle + half * 0.3, 1.06 * size);
    pen.fill();
  });
  pen.save();
  const radius = 0.14 * size;
  pen.translate(middle - 1.15 * radius, 1.36 * size - 2.2 * radius);
  bearOf(pen, composition, radius, 0.9);
  pen.restore();
  pen.fillStyle = tint('#b5803f');
  pen.beginPath();
  pen.roundRect(middle - 0.16 * size, 1.34 * size, 0.32 * size, 0.2 * size, 0.05 * size);
  pen.fill();
  pen.strokeStyle = tint('#8a5a3b');
  pen.beginPath();
  for (const down of [1.4, 1.47]) {
    pen.moveTo(middle - 0.16 * size, down * size);
    pen.lineTo(middle + 0.16 * size, down * size);
  }
  pen.stroke();
}

/** Colored with crayons, behind the hills. */
export function rainbow(pen: Context2D, { tint }: Composition, { left, top, width, height }: Rectangle): void {
  const wide = 0.045 * Math.min(width, height);
  pen.lineWidth = wide;
  pen.globalAlpha = 0.8;
  ['#e4572e', '#f2b632', '#8cc063', '#2e86ab', '#c9518b'].forEach((color, index) => {
    pen.strokeStyle = tint(color);
    pen.beginPath();
    pen.arc(left + 0.62 * width, top + 0.78 * height, 0.62 * width - index * wide, Math.PI, 2 * Math.PI);
    pen.stroke();
  });
  pen.globalAlpha = 1;
}

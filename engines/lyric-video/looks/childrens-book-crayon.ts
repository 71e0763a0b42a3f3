import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine } from '../../drawing/hand.ts';
import type { Rectangle } from '../words/layout.ts';

/** Broad strokes of wax with some paper left free. */
export function crayon(
  pen: Context2D,
  { left, top, width, height }: Rectangle,
  color: string,
  turn: number,
  unit: number,
  chance: Chance,
): void {
  pen.save();
  pen.translate(left + width / 2, top + height / 2);
  pen.rotate(turn - 0.35);
  pen.strokeStyle = color;
  const reach = Math.hypot(width, height) / 2;
  for (let y = -reach; y < reach; y += 9 * unit) {
    pen.globalAlpha = chance.between(0.25, 0.7);
    pen.lineWidth = unit * chance.between(3, 9);
    handLine(
      pen,
      [
        [-reach, y],
        [-reach / 3, y + chance.around() * 5 * unit],
        [reach / 3, y + chance.around() * 5 * unit],
        [reach, y],
      ],
      3 * unit,
      chance,
    );
    pen.stroke();
  }
  pen.restore();
}

/** A hill across an area. @param at and `rough`: height of its middle and of its waves, in shares of the area's */
export function hill(
  pen: Context2D,
  view: Rectangle,
  at: number,
  rough: number,
  color: string,
  phase: number,
  unit: number,
  chance: Chance,
): void {
  pen.save();
  pen.beginPath();
  pen.moveTo(view.left, view.top + view.height);
  for (let x = 0; x <= view.width; x += 8 * unit) {
    pen.lineTo(view.left + x, view.top + view.height * (at + rough * Math.sin((x / view.width) * 5 + phase)));
  }
  pen.lineTo(view.left + view.width, view.top + view.height);
  pen.fillStyle = color;
  pen.fill();
  pen.clip();
  pen.globalAlpha = 0.7;
  crayon(pen, view, 'rgb(255 255 255 / 0.2)', phase, unit, chance);
  crayon(pen, view, 'rgb(40 90 40 / 0.16)', phase + 0.5, unit, chance);
  pen.restore();
}

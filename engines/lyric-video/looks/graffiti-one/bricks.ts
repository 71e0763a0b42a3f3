import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Bricks of a wall, in pixels. */
export interface Bricks {
  long: number;
  tall: number;
  joint: number;
}

const BRICK = ['#8f4a3a', '#9c5342', '#83402f', '#a45e49', '#7a3b2d'] as const;
const MORTAR = '#5c4a42';

/** @param far how many times farther away than usual the wall is */
export function bricksOf(unit: number, far = 1): Bricks {
  return { long: (96 * unit) / far, tall: (40 * unit) / far, joint: (5 * unit) / far };
}

/** Lays the bricks of a wall into a rectangle. */
export function layBricks(
  pen: Context2D,
  { left, top, width, height }: Rectangle,
  { long, tall, joint }: Bricks,
  { tint, chance }: Composition,
): void {
  const own = chance.fork('bricks');
  const colors = BRICK.map(tint);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.fillStyle = tint(MORTAR);
  pen.fillRect(left, top, width, height);
  const stray = joint / 5;
  eachBrick({ left, top, width, height }, { long, tall, joint }, (x, y) => {
    pen.fillStyle = own.pick(colors);
    pen.beginPath();
    pen.roundRect(
      x + joint / 2 + own.around() * stray,
      y + joint / 2 + own.around() * stray,
      long - joint,
      tall - joint,
      0.6 * joint,
    );
    pen.fill();
  });
  pen.restore();
}

/** Gives paint the relief of the bricks below it: single darker bricks, lit upper edges and shaded lower ones. */
export function relief(pen: Context2D, area: Rectangle, { long, tall, joint }: Bricks, chance: Chance): void {
  const own = chance.fork('relief');
  pen.save();
  pen.beginPath();
  pen.rect(area.left, area.top, area.width, area.height);
  pen.clip();
  eachBrick(area, { long, tall, joint }, (x, y) => {
    pen.fillStyle = `rgb(12 4 20 / ${(0.17 * own.next() ** 2).toFixed(3)})`;
    pen.fillRect(x + joint / 2, y + joint / 2, long - joint, tall - joint);
    pen.fillStyle = 'rgb(255 236 214 / 0.13)';
    pen.fillRect(x + joint, y + joint / 2, long - 2 * joint, 0.45 * joint);
    pen.fillStyle = 'rgb(12 4 20 / 0.2)';
    pen.fillRect(x + joint * 0.7, y + tall - joint, long - joint * 1.4, 0.5 * joint);
  });
  pen.restore();
}

function eachBrick(
  { left, top, width, height }: Rectangle,
  { long, tall }: Bricks,
  draw: (x: number, y: number) => void,
) {
  for (let row = Math.floor(top / tall); row * tall < top + height; row++)
    for (let x = (Math.floor(left / long) - 1) * long + (row % 2 ? long / 2 : 0); x < left + width; x += long)
      draw(x, row * tall);
}

/** Takes the paint out of the joints of the wall. @param left and `top`: the canvas's place on the wall */
export function joints(pen: Context2D, { long, tall, joint }: Bricks, [left, top]: Point): void {
  const { width, height } = pen.canvas;
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = 'rgb(0 0 0 / 0.36)';
  for (let row = Math.floor(top / tall); row * tall < top + height; row++) {
    pen.fillRect(0, row * tall - joint / 2 - top, width, joint);
    for (let x = (row % 2 ? long / 2 : 0) - joint / 2; x < left + width; x += long)
      if (x > left - joint) pen.fillRect(x - left, row * tall + joint / 2 - top, joint, tall - joint);
  }
  pen.restore();
}

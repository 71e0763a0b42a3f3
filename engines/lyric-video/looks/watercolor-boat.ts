import { even, newCanvas, sprite } from '../../drawing/canvas.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { placing, sweep, touch } from '../picture/wet-brush.ts';
import { loose } from './watercolor-sprites.ts';

const HULL = pointsOf('-1.06,-0.22 -0.6,-0.04 0,0 0.56,-0.03 1,-0.24 0.84,0.06 0.5,0.22 -0.4,0.22 -0.86,0.08');
const BACK = pointsOf('-0.2,0.02 -0.3,-0.3 -0.2,-0.58 -0.02,-0.66 0.14,-0.5 0.16,-0.2 0.2,0.02');
const HAT = pointsOf('-0.3,-0.8 -0.12,-0.84 -0.08,-1 0.1,-1.02 0.14,-0.85 0.32,-0.82 0.14,-0.76 -0.14,-0.75');

/** Somebody in a rowing boat, with its mirror. @param size half the length of the boat in pixels; its middle is at the waterline */
export function boatOf(composition: Composition, size: number): Sprite {
  const side = even(size * 2.8);
  const { canvas } = newCanvas(side, side);
  const sheet = loose(composition, 'boat')(canvas);
  const { tint } = sheet;
  const place = placing([side / 2, side / 2], 0, size);
  const mirror = (points: readonly Point[]) => place(points.map(([x, y]): Point => [x, 0.4 - y * 0.9]));
  for (const [shape, load] of [
    [HULL, 0.6],
    [BACK, 0.42],
  ] as const)
    touch(sheet, mirror(shape), {
      colors: ['#5a3a6a', '#b8706a'].map(tint),
      load: [load, load * 0.5],
      bleeds: size * 0.06,
      lost: 0.8,
    });
  touch(sheet, place(pointsOf('-0.12,-0.6 -0.14,-0.78 0,-0.88 0.13,-0.78 0.1,-0.6')), {
    colors: ['#c8805a', '#7a4a4a'].map(tint),
    load: [0.7, 0.9],
    lift: 0.9,
  });
  touch(sheet, place(BACK), {
    colors: ['#c83a4a', '#6a2f5a'].map(tint),
    flow: place(pointsOf('0.2,-0.6 -0.3,0')) as [Point, Point],
    load: [0.7, 0.95],
    lift: 0.9,
  });
  touch(sheet, place(HAT), { colors: ['#f6c860', '#a86a3a'].map(tint), load: [0.7, 0.9], lift: 0.9 });
  sweep(sheet, place(pointsOf('0,-0.36 0.5,-0.1 1.02,0.3')), () => size * 0.05, {
    colors: ['#7a4a3a', '#4f2f3a'].map(tint),
    load: [0.9, 0.85],
  });
  touch(sheet, place(HULL), {
    colors: ['#b06a3a', '#5a3448'].map(tint),
    flow: place(pointsOf('0.6,-0.3 -0.2,0.3')) as [Point, Point],
    load: [0.8, 0.95],
    lift: 0.9,
    pooled: 0.7,
  });
  return sprite(side, side, (pen) => pen.drawImage(canvas, 0, 0));
}

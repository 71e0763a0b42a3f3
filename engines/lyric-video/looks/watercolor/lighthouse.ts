import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { PAPER, sweep, touch } from '../../picture/wet-brush.ts';
import type { Sheet } from './sheet.ts';

/** Paints a white tower: paper between the sky and its own shadow. @param foot in pixels */
export function lighthouse(sheet: Sheet, [x, y]: Point, tall: number): void {
  const { tint } = sheet;
  const part = (points: string) => pointsOf(points).map(([u, v]): Point => [x + u * tall, y + v * tall]);
  touch(sheet, part('-0.11,0.12 -0.11,0.12 -0.065,-0.72 -0.065,-0.72 0.065,-0.72 0.065,-0.72 0.11,0.12 0.11,0.12'), {
    colors: [PAPER, '#f3d9c9'].map(tint),
    load: [0.05, 0.2],
    lift: 1,
    pooled: 2,
  });
  touch(sheet, part('0.01,0.12 0.01,0.12 0.015,-0.72 0.065,-0.72 0.065,-0.72 0.11,0.12 0.11,0.12'), {
    colors: ['#9a8fc0', '#b8a0b8'].map(tint),
    load: [0.62, 0.35],
    bleeds: 3 * sheet.unit,
    lost: 0.3,
  });
  touch(sheet, part('-0.06,-0.74 -0.06,-0.74 -0.055,-0.87 0.055,-0.87 0.055,-0.87 0.06,-0.74'), {
    colors: ['#ffd24f', '#f29a4a'].map(tint),
    load: [0.8, 0.9],
    lift: 1,
  });
  touch(sheet, part('-0.09,-0.86 -0.09,-0.86 0,-1 0.09,-0.86 0.09,-0.86'), {
    colors: ['#c2402e', '#7a2438'].map(tint),
    load: [0.85, 0.95],
    lift: 1,
  });
  sweep(sheet, part('-0.1,-0.73 0,-0.715 0.1,-0.73'), () => tall * 0.03, {
    colors: ['#4a3a5c', '#35304f'].map(tint),
    load: [0.95, 0.95],
  });
}

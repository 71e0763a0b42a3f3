import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { LINE, SOFT } from './sheet.ts';

/** Draws an axis in dashes and dots. @param unit one pixel of a small frame in the drawing's pixels, as in all here */
export function axis(pen: Context2D, from: Point, to: Point, unit: number): void {
  pen.setLineDash([16 * unit, 5 * unit, 4 * unit, 5 * unit]);
  pen.strokeStyle = SOFT;
  pen.lineWidth = 1.2 * unit;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
  pen.setLineDash([]);
}

/** The dimensions of length and width. */
export function measures(pen: Context2D, long: number, apart: number, head: number, unit: number): void {
  pen.strokeStyle = LINE;
  pen.fillStyle = LINE;
  pen.lineWidth = 1.5 * unit;
  pen.font = `${21 * unit}px "Share Tech Mono"`;
  pen.textAlign = 'center';
  const arrow = (x: number, y: number, dx: number, dy: number) => {
    const [long, half] = [11 * unit, 3.4 * unit];
    polygon(pen, [
      [x, y],
      [x + dx * long - dy * half, y + dy * long + dx * half],
      [x + dx * long + dy * half, y + dy * long - dx * half],
    ]);
    pen.fill();
  };
  const line = (...points: readonly Point[]) => {
    pen.beginPath();
    for (const point of points) pen.lineTo(...point);
    pen.stroke();
  };
  line([-238, head], [-238, long]);
  line([-60, head], [-250, head]);
  line([-120, long], [-250, long]);
  arrow(-238, head, 0, 1);
  arrow(-238, long, 0, -1);
  pen.save();
  pen.translate(-238 - 7 * unit, (long + head) / 2);
  pen.rotate(-Math.PI / 2);
  pen.fillText(`${Math.round(long - head)}`, 0, 0);
  pen.restore();
  if (apart > 0.35) return;
  line([-206, 1026], [206, 1026]);
  for (const side of [-1, 1]) {
    line([side * 206, 890], [side * 206, 1034]);
    arrow(side * 206, 1026, -side, 0);
  }
  pen.fillText('412', 60, 1026 - 6 * unit);
}

/** The numbers of the parts in circles, as in a list of parts. */
export function numbers(
  pen: Context2D,
  apart: number,
  { neck, head, aside }: { neck: number; head: number; aside: number },
  unit: number,
  paper: string,
): void {
  if (apart < 0.4) return;
  const radius = 17 * unit;
  pen.font = `${20 * unit}px "Share Tech Mono"`;
  const parts: readonly (readonly [from: Point, to: Point])[] = [
    [
      [-50, 70 + head],
      [-150, 110 + head],
    ],
    [
      [-28, 330 + neck],
      [-140, 390 + neck],
    ],
    [
      [-100, 600],
      [-195, 530],
    ],
    [
      [120 + aside, 790],
      [205, 905 + 60 * apart],
    ],
    [
      [60, 850 + 210 * apart],
      [160, 900 + 210 * apart],
    ],
  ];
  parts.forEach(([from, to], index) => {
    pen.strokeStyle = LINE;
    pen.lineWidth = 1.2 * unit;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
    pen.fillStyle = paper;
    disc(pen, ...to, radius);
    pen.fill();
    pen.stroke();
    pen.fillStyle = LINE;
    pen.fillText(`${index + 1}`, to[0], to[1] + 7 * unit);
  });
}

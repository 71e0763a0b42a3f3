import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { INK, PAPER } from './sea.ts';

/** Three lines around the sheet, with a small fan of leaves in each corner. */
export function border(pen: Context2D, { width, height, tint, unit }: Composition): void {
  pen.strokeStyle = tint(INK);
  for (const [inset, line] of [
    [20, 5],
    [30, 1.4],
    [40, 1.8],
  ] as const) {
    pen.lineWidth = line * unit;
    pen.strokeRect(inset * unit, inset * unit, width - 2 * inset * unit, height - 2 * inset * unit);
  }
  pen.lineWidth = unit;
  pen.beginPath();
  for (let x = 30 * unit; x < width - 30 * unit; x += 9 * unit) {
    for (const y of [30 * unit, height - 40 * unit]) {
      pen.moveTo(x, y);
      pen.lineTo(x + 9 * unit, y + 10 * unit);
    }
  }
  for (let y = 30 * unit; y < height - 30 * unit; y += 9 * unit) {
    for (const x of [30 * unit, width - 40 * unit]) {
      pen.moveTo(x, y);
      pen.lineTo(x + 10 * unit, y + 9 * unit);
    }
  }
  pen.stroke();
  for (const [x, y] of [
    [30, 30],
    [width / unit - 30, 30],
    [30, height / unit - 30],
    [width / unit - 30, height / unit - 30],
  ] as const) {
    disc(pen, x * unit, y * unit, 15 * unit);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.lineWidth = 2 * unit;
    pen.stroke();
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = (leaf / 8) * 2 * Math.PI;
      pen.beginPath();
      pen.ellipse(
        (x + Math.cos(angle) * 7) * unit,
        (y + Math.sin(angle) * 7) * unit,
        6.5 * unit,
        2.6 * unit,
        angle,
        0,
        2 * Math.PI,
      );
      pen.stroke();
    }
  }
}

/** A compass between two scrolls, under the words of a frame without sides. */
export function ornament(pen: Context2D, { width, height, text, tint, unit }: Composition): void {
  const room = height - 52 * unit - text.top - text.height;
  const radius = Math.min(58 * unit, room * 0.42);
  if (radius < 16 * unit) return;
  const [x, y] = [width / 2, text.top + text.height + room * 0.52];
  rose(pen, { tint, unit }, x, y, radius);
  for (const side of [-1, 1]) {
    pen.lineWidth = 2.2 * unit;
    for (let curl = 0; curl < 3; curl++) {
      const start = x + side * (radius * 1.4 + curl * 62 * unit);
      const size = (22 - curl * 5) * unit;
      pen.beginPath();
      for (let step = 0; step <= 30; step++) {
        const turn = (step / 30) * 8.2;
        const far = size * (1 - step / 34);
        pen.lineTo(
          start + side * (size + Math.cos(turn + Math.PI) * far),
          y + (curl % 2 ? -1 : 1) * Math.sin(turn + Math.PI) * far,
        );
      }
      pen.stroke();
    }
    pen.beginPath();
    pen.moveTo(x + side * radius * 1.35, y);
    pen.lineTo(x + side * (radius * 1.4 + 200 * unit), y);
    pen.lineWidth = 1.2 * unit;
    pen.stroke();
  }
}

/** A rose of the winds with sixteen points. */
export function rose(
  pen: Context2D,
  { tint, unit }: Pick<Composition, 'tint' | 'unit'>,
  x: number,
  y: number,
  radius: number,
): void {
  pen.strokeStyle = tint(INK);
  pen.lineWidth = 1.2 * unit;
  for (const share of [0.66, 0.6, 0.34]) {
    disc(pen, x, y, radius * share);
    pen.stroke();
  }
  for (const ray of [7, 3, 5, 1, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12]) {
    const angle = (ray / 16) * 2 * Math.PI - Math.PI / 2;
    const long = radius * (ray % 4 === 0 ? 1.15 : ray % 2 === 0 ? 0.84 : 0.6);
    const wide = radius * (ray % 4 === 0 ? 0.17 : 0.12);
    for (const side of [-1, 1]) {
      polygon(pen, [
        [x, y],
        [x + Math.cos(angle + (side * Math.PI) / 8) * wide, y + Math.sin(angle + (side * Math.PI) / 8) * wide],
        [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
      ]);
      pen.fillStyle = tint(side < 0 ? INK : PAPER);
      pen.fill();
      pen.lineWidth = 1.4 * unit;
      pen.stroke();
    }
  }
}

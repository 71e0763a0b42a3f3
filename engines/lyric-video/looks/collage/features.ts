import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';

export const WHITE = '#fffdf5';

/** Fills the path of a cut-out, with its shadow and a white edge. */
export function cutOut(pen: Context2D, path: () => void, fill: string, edge = 0.014): void {
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 0.45)';
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 6;
  pen.lineJoin = 'round';
  pen.strokeStyle = WHITE;
  pen.fillStyle = WHITE;
  pen.lineWidth = 2 * edge;
  path();
  pen.stroke();
  pen.fill();
  pen.restore();
  path();
  pen.fillStyle = fill;
  pen.fill();
}

/** An eye from a photograph, printed in dots. */
export function eye(pen: Context2D, [x, y]: Point, radius: number, [lookX, lookY]: Point, iris: string): void {
  const shape = () => {
    pen.beginPath();
    pen.moveTo(x - radius * 1.35, y);
    pen.quadraticCurveTo(x, y - radius * 1.5, x + radius * 1.35, y);
    pen.quadraticCurveTo(x, y + radius * 1.3, x - radius * 1.35, y);
    pen.closePath();
  };
  cutOut(pen, shape, '#f7f3ea');
  pen.save();
  shape();
  pen.clip();
  pen.fillStyle = 'rgb(27 23 19 / 0.75)';
  halftone(
    pen,
    { left: x - 1.4 * radius, top: y - radius, width: 2.8 * radius, height: 2 * radius },
    radius * 0.13,
    45,
    (px) => 0.5 * Math.max(0, Math.abs(px - x) / radius - 0.7),
  );
  pen.fillStyle = iris;
  disc(pen, x + lookX, y + lookY, radius * 0.6);
  pen.fill();
  pen.fillStyle = '#111111';
  disc(pen, x + lookX, y + lookY, radius * 0.32);
  pen.fill();
  pen.fillStyle = '#ffffff';
  disc(pen, x + lookX - radius * 0.18, y + lookY - radius * 0.2, radius * 0.13);
  pen.fill();
  pen.restore();
  pen.strokeStyle = '#111111';
  pen.lineCap = 'round';
  pen.lineWidth = radius * 0.16;
  pen.beginPath();
  pen.moveTo(x - radius * 1.3, y);
  pen.quadraticCurveTo(x, y - radius * 1.46, x + radius * 1.3, y);
  pen.stroke();
  pen.lineWidth = radius * 0.08;
  for (let lash = -3; lash <= 3; lash++) {
    const [from, top] = [x + lash * radius * 0.34, y - radius * (0.76 - 0.05 * lash ** 2)];
    pen.beginPath();
    pen.moveTo(from, top);
    pen.lineTo(from + lash * radius * 0.1, top - radius * 0.34);
    pen.stroke();
  }
}

/** A closed eye. */
export function lidded(pen: Context2D, [x, y]: Point, radius: number): void {
  pen.strokeStyle = '#1b1b1b';
  pen.lineCap = 'round';
  pen.lineWidth = radius * 0.2;
  pen.beginPath();
  pen.arc(x, y - radius * 0.3, radius, 0.35, Math.PI - 0.35);
  pen.stroke();
  pen.lineWidth = radius * 0.1;
  for (let lash = -2; lash <= 2; lash++) {
    const angle = Math.PI / 2 - lash * 0.42;
    pen.beginPath();
    pen.moveTo(x + Math.cos(angle) * radius, y - radius * 0.3 + Math.sin(angle) * radius);
    pen.lineTo(x + Math.cos(angle) * radius * 1.4, y - radius * 0.3 + Math.sin(angle) * radius * 1.4);
    pen.stroke();
  }
}

/** A nose that was torn out of a gray page. */
export function nose(pen: Context2D): void {
  const shape = () => {
    pen.beginPath();
    pen.moveTo(-0.015, -0.12);
    pen.lineTo(0.035, -0.12);
    pen.quadraticCurveTo(0.05, 0.0, 0.085, 0.045);
    pen.quadraticCurveTo(0.02, 0.09, -0.075, 0.05);
    pen.quadraticCurveTo(-0.03, -0.02, -0.015, -0.12);
    pen.closePath();
  };
  cutOut(pen, shape, '#e4dccb', 0.008);
  pen.save();
  shape();
  pen.clip();
  pen.fillStyle = '#1b1713';
  halftone(pen, { left: -0.09, top: -0.13, width: 0.2, height: 0.22 }, 0.014, 45, (x, y) =>
    Math.max(0, 0.14 + x * 3 + y),
  );
  pen.restore();
}

/** A large mouth from a poster. @param open 0 to 1 */
export function lips(pen: Context2D, wide: number, red: string, open: number): void {
  const mouth = () => {
    pen.beginPath();
    pen.moveTo(-wide, 0);
    pen.quadraticCurveTo(-wide * 0.4, -wide * 0.52, -wide * 0.12, -wide * 0.34);
    pen.quadraticCurveTo(0, -wide * 0.24, wide * 0.12, -wide * 0.34);
    pen.quadraticCurveTo(wide * 0.4, -wide * 0.52, wide, 0);
    pen.quadraticCurveTo(wide * 0.45, wide * 0.62, 0, wide * 0.6);
    pen.quadraticCurveTo(-wide * 0.45, wide * 0.62, -wide, 0);
    pen.closePath();
  };
  cutOut(pen, mouth, red);
  pen.fillStyle = '#2a0509';
  pen.beginPath();
  pen.moveTo(-wide * 0.8, 0);
  pen.quadraticCurveTo(0, -wide * 0.3 * open, wide * 0.8, 0);
  pen.quadraticCurveTo(0, wide * 0.5 * open, -wide * 0.8, 0);
  pen.fill();
  if (open < 0.5) return;
  pen.fillStyle = WHITE;
  pen.beginPath();
  pen.moveTo(-wide * 0.6, -wide * 0.06);
  pen.quadraticCurveTo(0, -wide * 0.22, wide * 0.6, -wide * 0.06);
  pen.quadraticCurveTo(0, wide * 0.16, -wide * 0.6, -wide * 0.06);
  pen.fill();
  pen.fillStyle = 'rgb(255 255 255 / 0.6)';
  pen.beginPath();
  pen.ellipse(-wide * 0.26, wide * 0.4, wide * 0.2, wide * 0.045, 0.18, 0, 2 * Math.PI);
  pen.fill();
}

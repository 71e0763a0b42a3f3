import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc } from '../../drawing/hand.ts';

export const BLACK = '#140e0e';

/** Begins an ellipse. */
export const oval =
  (x: number, y: number, rx: number, ry: number, turn = 0): ((pen: Context2D) => void) =>
  (pen) => {
    pen.beginPath();
    pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  };

export function label(pen: Context2D, tint: (color: string) => string, own: Chance): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(-0.47, -0.5, 0.94, 1.22, 0.13);
  pen.clip();
  pen.fillStyle = tint('#f9ed32');
  pen.beginPath();
  pen.moveTo(-0.6, 0.5);
  pen.quadraticCurveTo(0, 0.64, 0.6, 0.44);
  pen.lineTo(0.6, 0.58);
  pen.quadraticCurveTo(0, 0.78, -0.6, 0.62);
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = 0.035;
  pen.stroke();
  pen.fillStyle = 'rgb(20 14 14 / 0.2)';
  pen.beginPath();
  for (let drop = 0; drop < 260; drop++) pen.rect(0.47 - own.next() ** 2 * 0.4, own.between(-0.5, 0.72), 0.02, 0.02);
  pen.fill();
  pen.restore();
}

/** Half-closed eyes and a grin that opens to sing. */
export function faceOf(pen: Context2D, tint: (color: string) => string, share: number): void {
  pen.strokeStyle = BLACK;
  for (const side of [-1, 1]) {
    const [x, y] = [side * 0.18 + 0.02, -0.2];
    pen.save();
    oval(x, y, 0.185, 0.22)(pen);
    pen.fillStyle = '#ffffff';
    pen.fill();
    pen.clip();
    pen.fillStyle = BLACK;
    disc(pen, x + 0.05, y + 0.04, 0.085);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, x + 0.08, y, 0.028);
    pen.fill();
    pen.fillStyle = tint('#08a8a6');
    pen.fillRect(x - 0.2, y - 0.24, 0.4, 0.2 - 0.1 * share);
    pen.fillStyle = BLACK;
    pen.fillRect(x - 0.2, y - 0.04 - 0.1 * share, 0.4, 0.035);
    pen.restore();
    oval(x, y, 0.185, 0.22)(pen);
    pen.lineWidth = 0.05;
    pen.stroke();
  }
  const deep = 0.2 + 0.2 * share;
  pen.save();
  pen.beginPath();
  pen.moveTo(-0.26, 0.1);
  pen.quadraticCurveTo(0.02, 0.17, 0.32, 0.04);
  pen.quadraticCurveTo(0.26, 0.12 + deep * 1.6, -0.02, 0.12 + deep * 1.35);
  pen.quadraticCurveTo(-0.22, 0.1 + deep, -0.26, 0.1);
  pen.fillStyle = '#5b0a20';
  pen.fill();
  pen.lineWidth = 0.05;
  pen.stroke();
  pen.clip();
  pen.fillStyle = '#ffffff';
  pen.fillRect(-0.4, 0, 0.8, 0.17);
  pen.fillStyle = tint('#ff7a9c');
  disc(pen, 0.03, 0.16 + deep * 1.35, 0.14);
  pen.fill();
  pen.restore();
}

export function shine(pen: Context2D): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
  for (const [wide, ...points] of [
    [0.06, [-0.38, -0.36], [-0.39, 0.1]],
    [0.06, [-0.38, 0.22], [-0.38, 0.28]],
    [0.045, [-0.38, -1.16], [-0.33, -0.98]],
    [0.035, [0.05, -1.28], [0.1, -1.16]],
  ] as const) {
    pen.lineWidth = wide;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  }
}

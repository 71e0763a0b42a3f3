import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { BLACK, type Inks, outlined, screen } from './print.ts';

/** Close-ups of people. They are drawn around the origin, about 2 wide and high; what is behind them goes on farther. */

const SKIN = '#ffd9bd';

/** A mouth that sings. */
export function mouth(pen: Context2D, { red, yellow, hair }: Inks): void {
  screen(pen, SKIN, red, 0.2, hair);
  // Hair on both sides, the tip of the nose and the chin.
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 3, -2);
    pen.lineTo(side * 1.25, -2);
    pen.bezierCurveTo(side * 1.0, -0.6, side * 1.5, 0.1, side * 1.24, 0.9);
    pen.bezierCurveTo(side * 1.12, 1.3, side * 1.3, 1.6, side * 1.5, 2);
    pen.lineTo(side * 3, 2);
    pen.closePath();
    outlined(pen, yellow, hair);
    for (const bend of [0.25, 0.5]) {
      pen.beginPath();
      pen.moveTo(side * (1.3 + bend), -2);
      pen.bezierCurveTo(side * (1.1 + bend), -0.6, side * (1.6 + bend), 0.1, side * (1.34 + bend), 1.6);
      pen.stroke();
    }
  }
  pen.lineWidth = 1.3 * hair;
  pen.beginPath();
  pen.moveTo(-0.34, -0.98);
  pen.bezierCurveTo(-0.36, -0.74, -0.14, -0.8, -0.08, -0.74);
  pen.moveTo(0.34, -0.98);
  pen.bezierCurveTo(0.36, -0.74, 0.14, -0.8, 0.08, -0.74);
  pen.moveTo(-0.3, 1.0);
  pen.quadraticCurveTo(0, 1.12, 0.3, 1.0);
  pen.stroke();
  // The open mouth, with teeth and tongue.
  inner(pen);
  outlined(pen, BLACK, hair);
  pen.save();
  inner(pen);
  pen.clip();
  pen.beginPath();
  pen.ellipse(0, 0.62, 0.46, 0.32, 0, 0, 2 * Math.PI);
  outlined(pen, red, hair);
  pen.beginPath();
  pen.moveTo(0, 0.34);
  pen.quadraticCurveTo(0.05, 0.5, 0, 0.7);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-0.8, -0.4);
  pen.lineTo(0.8, -0.4);
  pen.lineTo(0.66, -0.02);
  pen.quadraticCurveTo(0, 0.08, -0.66, -0.02);
  outlined(pen, '#ffffff', hair);
  pen.lineWidth = 0.5 * hair;
  for (const x of [-0.36, -0.12, 0.12, 0.36]) {
    pen.beginPath();
    pen.moveTo(x, -0.4);
    pen.lineTo(x * 0.96, 0.02);
    pen.stroke();
  }
  pen.restore();
  // Upper and lower lip around it.
  pen.beginPath();
  pen.moveTo(-0.98, 0.02);
  pen.bezierCurveTo(-0.7, -0.26, -0.44, -0.56, -0.2, -0.56);
  pen.quadraticCurveTo(-0.06, -0.56, 0, -0.46);
  pen.quadraticCurveTo(0.06, -0.56, 0.2, -0.56);
  pen.bezierCurveTo(0.44, -0.56, 0.7, -0.26, 0.98, 0.02);
  pen.bezierCurveTo(0.5, -0.24, 0.2, -0.24, 0, -0.2);
  pen.bezierCurveTo(-0.2, -0.24, -0.5, -0.24, -0.98, 0.02);
  outlined(pen, red, hair);
  pen.beginPath();
  pen.moveTo(-0.98, 0.02);
  pen.bezierCurveTo(-0.8, 0.62, -0.4, 0.92, 0, 0.92);
  pen.bezierCurveTo(0.4, 0.92, 0.8, 0.62, 0.98, 0.02);
  pen.bezierCurveTo(0.7, 0.5, 0.36, 0.62, 0, 0.62);
  pen.bezierCurveTo(-0.36, 0.62, -0.7, 0.5, -0.98, 0.02);
  outlined(pen, red, hair);
  pen.fillStyle = '#ffffff';
  for (const [x, y, wide, turn] of [
    [-0.34, 0.77, 0.16, 0.22],
    [0.12, 0.8, 0.08, -0.05],
    [-0.32, -0.42, 0.1, -0.6],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, wide, 0.035, turn, 0, 2 * Math.PI);
    pen.fill();
  }
}

function inner(pen: Context2D): void {
  pen.beginPath();
  pen.moveTo(-0.96, 0.02);
  pen.bezierCurveTo(-0.5, -0.26, 0.5, -0.26, 0.96, 0.02);
  pen.bezierCurveTo(0.7, 0.52, 0.36, 0.7, 0, 0.7);
  pen.bezierCurveTo(-0.36, 0.7, -0.7, 0.52, -0.96, 0.02);
  pen.closePath();
}

/** An eye with a tear on its cheek. */
export function eye(pen: Context2D, { red, blue, yellow, hair }: Inks): void {
  screen(pen, SKIN, red, 0.2, hair);
  // A strand of hair over the brow, and the side of the nose.
  pen.beginPath();
  pen.moveTo(-3, -2);
  pen.lineTo(0.5, -2);
  pen.bezierCurveTo(-0.2, -1.1, -1.1, -0.9, -1.6, 0.5);
  pen.bezierCurveTo(-1.8, 1.0, -1.9, 1.5, -3, 2);
  pen.closePath();
  outlined(pen, yellow, hair);
  for (const [x, y] of [
    [-0.4, -1.5],
    [-0.9, -1.2],
    [-1.3, -0.8],
  ] as Point[]) {
    pen.beginPath();
    pen.moveTo(x + 0.7, y - 0.9);
    pen.bezierCurveTo(x, y - 0.1, x - 0.5, y + 0.4, x - 0.8, y + 1.4);
    pen.stroke();
  }
  pen.lineWidth = 1.4 * hair;
  pen.beginPath();
  pen.moveTo(1.5, -0.2);
  pen.bezierCurveTo(1.42, 0.5, 1.72, 0.9, 1.6, 1.3);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-1.02, -0.72);
  pen.bezierCurveTo(-0.5, -1.2, 0.4, -1.26, 1.2, -0.78);
  pen.bezierCurveTo(0.4, -1.0, -0.4, -0.94, -1.02, -0.72);
  outlined(pen, BLACK, hair);
  lids(pen);
  outlined(pen, '#ffffff', hair);
  pen.save();
  lids(pen);
  pen.clip();
  disc(pen, 0.06, 0, 0.46);
  outlined(pen, blue, 1.4 * hair);
  pen.lineWidth = 0.7 * hair;
  for (let line = 0; line < 26; line++) {
    const angle = (line / 26) * 2 * Math.PI;
    pen.beginPath();
    pen.moveTo(0.06 + Math.cos(angle) * 0.28, Math.sin(angle) * 0.28);
    pen.lineTo(0.06 + Math.cos(angle) * 0.42, Math.sin(angle) * 0.42);
    pen.stroke();
  }
  disc(pen, 0.06, 0, 0.22);
  pen.fillStyle = BLACK;
  pen.fill();
  pen.fillStyle = '#ffffff';
  disc(pen, -0.1, -0.16, 0.12);
  pen.fill();
  disc(pen, 0.22, 0.14, 0.05);
  pen.fill();
  // Water along the lower lid.
  pen.beginPath();
  pen.ellipse(0.05, 0.5, 0.8, 0.12, 0, 0, 2 * Math.PI);
  outlined(pen, '#e8f6ff', 0.8 * hair);
  pen.restore();
  pen.lineWidth = 3.6 * hair;
  pen.beginPath();
  pen.moveTo(-1.16, 0.12);
  pen.bezierCurveTo(-0.7, -0.56, 0.5, -0.72, 1.12, 0.16);
  pen.stroke();
  pen.lineWidth = 1.2 * hair;
  pen.beginPath();
  pen.moveTo(-0.96, -0.24);
  pen.bezierCurveTo(-0.5, -0.72, 0.5, -0.82, 1.1, -0.2);
  pen.stroke();
  for (let lash = 0; lash < 8; lash++) {
    const share = lash / 7;
    const [x, y] = [-1.1 + share * 1.7, 0.04 - Math.sin(Math.min(1, share * 1.1 + 0.1) * Math.PI * 0.62) * 0.44];
    pen.beginPath();
    pen.moveTo(x - 0.05, y + 0.02);
    pen.quadraticCurveTo(x - 0.16, y - 0.06, x - 0.3 + share * 0.26, y - 0.3);
    pen.quadraticCurveTo(x - 0.06, y - 0.1, x + 0.07, y - 0.02);
    pen.fillStyle = BLACK;
    pen.fill();
  }
  tear(pen, [-0.46, 0.94], 0.34, hair);
}

function lids(pen: Context2D): void {
  pen.beginPath();
  pen.moveTo(-1.12, 0.12);
  pen.bezierCurveTo(-0.7, -0.52, 0.5, -0.66, 1.1, 0.16);
  pen.bezierCurveTo(0.6, 0.56, -0.6, 0.6, -1.12, 0.12);
  pen.closePath();
}

function tear(pen: Context2D, [x, y]: Point, size: number, hair: number): void {
  pen.beginPath();
  pen.moveTo(x + 0.1 * size, y - 1.6 * size);
  pen.bezierCurveTo(x + 0.2 * size, y - 0.8 * size, x + size, y - 0.4 * size, x + size * 0.9, y + 0.2 * size);
  pen.bezierCurveTo(x + 0.8 * size, y + 0.9 * size, x - 0.8 * size, y + 0.9 * size, x - 0.9 * size, y + 0.2 * size);
  pen.bezierCurveTo(x - size, y - 0.4 * size, x, y - 0.8 * size, x + 0.1 * size, y - 1.6 * size);
  outlined(pen, '#e8f6ff', hair);
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.ellipse(x - 0.4 * size, y + 0.1 * size, 0.16 * size, 0.3 * size, 0.3, 0, 2 * Math.PI);
  pen.fill();
}

/** A hand that holds a phone with a message on it. */
export function phone(pen: Context2D, { red, blue, yellow, hair }: Inks): void {
  screen(pen, yellow, '#ffffff', 0.42, hair);
  // The sleeve and the palm behind the phone.
  pen.beginPath();
  pen.moveTo(-0.62, 3);
  pen.lineTo(-0.5, 1.2);
  pen.lineTo(0.66, 1.2);
  pen.lineTo(0.86, 3);
  outlined(pen, red, hair);
  pen.beginPath();
  pen.moveTo(-0.44, 1.24);
  pen.bezierCurveTo(-0.84, 0.8, -0.8, 0.3, -0.6, 0.16);
  pen.lineTo(0.72, 0.1);
  pen.bezierCurveTo(0.86, 0.5, 0.8, 1.0, 0.6, 1.24);
  pen.closePath();
  outlined(pen, SKIN, hair);
  pen.beginPath();
  pen.roundRect(-0.62, 1.14, 1.36, 0.26, 0.06);
  outlined(pen, '#ffffff', hair);
  pen.save();
  pen.rotate(-0.06);
  pen.beginPath();
  pen.roundRect(-0.56, -1.12, 1.12, 2.06, 0.16);
  outlined(pen, BLACK, hair);
  pen.beginPath();
  pen.roundRect(-0.47, -0.96, 0.94, 1.7, 0.05);
  outlined(pen, blue, 0.6 * hair);
  for (const [x, y, wide, color] of [
    [-0.4, -0.86, 0.56, '#ffffff'],
    [-0.2, 0.28, 0.58, yellow],
  ] as const) {
    pen.beginPath();
    pen.roundRect(x, y, wide, 0.3, 0.08);
    outlined(pen, color, 0.6 * hair);
    pen.fillStyle = BLACK;
    for (const [row, share] of [0.7, 0.5].entries()) pen.fillRect(x + 0.07, y + 0.08 + row * 0.1, wide * share, 0.035);
  }
  heart(pen, 0, -0.12, 0.3);
  outlined(pen, red, hair);
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.ellipse(-0.15, -0.24, 0.05, 0.09, 0.6, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  // Fingers come around the right edge, the thumb over the left.
  for (let finger = 0; finger < 4; finger++) {
    pen.save();
    pen.translate(0.64 - Math.abs(finger - 1) * 0.03, -0.16 + finger * 0.29);
    pen.rotate(-0.18 + finger * 0.07);
    pen.beginPath();
    pen.roundRect(-0.32, -0.14, 0.5, 0.28, 0.14);
    outlined(pen, SKIN, hair);
    pen.beginPath();
    pen.roundRect(-0.31, -0.08, 0.15, 0.15, 0.07);
    outlined(pen, red, 0.7 * hair);
    pen.restore();
  }
  pen.save();
  pen.translate(-0.6, 0.42);
  pen.rotate(-0.5);
  pen.beginPath();
  pen.roundRect(-0.18, -0.66, 0.34, 0.96, 0.17);
  outlined(pen, SKIN, hair);
  pen.beginPath();
  pen.roundRect(-0.09, -0.62, 0.18, 0.2, 0.08);
  outlined(pen, red, 0.7 * hair);
  pen.restore();
}

function heart(pen: Context2D, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x, y + size);
  pen.bezierCurveTo(x - 1.5 * size, y, x - 0.9 * size, y - 1.1 * size, x, y - 0.4 * size);
  pen.bezierCurveTo(x + 0.9 * size, y - 1.1 * size, x + 1.5 * size, y, x, y + size);
  pen.closePath();
}

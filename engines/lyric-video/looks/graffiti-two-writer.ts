import type { Context2D } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { box, inkedPath, LINE } from './graffiti-two-motifs.ts';
import { BLACK } from './graffiti-two-piece.ts';

/** A character beside a piece: a writer with a cap and headphones who sings. @param share how far the mouth is open */
export function writer(pen: Context2D, { tint }: Composition, share: number): void {
  const [skin, shade, hood, cap, brim] = ['#f0a868', '#cf7a45', tint('#1597e8'), tint('#e0218a'), tint('#ff8a1a')];
  // Shoulders, hood and its strings.
  pen.beginPath();
  pen.moveTo(-1.05, 1.2);
  pen.bezierCurveTo(-1.05, 0.78, -0.8, 0.66, -0.5, 0.6);
  pen.lineTo(0.5, 0.6);
  pen.bezierCurveTo(0.8, 0.66, 1.05, 0.78, 1.05, 1.2);
  pen.closePath();
  inkedPath(pen, hood);
  pen.beginPath();
  pen.ellipse(0, 0.62, 0.56, 0.26, 0, 0, 2 * Math.PI);
  inkedPath(pen, '#0d5fa0');
  for (const x of [-0.2, 0.2]) {
    pen.beginPath();
    pen.moveTo(x, 0.82);
    pen.quadraticCurveTo(x * 1.5, 0.98, x * 1.1, 1.14);
    pen.strokeStyle = '#fff7d6';
    pen.lineWidth = 0.05;
    pen.stroke();
  }
  // Ears, head and the shade on its right.
  head(pen);
  inkedPath(pen, skin);
  pen.save();
  head(pen);
  pen.clip();
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(0.84, 0.22, 0.4, 0.9, 0.12, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  mouth(pen, tint('#ff6a8a'), share);
  // Half-closed eyes that meet in the middle.
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(side * 0.23, -0.12, 0.24, 0.22, 0, 0, 2 * Math.PI);
    inkedPath(pen, '#ffffff');
    pen.fillStyle = BLACK;
    disc(pen, side * 0.23 - 0.05, -0.04, 0.085);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, side * 0.23 - 0.08, -0.07, 0.026);
    pen.fill();
    pen.beginPath();
    pen.ellipse(side * 0.23, -0.12, 0.245, 0.225, side * 0.1, Math.PI, 2 * Math.PI);
    pen.closePath();
    inkedPath(pen, shade);
  }
  pen.strokeStyle = BLACK;
  pen.lineCap = 'round';
  pen.lineWidth = LINE;
  pen.beginPath();
  pen.moveTo(-0.12, 0.1);
  pen.bezierCurveTo(-0.2, 0.24, -0.02, 0.28, 0.02, 0.2);
  pen.bezierCurveTo(0.06, 0.28, 0.2, 0.24, 0.12, 0.12);
  pen.stroke();
  // The cap: its crown, then its brim to the left.
  pen.beginPath();
  pen.moveTo(-0.66, -0.3);
  pen.bezierCurveTo(-0.7, -0.98, 0.7, -0.98, 0.66, -0.3);
  pen.quadraticCurveTo(0, -0.46, -0.66, -0.3);
  inkedPath(pen, cap);
  for (const bend of [-0.3, 0.3]) {
    pen.beginPath();
    pen.moveTo(0, -0.81);
    pen.quadraticCurveTo(bend, -0.7, bend, -0.39);
    pen.stroke();
  }
  disc(pen, 0, -0.82, 0.06);
  inkedPath(pen, brim);
  pen.beginPath();
  pen.moveTo(-0.68, -0.26);
  pen.bezierCurveTo(-1.0, -0.3, -1.2, -0.2, -1.22, -0.06);
  pen.bezierCurveTo(-0.8, -0.2, -0.2, -0.3, 0.34, -0.3);
  pen.quadraticCurveTo(-0.2, -0.5, -0.68, -0.26);
  inkedPath(pen, brim);
  headphones(pen, tint('#fff35c'), tint('#2fb44a'));
  fist(pen, skin, shade, tint('#8ff7ff'));
}

function head(pen: Context2D): void {
  pen.beginPath();
  pen.moveTo(-0.66, -0.3);
  pen.bezierCurveTo(-0.72, 0.2, -0.62, 0.5, -0.36, 0.68);
  pen.bezierCurveTo(-0.16, 0.82, 0.16, 0.82, 0.36, 0.68);
  pen.bezierCurveTo(0.62, 0.5, 0.72, 0.2, 0.66, -0.3);
  pen.closePath();
}

function mouth(pen: Context2D, tongue: string, share: number): void {
  const low = 0.52 + 0.16 * share;
  const lips = () => {
    pen.beginPath();
    pen.moveTo(-0.36, 0.34);
    pen.quadraticCurveTo(0, 0.28, 0.36, 0.34);
    pen.bezierCurveTo(0.34, low, 0.16, low + 0.06, 0, low + 0.06);
    pen.bezierCurveTo(-0.16, low + 0.06, -0.34, low, -0.36, 0.34);
    pen.closePath();
  };
  lips();
  inkedPath(pen, '#4a0d1c');
  pen.save();
  lips();
  pen.clip();
  pen.fillStyle = tongue;
  pen.beginPath();
  pen.ellipse(0, low + 0.08, 0.2, 0.12, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.fillRect(-0.32, 0.26, 0.64, 0.14);
  pen.fillStyle = BLACK;
  for (const x of [-0.16, 0, 0.16]) pen.fillRect(x - 0.006, 0.26, 0.012, 0.14);
  pen.restore();
  lips();
  pen.stroke();
}

function headphones(pen: Context2D, band: string, cup: string): void {
  for (const [color, wide] of [
    [BLACK, 0.17],
    [band, 0.1],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(-0.74, 0.02);
    pen.bezierCurveTo(-0.94, -1.24, 0.94, -1.24, 0.74, 0.02);
    pen.stroke();
  }
  for (const side of [-1, 1]) {
    box(pen, cup, side * 0.78 - 0.14, -0.14, 0.28, 0.5, 0.12);
    box(pen, band, side * 0.86 - 0.08, -0.04, 0.16, 0.3, 0.07);
  }
}

/** A hand that holds a microphone before the chin. */
function fist(pen: Context2D, skin: string, shade: string, metal: string): void {
  pen.save();
  pen.translate(0.52, 0.98);
  pen.rotate(-0.62);
  box(pen, '#2b2540', -0.09, -0.2, 0.18, 0.66, 0.05);
  disc(pen, 0, -0.36, 0.21);
  inkedPath(pen, metal);
  pen.lineWidth = 0.018;
  for (const turn of [-0.5, 0.3, 1.1]) {
    const [dx, dy]: Point = [Math.cos(turn) * 0.2, Math.sin(turn) * 0.2];
    pen.beginPath();
    pen.moveTo(-dx, -0.36 - dy);
    pen.lineTo(dx, -0.36 + dy);
    pen.stroke();
  }
  box(pen, shade, -0.26, -0.02, 0.46, 0.42, 0.14);
  for (let finger = 0; finger < 4; finger++) box(pen, skin, -0.16, -0.06 + finger * 0.115, 0.36, 0.12, 0.06);
  box(pen, skin, -0.26, -0.1, 0.16, 0.3, 0.08);
  pen.restore();
}

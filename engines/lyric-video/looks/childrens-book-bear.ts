import type { Context2D } from '../../drawing/canvas.ts';
import type { Composition } from '../look.ts';

/** A small bear: ears, belly, and arms that go up when it jumps. */
export function bearOf(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const r = radius;
  pen.translate(r * 1.15, r * 1.5);
  const arms = share > 0.7 ? -0.9 : 0.5 - share;
  const part = (x: number, y: number, rx: number, ry: number, color: string, turn = 0) => {
    pen.beginPath();
    pen.ellipse(x * r, y * r, rx * r, ry * r, turn, 0, 2 * Math.PI);
    pen.fillStyle = tint(color);
    pen.fill();
  };
  for (const side of [-1, 1]) {
    part(side * 0.36, 1.2, 0.24, 0.2, '#8a5a3b');
    part(side * 0.68, 0.35 + arms * 0.3, 0.16, 0.42, '#9c6843', side * (arms - 0.4) * -0.9);
    part(side * 0.42, -1.05, 0.22, 0.22, '#9c6843');
    part(side * 0.42, -1.05, 0.11, 0.11, '#e7b98a');
  }
  part(0, 0.62, 0.6, 0.68, '#9c6843');
  part(0, 0.72, 0.36, 0.44, '#e7c39a');
  part(0, -0.5, 0.62, 0.56, '#a8734d');
  part(0, -0.32, 0.27, 0.21, '#e7c39a');
  part(0, -0.42, 0.1, 0.07, '#3b2417');
  for (const side of [-1, 1]) part(side * 0.24, -0.6, 0.06, 0.075, '#3b2417');
  pen.strokeStyle = tint('#3b2417');
  pen.lineWidth = 3.4 * unit;
  pen.beginPath();
  pen.arc(0, -0.34 * r, 0.13 * r, 0.15 * Math.PI, 0.85 * Math.PI);
  pen.stroke();
  part(0, 0.02, 0.4, 0.09, '#e4572e');
}

/** The same bear asleep on its side. It breathes. @param share how deep its breath is, 0 to 1 */
export function sleepingBear(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const r = radius;
  pen.translate(r * 1.4, r * 1.5);
  const part = (x: number, y: number, rx: number, ry: number, color: string, turn = 0) => {
    pen.beginPath();
    pen.ellipse(x * r, y * r, rx * r, ry * r, turn, 0, 2 * Math.PI);
    pen.fillStyle = tint(color);
    pen.fill();
  };
  const breath = 0.04 * share;
  part(0.98, -0.06, 0.26, 0.17, '#8a5a3b');
  part(0.3, -0.36 - breath, 0.84, 0.46 + breath, '#9c6843');
  part(0.2, -0.14, 0.5, 0.22, '#e7c39a', 0.06);
  part(0.66, -0.02, 0.3, 0.16, '#a8734d');
  for (const [x, y] of [
    [-1.06, -0.86],
    [-0.3, -0.96],
  ] as const) {
    part(x, y, 0.2, 0.2, '#9c6843');
    part(x, y, 0.1, 0.1, '#e7b98a');
  }
  part(-0.66, -0.44, 0.6, 0.52, '#a8734d', -0.1);
  part(-0.68, -0.26, 0.27, 0.2, '#e7c39a', -0.1);
  part(-0.69, -0.36, 0.1, 0.07, '#3b2417');
  part(-0.46, 0.0, 0.44, 0.14, '#9c6843', -0.08);
  part(-0.16, -0.1, 0.1, 0.36, '#e4572e', 0.2);
  pen.strokeStyle = tint('#3b2417');
  pen.lineCap = 'round';
  pen.lineWidth = 3.4 * unit;
  for (const [x, y] of [
    [-0.9, -0.52],
    [-0.44, -0.56],
  ] as const) {
    pen.beginPath();
    pen.arc(x * r, y * r, 0.1 * r, 0.15 * Math.PI, 0.85 * Math.PI);
    pen.stroke();
  }
}

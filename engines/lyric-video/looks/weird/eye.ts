import type { Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';

export const DARK = '#1b0b2e';
const VEINS = 11;

/** An eyeball around the origin. @param look where it looks, -1 to 1 across and down @param open 0 to 1 */
export function eyeball(
  pen: Context2D,
  r: number,
  [lookX, lookY]: readonly [number, number],
  open: number,
  iris: string,
  lid = '#ff9fd2',
): void {
  pen.fillStyle = DARK;
  disc(pen, 0, 0, r * 1.08);
  pen.fill();
  pen.save();
  disc(pen, 0, 0, r);
  pen.clip();
  pen.fillStyle = lid;
  disc(pen, 0, 0, r);
  pen.fill();
  pen.strokeStyle = DARK;
  pen.lineWidth = r * 0.07;
  pen.beginPath();
  pen.ellipse(0, 0, r, Math.max(0.001, r * open), 0, 0, 2 * Math.PI);
  if (open < 1) pen.stroke();
  pen.clip();
  const white = pen.createRadialGradient(-r * 0.2, -r * 0.3, r * 0.1, 0, 0, r);
  white.addColorStop(0, '#ffffff');
  white.addColorStop(0.75, '#f6f1e2');
  white.addColorStop(1, '#e7a3b5');
  pen.fillStyle = white;
  disc(pen, 0, 0, r);
  pen.fill();
  veins(pen, r);
  const [x, y] = [lookX * r * 0.3, lookY * r * 0.3];
  pen.fillStyle = DARK;
  disc(pen, x, y, r * 0.52);
  pen.fill();
  pen.fillStyle = iris;
  disc(pen, x, y, r * 0.46);
  pen.fill();
  pen.strokeStyle = `${DARK}90`;
  pen.lineWidth = r * 0.02;
  for (let fiber = 0; fiber < 28; fiber++) {
    const angle = (fiber / 28) * 2 * Math.PI;
    const far = fiber % 2 ? 0.44 : 0.36;
    pen.beginPath();
    pen.moveTo(x + Math.cos(angle) * r * 0.24, y + Math.sin(angle) * r * 0.24);
    pen.lineTo(x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far);
    pen.stroke();
  }
  pen.fillStyle = DARK;
  disc(pen, x, y, r * 0.23);
  pen.fill();
  pen.fillStyle = '#ffffff';
  disc(pen, x - r * 0.16, y - r * 0.18, r * 0.11);
  pen.fill();
  disc(pen, x + r * 0.14, y + r * 0.16, r * 0.05);
  pen.fill();
  pen.restore();
}

/** They enter from the edge and fork, each in its own way. */
function veins(pen: Context2D, r: number): void {
  const chance = chanceOf('veins');
  pen.strokeStyle = 'rgb(214 40 76 / 0.6)';
  pen.lineCap = 'round';
  const vein = (x: number, y: number, turn: number, long: number, wide: number) => {
    const bend = turn + chance.around() * 0.5;
    const [tipX, tipY] = [x + Math.cos(bend) * long, y + Math.sin(bend) * long];
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + Math.cos(turn) * long * 0.6, y + Math.sin(turn) * long * 0.6, tipX, tipY);
    pen.stroke();
    if (wide < r * 0.012) return;
    for (const side of [-0.5, 0.55]) if (chance.next() < 0.8) vein(tipX, tipY, bend + side, long * 0.62, wide * 0.62);
  };
  for (let index = 0; index < VEINS; index++) {
    const angle = ((index + chance.around() * 0.35) / VEINS) * 2 * Math.PI;
    vein(Math.cos(angle) * r, Math.sin(angle) * r, angle + Math.PI, r * chance.between(0.14, 0.24), r * 0.028);
  }
}

import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point, polygon, star } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { INK, PAPER } from './retro-etching-sea.ts';

/** The inner edge of a crescent from its lower horn to its upper one: the profile of a sleeper. */
const PROFILE: readonly Point[] = [
  [0.62, 0.78],
  [0.3, 0.78],
  [0.08, 0.68],
  [0.12, 0.54],
  [0.02, 0.48],
  [0.13, 0.42],
  [0.04, 0.35],
  [0.15, 0.28],
  [0.05, 0.18],
  [0.06, 0.15],
  [0.33, 0.12],
  [0.28, 0.02],
  [0.04, -0.24],
  [0.02, -0.44],
  [0.2, -0.7],
  [0.62, -0.78],
];

/** A crescent that sleeps, shaded by lines along its back. */
export function moon(pen: Context2D, { tint, unit, chance }: Composition, radius: number): void {
  const own = chance.fork('moon');
  const px = unit / radius;
  pen.translate(radius * 1.05, radius * 1.05);
  pen.scale(radius, radius);
  pen.lineCap = 'round';
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(INK);
  handLine(pen, PROFILE, 0, own);
  pen.arc(0, 0, 1, -0.9, 0.9, true);
  pen.closePath();
  pen.fill();
  pen.lineWidth = 3.2 * px;
  pen.stroke();
  pen.save();
  pen.clip();
  for (let line = 0; line < 26; line++) {
    pen.lineWidth = (2.4 - line * 0.07) * px;
    pen.beginPath();
    const short = line * 0.045;
    pen.arc(0, 0, 0.985 - line * 0.02, 0.95 + short + own.next() * 0.06, 5.2 - short * 1.5 - own.next() * 0.06);
    pen.stroke();
  }
  pen.restore();
  const curve = (wide: number, ...[x0, y0, x1, y1, x2, y2]: [number, number, number, number, number, number]) => {
    pen.lineWidth = wide * px;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(x1, y1, x2, y2);
    pen.stroke();
  };
  curve(3, -0.26, -0.12, -0.12, 0, 0.01, -0.12);
  for (const lash of [-0.2, -0.14, -0.07]) curve(1.6, lash, -0.07, lash - 0.02, -0.02, lash - 0.05, 0.01);
  curve(2.4, -0.3, -0.3, -0.14, -0.42, 0, -0.33);
  curve(1.6, -0.24, -0.19, -0.12, -0.27, 0, -0.2);
  curve(1.6, 0.02, 0.35, -0.08, 0.36, -0.13, 0.3);
  for (let line = 0; line < 6; line++)
    curve(1, -0.34 + line * 0.05, 0.2, -0.3 + line * 0.05, 0.27, -0.32 + line * 0.05, 0.34);
}

/** Stars of eight rays, half of each ray dark, between the moon and the border. */
export function stars(pen: Context2D, { width, height, tint, unit, art }: Composition, own: Chance): void {
  const places: [number, number, number][] = [];
  for (let attempt = 0; attempt < 90 && places.length < 22; attempt++) {
    const size = (attempt < 12 ? 24 : 12) * unit;
    const [x, y] = [own.between(80 * unit, width - 80 * unit), own.between(80 * unit, height * 0.5)];
    const isBehind =
      Math.abs(x - art.left - art.width / 2) < art.width * 0.4 &&
      y > art.top - 40 * unit &&
      y < art.top + art.height * 0.75;
    if (isBehind || places.some(([px, py]) => Math.hypot(x - px, y - py) < 84 * unit)) continue;
    places.push([x, y, size]);
  }
  for (const [x, y, size] of places) {
    pen.fillStyle = tint(PAPER);
    pen.strokeStyle = tint(INK);
    pen.lineWidth = 1.6 * unit;
    star(pen, x, y, size, size * 0.34, 8);
    pen.fill();
    pen.stroke();
    pen.fillStyle = tint(INK);
    for (let ray = 0; ray < 8; ray++) {
      const at = (turn: number, far: number): Point => [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
      const turn = (ray / 8) * 2 * Math.PI;
      polygon(pen, [[x, y], at(turn, size), at(turn + Math.PI / 8, size * 0.34)]);
      pen.fill();
    }
  }
}

import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, polygon, star } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { BLACK, FILLS } from './graffiti-two-piece.ts';

/** Tries to find a free place, and radius from the first sign to the last, in units of the frame. */
const [TRIES, LARGEST, SMALLEST] = [220, 62, 16];

type Sign = (pen: Context2D, radius: number) => void;

const bolt: Sign = (pen, r) =>
  polygon(pen, [
    [0.3 * r, -r],
    [-0.6 * r, 0.15 * r],
    [-0.05 * r, 0.15 * r],
    [-0.3 * r, r],
    [0.62 * r, -0.2 * r],
    [0.05 * r, -0.2 * r],
  ]);
const heart: Sign = (pen, r) => {
  pen.beginPath();
  pen.moveTo(0, 0.85 * r);
  pen.bezierCurveTo(-1.5 * r, -0.2 * r, -0.7 * r, -1.2 * r, 0, -0.4 * r);
  pen.bezierCurveTo(0.7 * r, -1.2 * r, 1.5 * r, -0.2 * r, 0, 0.85 * r);
};
const SIGNS: readonly Sign[] = [
  (pen, r) => star(pen, 0, 0, r, 0.46 * r, 5),
  (pen, r) => disc(pen, 0, 0, 0.62 * r),
  bolt,
  (pen, r) => star(pen, 0, 0, r, 0.2 * r, 4),
  heart,
];

/** Outlined signs with a shine over the whole cloud, large and small, but where words and picture are. */
export function stickers(pen: Context2D, composition: Composition, chance: Chance): void {
  const { width, height, unit, tint, text, art } = composition;
  const own = chance.fork('stickers');
  const reach = 0.4 * Math.min(art.width, art.height);
  const [cx, cy] = [art.left + art.width / 2, art.top + art.height / 2];
  const places: { x: number; y: number; room: number }[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const room = (LARGEST + ((SMALLEST - LARGEST) * attempt) / TRIES) * unit;
    const [x, y] = [own.next() * width, own.between(0.22, 0.9) * height];
    const isAmong =
      x > text.left - room &&
      x < text.left + text.width + room &&
      y > text.top - room &&
      y < text.top + text.height + room;
    const isTaken = places.some((other) => Math.hypot(x - other.x, y - other.y) < 1.1 * (room + other.room));
    if (!isAmong && !isTaken && Math.hypot(x - cx, y - cy) > reach) places.push({ x, y, room });
  }
  pen.lineJoin = 'round';
  for (const [index, { x, y, room }] of places.entries()) {
    const radius = room * 0.8;
    pen.save();
    pen.translate(x, y);
    pen.rotate(own.around() * 0.4);
    (SIGNS[index % SIGNS.length] as Sign)(pen, radius);
    pen.strokeStyle = BLACK;
    pen.lineWidth = Math.max(3 * unit, 0.2 * radius);
    pen.stroke();
    pen.fillStyle = tint(FILLS[index % FILLS.length]?.[index % 2] as string);
    pen.fill();
    pen.fillStyle = 'rgb(255 255 255 / 0.75)';
    disc(pen, -0.18 * radius, -0.22 * radius, 0.09 * radius);
    pen.fill();
    pen.restore();
  }
}

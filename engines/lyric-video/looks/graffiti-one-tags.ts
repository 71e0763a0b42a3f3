import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { DOODLES } from '../picture/doodles.ts';
import type { Rectangle } from '../words/layout.ts';
import { drip, mist } from './graffiti-one-spray.ts';

/** What others have sprayed on the wall before, and with which cans. */
const SIGNS = ['crown', 'star', 'heart', 'bolt', 'arrow', 'eye', 'spiral', 'smile', 'note', 'flower'] as const;
const CANS = ['#ff2e63', '#08d9d6', '#f9ed32', '#ff8c1a', '#f4f4f0', '#140e0e'] as const;
/** Tries to find a free place. More would find none. */
const TRIES = 260;
/** Radius of signs from the first to the last, in units of the frame. */
const [LARGEST, SMALLEST] = [104, 34];

/**
 * Covers a wall with old paint: large fields of faded color, and above them signs and signatures of others.
 * @param free areas that stay without signs
 */
export function tagged(pen: Context2D, composition: Composition, free: readonly Rectangle[]): void {
  const { width, height, unit, tint, chance } = composition;
  const own = chance.fork('tags');
  const side = Math.min(width, height);
  for (let field = 0; field < 6; field++) {
    pen.globalAlpha = 0.38;
    const [x, y] = [own.next() * width, ((field + own.next()) / 6) * height];
    mist(
      pen,
      x,
      y,
      side * own.between(0.34, 0.5),
      side * own.between(0.22, 0.36),
      tint(CANS[field % 4] as string),
      own,
    );
  }
  const places: { x: number; y: number; room: number }[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const room = (LARGEST + ((SMALLEST - LARGEST) * attempt) / TRIES) * unit;
    const [x, y] = [own.between(-0.3 * room, width + 0.3 * room), own.between(0, height)];
    const isTaken = places.some((other) => Math.hypot(x - other.x, y - other.y) < (room + other.room) * 1.06);
    const isBeside = ({ left, top, width: across, height: down }: Rectangle) =>
      x < left - room || x > left + across + room || y < top - room || y > top + down + room;
    if (!isTaken && free.every(isBeside)) places.push({ x, y, room });
  }
  places.forEach(({ x, y, room }, index) => {
    const color = tint(CANS[index % CANS.length] as string);
    pen.save();
    pen.translate(x, y);
    pen.rotate(own.around() * 0.4);
    pen.globalAlpha = own.between(0.62, 0.9);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = color;
    pen.fillStyle = color;
    pen.lineWidth = (5 + 0.06 * room) * unit ** 0.5;
    pen.shadowColor = color;
    pen.shadowBlur = 7 * unit;
    if (index % 3 === 2) signature(pen, room, own);
    else DOODLES[SIGNS[index % SIGNS.length] as (typeof SIGNS)[number]](pen, room * 0.8, own);
    pen.restore();
    if (index % 2) return;
    pen.globalAlpha = 0.75;
    pen.fillStyle = color;
    drip(pen, x + own.around() * 0.3 * room, y + 0.5 * room, 5 * unit, room * own.between(0.4, 0.9));
  });
  pen.globalAlpha = 1;
}

/** A name that nobody can read, in one stroke, with a line below it. */
function signature(pen: Context2D, radius: number, own: Chance): void {
  const points: Point[] = [];
  const letters = 5;
  for (let letter = 0; letter < letters; letter++) {
    const x = (-1 + (2 * letter) / letters) * radius;
    const [high, wide] = [own.between(0.45, 1) * radius, (1.6 * radius) / letters];
    points.push([x, 0.3 * radius], [x + 0.2 * wide, -high * 0.6], [x + 0.7 * wide, -high * 0.5]);
    points.push([x + 0.5 * wide, 0.1 * radius], [x + wide, 0.36 * radius]);
  }
  handLine(pen, points, radius * 0.05, own);
  pen.stroke();
  handLine(
    pen,
    [
      [-radius, 0.62 * radius],
      [0, 0.52 * radius],
      [radius, 0.44 * radius],
    ],
    radius * 0.04,
    own,
  );
  pen.stroke();
}

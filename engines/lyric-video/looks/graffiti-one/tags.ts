import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { handLine, type Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { DOODLES } from '../../picture/doodles.ts';
import type { Rectangle } from '../../words/layout.ts';
import { mist } from './spray.ts';

/** What others have sprayed on the wall before, and with which cans. */
const SIGNS = ['crown', 'note', 'star', 'bolt', 'eye'] as const;
const CANS = ['#ff2e63', '#08d9d6', '#f9ed32', '#ff8c1a', '#f4f4f0', '#140e0e'] as const;
/** Tries to find a free place. More would find none. */
const TRIES = 260;
/** Each sign is there once. */
const MOST = 3;
/** Radius of signs from the first to the last, in units of the frame. */
const [LARGEST, SMALLEST] = [70, 34];

/**
 * Covers a wall with old paint: large fields of faded color, and above them a few signs of others.
 * @param free areas that stay without signs
 */
export function tagged(pen: Context2D, composition: Composition, free: readonly Rectangle[]): void {
  const { width, height, unit, tint, chance, movement } = composition;
  const own = chance.fork(`tags ${movement}`);
  const first = own.below(SIGNS.length);
  const side = Math.min(width, height);
  for (let field = 0; field < 6; field++) {
    pen.globalAlpha = 0.2;
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
    const [x, y] = [own.between(1.2 * room, width - 1.2 * room), own.between(room, 0.82 * height)];
    const isTaken = places.some((other) => Math.hypot(x - other.x, y - other.y) < (room + other.room) * 1.06);
    const isBeside = ({ left, top, width: across, height: down }: Rectangle) =>
      x < left - 1.2 * room || x > left + across + 1.2 * room || y < top - 1.2 * room || y > top + down + 1.2 * room;
    // They take turns above and below.
    const isTurn = y < height / 2 === (places.length % 2 === 0);
    if (isTurn && !isTaken && free.every(isBeside)) places.push({ x, y, room });
    if (places.length === MOST) break;
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
    if (index === 1) signature(pen, room, own);
    else DOODLES[SIGNS[(first + index) % SIGNS.length] as (typeof SIGNS)[number]](pen, room * 0.8, own);
    pen.restore();
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

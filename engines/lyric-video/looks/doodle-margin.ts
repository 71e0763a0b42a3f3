import { frames } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { sketchOf } from './doodle-ballpoint.ts';
import { AROUND, MARGIN, pensOf, TAKES } from './doodle-page.ts';
import { TINY_NAMES, type TinyName, tiny } from './doodle-tiny.ts';

/** A place for a drawing, and the room around it. */
interface Place {
  x: number;
  y: number;
  room: number;
}

/** Tries to find a place. */
const TRIES = 9000;
/** What is drawn at most, each thing once: a full page while nobody sings, else a few things in the margins. */
const MOST = { opening: 7, verse: 4, chorus: 6, break: TINY_NAMES.length, ending: 9 } as const;
/** Where each movement begins in the list of things, so that none has those of another but a full page. */
const FIRST = { opening: 0, verse: 7, chorus: 11, break: 0, ending: 18 } as const;
/** Radius of the largest and the smallest, in units of the frame. */
const SIZES = { opening: [46, 30], verse: [30, 18], chorus: [40, 28], break: [96, 17], ending: [44, 28] } as const;

/**
 * Drawings around bodies, each of another thing. They stay off the words and the holes of the margin.
 * @param source where they come from, in pixels: there, they are small and close
 */
export function thingsOf(composition: Composition, bodies: readonly Rectangle[], source?: Point) {
  const { width, height, unit, text, movement } = composition;
  const chance = composition.chance.fork('things');
  const order = composition.chance.fork('order');
  const names = shuffled(TINY_NAMES, () => order.next());
  const first = FIRST[movement];
  const isSung = text.left < width && text.top < height;
  const edge = 14 * unit;
  const [largest, smallest] = [SIZES[movement][0] * unit, SIZES[movement][1] * unit];
  const reach = Math.hypot(width, height) * 0.62;
  const isNear = ({ left, top, width: across, height: down }: Rectangle, { x, y, room }: Place, out: number) =>
    x > left - room - out && x < left + across + room + out && y > top - room - out && y < top + down + room + out;
  const places: Place[] = [];
  for (let attempt = 0; attempt < TRIES && places.length < MOST[movement]; attempt++) {
    const [x, y] = [chance.between(MARGIN * unit, width), chance.between(0, height)];
    const far = source ? Math.min(1, Math.hypot(x - source[0], y - source[1]) / reach) : chance.next();
    // Large ones first, and then smaller ones into what is left.
    const room = Math.max(
      smallest,
      (smallest + (largest - smallest) * far * 1.2) * (1 - (source ? 0.85 : 0.2) * (attempt / TRIES)),
    );
    const place = { x, y, room };
    const isOut =
      x < MARGIN * unit + edge * 0.7 + room || x > width - edge - room || y < edge + room || y > height - edge - room;
    const apart = source ? 0.98 : 1.5;
    const others = places.some((other) => Math.hypot(x - other.x, y - other.y) < (other.room + room) * apart);
    if (
      isOut ||
      others ||
      bodies.some((one) => isNear(one, place, source ? 0 : 6 * unit)) ||
      (isSung && isNear(text, place, AROUND * unit))
    )
      continue;
    places.push(place);
  }
  return places.map(({ x, y, room: radius }, number) => {
    const name = names[(first + number) % names.length] as TinyName;
    const turn = chance.around() * 0.22;
    let take = 0;
    const takes = frames(TAKES, radius * 2.5, radius * 2.5, (pen) => {
      pen.translate(radius * 1.25, radius * 1.25);
      pen.rotate(turn);
      pen.scale(radius / 10, radius / 10);
      const pens = pensOf(composition, 1.7 * unit + 0.025 * radius);
      tiny(sketchOf(pen, pens, chance.fork(name), radius / 10, take++), name);
    });
    return { takes, x, y };
  });
}

function shuffled<T>(from: readonly T[], next: () => number): T[] {
  return from
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

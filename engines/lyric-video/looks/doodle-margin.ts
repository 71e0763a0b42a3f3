import { frames } from '../../drawing/canvas.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { DOODLES } from '../picture/doodles.ts';
import type { Rectangle } from '../words/layout.ts';
import { AROUND, ballpoint, INK, MARGIN, RED, TAKES } from './doodle-page.ts';

/** A place for a drawing, and the room around it. */
interface Place {
  x: number;
  y: number;
  room: number;
}

type Name = keyof typeof DOODLES;

/** Tries to find a place. More would fill the page so far that it looks like wallpaper. */
const TRIES = 500;
/** What comes to mind in a movement. */
const ON_MIND: Readonly<Record<MovementKind, readonly Name[]>> = {
  opening: ['note', 'heart', 'flower', 'smile', 'cloud', 'star'],
  verse: ['flower', 'cube', 'planet', 'eye', 'cloud', 'heart', 'spiral', 'smile', 'arrow', 'crown'],
  chorus: ['note', 'star', 'heart', 'bolt', 'crown'],
  break: ['bolt', 'note', 'star', 'spiral', 'crown', 'heart', 'note', 'planet', 'flower', 'smile'],
  ending: ['star', 'cloud', 'planet', 'star', 'heart'],
};

/**
 * Drawings that grow around bodies: large near the first, smaller far from it, and turned away from it. They stay off the
 * words and the holes of the margin.
 */
export function thingsOf(composition: Composition, bodies: readonly Rectangle[]) {
  const [body] = bodies as [Rectangle];
  const { width, height, unit, text, tint, movement } = composition;
  const chance = composition.chance.fork('things');
  const names = ON_MIND[movement];
  const first = chance.below(names.length);
  const middle = [body.left + body.width / 2, body.top + body.height / 2] as const;
  const isSung = text.left < width && text.top < height;
  const edge = (isSung ? 12 : 66) * unit;
  const [nearest, smallest] = [(movement === 'break' ? 92 : 84) * unit, 24 * unit];
  const reach = Math.hypot(width, height) * 0.5;
  const tries = movement === 'ending' ? TRIES * 0.1 : movement === 'opening' ? TRIES * 0.2 : TRIES;
  const isNear = ({ left, top, width: across, height: down }: Rectangle, { x, y, room }: Place, out: number) =>
    x > left - room - out && x < left + across + room + out && y > top - room - out && y < top + down + room + out;
  const places: Place[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const [x, y] = [chance.between(MARGIN * unit, width), chance.between(0, height)];
    const far = Math.min(1, Math.hypot(x - middle[0], y - middle[1]) / reach);
    // Large ones first, and then smaller ones into what is left.
    const room = Math.max(smallest, nearest * (1.2 - far) * (1 - 0.75 * (attempt / tries)));
    const place = { x, y, room };
    const isOut =
      x < MARGIN * unit + edge * 0.7 + room || x > width - edge - room || y < edge + room || y > height - edge - room;
    const others = places.some((other) => Math.hypot(x - other.x, y - other.y) < (other.room + room) * 1.04);
    if (
      isOut ||
      others ||
      bodies.some((one) => isNear(one, place, 0)) ||
      (isSung && isNear(text, place, AROUND * 1.5 * unit))
    )
      continue;
    places.push(place);
  }
  return places.map(({ x, y, room: radius }, number) => {
    const draw = DOODLES[names[(number + first) % names.length] as Name];
    const color = chance.next() < 0.3 ? tint(RED) : tint(INK);
    const turn = 0.6 * Math.max(-1, Math.min(1, (x - middle[0]) / (0.4 * width))) + chance.around() * 0.2;
    const takes = frames(TAKES, radius * 2.5, radius * 2.5, (pen) => {
      pen.translate(radius * 1.25, radius * 1.25);
      pen.rotate(turn);
      ballpoint(pen, color, 2.2 * unit + 0.02 * radius);
      draw(pen, radius, chance);
    });
    return { takes, x, y };
  });
}

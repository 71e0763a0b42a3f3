import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { PALETTES } from './flat-vector-town.ts';

/** A street in perspective. Lengths are in pixels of the frame at the distance 1, which is that of its edges. */
export interface Street {
  /** Where its lines meet. */
  eye: Point;
  /** Distance of the houses from the middle, and their height at most, on each side. */
  sides: readonly [Side, Side];
  /** How far the ground is below the eye. */
  depth: number;
}

interface Side {
  sign: -1 | 1;
  away: number;
  tall: number;
}

/** Distances at which houses begin and end. */
const HOUSES = [0.82, 1.2, 1.62, 2.2, 3, 4.2, 6.4] as const;
const [LIT, DARK, GLASS] = ['#fff0b3', '#2a1c5e', '#ffd23f'];
const NAMES = ['CAFE', 'VINYL', 'BAR', 'HOTEL', 'RAMEN', 'CLUB'] as const;

export function streetOf({ width, height, shape, art, text, singer }: Composition): Street {
  const isWide = shape === 'wide';
  const eye: Point = [art.left + art.width / 2, height * (isWide ? 0.8 : 0.83)];
  const isSung = text.left < width && text.top < height;
  // Houses are below the words, and the face of somebody behind them is free.
  const high = isSung && !isWide ? text.top + text.height + 0.03 * height : 0.1 * height;
  const chest = eye[1] - (isWide ? 0.2 : 0.27) * height;
  const sides = ([-1, 1] as const).map((sign): Side => {
    const hasWords = isSung && isWide && (sign < 0 ? text.left < eye[0] : text.left > eye[0]);
    const top = hasWords ? text.top + text.height + 0.02 * height : singer ? Math.max(high, chest) : high;
    const away = (sign < 0 ? eye[0] : width - eye[0]) + 0.05 * width;
    return { sign, away, tall: Math.max(0.06 * height, eye[1] - top) };
  });
  return { eye, sides: sides as [Side, Side], depth: height * 1.02 - eye[1] };
}

/** The point at a distance, to a side of the middle and above the ground. */
export function seen({ eye, depth }: Street, distance: number, aside: number, up: number): Point {
  return [eye[0] + aside / distance, eye[1] + (depth - up) / distance];
}

/** Draws the road with a crossing, and the houses on both sides from far to near. */
export function drawStreet(pen: Context2D, composition: Composition, street: Street, own: Chance): void {
  ground(pen, composition, street);
  for (let number = HOUSES.length - 2; number >= 0; number--) {
    for (const side of street.sides) {
      const palette = PALETTES[(number + (side.sign > 0 ? 2 : 0)) % PALETTES.length] as (typeof PALETTES)[number];
      const tall = side.tall * own.between(0.62, 1) * (number > 2 ? 1.12 : 1);
      house(pen, composition, street, side, { number, tall, palette }, own);
    }
  }
}

function quad(pen: Context2D, color: string, points: readonly Point[]): void {
  pen.fillStyle = color;
  polygon(pen, points);
  pen.fill();
}

function ground(pen: Context2D, { width, height, tint }: Composition, street: Street): void {
  const { eye, sides } = street;
  const [left, right] = [-sides[0].away, sides[1].away];
  const at = (distance: number, aside: number) => seen(street, distance, aside, 0);
  quad(pen, tint('#3b2f85'), [at(40, left), at(40, right), at(0.7, right), at(0.7, left)]);
  const [from, to] = [0.62 * left, 0.62 * right];
  quad(pen, tint('#1a1344'), [at(40, from), at(40, to), at(0.7, to), at(0.7, from)]);
  // The sun lies on the wet road.
  for (const [near, far, share] of [
    [0.98, 1.1, 0.2],
    [1.28, 1.5, 0.24],
    [1.75, 2.2, 0.3],
    [2.7, 3.6, 0.36],
    [4.6, 8, 0.44],
  ] as const)
    quad(pen, tint('#ff5d73'), [
      at(near, from * share),
      at(near, to * share),
      at(far, to * share * 1.06),
      at(far, from * share * 1.06),
    ]);
  for (let stripe = 0; stripe < 9; stripe++) {
    const x = from + ((to - from) * (stripe + 0.25)) / 9;
    const wide = ((to - from) / 9) * 0.5;
    quad(pen, tint('#fff6e4'), [at(1.12, x), at(1.12, x + wide), at(1.32, x + wide), at(1.32, x)]);
  }
  pen.fillStyle = tint('#1a1344');
  pen.fillRect(0, Math.max(eye[1], height * 1.02), width, height);
}

function house(
  pen: Context2D,
  { unit, tint, width }: Composition,
  street: Street,
  { sign, away }: Side,
  { number, tall, palette }: { number: number; tall: number; palette: (typeof PALETTES)[number] },
  own: Chance,
): void {
  const [near, far] = [HOUSES[number], HOUSES[number + 1]] as [number, number];
  const at = (distance: number, up: number, out = 0) => seen(street, distance, sign * (away - out), up);
  const whole = street.depth + tall;
  const [facade, front] = sign < 0 ? [palette.left, palette.right] : [palette.right, palette.left];
  const corner = at(near, whole);
  const edge = sign < 0 ? -4 : width + 4;
  // The wall that faces us is seen above a lower house before it.
  quad(pen, tint(front), [corner, at(near, 0), [edge, at(near, 0)[1]], [edge, corner[1]]]);
  quad(pen, tint(facade), [at(near, 0), at(near, whole), at(far, whole), at(far, 0)]);
  quad(pen, tint(palette.top), [
    at(near, whole),
    at(near, whole - 9 * unit, -2 * unit),
    at(far, whole - 9 * unit, -2 * unit),
    at(far, whole),
  ]);
  const floor = 62 * unit;
  const columns = number < 2 ? 4 : 3;
  const distance = (share: number) => near + (far - near) * share;
  for (let up = 1.25 * floor; up + floor < whole; up += floor) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [distance((column + 0.2) / columns), distance((column + 0.74) / columns)];
      const [low, high] = [up + 0.14 * floor, up + 0.72 * floor];
      const isLit = own.next() < 0.46;
      quad(pen, tint(isLit ? LIT : DARK), [at(a, low), at(a, high), at(b, high), at(b, low)]);
      // Somebody is at home, or a blind is half down.
      if (isLit && own.next() < 0.3)
        quad(pen, tint(front), [at(a, (low + high) / 2), at(a, high), at(b, high), at(b, (low + high) / 2)]);
    }
  }
  shop(pen, { unit, tint }, at, distance, floor, own);
}

/** A lit window with wares, and a striped awning over the pavement. */
function shop(
  pen: Context2D,
  { unit, tint }: Pick<Composition, 'unit' | 'tint'>,
  at: (distance: number, up: number, out?: number) => Point,
  distance: (share: number) => number,
  floor: number,
  own: Chance,
): void {
  const [a, b] = [distance(0.1), distance(0.9)];
  quad(pen, tint(GLASS), [at(a, 0.08 * floor), at(a, 0.82 * floor), at(b, 0.82 * floor), at(b, 0.08 * floor)]);
  for (let ware = 0; ware < 4; ware++) {
    const [from, to] = [distance(0.16 + ware * 0.19), distance(0.26 + ware * 0.19)];
    const high = own.between(0.26, 0.5) * floor;
    quad(pen, tint(own.pick(['#e8365d', '#7a4fd6', '#16617f'])), [
      at(from, 0.08 * floor),
      at(from, high),
      at(to, high),
      at(to, 0.08 * floor),
    ]);
  }
  const color = own.pick(['#ff5d73', '#2aa8b8', '#7a4fd6']);
  for (let stripe = 0; stripe < 6; stripe++) {
    const [from, to] = [distance(0.06 + stripe * 0.148), distance(0.06 + (stripe + 1) * 0.148)];
    const out = 34 * unit;
    quad(pen, tint(stripe % 2 ? '#fff6e4' : color), [
      at(from, 1.1 * floor),
      at(to, 1.1 * floor),
      at(to, 0.78 * floor, out),
      at(from, 0.78 * floor, out),
    ]);
  }
}

/** A sign that stands out from a house: its size in pixels, and the middle of its upper edge. */
export interface Sign {
  name: string;
  color: string;
  at: Point;
  wide: number;
  tall: number;
}

/** Signs of shops, which hang over the pavement at the houses' corners. */
export function signsOf({ unit, height }: Composition, street: Street): Sign[] {
  const colors = ['#ff2e88', '#8ef0e0', '#ffd23f', '#ff8a3d'];
  return street.sides.flatMap(({ sign, away, tall }, side) =>
    [1.28, 1.75, 2.4].flatMap((distance, index): Sign[] => {
      const [wide, long] = [(74 * unit) / distance, (250 * unit) / distance];
      const top = street.depth + Math.min(0.56 * tall, 0.34 * height);
      const place = seen(street, distance, sign * (away - 48 * unit), top);
      // Low houses have no room for a sign.
      if (0.56 * tall < 190 * unit) return [];
      const name = NAMES[(index * 2 + side) % NAMES.length] as string;
      return [{ name, color: colors[(index + side) % colors.length] as string, at: place, wide, tall: long }];
    }),
  );
}

/** A neon sign with its name from top to bottom. @param lit 0 to 1 */
export function drawSign(
  pen: Context2D,
  { unit, tint }: Pick<Composition, 'unit' | 'tint'>,
  { name, color, wide, tall }: Sign,
  lit: number,
): void {
  const room = wide * 0.2;
  pen.fillStyle = tint(DARK);
  pen.beginPath();
  pen.roundRect(room, room, wide, tall, wide * 0.2);
  pen.fill();
  pen.strokeStyle = tint(color);
  pen.lineWidth = Math.max(1.5 * unit, wide * 0.07) * (0.7 + 0.6 * lit);
  pen.globalAlpha = 0.8 + 0.2 * lit;
  pen.stroke();
  const size = Math.min(wide * 0.78, (tall * 0.92) / name.length);
  pen.font = `800 ${size}px Poppins`;
  pen.textAlign = 'center';
  pen.fillStyle = lit > 0.5 ? '#ffffff' : tint(color);
  [...name].forEach((letter, index) => {
    const y = room + tall / 2 + (index - name.length / 2 + 0.84) * size;
    pen.fillText(letter, room + wide / 2, y);
  });
}

import { type Context2D, frames, plate } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPolygon } from '../../picture/path-shapes.ts';
import { skyline } from '../../picture/skyline.ts';
import { HERS, underWords } from './shapes.ts';
import { litWindows, STREET, shopFront } from './shops.ts';
import { bustOf } from './singer.ts';
import { WALKER, walker } from './walker.ts';

/** Drawings of a walk. */
const STEPS = 8;

/**
 * In shares of the frame's width and height: where the street ends, the middle of the sun, and the woman's head. The sun's
 * radius and the woman's height are in shares of the shorter side.
 */
const PLACES = {
  wide: { eye: [0.335, 0.63], sun: [0.31, 0.4, 0.35], woman: [0.185, 0.065, 1.14] },
  tall: { eye: [0.56, 0.68], sun: [0.5, 0.56, 0.4], woman: [0.47, 0.37, 1.16] },
  square: { eye: [0.58, 0.72], sun: [0.5, 0.62, 0.28], woman: [0.46, 0.35, 0.76] },
} as const;
/** With a singer before the sun, the woman is in a corner. */
const WITH_SINGER = {
  wide: { eye: [0.235, 0.74], sun: [0.235, 0.42, 0.37], woman: [0.39, 0.64, 0.46] },
  tall: { eye: [0.5, 0.78], sun: [0.5, 0.58, 0.44], woman: [0.82, 0.76, 0.5] },
  square: { eye: [0.5, 0.82], sun: [0.5, 0.645, 0.27], woman: [0.86, 0.72, 0.36] },
} as const;

/** The street in one-point perspective at sundown: she walks towards us, and a dark house holds the words. */
export function streetOf(composition: Composition): Layer[] {
  const { width, height, shape, singer, tint, chance } = composition;
  const { eye, sun, woman } = (singer ? WITH_SINGER : PLACES)[shape];
  const short = Math.min(width, height);
  const own = chance.fork('street');
  const end: Point = [eye[0] * width, eye[1] * height];
  const under = underWords(composition);
  const radius = Math.min(sun[2] * short, (sun[1] - 0.015) * height - under);
  const bust = bustOf(composition);
  const scale = (woman[2] * short) / WALKER.tall;
  const ground = plate(width, height, (pen) => {
    pen.fillStyle = tint(STREET.sky);
    pen.fillRect(0, 0, width, height);
    fillDisc(pen, tint(STREET.sun), sun[0] * width, sun[1] * height, radius);
    // Low houses where the street ends.
    const row = { left: 0, right: width, base: end[1] + 1 };
    const sizes = { tall: [0.02 * height, 0.07 * height], wide: [0.03 * short, 0.07 * short] } as const;
    skyline(pen, tint(STREET.wall), { ...row, ...sizes }, own);
    bust?.(pen, { x: sun[0] * width, foot: end[1] + 0.05 * height, side: 2 * radius });
    road(pen, composition, end);
    if (shape === 'wide') crossing(pen, composition, end);
    // Beside a singer, and below the words, houses are lower.
    const left = under ? under + 0.05 * height : (singer ? 0.46 : -0.06) * height;
    walls(pen, composition, end, { sign: -1, edge: -0.02 * width, top: left }, own);
    if (shape === 'wide') shopFront(pen, composition);
    else walls(pen, composition, end, { sign: 1, edge: 1.02 * width, top: under + 0.01 * height }, own);
  });
  const tall = Math.min(WALKER.tall * scale, (1 - woman[1]) * height + 2);
  const steps = frames(STEPS, WALKER.wide * scale, tall, (pen, share) => {
    pen.scale(scale, scale);
    walker(pen, tint, share);
  });
  return [
    still(ground),
    ...(shape === 'wide' ? [litWindows(composition)] : []),
    cycle(steps, ({ beat }) => (beat * STEPS) / 2).at([woman[0] * width, woman[1] * height], 'top'),
  ];
}

/** A road on which the light of the sun lies between the shadows of the houses. */
function road(pen: Context2D, { width, height, tint }: Composition, [x, y]: Point): void {
  pen.fillStyle = tint(STREET.road);
  pen.fillRect(0, y, width, height);
  const wedge = (color: string, from: number, to: number) =>
    fillPolygon(pen, tint(color), [
      [x + 0.012 * from * width, y],
      [x + 0.012 * to * width, y],
      [x + to * width, height * 1.02],
      [x + from * width, height * 1.02],
    ]);
  wedge(STREET.sun, -0.44, 0.16);
  wedge(STREET.road, -0.2, -0.04);
}

/** A zebra crossing, far away. */
function crossing(pen: Context2D, { width, height, tint }: Composition, [x, y]: Point): void {
  const far = y + 0.16 * (height - y);
  for (let stripe = -4; stripe < 5; stripe++)
    fillPolygon(pen, tint(HERS.phones), [
      [x + (0.03 * stripe - 0.02) * width * 0.55, far],
      [x + (0.03 * stripe - 0.005) * width * 0.55, far],
      [x + (0.03 * stripe - 0.005) * width * 0.72, far + 0.05 * (height - y)],
      [x + (0.03 * stripe - 0.02) * width * 0.72, far + 0.05 * (height - y)],
    ]);
}

interface Side {
  sign: -1 | 1;
  /** Where the walls leave the frame, and how high, in pixels. */
  edge: number;
  top: number;
}

/** Distances at which houses begin and end, and their heights. */
const HOUSES = [
  { near: 3.2, far: 6, tall: 1.3 },
  { near: 1.8, far: 3.2, tall: 0.82 },
  { near: 0.94, far: 1.8, tall: 1 },
] as const;

/** The houses along one side of the street, as large flat walls with a few lit windows. */
function walls(
  pen: Context2D,
  { width, height, tint }: Composition,
  [x, y]: Point,
  { sign, edge, top }: Side,
  own: Chance,
): void {
  const away = Math.abs(edge - x);
  const depth = height * 1.04 - y;
  const at = (distance: number, up: number): Point => [x + (sign * away) / distance, y - up / distance];
  const frame = sign < 0 ? -4 : width + 4;
  HOUSES.forEach(({ near, far, tall }, number) => {
    const high = (y - top) * tall;
    // The wall that faces us is seen over a lower house before it.
    const corner = at(near, high);
    fillPolygon(pen, tint(STREET.dark), [corner, at(near, -depth), [frame, at(near, -depth)[1]], [frame, corner[1]]]);
    fillPolygon(pen, tint(number % 2 ? STREET.dark : STREET.wall), [
      at(near, -depth),
      corner,
      at(far, high),
      at(far, -depth),
    ]);
    const along = (share: number) => 1 / (1 / near + (1 / far - 1 / near) * share);
    const pane = (color: string, from: number, to: number, low: number, up: number) =>
      fillPolygon(pen, tint(color), [at(along(from), low), at(along(from), up), at(along(to), up), at(along(to), low)]);
    for (let floor = 1; floor < 5; floor++)
      for (let column = 0; column < 3; column++)
        if (own.next() < 0.5)
          pane(STREET.lit, (column + 0.24) / 3, (column + 0.7) / 3, (high * floor) / 5, (high * (floor + 0.55)) / 5);
    // A lit shop: a window over a sill, and a door beside it.
    const light = number === 1 ? STREET.sun : STREET.lit;
    pane(light, 0.08, 0.6, -0.64 * depth, -0.14 * depth);
    pane(light, 0.66, 0.92, -0.86 * depth, -0.14 * depth);
    pane(STREET.dark, 0.02, 0.98, -0.18 * depth, -0.07 * depth);
  });
}

import { type Context2D, frames } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { discOf } from './layout.ts';
import { portraitOf } from './portrait.ts';
import { grainOf, sheetOf } from './sheet.ts';
import { bar, type Inks, inksOf, PAPER, plane, round } from './solids.ts';
import { WALKER, walker } from './walker.ts';

/** Drawings of a walk of two steps. */
const STEPS = 16;
/** Boards of the floor, and lines across it. */
const [BOARDS, ACROSS] = [14, 5];

type Shares = readonly [number, number];

interface Place {
  /** The vanishing point, and the back wall's left, upper, right and lower edges, in shares of the frame. */
  eye: Shares;
  wall: readonly [left: number, top: number, right: number, bottom: number];
  /** The figure's foot in shares of the frame, and its height in shares of the shorter side. */
  foot: Shares;
  tall: number;
}

const ALONE: Readonly<Record<Composition['shape'], Place>> = {
  wide: { eye: [0.27, 0.4], wall: [0.125, 0.09, 0.965, 0.7], foot: [0.245, 0.945], tall: 0.84 },
  tall: { eye: [0.36, 0.5], wall: [0.07, 0.075, 0.92, 0.74], foot: [0.44, 0.93], tall: 0.94 },
  square: { eye: [0.36, 0.5], wall: [0.07, 0.06, 0.93, 0.78], foot: [0.36, 0.955], tall: 0.57 },
};

/** With a singer in the disc, the figure is smaller and beside it. */
const WITH_SINGER: typeof ALONE = {
  wide: { ...ALONE.wide, foot: [0.365, 0.95], tall: 0.5 },
  tall: { ...ALONE.tall, foot: [0.78, 0.93], tall: 0.56 },
  square: { ...ALONE.square, foot: [0.8, 0.955], tall: 0.42 },
};

/** A stage in perspective, on which a figure of geometric solids walks. */
export function stageOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, singer } = composition;
  const inks = inksOf(composition);
  const grained = grainOf(composition);
  const place = (singer ? WITH_SINGER : ALONE)[shape];
  const short = Math.min(width, height);
  const foot: Point = [place.foot[0] * width, place.foot[1] * height];
  const { center, radius } = discOf(composition);
  const portrait = portraitOf(composition);
  const ground = sheetOf(composition, PAPER, (pen) => {
    room(pen, composition, place, inks);
    const [x, y] = center;
    // It hangs from the ceiling, except where words are above it.
    if (shape === 'wide') bar(pen, inks.black[0], [x, place.wall[1] * height], [x, y], 5 * unit);
    round(pen, inks.black[0], [x + 0.1 * radius, y + 0.1 * radius], radius);
    round(pen, inks.yellow[0], center, radius);
    portrait?.(pen, inks.yellow[0], center, radius);
    // The figure's place, as a round of light.
    pen.fillStyle = inks.yellow[0];
    pen.beginPath();
    pen.ellipse(...foot, 0.3 * place.tall * short, 0.055 * place.tall * short, 0, 0, 2 * Math.PI);
    pen.fill();
  });
  const size = (place.tall * short) / WALKER.tall;
  const steps = frames(STEPS, WALKER.wide * size, WALKER.tall * size, (pen, share) => {
    pen.scale(size, size);
    walker(pen, inks, share);
    grained(pen);
  });
  return [still(ground), cycle(steps, ({ onTwos: { beat } }) => (beat * STEPS) / 4).at(foot, 'bottom')];
}

/** The back wall is the sheet's paper. The other walls meet in its corners. */
function room(pen: Context2D, { width, height, unit, tint }: Composition, { eye, wall }: Place, inks: Inks): void {
  const [ex, ey] = [eye[0] * width, eye[1] * height];
  const [left, right] = [wall[0] * width, wall[2] * width];
  const [top, bottom] = [wall[1] * height, wall[3] * height];
  /** A point of the back wall, brought to the front of the stage. @param near 1 at the wall; 12 is outside the frame */
  const front = (x: number, y: number, near = 12): Point => [ex + (x - ex) * near, ey + (y - ey) * near];
  const side = (color: string, ax: number, ay: number, bx: number, by: number) =>
    plane(pen, color, [[ax, ay], [bx, by], front(bx, by), front(ax, ay)]);
  side(inks.black[0], left, top, right, top);
  side(inks.blue[0], left, top, left, bottom);
  side(inks.red[0], right, top, right, bottom);
  side(tint('#ddd1b8'), left, bottom, right, bottom);
  // Every second board is darker.
  const board = (right - left) / BOARDS;
  for (let x = left; x < right - board; x += 2 * board) side(tint('#cdbf9f'), x, bottom, x + board, bottom);
  const near = (height - ey) / (bottom - ey);
  for (let line = 1; line <= ACROSS; line++) {
    const depth = 1 + (near - 1) * (line / ACROSS) ** 1.7;
    bar(pen, inks.black[0], front(left, bottom, depth), front(right, bottom, depth), 2 * unit);
  }
  for (const [x, y] of [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const)
    bar(pen, inks.black[0], [x, y], front(x, y), 4 * unit);
  bar(pen, inks.black[0], [left, bottom], [right, bottom], 4 * unit);
}

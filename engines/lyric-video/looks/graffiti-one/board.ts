import { Path2D } from '@napi-rs/canvas';
import { type Canvas, type Context2D, newCanvas, plate } from '../../../drawing/canvas.ts';
import type { Frame } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import type { Composition } from '../../look.ts';
import { drawnAt, type Place } from '../../picture/motif.ts';
import { type Box, type States, statesOf } from '../../picture/states.ts';

/** The cans, from the last coat to the first. */
export const [BLACK, WHITE, GRAY, RED, YELLOW] = ['#16151a', '#f6f2e7', '#8b8d94', '#ea3323', '#ffc814'] as const;

/** By how much each coat misses the others, in units. */
const MISSES: Readonly<Record<string, Point>> = {
  [WHITE]: [-1.6, 1.2],
  [GRAY]: [1, 1.4],
  [RED]: [1.7, -1.3],
  [YELLOW]: [-1.1, -1.6],
};

/** Reach of the mist around a stencil, in units, and its strength. */
const [REACH, MIST] = [9, 0.62];
/** Side of the square of pores and drops that is repeated over a wall, in pixels, and how many spots it has across. */
const [TILE, FINE, COARSE] = [384, 32, 8];
/** Share of a square of mist that is drops; share of the wall that is pores, and how much of a coat these lack. */
const [DROPS, OPEN, PORE] = [0.5, 0.012, 0.85];
/** Unevenness of the wall, 0 to 1, from which a coat is thin. */
const FADES = 0.62;
/** Looking up a global for each pixel takes long in programs that run in a module of their own. */
const { floor, max, min } = Math;

/** A wall: what is below the paint, and what is above it: its relief, and things that stand or hang before it. */
export interface Wall {
  below: Canvas;
  above: Canvas;
}

/** Paints on a wall. Colors are `#rrggbb`, and lengths are units of the composition, or of the motif. */
export interface Can {
  pen: Context2D;
  /** Sprays one coat through all of these outlines: SVG path data. */
  coat(color: string, ...outlines: string[]): void;
  /** Sprays a line by hand, with a soft edge. */
  line(color: string, width: number, outline: string): void;
  /** Sprays through a card: whatever is drawn gets a halo of mist that went past its edge. */
  stencil(place: Place, draw: () => void, halo?: string): void;
  /** Draws a motif at its place. */
  motif(place: Place, draw: () => void): void;
  /** Paint that runs down from a point. */
  drip(color: string, x: number, y: number, long: number, wide?: number): void;
}

/** A wall that is being painted. */
export interface Board {
  plate(paint: (can: Can) => void): Frame;
  /**
   * Paints a part of the wall in several states.
   * @param box left, top, right and bottom, in units @param paint paints everything, for a share from 0 to 1
   */
  states(count: number, box: Box, paint: (can: Can, share: number) => void): States;
}

/** The outline of a disc. */
export function round(x: number, y: number, radius: number, down = radius): string {
  return `M${x - radius},${y} a${radius},${down} 0 1 0 ${2 * radius},0 a${radius},${down} 0 1 0 ${-2 * radius},0 Z`;
}

export function boardOf(composition: Composition, wall: Wall): Board {
  const { width, height, unit } = composition;
  const { pores, drops } = texturesOf(composition);
  const [whole, card, mist, small] = [reused(), reused(), reused(), reused()] as const;
  const tools = { drops, card, mist, small };
  const painted = (pen: Context2D, corner: Point, paint: (can: Can) => void) => {
    const [left, top] = corner;
    pen.drawImage(wall.below, -left, -top);
    const own = whole(pen.canvas.width, pen.canvas.height);
    own.translate(-left, -top);
    own.scale(unit, unit);
    paint(canOn(own, composition, tools, corner));
    tiled(own, pores, 'destination-out', corner);
    pen.drawImage(own.canvas, 0, 0);
    pen.drawImage(wall.above, -left, -top);
  };
  return {
    plate: (paint) => plate(width, height, (pen) => painted(pen, [0, 0], paint)),
    states: (count, box, paint) =>
      statesOf(composition, count, box, (pen, corner, share) => painted(pen, corner, (can) => paint(can, share))),
  };
}

/** What a can needs: the drops of its mist, and canvases for a card, for its mist, and for the mist before it is enlarged. */
type Tools = { drops: Canvas } & Record<'card' | 'mist' | 'small', ReturnType<typeof reused>>;

function canOn(pen: Context2D, { unit, tint }: Composition, { drops, card, mist, small }: Tools, corner: Point): Can {
  const moved = (color: string, draw: () => void) => {
    const [across, down] = MISSES[color] ?? [0, 0];
    const { a, b, c, d, e, f } = can.pen.getTransform();
    can.pen.save();
    can.pen.setTransform(a, b, c, d, e + across * unit, f + down * unit);
    draw();
    can.pen.restore();
  };
  const can: Can = {
    pen,
    coat: (color, ...outlines) =>
      moved(color, () => {
        can.pen.fillStyle = tint(color);
        for (const outline of outlines) can.pen.fill(new Path2D(outline));
      }),
    line: (color, width, outline) =>
      moved(color, () => {
        const path = new Path2D(outline);
        can.pen.lineCap = 'round';
        can.pen.lineJoin = 'round';
        can.pen.strokeStyle = tint(color);
        for (const [wider, alpha] of [
          [1.9, 0.12],
          [1.45, 0.25],
          [1.15, 0.5],
          [1, 1],
        ] as const) {
          can.pen.globalAlpha = alpha;
          can.pen.lineWidth = width * wider;
          can.pen.stroke(path);
        }
      }),
    stencil(place, draw, halo = BLACK) {
      const onto = can.pen;
      const { width, height } = onto.canvas;
      const own = card(width, height);
      own.setTransform(onto.getTransform());
      can.pen = own;
      can.motif(place, draw);
      can.pen = onto;
      // A blur at half the size takes a quarter of the time.
      const blurred = small(Math.ceil(width / 2), Math.ceil(height / 2));
      blurred.filter = `blur(${((REACH * unit) / 2).toFixed(1)}px)`;
      blurred.drawImage(own.canvas, 0, 0, width / 2, height / 2);
      const soft = mist(width, height);
      soft.drawImage(blurred.canvas, 0, 0, width, height);
      soft.globalCompositeOperation = 'source-in';
      soft.fillStyle = tint(halo);
      soft.fillRect(0, 0, width, height);
      tiled(soft, drops, 'destination-in', corner);
      onto.save();
      onto.resetTransform();
      onto.globalAlpha = MIST;
      onto.drawImage(soft.canvas, 0, 0);
      onto.globalAlpha = 1;
      onto.drawImage(own.canvas, 0, 0);
      onto.restore();
    },
    motif: (place, draw) => drawnAt(can.pen, place, draw),
    drip(color, x, y, long, wide = 4) {
      can.pen.fillStyle = tint(color);
      can.pen.fill(
        new Path2D(
          `M${x - wide},${y} C${x - wide / 2},${y + wide * 2} ${x - wide / 2},${y + wide * 3} ${x - wide / 2},${y + long} a${wide / 2},${wide * 0.7} 0 0 0 ${wide},0 C${x + wide / 2},${y + wide * 3} ${x + wide / 2},${y + wide * 2} ${x + wide},${y} Z`,
        ),
      );
    },
  };
  return can;
}

/** Returns a function that gives an empty canvas, the last one if it fits: native memory is freed late. */
function reused(): (width: number, height: number) => Context2D {
  let last: Context2D | undefined;
  return (width, height) => {
    if (last?.canvas.width === width && last.canvas.height === height) last.reset();
    else last = newCanvas(width, height).pen;
    return last;
  };
}

/** What the wall's pores take from a coat, and how strong mist is: both tiles repeat without seams. */
function texturesOf({ chance, unit }: Composition): { pores: Canvas; drops: Canvas } {
  const [{ canvas: pores, pen: ofPores }, { canvas: drops, pen: ofDrops }] = [
    newCanvas(TILE, TILE),
    newCanvas(TILE, TILE),
  ];
  const own = chance.fork('pores');
  const [fine, coarse] = [noiseOf(own, FINE, 0), noiseOf(own, COARSE, 0)];
  const [missing, misty] = [ofPores.createImageData(TILE, TILE), ofDrops.createImageData(TILE, TILE)];
  const block = max(1, Math.round(unit * 1.3));
  const specks = Float32Array.from({ length: TILE * TILE }, () => own.next());
  for (let y = 0, at = 3; y < TILE; y++) {
    const row = floor(y / block) * TILE;
    for (let x = 0; x < TILE; x++, at += 4) {
      const value =
        0.45 * fine((x / TILE) * FINE, (y / TILE) * FINE) + 0.55 * coarse((x / TILE) * COARSE, (y / TILE) * COARSE);
      const speck = specks[row + floor(x / block)] as number;
      missing.data[at] = 255 * min(1, 1.1 * max(0, value - FADES) + (speck < OPEN ? PORE : 0));
      misty.data[at] = 255 * min(1, 1.9 * value) * (speck < DROPS ? 1 : 0.25);
    }
  }
  ofPores.putImageData(missing, 0, 0);
  ofDrops.putImageData(misty, 0, 0);
  return { pores, drops };
}

function tiled(pen: Context2D, tile: Canvas, blending: 'destination-in' | 'destination-out', [left, top]: Point): void {
  const { width, height } = pen.canvas;
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = blending;
  pen.translate(-left, -top);
  pen.fillStyle = pen.createPattern(tile, 'repeat') ?? 'transparent';
  pen.fillRect(left, top, width, height);
  pen.restore();
}

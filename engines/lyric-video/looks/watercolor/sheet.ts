import { type Canvas, type Context2D, newCanvas, plate, sprite } from '../../../drawing/canvas.ts';
import type { Frame, Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Layer } from '../../layers.ts';
import type { Composition, Tint } from '../../look.ts';
import { type Brush, brushOf, PAPER } from '../../picture/wet-brush.ts';

/** The sheet of one movement. Lengths are in pixels. */
export interface Sheet extends Brush {
  width: number;
  height: number;
  tint: Tint;
}

/** What is painted for a movement: what lies behind a singer, and what lies before. */
export interface Painted {
  behind: readonly (Layer | false | undefined)[];
  before?: readonly (Layer | false | undefined)[];
}

/** @param name of the water: sheets of another name run in other ways */
function sheetOn(composition: Composition, pen: Context2D, name: string): Sheet {
  const { width, height, unit, chance, tint } = composition;
  return { ...brushOf(pen, unit, chance.fork(name)), width, height, tint };
}

/** Paints a sheet of the frame's size. @param name of its water */
export function sheetOf(composition: Composition, name: string, paint: (sheet: Sheet) => void): Frame {
  return sheetsOf(composition, name, paint)[0] as Frame;
}

/** Paints a sheet of the frame's size in stages. @param stages of which each is painted over those before, and kept */
export function sheetsOf(composition: Composition, name: string, ...stages: ((sheet: Sheet) => void)[]): Frame[] {
  const { width, height, unit, chance } = composition;
  const { canvas, pen } = newCanvas(width, height);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  const sheet = sheetOn(composition, pen, name);
  return stages.map((paint) => {
    paint(sheet);
    return plate(width, height, (on) => {
      on.drawImage(canvas, 0, 0);
      grain(on, width, height, 0.03, chance.fork('paper'), 2.2 * unit);
    });
  });
}

/**
 * Paints something that moves.
 * @param size in pixels
 * @param paint with the pen's origin at the sprite's upper left corner
 */
export function looseOf(
  composition: Composition,
  name: string,
  [width, height]: Point,
  paint: (sheet: Sheet) => void,
): Sprite {
  const canvas = looseCanvas(composition, name, [width, height], paint);
  return sprite(canvas.width, canvas.height, (pen) => pen.drawImage(canvas, 0, 0));
}

/** Paints something on a clear sheet of its own. @param size in pixels */
export function looseCanvas(
  composition: Composition,
  name: string,
  [width, height]: Point,
  paint: (sheet: Sheet) => void,
): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  paint({ ...sheetOn(composition, pen, name), width, height });
  return canvas;
}

/** Turns a drawing about a point of it. @returns the states, from the first turn to the last, in radians */
export function turned(canvas: Canvas, [x, y]: Point, turns: readonly number[]): Sprite[] {
  return turns.map((turn) =>
    sprite(canvas.width, canvas.height, (pen) => {
      pen.translate(x, y);
      pen.rotate(turn);
      pen.drawImage(canvas, -x, -y);
    }),
  );
}

/** Returns a closed line around a rectangle as somebody paints it who does not look for corners. @param stray pixels */
export function roughBox(
  { chance }: Pick<Brush, 'chance'>,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  stray: number,
): Point[] {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] as Point;
    const own: Point = [x + chance.around() * stray, y + chance.around() * stray];
    const middle: Point = [
      (x + nextX) / 2 + chance.around() * stray * 0.6,
      (y + nextY) / 2 + chance.around() * stray * 0.6,
    ];
    return [own, own, middle];
  });
}

/** A place moved aside. */
export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]): Point => [x + dx, y + dy]);
}

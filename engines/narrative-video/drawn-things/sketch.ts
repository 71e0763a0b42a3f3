import type { Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { hasLampsLit } from '../light/light.ts';
import type { Hand } from '../pen/hand.ts';
import type { Fill, Pen } from '../pen/pen.ts';
import { seaTone } from '../props/water.ts';

/**
 * A pen for one thing. The origin is the middle of the thing's base on the ground. x points right and y up, in
 * hundredths of an adult's height. Things face right.
 */
export interface Sketch {
  readonly isDark: boolean;
  /** Whether lamps shine, as they do from the evening on. */
  readonly isLit: boolean;
  /** Color of deep water under the sky, for shapes that are bright. */
  readonly sea: Rgb;
  readonly hand: Hand;
  shape(points: readonly Point[], color: Rgb, fill?: Fill): void;
  /** @param y height of the lower edge */
  rect(x: number, y: number, width: number, height: number, color: Rgb, fill?: Fill): void;
  disc(x: number, y: number, radius: number, color: Rgb, fill?: Fill & { squash?: number }): void;
  blob(x: number, y: number, radiusX: number, radiusY: number, color: Rgb): void;
  line(points: readonly Point[], width: number, color: Rgb, fill?: Fill): void;
  glow(x: number, y: number, radius: number, color: Rgb, alpha?: number): void;
}

/** @param scale pixels per hundredth of an adult's height */
export function sketchOn(pen: Pen, x: number, y: number, scale: number): Sketch {
  const place = ([right, up]: Point): Point => [x + right * scale, y - up * scale];
  return {
    isDark: pen.light.isDark,
    isLit: hasLampsLit(pen.light),
    sea: seaTone(pen),
    hand: pen.hand,
    shape: (points, color, fill) => pen.shape(points.map(place), color, fill),
    rect: (left, low, width, height, color, fill) =>
      pen.rect(x + left * scale, y - (low + height) * scale, width * scale, height * scale, color, fill),
    disc: (right, up, radius, color, fill) => pen.disc(...place([right, up]), radius * scale, color, fill),
    blob: (right, up, across, down, color) => pen.blob(...place([right, up]), across * scale, down * scale, color),
    line: (points, width, color, fill) => pen.line(points.map(place), width * scale, color, fill),
    glow: (right, up, radius, color, alpha) => pen.glow(...place([right, up]), radius * scale, color, alpha),
  };
}

/** A fire on a thing, in hundredths of an adult's height. */
export interface Flame {
  x: number;
  y: number;
  tall: number;
}

/** A thing that painted looks draw. All lengths are hundredths of an adult's height. */
export interface DrawnThing {
  width: number;
  height: number;
  /** Position of the person who sits or stands on it. */
  seat?: Point;
  /** Whether people stand on it instead of sitting. */
  isStoodOn?: boolean;
  /** Whether several people share it. */
  isShared?: boolean;
  /** Distance between the middles of its seats, if it is a row of seats with one in the middle. */
  pitch?: number;
  /** Height below which its side hides the people on it. */
  hull?: number;
  /** Draws what is behind the people in it. */
  inside?(sketch: Sketch): void;
  /** Draws where it floats, if people are in it. It then has water around it. */
  waterline?(sketch: Sketch): void;
  /** Fires on it: position of the foot of each, and its height. */
  flames?: readonly Flame[];
  /** Whether it swims behind people, farther out than things stand. */
  swims?: boolean;
  /** Whether it drives away from people, along the road behind them. */
  leaves?: boolean;
  /** Where a string is tied to it, which leads to somebody's hand. */
  tied?: Point;
  /** How fast it falls, in hundredths per second. It then fills the picture with copies of itself, edge to edge. */
  falls?: number;
  draw(sketch: Sketch): void;
}

export function drawnThing(
  width: number,
  height: number,
  draw: (sketch: Sketch) => void,
  more: Omit<DrawnThing, 'width' | 'height' | 'draw'> = {},
): DrawnThing {
  return { width, height, draw, ...more };
}

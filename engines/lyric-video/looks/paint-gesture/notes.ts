import type { Chance } from '../../../drawing/chance.ts';
import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

/** The tubes of paint. */
export const PAINTS = {
  black: '#11131f',
  night: '#16205c',
  dusk: '#27347f',
  pool: '#0a4457',
  lagoon: '#0f6673',
  honey: '#f3c765',
  blue: '#2233a0',
  sky: '#6f9fe0',
  turquoise: '#12a3a0',
  red: '#d8261c',
  ruby: '#b01420',
  rose: '#f0627a',
  orange: '#ee6a1d',
  ochre: '#e6a417',
  white: '#f8f3e8',
} as const;
export type Paint = keyof typeof PAINTS;

/** A stroke of a picture, in the picture's own pixels. */
export interface Note {
  path: readonly Point[];
  wide: number;
  press: readonly number[];
  colors: readonly [Paint, Paint];
  /** The colors in which it is painted over. Without them, it stays. */
  again?: readonly [Paint, Paint];
  dry: number;
  /** Whether it leads the picture: it grows as the music begins, and stays around a singer. */
  stays?: true;
}

/** Strokes from back to front, and the room that they need. */
export interface Study {
  width: number;
  height: number;
  /** The middle of the gesture, where a singer's head is instead. */
  heart: Point;
  /** Where the part begins that a narrow frame shows, and its width. Without it, that is the whole. */
  core?: readonly [left: number, width: number];
  notes: readonly Note[];
}

const FULL = [0.75, 1, 0.95, 0.7];

/**
 * Notes a stroke. @param path points as in the outlines of SVG: 'x,y x,y' @param colors one or two paints, and after a
 * slash those in which it is painted over: 'blue black/turquoise blue'
 */
export function stroke(path: string, wide: number, colors: string, dry = 0.4, press: readonly number[] = FULL): Note {
  const [first, again] = colors.split('/').map((pair) => {
    const [one, other] = pair.split(' ') as [Paint, Paint?];
    return [one, other ?? one] as const;
  });
  return { path: pointsOf(path), wide, press, colors: first as Note['colors'], dry, ...(again ? { again } : {}) };
}

/** A feather: thick at its root, and dry at its tip. */
export function feather(path: string, wide: number, colors: string): Note {
  return stroke(path, wide, colors, 0.62, [0.6, 1, 0.95, 0.45]);
}

/** A pull of a broad brush, whose bristles part at its end as the feathers of a wing do. */
export function pull(path: string, wide: number, colors: string): Note {
  return stroke(path, wide, colors, 0.92, [0.45, 0.98, 1, 0.78]);
}

/** A short touch of the brush. */
export function dab(path: string, wide: number, colors: string): Note {
  return stroke(path, wide, colors, 0.05, [1, 0.9, 0.5]);
}

/** Paint that runs down. */
export function drip(path: string, wide: number, color: Paint): Note {
  return stroke(path, wide, color, 0, [1.1, 0.6, 0.55, 0.6, 1.1]);
}

/** Puts a study into another one. */
export function placedIn({ notes }: Study, left: number, top: number, scale: number): Note[] {
  return notes.map((note) => ({
    ...note,
    path: note.path.map(([x, y]): Point => [left + x * scale, top + y * scale]),
    wide: note.wide * scale,
  }));
}

/** Paint that flies off a stroke. */
export interface Throw {
  from: Point;
  /** Direction in degrees, clockwise from the right, and how far the drops leave it to either side. */
  turn: number;
  spread: number;
  reach: number;
  colors: readonly Paint[];
}

/** The drops of a throw: the farther, the smaller, and drawn out in their direction. */
export function dropsOf({ from, turn, spread, reach, colors }: Throw, chance: Chance): Note[] {
  return Array.from({ length: 16 }, (_, index): Note => {
    const angle = ((turn + chance.around() * spread) * Math.PI) / 180;
    const far = 0.12 + 0.88 * chance.next() ** 0.8;
    const wide = (0.6 + 2.6 * chance.next() ** 3) * (1.2 - 0.7 * far);
    const long = wide * chance.between(0.3, 2.2) + 0.8;
    const at = (distance: number): Point => [
      from[0] + Math.cos(angle) * distance,
      from[1] + Math.sin(angle) * distance,
    ];
    const color = colors[index % colors.length] as Paint;
    return {
      path: [at(far * reach), at(far * reach + long)],
      wide,
      press: [0.6, 1, 0.9],
      colors: [color, color],
      dry: 0,
    };
  });
}

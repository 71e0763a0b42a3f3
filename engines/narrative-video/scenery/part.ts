import type { Rgb } from '../../drawing/color.ts';
import type { HullSection } from '../../drawing/solids/hull.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';

/** Material of a part, which decides how it reflects light. */
export type Finish =
  | 'plain'
  | 'stone'
  | 'wood'
  | 'cloth'
  | 'leaf'
  | 'metal'
  | 'glass'
  | 'water'
  | 'earth'
  /** Glows in the dark. */
  | 'lamp';

/** Windows in the front and the sides of a block. */
export interface Windows {
  columns: number;
  rows: number;
  /** Share of the windows that are lit in the dark. */
  lit: number;
  color?: Rgb;
  /** How many of the lowest rows have no windows, because a front is before them. Default: 0. */
  blind?: number;
}

/**
 * The parts that things consist of. Each look builds them in its own way. `at` is the middle of the part's underside,
 * in meters, unless the form says otherwise; `turn` is the rotation about the vertical, in radians.
 */
export type Part = {
  at: Vector;
  color: Rgb /** Color when it is dark outside. */;
  dark?: Rgb;
  finish?: Finish;
  turn?: number;
} & (
  | {
      form: 'block';
      size: Vector;
      windows?: Windows;
      /** Whether its top is smooth in every look. */
      isSmooth?: boolean;
      /** Whether a letter is written on it, for whoever holds it. */
      isWritten?: boolean;
    }
  /**
   * An ellipsoid with these diameters. `rough`, 0 to 1, is for leaves and rocks. `of` says what it is of somebody who is seen
   * from behind, for looks whose people are not round.
   */
  | { form: 'ball'; size: Vector; rough?: number; of?: 'head' | 'torso' }
  /** An upright round column. `top` is the radius of its upper end. */
  | { form: 'column'; radius: number; top: number; height: number }
  /** A gabled roof; its ridge runs along x. */
  | { form: 'roof'; size: Vector }
  /** A round bar from `at` to `to`. */
  | { form: 'bar'; to: Vector; radius: number }
  /** A palm leaf from `at` to `at` plus `to`. Its end hangs down. */
  | { form: 'frond'; to: Vector; width: number }
  /** A thin sheet that hangs or leans. `at` is its upper left corner; `right` and `down` are its edges. */
  | { form: 'sheet'; right: Vector; down: Vector; stripes?: Rgb }
  /** A mountain or a dune. `peak` is the color of its top. */
  | { form: 'hill'; size: Vector; peak?: Rgb; rough?: number }
  | { form: 'cloud'; size: Vector }
  /** An open umbrella. `at` is the middle of its rim. Every second panel has the color `accent`. */
  | { form: 'canopy'; radius: number; height: number; accent?: Rgb }
  /** A smooth body around these sections, from back to front. `at` is its origin. */
  | { form: 'hull'; sections: readonly HullSection[] }
);

/** Area of a lit pane, in square meters, from which it is a window: bright itself, but no lamp that lights what is near. */
const WINDOW = 1;

/** Whether a part is a lamp, which lights what is around it. */
export function isLamp(part: Part): boolean {
  return part.finish === 'lamp' && !(part.form === 'block' && part.size[0] * part.size[1] > WINDOW);
}

/** Returns a block whose top is smooth in every look. Arguments are those of the form. */
export function smoothBlock(at: Vector, size: Vector, color: Rgb, finish: Finish = 'plain'): Part {
  return { form: 'block', at, size, color, finish, isSmooth: true };
}

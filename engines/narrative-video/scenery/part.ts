import type { Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';

/** What a part is made of, as far as it catches the light. */
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
  /** Shines where it is dark. */
  | 'lamp';

/** Windows in a block's front and sides. */
export interface Windows {
  columns: number;
  rows: number;
  /** Share of them that are lit when it is dark. */
  lit: number;
  color?: Rgb;
}

/**
 * What things are put together from. Each look builds each of them in its own way. `at` is the middle of the part's ground, in
 * meters; `turn` is about the vertical, radians.
 */
export type Part = { at: Vector; color: Rgb; finish?: Finish; turn?: number } & (
  | { form: 'block'; size: Vector; windows?: Windows /** Has a smooth top in every look. */; isSmooth?: boolean }
  /** An ellipsoid of these diameters; `rough` for leaves and rocks, 0 to 1. */
  | { form: 'ball'; size: Vector; rough?: number }
  /** Round, upright, wider or narrower at its top. */
  | { form: 'column'; radius: number; top: number; height: number }
  /** A gabled roof; its ridge runs along x. */
  | { form: 'roof'; size: Vector }
  /** From `at` to `to`. */
  | { form: 'bar'; to: Vector; radius: number }
  /** A leaf of a palm: from `at` outward by `to`, hanging lower at its end. */
  | { form: 'frond'; to: Vector; width: number }
  /** A thin sheet that hangs or leans from `at` (upper left), `right` and `down` being its edges. */
  | { form: 'sheet'; right: Vector; down: Vector; stripes?: Rgb }
  /** A mountain or a dune with a peak of another color. */
  | { form: 'hill'; size: Vector; peak?: Rgb; rough?: number }
  /** A cloud, by its bottom's middle. */
  | { form: 'cloud'; size: Vector }
);

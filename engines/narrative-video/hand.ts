import type { Rgb } from '../drawing/color.ts';

/** How a look draws any shape. */
export interface Hand {
  /** flat: one color · cel: a hard shadow · soft: a gradient · round: a body with a rim of light · paint: dabs of a brush · facet: flat triangles */
  shading: 'flat' | 'cel' | 'soft' | 'round' | 'paint' | 'facet';
  /** Width of outlines in hundredths of the picture's shorter side; 0 draws none. */
  outline: number;
  /** Color of outlines; without it a darker shade of the fill. */
  ink?: Rgb;
  /** How far lines stray, in hundredths of the shorter side. */
  wobble: number;
  /** By how much the fill lies beside its outline, in hundredths of the shorter side. */
  offset: number;
  /** Curves are drawn with corners. */
  isAngular: boolean;
  /** How much rectangles grow crooked, 0 to 1, and how round their corners are, in hundredths of the shorter side. */
  skew: number;
  corner: number;
  /** Steps in which a sky changes color; 0 for none to be seen. */
  bands: number;
  /** The look's own paint for a thing of the world, before light falls on it. */
  pigment?(color: Rgb): Rgb;
  /** What the look makes of any color that is seen. */
  tint(color: Rgb): Rgb;
}

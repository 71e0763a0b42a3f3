import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Grip } from '../../acting/pose.ts';

/**
 * Shapes of a modeled hand: those of poses, one under a bowl, one along the edge of a sheet, both at the strings of a
 * guitar, and one around a partner's back or arm.
 */
export type HandShape = Grip | 'cradle' | 'edge' | 'fret' | 'strum' | 'embrace';

interface Curl {
  /** Bends at the knuckles from the index finger on, radians: 0 is straight. */
  base: readonly number[];
  /** Bends at the middle joints. */
  outer: readonly number[];
  /** How far the fingers are apart: 0 is parallel. */
  spread: number;
  /** Ends of the thumb's bones. x is how far they are on the palm's side, and z how far ahead. */
  thumb: readonly [Vector, Vector, Vector];
}

/** Thumbs in lengths of the hand: beside the palm, away from it, opposed to the fingers, and over a fist. */
const BESIDE = [
  [0.08, -0.26, 0.25],
  [0.1, -0.41, 0.31],
  [0.11, -0.54, 0.33],
] as const satisfies Curl['thumb'];
const AWAY = [
  [0.06, -0.2, 0.28],
  [0.08, -0.3, 0.43],
  [0.08, -0.39, 0.54],
] as const satisfies Curl['thumb'];
const OPPOSED = [
  [0.16, -0.25, 0.24],
  [0.29, -0.36, 0.26],
  [0.36, -0.47, 0.22],
] as const satisfies Curl['thumb'];
const OVER = [
  [0.17, -0.27, 0.23],
  [0.28, -0.38, 0.2],
  [0.33, -0.46, 0.08],
] as const satisfies Curl['thumb'];

export const CURLS: Readonly<Record<HandShape, Curl>> = {
  relaxed: { base: [0.18, 0.24, 0.3, 0.36], outer: [0.36, 0.42, 0.48, 0.54], spread: 0.3, thumb: BESIDE },
  flat: { base: [0.05, 0.04, 0.05, 0.08], outer: [0.08, 0.06, 0.08, 0.1], spread: 0.35, thumb: BESIDE },
  open: { base: [0, 0.02, 0, 0], outer: [0.06, 0.06, 0.06, 0.1], spread: 1.5, thumb: AWAY },
  fist: { base: [1.3, 1.35, 1.35, 1.35], outer: [1.65, 1.65, 1.65, 1.6], spread: -0.2, thumb: OVER },
  point: { base: [0.05, 1.3, 1.35, 1.35], outer: [0.06, 1.65, 1.65, 1.6], spread: 0, thumb: OVER },
  hold: { base: [0.7, 0.8, 0.85, 0.9], outer: [1, 1.05, 1.1, 1.1], spread: 0, thumb: OPPOSED },
  cradle: { base: [0.28, 0.22, 0.26, 0.34], outer: [0.42, 0.4, 0.44, 0.5], spread: 1, thumb: AWAY },
  edge: { base: [0.18, 0.16, 0.18, 0.22], outer: [0.14, 0.12, 0.16, 0.2], spread: 0.7, thumb: OPPOSED },
  embrace: { base: [0.5, 0.55, 0.6, 0.68], outer: [0.46, 0.48, 0.5, 0.56], spread: 0.9, thumb: BESIDE },
  fret: { base: [0.55, 0.5, 0.52, 0.6], outer: [1.05, 1.1, 1.1, 1.1], spread: 0.5, thumb: OPPOSED },
  strum: { base: [0.5, 0.55, 0.6, 0.66], outer: [0.7, 0.74, 0.8, 0.86], spread: 0.2, thumb: OPPOSED },
};

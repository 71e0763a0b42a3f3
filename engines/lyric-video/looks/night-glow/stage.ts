import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape } from '../../shots.ts';
import type { Rectangle } from '../../words/layout.ts';

/** The disc of light and the line where the floor or the sea begins, in pixels. */
export interface Stage {
  middle: Point;
  radius: number;
  horizon: number;
}

/** In shares of the frame's width, height, shorter side, and height. */
type Shares = readonly [x: number, y: number, radius: number, horizon: number];

const STAGES: Readonly<Record<Shape, Readonly<Record<MovementKind, Shares>>>> = {
  wide: {
    opening: [0.5, 0.33, 0.29, 0.6],
    verse: [0.22, 0.47, 0.35, 0.87],
    chorus: [0.765, 0.45, 0.4, 0.88],
    break: [0.5, 0.57, 0.53, 0.83],
    ending: [0.5, 0.36, 0.26, 0.68],
  },
  tall: {
    opening: [0.5, 0.34, 0.38, 0.545],
    verse: [0.5, 0.63, 0.38, 0.88],
    chorus: [0.5, 0.65, 0.42, 0.9],
    break: [0.5, 0.46, 0.6, 0.74],
    ending: [0.5, 0.33, 0.32, 0.62],
  },
  square: {
    opening: [0.5, 0.32, 0.28, 0.6],
    verse: [0.5, 0.68, 0.27, 0.92],
    chorus: [0.5, 0.7, 0.27, 0.92],
    break: [0.5, 0.54, 0.48, 0.84],
    ending: [0.5, 0.36, 0.27, 0.68],
  },
};

/** A record that carries a face is whole. */
const WHOLE: Readonly<Record<Shape, Shares>> = {
  wide: [0.5, 0.46, 0.43, 0.9],
  tall: [0.5, 0.44, 0.46, 0.74],
  square: [0.5, 0.46, 0.42, 0.9],
};

const BESIDE: Readonly<Record<Shape, Shares>> = {
  wide: [0.45, 0.18, 0.5, 0.58],
  tall: [0.09, 0.08, 0.82, 0.28],
  square: [0.07, 0.05, 0.86, 0.32],
};

export function stageOf({ movement, shape, width, height, singer }: Composition): Stage {
  const shares = movement === 'break' && singer ? WHOLE[shape] : STAGES[shape][movement];
  const [x, y, radius, horizon] = shares;
  return { middle: [x * width, y * height], radius: radius * Math.min(width, height), horizon: horizon * height };
}

/** The disc is the area for the picture. */
export function areasAround(composition: Composition): { text: Rectangle; art: Rectangle } {
  const { movement, shape, width, height } = composition;
  const { middle, radius } = stageOf(composition);
  const [left, top, across, down] = BESIDE[shape];
  const beside = { left: left * width, top: top * height, width: across * width, height: down * height };
  const art = { left: middle[0] - radius, top: middle[1] - radius, width: 2 * radius, height: 2 * radius };
  return { text: movement === 'verse' ? beside : composition.text, art };
}

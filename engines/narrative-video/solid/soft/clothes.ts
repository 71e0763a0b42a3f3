import { createCanvas } from '@napi-rs/canvas';
import { css, darken, mix } from '../../../drawing/color.ts';
import { between, minus, plus, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Joint } from '../../acting/skeleton.ts';
import type { Ring } from './tube.ts';

/** Length of sleeves, as a share of the arm's length. */
export const SLEEVES: Readonly<Record<CharacterSheet['top']['kind'], number>> = {
  't-shirt': 0.36,
  shirt: 0.94,
  sweater: 0.95,
  hoodie: 0.95,
  jacket: 0.96,
  dress: 0.3,
  'tank-top': 0,
};
/** Width of clothes relative to the body. */
export const LOOSE: Readonly<Record<CharacterSheet['top']['kind'], number>> = {
  't-shirt': 1.05,
  shirt: 1.04,
  sweater: 1.14,
  hoodie: 1.2,
  jacket: 1.2,
  dress: 1,
  'tank-top': 1,
};

/**
 * Returns the print on the front. An open jacket shows a stripe of what is worn under it, with a lapel on either side.
 * A shirt has buttons, and a sweater may have a band.
 */
export function frontOf({ top }: CharacterSheet): Partial<Surface> {
  const stripes = top.kind === 'sweater' && top.accent !== undefined;
  if (top.kind !== 'jacket' && top.kind !== 'shirt' && !stripes) return {};
  const [width, height] = [512, 64];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const tone = css(top.accent ?? mix(top.color, [255, 255, 255], 0.7));
  const shape = (color: string, half: number, grow: number) => {
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y] of [
      [-half, 0],
      [half, 0],
      [half * grow, height],
      [-half * grow, height],
    ] as const)
      context.lineTo(width / 2 + x, y);
    context.fill();
  };
  context.fillStyle = tone;
  if (stripes) context.fillRect(0, 36, width, 8);
  else if (top.kind === 'jacket') {
    shape(css(darken(top.color, 0.22)), 44, 1.5);
    shape(tone, 34, 1.4);
  } else {
    shape(css(darken(top.color, 0.2)), 2.5, 1);
    for (const y of [24, 36, 48]) context.fillRect(width / 2 - 4, y, 8, 3);
  }
  return { texture: { width, height, data: context.getImageData(0, 0, width, height).data } };
}

/** Returns the rings of a skirt, which hangs from the hips and follows the knees. */
export function skirtRings(at: (joint: Joint) => Vector, height: number, hipHalf: number, deep: number): Ring[] {
  const [hips, left, right] = [at('hips'), at('leftKnee'), at('rightKnee')];
  const knees = between(left, right, 0.5);
  const apart = Math.hypot(left[0] - right[0], left[2] - right[2]) / 2;
  const top = plus(hips, minus(at('waist'), hips), 0.42);
  return Array.from({ length: 6 }, (_, index) => {
    const share = index / 5;
    const flare = share ** 0.8;
    return {
      at: between(top, plus(knees, [0, height * 0.015, 0]), 1 - share),
      across: hipHalf * 0.98 + (Math.max(apart * 0.8, height * 0.02) + height * 0.045) * (1 - flare),
      deep: deep * 1.02 + (apart * 0.5 + height * 0.05) * (1 - flare),
    };
  });
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, luminance } from '../../../drawing/color.ts';
import type { CharacterSheet, Emblem } from '../../../people/character-sheet.ts';
import { signOf } from '../../figures/kit/chest-signs.ts';
import { fill, outline, type Print } from './garment.ts';
import { ellipse, stroke } from './ink.ts';
import { molded, moldedCloth } from './plastic.ts';

/** Prints a robe: a collar that crosses on the chest, a seam with an edge, and a cord around the waist. */
export function robe({ context, color, accent, line }: Print): void {
  fill(context, css(darken(color, 0.45)), [
    [60, 0],
    [100, 0],
    [80, 22],
  ]);
  for (const side of [-1, 1])
    stroke(context, css(accent), 7, [
      [80 + side * 22, 0],
      [80 + side * 10, 20],
      [80, 42],
    ]);
  stroke(context, css(accent), 5, [
    [80, 42],
    [80, 128],
  ]);
  stroke(context, line, 3, [
    [20, 60],
    [30, 84],
  ]);
  context.fillStyle = css(accent);
  context.fillRect(0, 92, 160, 11);
  stroke(context, css(accent), 6, [
    [90, 98],
    [96, 128],
  ]);
}

/** Prints the bodice of a gown: a wide neckline, lacing, and a waist that comes to a point. */
export function gown({ context, color, accent, line, neck }: Print): void {
  const neckline = [
    [40, 0],
    [50, 16],
    [80, 28],
    [110, 16],
    [120, 0],
  ] as const;
  fill(context, neck, neckline);
  for (const side of [-1, 1])
    stroke(context, css(accent), 6, [
      [80 + side * 40, 0],
      [80 + side * 30, 18],
      [80, 28],
    ]);
  fill(context, css(lighten(color, luminance(color) > 130 ? 0.4 : 0.25)), [
    [56, 30],
    [104, 30],
    [92, 88],
    [80, 104],
    [68, 88],
  ]);
  for (const y of [46, 62, 78])
    stroke(context, line, 3, [
      [68, y - 3],
      [80, y + 4],
      [92, y - 3],
    ]);
  for (const side of [-1, 1])
    stroke(context, css(accent), 7, [
      [80 + side * 80, 92],
      [80 + side * 30, 96],
      [80, 112],
    ]);
}

/** Draws what is worn over a top, and the cloth around the neck. */
export function drawOver(context: SKRSContext2D, { over, scarf, tie, kind }: CharacterSheet['top']): void {
  if (tie && kind === 'shirt')
    fill(context, css(moldedCloth(tie)), [
      [74, 6],
      [86, 6],
      [84, 20],
      [92, 66],
      [80, 80],
      [68, 66],
      [76, 20],
    ]);
  const cloth = over && moldedCloth(over.color);
  if (over?.kind === 'vest' && cloth)
    for (const side of [-1, 1]) {
      fill(context, css(cloth), [
        [80 + side * 80, 0],
        [80 + side * 34, 0],
        [80 + side * 16, 50],
        [80 + side * 14, 90],
        [80 + side * 22, 128],
        [80 + side * 80, 128],
      ]);
      stroke(context, css(darken(cloth, 0.4)), 3, [
        [80 + side * 34, 0],
        [80 + side * 8, 70],
        [80 + side * 22, 128],
      ]);
    }
  else if (over?.kind === 'tabard' && cloth)
    fill(context, css(cloth), [
      [34, 0],
      [126, 0],
      [128, 128],
      [32, 128],
    ]);
  else if (over?.kind === 'apron' && cloth) {
    fill(context, css(cloth), [
      [50, 34],
      [110, 34],
      [114, 76],
      [146, 92],
      [150, 128],
      [10, 128],
      [14, 92],
      [46, 76],
    ]);
    for (const side of [-1, 1])
      stroke(context, css(cloth), 7, [
        [80 + side * 27, 36],
        [80 + side * 34, 0],
      ]);
    stroke(context, css(darken(cloth, 0.3)), 2.5, [
      [60, 64],
      [100, 64],
    ]);
  }
  if (scarf)
    fill(context, css(moldedCloth(scarf)), [
      [46, 0],
      [114, 0],
      [108, 16],
      [80, 44],
      [52, 16],
    ]);
}

/** Draws a sign on the chest with an edge. */
export function drawSign(
  context: SKRSContext2D,
  { across, up, wide, tall, colors }: Emblem,
  shape: NonNullable<Emblem['shape']>,
  line: string,
): void {
  const [first = [230, 180, 60], second] = colors;
  const inside = ([x, y]: readonly [number, number], size = 1) =>
    [
      80 + Math.max(-0.55, Math.min(0.55, across)) * 72 + (x * wide * 72 * size) / 2,
      18 + (1 - up) * 100 + (y * tall * 110 * size) / 2,
    ] as const;
  if (second) {
    const [[x, y], [right], [, low]] = [inside([0, 0]), inside([1, 0], 1.3), inside([0, 1], 1.3)];
    ellipse(context, x, y, right - x, low - y, css(molded(second)));
  }
  for (const part of signOf(shape)) {
    fill(
      context,
      css(molded(first)),
      part.map((spot) => inside(spot)),
    );
    outline(context, line, 1.6);
  }
}

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, mix } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { paintSpot, type Spot } from '../soft-spot.ts';

/**
 * Where a head has shadow and light, on the right half of the face. Games painted them on, because a few triangles in
 * the light of a console show no form.
 */
const SHADOWS: readonly Spot[] = [
  // The sockets of the eyes, and the root of the nose beside them.
  [9.5, 26.5, 9.5, 6.5, 0.34],
  [4, 28, 3.2, 7, 0.3],
  // The side and the underside of the nose.
  [3.4, 35, 2, 6, 0.36],
  [1.6, 40, 3.4, 1.7, 0.55],
  // Temples and hollow cheeks, which turn away.
  [27, 27, 10, 17, 0.2],
  [24, 43, 9, 11, 0.16],
  // Under the lower lip, and under the jaw.
  [0, 50.4, 5.4, 2.2, 0.42],
  [8, 62, 22, 5, 0.3],
  // Under the hair.
  [8, 11, 22, 6, 0.5],
];
const LIGHTS: readonly Spot[] = [
  [5, 19, 9, 5, 0.34],
  [0, 33, 1.7, 8, 0.42],
  [0, 37.4, 2, 1.8, 0.5],
  [13.5, 35.4, 5, 2.8, 0.34],
  [0, 54.5, 4.5, 3, 0.3],
];
/** How much darker and lighter a speck of skin is, at most. */
const SPECKLE = 0.045;

const painted = new WeakMap<Pick<CharacterSheet, 'skin'>, Canvas>();

/**
 * Returns skin with baked shadows, painted once for each sheet, because all faces of a person lie on it.
 * @param fine pixels for each unit of the face's texture
 */
export function complexionOf(
  sheet: Pick<CharacterSheet, 'skin' | 'age' | 'seed'>,
  [width, height]: readonly [number, number],
  fine: number,
): Canvas {
  const known = painted.get(sheet);
  if (known) return known;
  const { skin, age, seed } = sheet;
  const canvas = createCanvas(width * fine, height * fine);
  const context = canvas.getContext('2d');
  const chance = chanceOf(`${seed}/skin`);
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const tone = chance.between(-SPECKLE, SPECKLE);
      context.fillStyle = css(tone > 0 ? lighten(skin, tone) : darken(skin, -tone));
      context.fillRect(x, y, 1, 1);
    }
  }
  context.scale(fine, fine);
  context.translate(width / 2, 0);
  const shade = mix(darken(skin, 0.5), [120, 60, 44], 0.15);
  const blush = mix(skin, [214, 96, 82], 0.5);
  for (const side of [-1, 1]) {
    for (const spot of SHADOWS) paintSpot(context, shade, beside(side, spot));
    for (const spot of LIGHTS) paintSpot(context, lighten(skin, 0.4), beside(side, spot));
    paintSpot(context, blush, [side * 15, 39, 7, 4.6, age === 'child' ? 0.55 : 0.38]);
  }
  painted.set(sheet, canvas);
  return canvas;
}

function beside(side: number, [x, ...spot]: Spot): Spot {
  return [side * x, ...spot];
}

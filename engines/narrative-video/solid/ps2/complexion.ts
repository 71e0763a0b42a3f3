import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { paintSpot, type Spot } from '../soft-spot.ts';

/**
 * Where a head has shadow and light, on the right half of the face. Games painted them on, because a few triangles in
 * the light of a console show no form.
 */
const SHADOWS: readonly Spot[] = [
  // The sockets of the eyes, and the root of the nose beside them.
  [9.5, 26, 9.5, 6, 0.3],
  [4, 28, 3.2, 7, 0.16],
  // The side and the underside of the nose.
  [3.6, 35, 2.4, 6.5, 0.2],
  [1.8, 40, 3.4, 1.5, 0.22],
  // Temples and hollow cheeks, which turn away.
  [27, 27, 10, 17, 0.2],
  [24, 43, 9, 11, 0.18],
  // Between nose and lips, under the lower lip, and under the jaw.
  [0, 41.6, 1.3, 2, 0.07],
  [0, 50.4, 5.4, 2.2, 0.2],
  [8, 62, 22, 5, 0.34],
  // Under the hair.
  [8, 11, 22, 6, 0.32],
];
const LIGHTS: readonly Spot[] = [
  [5, 19, 9, 5, 0.28],
  [0, 32, 1.6, 8, 0.3],
  [0, 37.6, 1.8, 1.6, 0.4],
  [13.5, 34.6, 5, 2.6, 0.3],
  [0, 54.5, 4.5, 3, 0.26],
];
/** How much darker and lighter a speck of skin is, at most. */
const SPECKLE = 0.014;

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
  // Light that passes through skin is red.
  const shade: Rgb = [skin[0] * 0.66, skin[1] * 0.51, skin[2] * 0.47];
  const blush = blushOf(skin);
  for (const side of [-1, 1]) {
    for (const spot of SHADOWS) paintSpot(context, shade, beside(side, spot));
    for (const spot of LIGHTS) paintSpot(context, lighten(skin, 0.4), beside(side, spot));
    paintSpot(context, blush, [side * 15, 39, 7, 4.6, age === 'child' ? 0.6 : 0.46]);
  }
  painted.set(sheet, canvas);
  return canvas;
}

/** Returns the color of cheeks and of the tip of a nose. */
export function blushOf(skin: Rgb): Rgb {
  return mix(skin, [218, 92, 82], 0.5);
}

function beside(side: number, [x, ...spot]: Spot): Spot {
  return [side * x, ...spot];
}

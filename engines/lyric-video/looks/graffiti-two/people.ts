import type { Context2D } from '../../../drawing/canvas.ts';
import { clamp } from '../../../drawing/motion.ts';
import { type Brush, brushOf } from '../../picture/flat-shapes.ts';
import { drawnAt, type Place } from '../../picture/motif.ts';
import type { Inks } from './inks.ts';

/** The inks of somebody's clothes. */
interface Clothes {
  hood: string;
  fold: string;
  bag: string;
  jeans: string;
  shoe: string;
  skin: string;
  seam: string;
}

/**
 * Draws somebody at a place: the feet, or the edge on which somebody sits, are at the origin.
 * @param draw gets a brush with the figure's units, of which somebody who stands is 400 high
 */
export function person(pen: Context2D, place: Place, draw: (brush: Brush) => void): void {
  // Inks are shifted for the song already.
  drawnAt(pen, place, () => draw(brushOf(pen, (ink) => ink)));
}

export function writerIn({ tones, dark, body, line }: Inks): Clothes {
  const [, , , warm, pale] = tones as [string, string, string, string, string];
  return { hood: pale, fold: warm, bag: body, jeans: dark, shoe: pale, skin: warm, seam: line };
}

export function friendIn({ tones, dark, rim, near }: Inks): Clothes {
  const [, , , warm, pale] = tones as [string, string, string, string, string];
  return { hood: rim, fold: near, bag: pale, jeans: dark, shoe: pale, skin: warm, seam: dark };
}

function hood(brush: Brush, { hood: cloth, fold, seam }: Clothes): void {
  brush.fill(cloth, '-40,-300 -50,-346 -34,-392 0,-410 34,-392 50,-346 40,-300 0,-286');
  brush.inside('-40,-300 -50,-346 -34,-392 0,-410 34,-392 50,-346 40,-300 0,-286', () =>
    brush.fill(fold, '14,-420 26,-380 30,-330 10,-292 70,-280 80,-380'),
  );
  // The seam of the hood, and its lower edge.
  brush.limb(seam, '-2,-404,3 -6,-360,4 -2,-312,3');
  brush.limb(seam, '-38,-304,4 0,-290,6 38,-304,4');
}

function back(brush: Brush, clothes: Clothes): void {
  const outline = '-30,-316 30,-316 66,-286 66,-226 58,-172 0,-164 -58,-172 -66,-226 -66,-286';
  brush.fill(clothes.hood, outline);
  brush.inside(outline, () => brush.fill(clothes.fold, '22,-330 34,-240 24,-150 90,-150 90,-330'));
  backpack(brush, clothes);
}

function backpack(brush: Brush, { bag, seam }: Clothes): void {
  brush.fill(bag, '-32,-288 32,-288 43,-268 42,-196 32,-182 -32,-182 -42,-196 -43,-268');
  brush.fill(seam, '-30,-236 30,-236 33,-228 31,-198 -31,-198 -33,-228');
  brush.fill(bag, '-25,-229 25,-229 26,-222 25,-204 -25,-204 -26,-222');
}

function can(brush: Brush, paint: string, x: number, y: number): void {
  brush.fill('#f4f4f4', `${x - 4},${y - 36}* ${x + 4},${y - 36}* ${x + 4},${y - 26}* ${x - 4},${y - 26}*`);
  brush.fill(paint, `${x - 11},${y - 28} ${x + 11},${y - 28} ${x + 12},${y + 20}* ${x - 12},${y + 20}*`);
}

/** On a ladder, one foot a rung higher, with a can in the right hand. @param lift of the hand, 0 to 1 */
export function painting(brush: Brush, clothes: Clothes, paint: string, lift: number): void {
  const { jeans, shoe, hood: cloth, fold, skin } = clothes;
  brush.limb(jeans, '-26,-190,58 -36,-104,46 -30,-16,36');
  brush.limb(jeans, '28,-190,58 56,-132,48 36,-70,36');
  brush.bar(shoe, -58, -18, 52, 18);
  brush.bar(shoe, 10, -76, 52, 18);
  brush.limb(fold, '-52,-288,42 -88,-236,38 -74,-186,32');
  brush.disc(skin, -72, -172, 14);
  back(brush, clothes);
  const [x, y] = [132, -366 - 34 * lift];
  brush.limb(cloth, `46,-292,44 96,-${304 + 6 * lift},38 ${x - 8},${y + 14},30`);
  can(brush, paint, x + 8, y - 12);
  brush.disc(skin, x, y, 15);
  hood(brush, clothes);
}

/** Walks away with a bag over the shoulder. @param step from -1, when the left foot is up, to 1 */
export function leaving(brush: Brush, clothes: Clothes, step: number): void {
  const { jeans, shoe, hood: cloth, fold, bag, seam, skin } = clothes;
  for (const side of [-1, 1]) {
    const up = clamp(side * step);
    const foot = -14 - 34 * up;
    brush.limb(jeans, `${side * 26},-190,58 ${side * 30},${-104 - 10 * up},46 ${side * 26},${foot - 4},36`);
    brush.bar(shoe, side * 28 - 26, foot - 4, 52, 18);
  }
  brush.limb(fold, `-54,-288,42 -78,-230,38 -76,${-176 - 8 * step},32`);
  brush.disc(skin, -76, -164 - 8 * step, 14);
  brush.limb(cloth, `54,-288,42 80,-230,38 78,${-176 + 8 * step},32`);
  back(brush, { ...clothes, bag: cloth, seam: cloth });
  // The strap of the bag crosses the back.
  brush.limb(seam, '-44,-304,11 10,-240,11 60,-176,11');
  brush.fill(bag, '40,-190 92,-206 148,-196 156,-150 140,-116 60,-116 36,-146');
  brush.fill(seam, '58,-180* 66,-182* 66,-124* 58,-124*');
  brush.fill(seam, '118,-186* 126,-186* 126,-124* 118,-124*');
  brush.disc(skin, 80, -190, 14);
  hood(brush, clothes);
}

/** Leans at a wall, one foot against it, and looks down the street to the left. */
export function lookout(brush: Brush, { hood: cloth, fold, jeans, shoe, skin, bag, seam }: Clothes): void {
  brush.limb(jeans, '14,-190,54 34,-118,44 26,-76,34');
  brush.bar(shoe, 6, -88, 44, 18);
  brush.limb(jeans, '-8,-190,58 -14,-100,46 -16,-16,36');
  brush.bar(shoe, -52, -18, 58, 18);
  const coat = '-26,-318 22,-318 48,-284 48,-220 44,-168 0,-160 -40,-168 -46,-224 -46,-284';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '16,-330 24,-240 14,-150 70,-150 70,-330'));
  // Folded arms.
  brush.limb(fold, '40,-284,40 44,-232,36 -10,-226,30');
  brush.limb(cloth, '-38,-284,40 -48,-234,36 16,-240,28');
  brush.disc(skin, 20, -240, 13);
  brush.fill(skin, '-34,-388 4,-398 30,-380 30,-338 10,-312 -14,-310 -32,-326 -40,-350');
  brush.limb(seam, '-22,-352,6 -18,-352,6 -14,-352,6');
  // A cap, whose peak points where the friend looks.
  brush.fill(bag, '-36,-362 -32,-396 0,-412 32,-396 38,-352 34,-346 -8,-360');
  brush.limb(bag, '-20,-364,14 -48,-362,12 -74,-356,8');
  brush.limb(cloth, '-24,-314,26 4,-306,30 26,-316,24');
}

/** Sits on an edge and looks away from us. @param wave how far the arm of somebody with a cap is up, 0 to 1 */
export function seated(brush: Brush, clothes: Clothes, wave?: number): void {
  const { hood: cloth, fold, jeans, skin, bag } = clothes;
  brush.pen.save();
  brush.pen.translate(0, 168);
  brush.fill(jeans, '-62,-196 62,-196 74,-172 60,-160 -60,-160 -74,-172');
  brush.limb(fold, '-52,-288,42 -84,-230,38 -92,-176,30');
  brush.disc(skin, -94, -168, 14);
  if (wave === undefined) brush.limb(fold, '52,-288,42 82,-230,38 92,-176,30');
  else brush.limb(cloth, `50,-290,42 98,-${306 + 8 * wave},36 ${120 - 10 * wave},-${358 + 26 * wave},28`);
  if (wave === undefined) brush.disc(skin, 94, -168, 14);
  else brush.disc(skin, 122 - 10 * wave, -370 - 26 * wave, 14);
  back(brush, wave === undefined ? clothes : { ...clothes, bag: cloth, seam: cloth });
  if (wave !== undefined) {
    brush.fill(skin, '-20,-320 20,-320 22,-300 -22,-300');
    brush.fill(clothes.seam, '-36,-376 0,-398 36,-376 34,-330 14,-314 -14,-314 -34,-330');
    brush.fill(bag, '-40,-362 -32,-398 0,-412 32,-398 40,-362 0,-354');
    brush.limb(cloth, '-26,-310,24 0,-304,28 26,-310,24');
  } else hood(brush, clothes);
  brush.pen.restore();
}

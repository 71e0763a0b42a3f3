import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import { type Brush, brushOf } from '../../picture/flat-shapes.ts';
import { drawnAt, type Place } from '../../picture/motif.ts';
import type { Clothes } from './clothes.ts';
import { capped, hooded } from './heads.ts';

/**
 * Draws somebody at a place: the feet, or the edge on which somebody sits, are at the origin.
 * @param draw gets a brush with the figure's units, of which somebody who stands is 400 high
 */
export function person(pen: Context2D, place: Place, draw: (brush: Brush) => void): void {
  // Inks are shifted for the song already.
  drawnAt(pen, place, () => draw(brushOf(pen, (ink) => ink)));
}

/** An arm before a body of the same cloth, with the seam that parts them. @param line as for a limb */
function sleeve(brush: Brush, { hood: cloth, fold }: Clothes, line: string): void {
  brush.pen.save();
  brush.pen.translate(3, 7);
  brush.limb(fold, line);
  brush.pen.restore();
  brush.limb(cloth, line);
}

/** A shoe with its sole, whose ankle is at a point. @param side where its toes point, -1 is to the left */
function shoeAt(brush: Brush, { shoe, seam }: Clothes, x: number, y: number, side: number): void {
  const outline = [
    [-20, 14],
    [-18, -12],
    [12, -14],
    [24, -2],
    [46, 4],
    [48, 14],
  ] as const;
  const points = outline.map(([along, down]): Point => [x + side * along, y + down]);
  brush.fill(shoe, points);
  brush.limb(seam, `${x - side * 18},${y + 15},4 ${x + side * 46},${y + 15},4`);
}

/** A can in a fist: the thumb is on the cap. @param paint of its band */
function can(brush: Brush, { skin, seam }: Clothes, paint: string, x: number, y: number): void {
  brush.fill(seam, `${x - 5},${y - 46}* ${x + 5},${y - 46}* ${x + 5},${y - 34}* ${x - 5},${y - 34}*`);
  brush.fill('#f4f4f4', `${x - 12},${y - 36} ${x + 12},${y - 36} ${x + 13},${y + 30}* ${x - 13},${y + 30}*`);
  brush.fill(paint, `${x - 13},${y - 20}* ${x + 13},${y - 20}* ${x + 13},${y + 22}* ${x - 13},${y + 22}*`);
  for (const down of [-8, 3, 14]) brush.bar(skin, x - 18, y + down - 6, 30, 10);
  brush.limb(skin, `${x - 14},${y},12 ${x - 12},${y - 26},10 ${x - 2},${y - 38},8`);
}

/** On a ladder, one foot a rung higher, with a can in the right hand. @param lift of the hand, 0 to 1 */
export function painting(brush: Brush, clothes: Clothes, paint: string, lift: number): void {
  const { jeans, shade, hood: cloth, fold, skin, bag, seam } = clothes;
  brush.limb(shade, '24,-182,54 62,-138,44 40,-74,32');
  shoeAt(brush, clothes, 40, -68, 1);
  brush.limb(jeans, '-18,-186,58 -34,-102,44 -28,-18,32');
  shoeAt(brush, clothes, -28, -12, 1);
  const [x, y] = [132, -360 - 34 * lift];
  const coat = '-46,-300 -10,-318 34,-312 56,-286 52,-220 44,-164 0,-154 -46,-164 -54,-220';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '-70,-330 -36,-300 -24,-220 -30,-140 -80,-140'));
  brush.fill(bag, '-52,-292 -10,-300 8,-284 10,-206 -10,-186 -58,-190 -68,-236');
  brush.limb(seam, '-58,-246,4 -20,-240,4 6,-246,4');
  // The left hand holds the ladder, and the elbow is out.
  sleeve(brush, clothes, '-38,-286,40 -84,-238,36 -48,-194,26');
  brush.disc(skin, -36, -186, 14);
  hooded(brush, clothes, { x: 10, y: -356, nod: 0.2, right: true });
  sleeve(brush, clothes, `38,-282,44 98,-${258 + 10 * lift},38 ${x - 10},${y + 24},27`);
  can(brush, clothes, paint, x, y - 6);
}

/** Walks away with a bag and looks back. @param step from -1, when the left foot is up, to 1 */
export function leaving(brush: Brush, clothes: Clothes, step: number): void {
  const { jeans, shade, shoe, hood: cloth, fold, bag, seam, skin } = clothes;
  for (const side of [-1, 1]) {
    const up = clamp(side * step);
    const foot = -14 - 34 * up;
    brush.limb(
      side < 0 ? jeans : shade,
      `${side * 25},-182,54 ${side * 32},${-104 - 10 * up},42 ${side * 26},${foot - 4},30`,
    );
    brush.bar(shoe, side * 28 - 24, foot - 4, 48, 18);
  }
  const coat = '-64,-290 -34,-318 34,-318 64,-290 62,-232 54,-166 0,-158 -54,-166 -62,-232';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '20,-330 30,-240 20,-140 90,-140 90,-330'));
  // One hand is in a pocket.
  sleeve(brush, clothes, '-54,-284,42 -96,-228,36 -54,-182,28');
  brush.limb(seam, '-66,-186,4 -42,-172,4');
  // The strap of the bag crosses the back.
  brush.limb(seam, '-44,-308,11 10,-240,11 60,-176,11');
  sleeve(brush, clothes, `54,-284,42 96,-${232 - 4 * step},36 82,-${190 - 4 * step},28`);
  brush.fill(bag, '40,-176 92,-192 148,-182 156,-136 140,-102 60,-102 36,-132');
  brush.fill(seam, '58,-166* 66,-168* 66,-110* 58,-110*');
  brush.fill(seam, '118,-172* 126,-172* 126,-112* 118,-112*');
  brush.disc(skin, 80, -182, 14);
  hooded(brush, clothes, { x: 0, y: -362 });
}

/** Leans at a wall, one foot against it, and looks down the street to the left. */
export function lookout(brush: Brush, clothes: Clothes): void {
  const { hood: cloth, fold, jeans, shade, seam } = clothes;
  brush.limb(shade, '14,-186,52 44,-124,42 22,-80,30');
  shoeAt(brush, clothes, 24, -78, -1);
  brush.limb(jeans, '-6,-186,56 -14,-100,42 -14,-18,30');
  shoeAt(brush, clothes, -14, -14, -1);
  const coat = '-40,-296 -14,-320 24,-320 48,-290 50,-226 44,-166 0,-156 -40,-166 -48,-226';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '16,-330 24,-240 14,-150 70,-150 70,-330'));
  // Both hands are in pockets.
  brush.limb(fold, '42,-284,38 80,-232,32 40,-186,26');
  sleeve(brush, clothes, '-34,-282,40 -78,-232,34 -34,-184,26');
  brush.limb(seam, '-50,-182,4 -22,-176,4');
  capped(brush, clothes, { x: 0, y: -366 });
}

/** Sits on an edge from the side, one knee drawn up, and holds a can. @param swing of the leg that hangs, 0 to 1 */
export function resting(brush: Brush, clothes: Clothes, paint: string, swing: number): void {
  const { hood: cloth, fold, jeans, shade, bag, seam } = clothes;
  dangling(brush, clothes, shade, -70, 10 * swing);
  brush.fill(bag, '36,-166 70,-160 86,-120 84,-58 70,-44 38,-44');
  brush.limb(seam, '60,-96,4 86,-92,4');
  const coat = '-26,-164 6,-184 42,-168 52,-104 46,-40 30,-24 -10,-24 -28,-44 -32,-110';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '20,-190 28,-100 16,10 80,10 80,-190'));
  brush.limb(jeans, '18,-28,58 -34,-82,52 -70,-112,44 -70,-110,44');
  brush.limb(jeans, '-70,-112,44 -70,-60,38 -64,-16,28');
  shoeAt(brush, clothes, -66, -13, -1);
  hooded(brush, clothes, { x: -4, y: -226 });
  sleeve(brush, clothes, '14,-148,44 8,-96,38 -34,-104,32 -84,-132,25');
  can(brush, clothes, paint, -98, -138);
}

/** Sits on an edge from the side, leans back on one arm and waves. @param wave of the hand, and swing of the legs, 0 to 1 */
export function waving(brush: Brush, clothes: Clothes, wave: number): void {
  const { hood: cloth, fold, jeans, shade, skin } = clothes;
  dangling(brush, clothes, shade, -76, 16 * (1 - wave));
  brush.limb(fold, '48,-150,38 96,-100,34 88,-18,26');
  brush.fill(skin, '76,-16 98,-16 106,-2 70,-2');
  const coat = '-6,-166 28,-186 62,-166 66,-104 50,-40 36,-24 -10,-24 -24,-44 -16,-104';
  brush.fill(cloth, coat);
  brush.inside(coat, () => brush.fill(fold, '42,-190 46,-100 24,10 90,10 90,-190'));
  dangling(brush, clothes, jeans, -60, 16 * wave);
  capped(brush, clothes, { x: 16, y: -230, nod: 0.12 });
  const [x, y] = [-116 + 26 * wave, -216 - 16 * wave];
  sleeve(brush, clothes, `16,-150,44 -60,-${126 + 8 * wave},36 ${x},${y + 26},26`);
  brush.disc(skin, x, y, 14);
  for (const finger of [-14, -5, 4, 12])
    brush.limb(skin, `${x + 0.6 * finger},${y - 4},9 ${x + 1.2 * finger},${y - 28},7`);
}

/** A leg that hangs over an edge. @param knee where it bends, @param swing of the foot to the left */
function dangling(brush: Brush, clothes: Clothes, ink: string, knee: number, swing: number): void {
  const [x, y] = [knee + 8 - swing, 84 - 0.3 * swing];
  brush.limb(ink, `16,-26,54 ${knee + 20},-29,48 ${knee},-20,44`);
  brush.limb(ink, `${knee},-22,44 ${knee + 4 - 0.4 * swing},34,36 ${x},${y - 6},28`);
  shoeAt(brush, clothes, x, y, -1);
}

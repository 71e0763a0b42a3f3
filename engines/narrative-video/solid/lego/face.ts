import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, mix } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type FaceState, type Feeling, isCrying, isWeeping } from '../../acting/face-state.ts';
import { rimOf } from '../../figures/kit/glasses-frame.ts';
import { ellipse, FINE, stroke, textureOf } from './ink.ts';
import { printMouth } from './mouth-print.ts';
import { molded, moldedSkin } from './plastic.ts';
import { printTear } from './tear-print.ts';

/** Size of the print around the whole head. The front is in the middle. */
const WIDTH = 384;
const HEIGHT = 160;
const INK = '#1a1512';

/** Steps of the gaze to each side. A face is printed once for each step. */
const STEPS = 4;

export function faceKey(face: FaceState): string {
  const { mouth, feeling, strength, blink, gaze } = face;
  const step = (value: number) => Math.round(value * STEPS);
  const felt = strength > 0.25 ? feeling : 'neutral';
  return [mouth, felt, isCrying(face), isWeeping(face), blink > 0.6, step(gaze[0]), step(gaze[1])].join('/');
}

/** Returns a face as it is printed on a minifigure's head. */
export function printedFace(sheet: CharacterSheet, face: FaceState): Texture {
  const canvas = createCanvas(WIDTH * FINE, HEIGHT * FINE);
  const context = canvas.getContext('2d');
  context.scale(FINE, FINE);
  context.translate(WIDTH / 2, HEIGHT * 0.5);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const feeling = face.strength > 0.25 ? face.feeling : 'neutral';
  beard(context, sheet);
  cheeks(context, sheet, feeling);
  const isInTears = isCrying(face);
  for (const side of [-1, 1]) {
    if (isWeeping(face)) weepingEye(context, side, sheet);
    else eye(context, side, face, feeling, sheet);
  }
  brows(context, feeling, sheet);
  if (sheet.glasses) glasses(context, css(rimOf(sheet)));
  if (isInTears) for (const side of [-1, 1]) printTear(context, side * (EYE.x + 4), EYE.y + 7, side);
  printMouth(context, face, feeling, sheet);
  return textureOf(canvas);
}

const EYE = { x: 25, y: -12 };

function eye(
  context: SKRSContext2D,
  side: number,
  { blink, gaze }: FaceState,
  feeling: Feeling,
  { presentation }: CharacterSheet,
): void {
  const [x, y] = [side * EYE.x + gaze[0] * 4, EYE.y - gaze[1] * 3];
  if (blink > 0.6 || (feeling === 'happy' && blink > 0.4)) {
    stroke(context, INK, 4.5, [
      [x - 8, y + 1],
      [x, y + 4],
      [x + 8, y + 1],
    ]);
    return;
  }
  const tall = feeling === 'surprised' || feeling === 'afraid' ? 11.5 : feeling === 'angry' ? 8 : 10.5;
  ellipse(context, x, y, 9, tall, INK);
  ellipse(context, x + 2.8, y - 3.8, 3.4, 3.4, '#ffffff');
  ellipse(context, x - 2.4, y + 4, 1.4, 1.4, 'rgba(255,255,255,0.7)');
  if (presentation !== 'feminine') return;
  // The lashes of sad eyes hang: with brows that fall toward the temple, raised ones would look fierce.
  const up = feeling === 'sad' ? -1 : 5;
  for (const [dx, dy] of [
    [7, -7],
    [10, -3],
  ] as const)
    stroke(context, INK, 2.6, [
      [x + side * dx, y + dy],
      [x + side * (dx + 5), y + dy - up],
    ]);
}

const BROWS: Readonly<Record<Feeling, { inner: number; outer: number; lift: number }>> = {
  neutral: { inner: 0, outer: 0, lift: 0 },
  happy: { inner: -2, outer: 1, lift: -4 },
  'in-love': { inner: -3, outer: 1, lift: -4 },
  sad: { inner: -12, outer: 7, lift: -3 },
  afraid: { inner: -9, outer: 4, lift: -5 },
  angry: { inner: 8, outer: -5, lift: 3 },
  surprised: { inner: -2, outer: 0, lift: -9 },
};

/** How far the middle of a brow is above the line between its ends. Arched brows would not look sad or angry. */
const ARCH: Partial<Record<Feeling, number>> = { sad: -4, angry: 1, afraid: 1 };
const USUAL_ARCH = 4;

function brows(context: SKRSContext2D, feeling: Feeling, sheet: CharacterSheet): void {
  const { brows: color, hair } = sheet;
  const thick = (sheet.presentation === 'feminine' ? 4.6 : 5.8) * sheet.browThickness;
  const { inner, outer, lift } = BROWS[feeling];
  const ink = css(darken(mix(color, hair.color, 0.4), 0.35));
  for (const side of [-1, 1]) {
    // Brows stand clear of the rims of glasses.
    const y = EYE.y - (sheet.glasses ? 22 : 19) + lift;
    stroke(context, ink, thick, [
      [side * 14, y + inner],
      [side * 25, y - (ARCH[feeling] ?? USUAL_ARCH) + (inner + outer) / 2],
      [side * 36, y + outer],
    ]);
  }
}

/** Draws an eye pressed shut by grief: the line of the lashes falls toward the temple. */
function weepingEye(context: SKRSContext2D, side: number, { presentation, skin }: CharacterSheet): void {
  const [x, y] = [side * EYE.x, EYE.y];
  stroke(context, css(darken(moldedSkin(skin), 0.28)), 2.4, [
    [x - side * 8, y - 6],
    [x + side * 2, y - 7],
    [x + side * 10, y - 1],
  ]);
  stroke(context, INK, 5.4, [
    [x - side * 11, y - 3],
    [x, y + 7],
    [x + side * 12, y + 4],
  ]);
  if (presentation !== 'feminine') return;
  for (const along of [4, 10])
    stroke(context, INK, 2.4, [
      [x + side * along, y + 5],
      [x + side * (along + 4), y + 10],
    ]);
}

function cheeks(context: SKRSContext2D, { skin, age, lips }: CharacterSheet, feeling: Feeling): void {
  const line = css(darken(moldedSkin(skin), 0.28));
  if (age === 'old')
    for (const side of [-1, 1]) {
      stroke(context, line, 2.5, [
        [side * 20, 16],
        [side * 27, 28],
      ]);
      stroke(context, line, 2, [
        [side * 17, 5],
        [side * 26, 8],
        [side * 34, 4],
      ]);
    }
  if (feeling === 'in-love' || feeling === 'happy')
    for (const side of [-1, 1]) ellipse(context, side * 38, 12, 9, 6, css(mix(moldedSkin(skin), lips, 0.5), 0.45));
}

function beard(context: SKRSContext2D, { beard: kind, hair, skin }: CharacterSheet): void {
  if (kind === 'none') return;
  const tone =
    kind === 'stubble' ? css(mix(moldedSkin(skin), darken(hair.color, 0.4), 0.35), 0.75) : css(molded(hair.color));
  context.fillStyle = tone;
  if (kind === 'full' || kind === 'stubble') {
    context.beginPath();
    context.moveTo(-62, -14);
    context.quadraticCurveTo(-50, 12, -26, 12);
    context.quadraticCurveTo(0, 6, 26, 12);
    context.quadraticCurveTo(50, 12, 62, -14);
    context.lineTo(62, 80);
    context.lineTo(-62, 80);
    context.fill();
  }
  if (kind === 'mustache' || kind === 'goatee' || kind === 'full') {
    context.beginPath();
    context.ellipse(-12, 13, 16, 6, 0.2, 0, 7);
    context.ellipse(12, 13, 16, 6, -0.2, 0, 7);
    context.fill();
  }
  if (kind === 'goatee') ellipse(context, 0, 42, 15, 14, tone);
}

function glasses(context: SKRSContext2D, rim: string): void {
  context.strokeStyle = rim;
  context.lineWidth = 4.4;
  for (const side of [-1, 1]) {
    context.fillStyle = 'rgba(230,244,255,0.16)';
    context.beginPath();
    context.roundRect(side * EYE.x - 19, EYE.y - 16, 38, 33, 15);
    context.fill();
    context.stroke();
    stroke(context, rim, 3.6, [
      [side * 43, EYE.y - 3],
      [side * 62, EYE.y - 6],
    ]);
  }
  stroke(context, rim, 3.6, [
    [-6, EYE.y - 2],
    [6, EYE.y - 2],
  ]);
}

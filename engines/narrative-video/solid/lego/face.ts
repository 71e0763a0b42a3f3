import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, luminance, mix } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type FaceState, isCrying, isWeeping } from '../../acting/face-state.ts';
import { rimOf } from '../../figures/kit/glasses-frame.ts';
import { ellipse, FINE, stroke, textureOf } from './ink.ts';
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
  mouth(context, face, feeling, sheet);
  return textureOf(canvas);
}

type Feeling = FaceState['feeling'];

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
  // A sad lid falls toward the temple. One that falls toward the nose would look angry.
  if (feeling === 'sad')
    stroke(context, INK, 2.5, [
      [x - side * 10, y - 11],
      [x + side * 11, y - 5],
    ]);
  if (presentation === 'feminine') {
    for (const [dx, dy] of [
      [7, -7],
      [10, -3],
    ] as const)
      stroke(context, INK, 2.6, [
        [x + side * dx, y + dy],
        [x + side * (dx + 5), y + dy - 5],
      ]);
  }
}

const BROWS: Readonly<Record<Feeling, { inner: number; outer: number; lift: number }>> = {
  neutral: { inner: 0, outer: 0, lift: 0 },
  happy: { inner: -2, outer: 1, lift: -4 },
  'in-love': { inner: -3, outer: 1, lift: -4 },
  sad: { inner: -9, outer: 7, lift: -1 },
  afraid: { inner: -9, outer: 4, lift: -5 },
  angry: { inner: 8, outer: -5, lift: 3 },
  surprised: { inner: -2, outer: 0, lift: -9 },
};

/** Brows whose ends differ more than this in height are straight: arched ones would not look sad or angry. */
const STEEP = 10;

function brows(context: SKRSContext2D, feeling: Feeling, sheet: CharacterSheet): void {
  const { brows: color, hair } = sheet;
  const thick = (sheet.presentation === 'feminine' ? 4.6 : 5.8) * sheet.browThickness;
  const { inner, outer, lift } = BROWS[feeling];
  const ink = css(darken(mix(color, hair.color, 0.4), 0.35));
  for (const side of [-1, 1]) {
    // Brows stand clear of the rims of glasses.
    const y = EYE.y - (sheet.glasses ? 22 : 19) + lift;
    const arch = Math.abs(inner - outer) > STEEP ? 1 : 4;
    stroke(context, ink, thick, [
      [side * 14, y + inner],
      [side * 25, y - arch + (inner + outer) / 2],
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

const MOUTHS: Readonly<Record<FaceState['mouth'], { wide: number; open: number }>> = {
  closed: { wide: 20, open: 0 },
  teeth: { wide: 19, open: 7 },
  narrow: { wide: 9, open: 7 },
  round: { wide: 10, open: 13 },
  'half-open': { wide: 16, open: 10 },
  open: { wide: 17, open: 20 },
  wide: { wide: 24, open: 15 },
};

/** Returns the curve of a mouth at rest, which is nearly straight over a look down: readers do not grin at the page. */
function calmSmile({ gaze }: FaceState): number {
  return gaze[1] < -0.6 ? 2 : 6;
}

function mouth(
  context: SKRSContext2D,
  face: FaceState,
  feeling: Feeling,
  { lips, presentation, skin, beard: kind }: CharacterSheet,
): void {
  const { wide, open } = MOUTHS[face.mouth];
  const y = 25;
  const isPainted = presentation === 'feminine';
  const smile =
    feeling === 'sad' || feeling === 'afraid'
      ? -7
      : feeling === 'angry'
        ? -4
        : feeling === 'neutral'
          ? calmSmile(face)
          : 11;
  const lip = isPainted
    ? css(mix(lips, hex('#c8202c'), 0.45))
    : kind === 'full' || kind === 'goatee'
      ? '#2a120c'
      : css(darken(skin, luminance(skin) < 90 ? 0.75 : 0.62));
  if (open === 0) {
    if (feeling === 'happy' || feeling === 'in-love') {
      grin(context, 25, y - 8, 19, lip);
      return;
    }
    stroke(context, lip, isPainted ? 6 : 4.5, [
      [-wide * 0.8, y - smile * 0.5],
      [0, y + smile * 0.7],
      [wide * 0.8, y - smile * 0.5],
    ]);
    return;
  }
  context.fillStyle = '#3a0f10';
  context.strokeStyle = lip;
  context.lineWidth = isPainted ? 4 : 3.5;
  const deep = open * 0.62 + 4;
  const outline = () => {
    context.beginPath();
    if (smile > 0 && face.mouth !== 'round' && face.mouth !== 'narrow') {
      // An open smile is flat above, and its corners point up.
      const [corner, low] = [wide * 1.15, y + deep * 1.05];
      context.moveTo(-corner, y - deep * 0.75);
      context.quadraticCurveTo(0, y - deep * 0.35, corner, y - deep * 0.75);
      context.bezierCurveTo(wide * 1.05, low, -wide * 1.05, low, -corner, y - deep * 0.75);
    } else if (smile < 0) {
      context.moveTo(-wide, y + deep * 0.7);
      context.quadraticCurveTo(0, y + deep * 0.35, wide, y + deep * 0.7);
      context.bezierCurveTo(wide * 0.9, y - deep, -wide * 0.9, y - deep, -wide, y + deep * 0.7);
    } else context.ellipse(0, y, wide, deep - 2, 0, 0, 7);
    context.closePath();
  };
  outline();
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#ffffff';
  if (smile > 0) context.fillRect(-wide * 1.2, y - open - 4, wide * 2.4, open * 0.72 + 3);
  ellipse(context, 0, y + open * 0.75, wide * 0.7, open * 0.42, '#d8525a');
  context.restore();
  outline();
  context.stroke();
}

function grin(context: SKRSContext2D, wide: number, y: number, deep: number, lip: string): void {
  context.beginPath();
  context.moveTo(-wide, y);
  context.quadraticCurveTo(0, y + 3, wide, y);
  context.quadraticCurveTo(wide * 0.7, y + deep, 0, y + deep);
  context.quadraticCurveTo(-wide * 0.7, y + deep, -wide, y);
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = lip;
  context.lineWidth = 4;
  context.stroke();
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

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, featuresIn } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import { fullnessOf, womansLips } from '../../figures/kit/mouth.ts';
import { paintSpot } from '../soft-spot.ts';

/** The part of the face that the print covers, radians around the middle of the head: mouth and cheeks. */
export const FACE_PRINT = { middle: -0.52, wide: 2, tall: 1.16, lips: -0.55 };
/** Size of the print, pixels. */
const [WIDTH, HEIGHT] = [288, 200];

const SHAPES: Readonly<Record<FaceState['mouth'], { wide: number; open: number; teeth: number }>> = {
  closed: { wide: 50, open: 0, teeth: 0 },
  teeth: { wide: 52, open: 26, teeth: 0.7 },
  narrow: { wide: 18, open: 15, teeth: 0 },
  round: { wide: 24, open: 34, teeth: 0 },
  'half-open': { wide: 44, open: 28, teeth: 0.4 },
  open: { wide: 46, open: 54, teeth: 0.25 },
  wide: { wide: 60, open: 44, teeth: 0.42 },
};

/** How much broader the broadest mouth is than the usual one. */
const BROADEST = 0.18;

/** How far the corners of the mouth rise, pixels. */
const SMILES: Readonly<Record<FaceState['feeling'], number>> = {
  neutral: 6,
  happy: 27,
  'in-love': 24,
  sad: -14,
  angry: -9,
  surprised: 0,
  afraid: -8,
};

export function mouthKey({ mouth, feeling, strength }: FaceState): string {
  return `${mouth}/${feeling}/${Math.round(strength * 2)}`;
}

/** Returns a mouth with soft lips and blushing cheeks as a print for the lower face, transparent around them. */
export function mouthOf(sheet: CharacterSheet, { mouth, feeling, strength }: FaceState): Texture {
  const { lips, skin, age } = sheet;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const shape = SHAPES[mouth === 'closed' && feeling === 'happy' && strength > 0.45 ? 'teeth' : mouth];
  const smile = SMILES[feeling] * (feeling === 'neutral' ? 1 : 0.5 + strength * 0.5);
  const isPainted = sheet.presentation === 'feminine';
  const tone = isPainted
    ? saturate(darken(womansLips(lips, skin, sheet), 0.14), 1.5)
    : mix(mix(lips, [196, 74, 72], 0.15), skin, age === 'child' ? 0.5 : 0.3);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const { middle, tall, lips: rise } = FACE_PRINT;
  const y = ((middle + tall / 2 - rise) / tall) * HEIGHT;
  context.translate(WIDTH / 2, y);
  const isMerry = feeling === 'happy' || feeling === 'in-love';
  const rosy = (isMerry ? 0.5 : 0.36) + (age === 'child' ? 0.1 : 0);
  for (const side of [-1, 1]) paintSpot(context, mix(skin, [226, 72, 62], 0.55), [side * 88, -52, 52, 52, rosy]);
  if (age === 'old') folds(context, css(darken(mix(skin, [176, 70, 52], 0.4), 0.2), 0.42));

  // The lower lip shades the chin.
  paintSpot(context, darken(mix(skin, [170, 60, 40], 0.4), 0.25), [0, shape.open * 0.9 + 21, 26, 26, 0.42]);
  if (shape.open === 0)
    closed(
      context,
      shape.wide * 0.86 * (1 + BROADEST * featuresIn(sheet).mouth),
      smile,
      tone,
      (isPainted ? 1.25 : 1) * fullnessOf(sheet),
    );
  else opened(context, shape, smile, tone, isPainted ? 11 : 7);
  const corner = css(darken(mix(skin, [176, 70, 52], 0.4), 0.2), 0.6);
  if (smile > 8)
    for (const side of [-1, 1])
      crease(context, side * (shape.wide * (shape.open === 0 ? 0.86 : 1) + 7), -smile * 0.62, side, corner);
  return { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data };
}

/** @param full thickness of the lips relative to thin ones */
function closed(context: SKRSContext2D, wide: number, smile: number, tone: Rgb, full: number): void {
  const [ends, dip] = [-smile * 0.7, smile * 0.55];
  const upper = context.createLinearGradient(0, dip - 13 * full, 0, dip + 2);
  upper.addColorStop(0, css(tone, 0.55));
  upper.addColorStop(1, css(darken(tone, 0.2), 0.95));
  context.fillStyle = upper;
  context.beginPath();
  context.moveTo(-wide * 0.94, ends);
  context.bezierCurveTo(-wide * 0.5, dip - 11 * full, -wide * 0.2, dip - 17 * full, 0, dip - 10 * full);
  context.bezierCurveTo(wide * 0.2, dip - 17 * full, wide * 0.5, dip - 11 * full, wide * 0.94, ends);
  context.quadraticCurveTo(0, smile * 1.6, -wide * 0.94, ends);
  context.fill();
  const lower = context.createLinearGradient(0, dip, 0, dip + 22 * full);
  lower.addColorStop(0, css(darken(tone, 0.08), 0.95));
  lower.addColorStop(0.45, css(lighten(tone, 0.22), 0.95));
  lower.addColorStop(1, css(tone, 0.35));
  context.fillStyle = lower;
  context.beginPath();
  context.moveTo(-wide * 0.86, ends + 2);
  context.quadraticCurveTo(0, smile * 1.6, wide * 0.86, ends + 2);
  context.quadraticCurveTo(0, smile * 1.3 + 40 * full, -wide * 0.86, ends + 2);
  context.fill();
  context.strokeStyle = css(darken(tone, 0.55), 0.9);
  context.lineWidth = 3.6;
  context.beginPath();
  context.moveTo(-wide, ends - 1);
  context.quadraticCurveTo(0, smile * 1.7, wide, ends - 1);
  context.stroke();
}

/** @param lips thickness of the lips */
function opened(
  context: SKRSContext2D,
  { wide, open, teeth }: (typeof SHAPES)['open'],
  smile: number,
  tone: Rgb,
  lips: number,
): void {
  // The corners of a sad mouth hang, and its lower lip is straight. Otherwise, it would seem to laugh.
  const [hang, deep] = smile < 0 ? [1.35, 0.62] : [0.6, 0.95];
  const outline = (grow: number) => {
    context.beginPath();
    context.moveTo(-wide - grow, -smile * hang);
    context.bezierCurveTo(
      -wide * 0.5,
      -open * 0.34 - grow + smile * 0.2,
      wide * 0.5,
      -open * 0.34 - grow + smile * 0.2,
      wide + grow,
      -smile * hang,
    );
    context.bezierCurveTo(wide * 0.8, open * deep + grow, -wide * 0.8, open * deep + grow, -wide - grow, -smile * hang);
    context.closePath();
  };
  const lip = context.createLinearGradient(0, -open * 0.4, 0, open * 0.9 + 8);
  lip.addColorStop(0, css(darken(tone, 0.14)));
  lip.addColorStop(1, css(lighten(tone, 0.14)));
  outline(lips);
  context.fillStyle = lip;
  context.fill();
  outline(0);
  context.fillStyle = '#3c1014';
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(hex('#d9606a'));
  context.beginPath();
  context.ellipse(0, open * 0.72, wide * 0.62, open * 0.42, 0, 0, 7);
  context.fill();
  if (teeth > 0 && smile >= 0) {
    context.fillStyle = '#fffaf2';
    context.fillRect(-wide, -open, wide * 2, open * (0.78 + teeth * 0.5));
    if (teeth < 1) {
      context.fillStyle = '#3c1014';
      context.beginPath();
      context.ellipse(0, open * 0.6, wide * 0.96, open * (0.66 - teeth * 0.3), 0, 0, 7);
      context.fill();
      context.fillStyle = css(hex('#d9606a'));
      context.beginPath();
      context.ellipse(0, open * 0.86, wide * 0.55, open * 0.36, 0, 0, 7);
      context.fill();
    }
  }
  context.restore();
}

/** Draws what age gives a face: folds from the nose to the corners of the mouth, and bags below the eyes. */
function folds(context: SKRSContext2D, color: string): void {
  context.strokeStyle = color;
  for (const side of [-1, 1]) {
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(side * 36, -50);
    context.quadraticCurveTo(side * 66, -30, side * 68, 2);
    context.stroke();
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(side * 46, -74);
    context.quadraticCurveTo(side * 64, -64, side * 84, -73);
    context.stroke();
  }
}

function crease(context: SKRSContext2D, x: number, y: number, side: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - side * 2, y - 9);
  context.quadraticCurveTo(x + side * 5, y, x - side * 2, y + 8);
  context.stroke();
}

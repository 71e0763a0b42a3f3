import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, mix } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';

/** Size of the print, pixels. */
const [WIDTH, HEIGHT] = [192, 144];

const SHAPES: Readonly<Record<FaceState['mouth'], { wide: number; open: number; teeth: number }>> = {
  closed: { wide: 46, open: 0, teeth: 0 },
  teeth: { wide: 44, open: 16, teeth: 1 },
  narrow: { wide: 18, open: 15, teeth: 0 },
  round: { wide: 24, open: 34, teeth: 0 },
  'half-open': { wide: 38, open: 24, teeth: 0.4 },
  open: { wide: 40, open: 52, teeth: 0.25 },
  wide: { wide: 54, open: 36, teeth: 0.42 },
};

/** How far the corners of the mouth rise, pixels. */
const SMILES: Readonly<Record<FaceState['feeling'], number>> = {
  neutral: 5,
  happy: 20,
  'in-love': 17,
  sad: -14,
  angry: -9,
  surprised: 0,
  afraid: -8,
};

export function mouthKey({ mouth, feeling, strength }: FaceState): string {
  return `${mouth}/${feeling}/${Math.round(strength * 2)}`;
}

/** Returns a mouth with soft lips as a print for the lower face, transparent around the mouth. */
export function mouthOf({ lips, skin, age }: CharacterSheet, { mouth, feeling, strength }: FaceState): Texture {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const shape = SHAPES[mouth === 'closed' && feeling === 'happy' && strength > 0.6 ? 'teeth' : mouth];
  const smile = SMILES[feeling] * (0.3 + strength * 0.7);
  const [x, y] = [WIDTH / 2, HEIGHT * 0.46];
  const tone = mix(lips, skin, age === 'child' ? 0.5 : 0.2);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.translate(x, y);
  if (shape.open === 0) closed(context, shape.wide * 0.92, smile, css(darken(tone, 0.42)), css(tone, 0.75));
  else opened(context, shape, smile, css(tone));
  const corner = css(darken(mix(skin, lips, 0.4), 0.3), 0.55);
  if (smile > 8) for (const side of [-1, 1]) crease(context, side * (shape.wide + 6), -smile * 0.55, side, corner);
  return { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data };
}

function closed(context: SKRSContext2D, wide: number, smile: number, line: string, lip: string): void {
  context.fillStyle = lip;
  context.beginPath();
  context.moveTo(-wide * 0.85, -smile * 0.5);
  context.quadraticCurveTo(0, smile * 0.9 - 12, wide * 0.85, -smile * 0.5);
  context.quadraticCurveTo(0, smile * 0.9 + 22, -wide * 0.85, -smile * 0.5);
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(-wide, -smile * 0.7);
  context.quadraticCurveTo(0, smile * 1.05, wide, -smile * 0.7);
  context.stroke();
}

function opened(
  context: SKRSContext2D,
  { wide, open, teeth }: (typeof SHAPES)['open'],
  smile: number,
  lip: string,
): void {
  const outline = (grow: number) => {
    context.beginPath();
    context.moveTo(-wide - grow, -smile * 0.6);
    context.bezierCurveTo(
      -wide * 0.5,
      -open * 0.34 - grow + smile * 0.2,
      wide * 0.5,
      -open * 0.34 - grow + smile * 0.2,
      wide + grow,
      -smile * 0.6,
    );
    context.bezierCurveTo(wide * 0.8, open * 0.95 + grow, -wide * 0.8, open * 0.95 + grow, -wide - grow, -smile * 0.6);
    context.closePath();
  };
  outline(6);
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
  if (teeth > 0) {
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

function crease(context: SKRSContext2D, x: number, y: number, side: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - side * 2, y - 9);
  context.quadraticCurveTo(x + side * 5, y, x - side * 2, y + 8);
  context.stroke();
}

/** Returns an eye seen from the front: the white, an iris with a dark rim and light from below, and the pupil. */
export function eyeOf({ eyes }: CharacterSheet): Texture {
  const size = 160;
  const canvas = createCanvas(size * 2, size);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, size * 2, size);
  context.translate(size, size / 2);
  // The texture of a ball follows its height, not its angle, so a circle in the middle must be drawn taller.
  context.scale(1, Math.PI / 2);
  const iris = context.createRadialGradient(0, 8, 4, 0, 0, 36);
  iris.addColorStop(0, css(mix(eyes, [255, 235, 190], 0.5)));
  iris.addColorStop(0.65, css(eyes));
  iris.addColorStop(1, css(darken(eyes, 0.7)));
  for (const [radius, color] of [
    [38, iris],
    [19, '#0c0808'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(0, 0, radius, 0, 7);
    context.fill();
  }
  return { width: size * 2, height: size, data: context.getImageData(0, 0, size * 2, size).data };
}

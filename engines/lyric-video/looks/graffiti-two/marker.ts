import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import type { Tint } from '../../look.ts';
import { clothesOf, twoTones } from './clothes.ts';
import { cel, type Fade } from './ink.ts';

/** A marker whose tip is at the pen's origin and whose other end is above it; it is 300 units long. */
export function marker(pen: Context2D, tint: Tint, light: string, dark: string): void {
  const paint = twoTones(tint, light, dark);
  const white: Fade = ['#fffdf2', '#fffdf2', '#b9b4d0'];
  cel(pen, 'M-9 4 L9 -8 L11 -34 L-11 -34 Z', paint, { line: 3 });
  cel(pen, 'M-13 -30 L13 -30 L24 -70 L-24 -70 Z', white, { shade: 'M6 -20 L30 -20 L30 -80 L8 -80 Z', line: 3 });
  cel(pen, 'M-25 -68 L25 -68 L25 -284 C18 -296 -18 -296 -25 -284 Z', white, {
    shade: 'M9 -60 L30 -60 L30 -300 L9 -300 Z',
    line: 4,
  });
  cel(pen, 'M-25 -196 L25 -196 L25 -284 C18 -296 -18 -296 -25 -284 Z', paint, {
    shade: 'M9 -190 L30 -190 L30 -300 L9 -300 Z',
    line: 4,
  });
}

/** A gloved right hand that writes with a marker: the tip is at the pen's origin, the sleeve leaves to the lower right. */
export function writingHand(pen: Context2D, tint: Tint): void {
  const { hood, glove } = clothesOf(tint);
  const part = (outline: string, shade: string, folds: string) => cel(pen, outline, glove, { shade, folds, line: 5 });
  cel(pen, 'M272 40 L352 -44 C420 0 760 300 1080 590 L880 830 C640 520 360 190 272 118 Z', hood, {
    shade: 'M262 96 C420 210 700 500 990 720 L880 840 L250 140 Z',
    folds: 'M420 92 C440 84 452 70 458 54 M520 220 C548 210 566 190 574 168 M640 330 C664 326 684 312 696 292',
    line: 5,
  });
  // The fingers that are bent under the hand, then its back.
  part(
    'M84 -20 C60 -10 48 14 62 32 C58 52 74 70 96 68 C104 92 134 104 162 96 L250 70 L200 -40 Z',
    'M50 36 C100 46 160 50 250 30 L250 120 L50 120 Z',
    'M62 32 C82 34 102 32 122 24 M96 68 C116 68 136 62 152 54',
  );
  part(
    'M150 -128 C196 -150 256 -128 298 -76 C326 -44 350 -22 362 2 L276 112 C232 112 176 96 140 54 C112 20 116 -84 150 -128 Z',
    'M120 20 C180 60 260 60 350 -4 L370 30 L270 130 L130 90 Z',
    'M206 -96 C220 -86 230 -72 234 -58 M246 -66 C258 -56 264 -44 266 -32',
  );
  pen.save();
  pen.rotate(0.62);
  marker(pen, tint, '#ffbe2e', '#c4520c');
  pen.restore();
  // Thumb and forefinger close around it.
  part(
    'M192 62 C150 66 112 40 92 -2 C80 -24 60 -40 50 -58 C46 -78 70 -88 86 -72 C112 -50 150 -30 186 -22 Z',
    'M60 -48 C90 -20 130 20 210 34 L200 80 L110 60 L50 -40 Z',
    'M56 -62 C62 -68 68 -70 76 -68',
  );
  part(
    'M206 -140 C166 -168 116 -158 92 -128 C78 -110 66 -92 60 -74 C58 -54 84 -48 96 -64 C112 -86 126 -98 146 -98 C168 -94 186 -80 200 -68 Z',
    'M66 -58 C92 -88 120 -120 156 -116 C180 -112 200 -96 216 -80 L200 -60 L140 -84 L90 -40 Z',
    'M108 -146 C114 -138 118 -130 120 -122',
  );
  // Both grow out of the hand without a seam.
  for (const [color, joint] of [
    [glove[1], 'M180 -128 L214 -134 L232 -62 L180 -84 Z M170 -16 L206 -30 L216 34 L172 26 Z'],
    [glove[2], 'M170 25 L216 33 L214 72 L170 57 Z'],
  ] as const) {
    pen.fillStyle = color;
    pen.fill(new Path2D(joint));
  }
}

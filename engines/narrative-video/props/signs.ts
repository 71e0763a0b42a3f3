import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';

/**
 * Draws a sign that hangs over a street: neon, or lanterns or a banner in towns of older architecture. Sizes are in
 * pixels.
 */
export function shopSign(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { architecture } = pen.hand;
  if (architecture === 'timber') lanterns(pen, x, y, width, height);
  else if (architecture === 'spires') banner(pen, x, y, width, height);
  else neon(pen, x, y, width, height);
}

function neon(pen: Pen, x: number, y: number, width: number, height: number): void {
  const tone = pen.chance.pick([hex('#ff3fa4'), hex('#33e0ff'), hex('#ffd23f'), hex('#8f5bff'), hex('#5dff9b')]);
  if (pen.light.isDark) pen.glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.3, tone, 0.55);
  pen.rect(x, y, width, height, hex('#1c1830'));
  const strokes = Math.max(2, Math.round(height / width) * 2);
  for (let index = 0; index < strokes; index += 1) {
    const top = y + (height / strokes) * (index + 0.3);
    pen.rect(x + width * 0.2, top, width * pen.chance.between(0.35, 0.6), (height / strokes) * 0.32, tone, {
      isBright: true,
    });
  }
}

/** Draws paper lanterns on a string. */
function lanterns(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { light } = pen;
  const middle = x + width / 2;
  const radius = width * 0.42;
  pen.line(
    [
      [middle, y],
      [middle, y + height],
    ],
    Math.max(1, width * 0.06),
    hex('#4a3428'),
    { hasOutline: false },
  );
  for (let down = y + radius; down < y + height; down += radius * 2.5) {
    if (light.isDark) pen.glow(middle, down, radius * 3.4, hex('#ff8a3a'), 0.5);
    const paper = light.isDark ? hex('#ff9a4a') : hex('#d8503a');
    pen.disc(middle, down, radius, paper, { isBright: light.isDark, squash: 1.15 });
    for (const cap of [-1.1, 0.95])
      pen.rect(middle - radius * 0.4, down + radius * cap, radius * 0.8, radius * 0.2, hex('#3a2a24'), {
        hasOutline: false,
      });
  }
}

/** Draws a banner on a golden pole, with a lantern above it. */
function banner(pen: Pen, x: number, y: number, width: number, height: number): void {
  const cloth = pen.chance.pick([hex('#a8324a'), hex('#3a4fb0'), hex('#2f8a6a')]);
  pen.rect(x - width * 0.2, y, width * 1.4, Math.max(1, width * 0.1), hex('#e0b850'), { hasOutline: false });
  pen.shape(
    [
      [x, y + width * 0.1],
      [x + width, y + width * 0.1],
      [x + width, y + height * 0.8],
      [x + width * 0.5, y + height * 0.62],
      [x, y + height * 0.8],
    ],
    cloth,
  );
  pen.rect(x + width * 0.4, y + width * 0.1, width * 0.2, height * 0.56, darken(cloth, 0.25), { hasOutline: false });
  const lit = { isBright: pen.light.isDark, hasOutline: false };
  if (pen.light.isDark) pen.glow(x + width * 0.5, y - width * 0.2, width * 2.4, hex('#ffd070'), 0.6);
  pen.disc(x + width * 0.5, y - width * 0.2, width * 0.3, hex('#ffe6a0'), { ...lit, squash: 1.3 });
}

/** Colors of lanterns and pennants on strings over a street. */
const GAY: readonly Rgb[] = [hex('#ff8a3a'), hex('#ffd45a'), hex('#f0645a'), hex('#ffc07a')];

/**
 * Draws a string of lights over a street, or of pennants by day.
 * @param from its left end; the right one is as high
 * @param sag how far its middle hangs below the ends
 */
export function garland(pen: Pen, [left, top]: Point, width: number, sag: number): void {
  const at = (share: number): Point => [left + width * share, top + sag * 4 * share * (1 - share)];
  const size = width * 0.022;
  pen.line(
    Array.from({ length: 13 }, (_, step) => at(step / 12)),
    Math.max(1, size * 0.16),
    hex('#3a3040'),
    {
      hasOutline: false,
    },
  );
  const count = 11;
  for (let index = 0; index < count; index += 1) {
    const [x, y] = at((index + 0.5) / count);
    const tone = GAY[index % GAY.length] ?? hex('#ffd45a');
    if (pen.light.isDark) {
      pen.glow(x, y + size, size * 4, tone, 0.5);
      pen.disc(x, y + size, size, lighten(tone, 0.35), { isBright: true, squash: 1.15 });
    } else
      pen.shape(
        [
          [x - size, y],
          [x + size, y],
          [x, y + size * 2.2],
        ],
        tone,
        { hasOutline: false, isFlat: true },
      );
  }
}

/** Draws the light that windows and lamps throw on the ground at night, as a pool of some width. */
export function poolOfLight(pen: Pen, x: number, y: number, width: number): void {
  if (!pen.light.isDark) return;
  for (const share of [1, 0.84, 0.68, 0.52, 0.36])
    pen.disc(x, y, width * share, hex('#ffc27a'), {
      squash: 0.2,
      alpha: 0.07,
      isBright: true,
      hasOutline: false,
    });
}

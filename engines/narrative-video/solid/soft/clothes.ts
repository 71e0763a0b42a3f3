import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, isBadged } from '../../../people/character-sheet.ts';
import { drawCostume, hasCostumePrint } from './costume-front.ts';
import { visible } from './visible-cloth.ts';

/** Length of sleeves, as a share of the arm's length. */
export const SLEEVES: Readonly<Record<CharacterSheet['top']['kind'], number>> = {
  't-shirt': 0.36,
  shirt: 0.94,
  sweater: 0.95,
  hoodie: 0.95,
  jacket: 0.96,
  spacesuit: 0.97,
  dress: 0.3,
  'tank-top': 0,
  robe: 0.92,
  gown: 0.26,
  leotard: 0,
};
/** Width of clothes relative to the body. */
export const LOOSE: Readonly<Record<CharacterSheet['top']['kind'], number>> = {
  't-shirt': 1.05,
  shirt: 1.04,
  sweater: 1.14,
  hoodie: 1.16,
  jacket: 1.12,
  spacesuit: 1.24,
  dress: 1,
  'tank-top': 1,
  robe: 1.12,
  gown: 1,
  leotard: 1,
};

/** Widths of collars, relative to the neck's. */
export const COLLARS: Partial<Record<CharacterSheet['top']['kind'], number>> = {
  hoodie: 2,
  sweater: 1.5,
  shirt: 1.5,
};
/** A belt has the second color of the clothes. The one of a jacket is the shirt's. */
export function beltOf({ top, bottom }: CharacterSheet): Rgb {
  return top.accent && top.kind !== 'jacket' ? top.accent : darken(bottom.color, 0.4);
}

/** Returns the color of the tie on a shirt. Uniforms are worn with one, also if the picture does not show it. */
export function tieOf(top: CharacterSheet['top']): Rgb | undefined {
  return top.tie ?? (isBadged(top) ? darken(top.color, 0.3) : undefined);
}

/**
 * Returns the print on the front. An open jacket shows a stripe of what is worn under it, with a lapel on either side.
 * A shirt has buttons, and a sweater may have a band.
 */
export function frontOf({ top, skin }: Pick<CharacterSheet, 'top' | 'skin'>): Partial<Surface> {
  const stripes = top.kind === 'sweater' && top.accent !== undefined;
  const isCostume = hasCostumePrint(top);
  if (!PRINTED.has(top.kind) && !stripes && !isCostume) return {};
  const [width, height] = [512, 64];
  const canvas = createCanvas(width, height * FINE);
  const context = canvas.getContext('2d');
  context.scale(1, FINE);
  const tone = css(top.accent ?? mix(top.color, [255, 255, 255], 0.7));
  const shape = (color: string, half: number, grow: number) => {
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y] of [
      [-half, 0],
      [half, 0],
      [half * grow, height],
      [-half * grow, height],
    ] as const)
      context.lineTo(width / 2 + x, y);
    context.fill();
  };
  // The print begins at the hips.
  const collar = (color: string, half: number, low: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(width / 2 - half, height);
    context.lineTo(width / 2 + half, height);
    context.lineTo(width / 2, low);
    context.fill();
  };
  context.fillStyle = tone;
  if (stripes) context.fillRect(0, 36, width, 8);
  else if (top.kind === 'jacket') {
    // Over a shirt that the picture shows, the jacket is buttoned.
    if (top.accent) {
      collar(tone, 48, 22);
      const tie = tieOf(top);
      if (tie) drawTie(context, css(visible(tie)), width / 2);
      for (const side of [-1, 1] as const) lapel(context, visible(top.color), width / 2, side);
      for (const y of [6, 12, 18]) dot(context, css(BRASS), [width / 2 - 7, y], 4.5);
    } else {
      shape(css(darken(visible(top.color), 0.22)), 44, 1.5);
      shape(tone, 34, 1.4);
    }
  } else if (top.kind === 'spacesuit') {
    shape(css(darken(top.color, 0.3)), 2, 1);
    for (const side of [-1, 1]) {
      context.fillStyle = css(mix(top.color, [255, 255, 255], 0.7));
      context.fillRect(width / 2 + side * 26 - 4, 0, 8, height - 8);
    }
  } else if (top.kind === 'shirt') {
    shape(css(darken(top.color, 0.2)), 2.5, 1);
    for (const y of [24, 36, 48]) context.fillRect(width / 2 - 4, y, 8, 3);
  }
  if (isCostume) drawCostume(context, top, skin, width / 2);
  if (top.kind === 'shirt' && top.tie) drawTie(context, css(visible(top.tie)), width / 2);
  for (const { across, up, colors, shape: sign } of top.emblems ?? []) {
    if (sign) continue;
    const x = width / 2 + Math.max(-0.5, Math.min(0.5, across)) * 100;
    colors.forEach((color, index) => {
      context.fillStyle = css(color);
      const wide = EMBLEM / colors.length;
      context.fillRect(
        x - EMBLEM / 2 + index * wide,
        Math.max(CHEST.from, Math.min(CHEST.to, up)) * height - 4,
        wide,
        7,
      );
    });
  }
  const rows = height * FINE;
  return { texture: { width, height: rows, data: context.getImageData(0, 0, width, rows).data } };
}

/** Tops with a print on the front. */
const PRINTED: ReadonlySet<CharacterSheet['top']['kind']> = new Set(['jacket', 'shirt', 'spacesuit']);
/** Shares of the print's height between which emblems are: on the chest. */
const CHEST = { from: 0.62, to: 0.66 };
/** Width of an emblem on the print, pixels. */
const EMBLEM = 40;
/** The chest is taller than the print's units: rows of pixels in one unit. */
const FINE = 3;
const BRASS: Rgb = [206, 164, 74];

/** @param half half of its width */
function dot(context: SKRSContext2D, color: string, [x, y]: readonly [number, number], half: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, half, half / FINE / 1.5, 0, 0, 7);
  context.fill();
}

function drawTie(context: SKRSContext2D, color: string, middle: number): void {
  context.fillStyle = color;
  context.beginPath();
  for (const [x, y] of [
    [-8, 64],
    [8, 64],
    [8, 57],
    [13, 30],
    [0, 22],
    [-13, 30],
    [-8, 57],
  ] as const)
    context.lineTo(middle + x, y);
  context.fill();
}

/** Draws a notched lapel beside the shirt, the edge of the jacket below it, and the flap of a pocket. */
function lapel(context: SKRSContext2D, cloth: Rgb, middle: number, side: -1 | 1): void {
  const line = css(darken(cloth, 0.5));
  context.fillStyle = css(lighten(cloth, 0.16));
  context.strokeStyle = line;
  context.lineWidth = 2;
  context.beginPath();
  for (const [x, y] of [
    [46, 64],
    [76, 62],
    [62, 50],
    [84, 47],
    [50, 35],
    [0, 20],
  ] as const)
    context.lineTo(middle + side * x, y);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillStyle = line;
  if (side > 0) context.fillRect(middle - 0.8, 0, 2, 20);
  context.fillRect(middle + side * 70 - 20, 13, 40, 1.4);
}

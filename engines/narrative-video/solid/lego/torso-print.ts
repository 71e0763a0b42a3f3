import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, luminance } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import { type CharacterSheet, type Emblem, hasOwnSkirt, isBadged } from '../../../people/character-sheet.ts';
import { drawOver, drawSign, gown, robe } from './costume-prints.ts';
import { fill, type Print } from './garment.ts';
import { ellipse, stroke, textureOf } from './ink.ts';
import { jacket } from './jacket-print.ts';
import { molded, moldedCloth, moldedSkin } from './plastic.ts';
import { spacesuit } from './spacesuit-print.ts';

/** Width of an emblem on the print. */
const EMBLEM = 26;

const [WIDTH, HEIGHT] = [160, 128];
/** Pixels for each unit of the print, along each side. In a close-up, a torso is as wide as the picture is high. */
const FINE = 3;

const GARMENTS: Record<CharacterSheet['top']['kind'], (print: Print) => void> = {
  't-shirt': tShirt,
  shirt,
  sweater,
  hoodie,
  jacket,
  spacesuit,
  dress,
  'tank-top': tankTop,
  robe,
  gown,
  leotard: tankTop,
};

/** Returns the print on the chest. */
export function printedTorso({ top, skin, bottom, presentation, age }: CharacterSheet): Texture {
  const canvas = createCanvas(WIDTH * FINE, HEIGHT * FINE);
  const context = canvas.getContext('2d');
  context.scale(FINE, FINE);
  const color = moldedCloth(top.color);
  const accent = top.accent ? molded(top.accent) : luminance(color) > 150 ? darken(color, 0.45) : lighten(color, 0.7);
  const line = css(darken(color, 0.35));
  const isTwoTone = top.accent !== undefined;
  // A sign or a tabard is on plain cloth.
  const isPlain = top.kind === 'sweater' && (top.over !== undefined || top.emblems?.some(({ shape }) => shape));
  (isPlain ? collarOnly : GARMENTS[top.kind])({
    context,
    color,
    accent,
    isTwoTone,
    // Uniforms are worn with a tie.
    tie: top.tie ? moldedCloth(top.tie) : isBadged(top) ? darken(color, 0.45) : undefined,
    line,
    neck: css(moldedSkin(skin)),
  });
  drawOver(context, top);
  for (const emblem of top.emblems ?? [])
    if (emblem.shape) drawSign(context, emblem, emblem.shape, line);
    else pinOn(context, emblem, line);
  // A printed waist, because all torsos have the same form.
  if (presentation === 'feminine' && age !== 'child')
    for (const side of [-1, 1])
      stroke(context, line, 4, [
        [80 + side * 62, 40],
        [80 + side * 36, 82],
        [80 + side * 60, 122],
      ]);
  if (!hasOwnSkirt(top) && !top.over) {
    context.fillStyle = css(darken(moldedCloth(bottom.color), 0.25));
    context.fillRect(0, 120, WIDTH, 8);
  }
  return textureOf(canvas);
}

function pinOn(context: SKRSContext2D, { across, up, colors }: Emblem, line: string): void {
  const [x, y] = [80 + Math.max(-0.55, Math.min(0.55, across)) * 80, 18 + (1 - up) * 100];
  const [left, top, tall] = [x - EMBLEM / 2, y - 6, 13];
  const wide = EMBLEM / colors.length;
  colors.forEach((tone, index) => {
    context.fillStyle = css(tone);
    context.fillRect(left + index * wide, top, wide, tall);
  });
  context.strokeStyle = line;
  context.lineWidth = 1.6;
  context.strokeRect(left, top, EMBLEM, tall);
}

function shirt({ context, color, accent, line, neck }: Print): void {
  fill(context, neck, [
    [64, 0],
    [96, 0],
    [80, 18],
  ]);
  for (const side of [-1, 1])
    fill(context, css(lighten(color, 0.25)), [
      [80, 18],
      [80 + side * 18, 0],
      [80 + side * 30, 4],
      [80 + side * 14, 28],
    ]);
  stroke(context, line, 2.5, [
    [80, 20],
    [80, 128],
  ]);
  for (const y of [40, 66, 92]) ellipse(context, 86, y, 3, 3, css(accent));
}

function hoodie({ context, color, line }: Print): void {
  fill(context, css(darken(color, 0.2)), [
    [48, 0],
    [112, 0],
    [96, 24],
    [64, 24],
  ]);
  for (const side of [-1, 1])
    stroke(context, '#f4f4f0', 4, [
      [80 + side * 10, 20],
      [80 + side * 11, 56],
    ]);
  stroke(context, line, 3, [
    [50, 112],
    [56, 78],
    [104, 78],
  ]);
  stroke(context, line, 3, [
    [104, 78],
    [110, 112],
  ]);
}

function collarOnly({ context, color }: Print): void {
  fill(context, css(darken(color, 0.2)), [
    [58, 0],
    [102, 0],
    [98, 10],
    [62, 10],
  ]);
}

function sweater(print: Print): void {
  const { context, accent } = print;
  collarOnly(print);
  for (const y of [46, 60]) {
    context.fillStyle = css(accent);
    context.fillRect(0, y, WIDTH, 8);
  }
}

function dress({ context, color, accent, neck }: Print): void {
  fill(context, neck, [
    [56, 0],
    [104, 0],
    [92, 22],
    [68, 22],
  ]);
  context.fillStyle = css(accent);
  context.fillRect(0, 96, WIDTH, 14);
  for (let dot = 0; dot < 12; dot += 1)
    ellipse(
      context,
      24 + (dot % 4) * 38 + (Math.floor(dot / 4) % 2) * 16,
      38 + Math.floor(dot / 4) * 22,
      3.4,
      3.4,
      css(lighten(color, 0.45)),
    );
}

function tankTop({ context, neck }: Print): void {
  fill(context, neck, [
    [0, 0],
    [44, 0],
    [34, 40],
    [0, 46],
  ]);
  fill(context, neck, [
    [160, 0],
    [116, 0],
    [126, 40],
    [160, 46],
  ]);
  fill(context, neck, [
    [60, 0],
    [100, 0],
    [94, 20],
    [66, 20],
  ]);
}

function tShirt({ context, color, accent, isTwoTone, neck }: Print): void {
  fill(context, neck, [
    [64, 0],
    [96, 0],
    [90, 9],
    [70, 9],
  ]);
  if (isTwoTone) {
    ellipse(context, 80, 58, 26, 26, css(accent));
    star(context, 80, 58, 18, css(color));
  }
}

function star(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const [angle, reach] = [(point / 10) * Math.PI * 2 - Math.PI / 2, point % 2 ? radius * 0.45 : radius];
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
}

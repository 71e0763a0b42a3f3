import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, type Rgb } from '../../../drawing/color.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import { stroke, textureOf } from './ink.ts';

/** Size of the print around a piece of hair, from its crown to its hem, pixels. */
const [WIDE, TALL] = [768, 96];
const GROOVES = 22;
/** Width of a groove, and how far one moves aside between crown and hem, pixels: hanging, and combed to a side. */
const THIN = 4.5;
const SWEEP = { hanging: 30, combed: 125 };
/** How much darker a groove is than the piece, and how much lighter its lit edge. */
const [SHADE, GLEAM] = [0.3, 0.22];
/** How much lighter or darker locks between grooves are by turns, and the depths at which grooves end by turns. */
const [LOCK, ENDS] = [0.05, [1, 0.7, 1, 0.85]] as const;

/**
 * Returns the grooves that a mold cuts into hair: thin, sharp, and with one lit edge.
 * @param way side to which the hair is combed: -1 left, 1 right as the viewer sees it
 * @param isCombed whether it is combed over to that side and does not hang
 */
export function strandPrint(color: Rgb, way: -1 | 1, isCombed = false): Texture {
  const sweep = isCombed ? SWEEP.combed : SWEEP.hanging;
  const canvas = createCanvas(WIDE, TALL);
  const context = canvas.getContext('2d');
  context.fillStyle = css(color);
  context.fillRect(0, 0, WIDE, TALL);
  const pitch = WIDE / GROOVES;
  const line = (x: number, end: number, tone: Rgb, width: number) =>
    stroke(context, css(tone), width, [
      [x, 0],
      [x + way * sweep * 0.2 * end, TALL * 0.5 * end],
      [x + way * sweep * end, TALL * end],
    ]);
  // Those at both ends wrap around.
  const beyond = Math.ceil(sweep / pitch);
  for (let groove = -beyond; groove <= GROOVES + beyond; groove += 1) {
    const [x, end] = [groove * pitch, ENDS[(groove + GROOVES * 2) % ENDS.length] as number];
    if (groove % 2) line(x + pitch / 2, 1, darken(color, LOCK), pitch);
    line(x + THIN * 0.8, end, lighten(color, GLEAM), THIN * 0.6);
    line(x, end, darken(color, SHADE), THIN);
  }
  return textureOf(canvas);
}

/** Size of the print on one curl, whose middle is its upper edge, pixels, and how often a groove winds around it. */
const [ROUND, DEEP, TURNS] = [128, 64, 1.6];
/** How much darker this groove is than the curl: there are so many that deeper ones would make the hair dark. */
const CURL_SHADE = 0.2;

/** Returns the groove of a curl, which winds from the middle to the edge. */
export function curlPrint(color: Rgb): Texture {
  const canvas = createCanvas(ROUND, DEEP);
  const context = canvas.getContext('2d');
  context.fillStyle = css(color);
  context.fillRect(0, 0, ROUND, DEEP);
  for (let turn = -Math.ceil(TURNS); turn <= 0; turn += 1) {
    const [x, end] = [turn * ROUND, turn * ROUND + ROUND * TURNS];
    stroke(context, css(lighten(color, GLEAM)), THIN * 0.8, [
      [x, THIN * 0.8],
      [end, DEEP * 0.55 + THIN * 0.8],
    ]);
    stroke(context, css(darken(color, CURL_SHADE)), THIN, [
      [x, 0],
      [end, DEEP * 0.55],
    ]);
  }
  return textureOf(canvas);
}

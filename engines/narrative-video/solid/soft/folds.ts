import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, lighten, luminance } from '../../../drawing/color.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';

/** Size of the print around a sleeve or a leg, pixels. */
const [WIDE, TALL] = [96, 160];
/** Number of folds at a joint and at the end of a limb, and the share of the limb over which they spread. */
const BUNCHES = { joint: { count: 7, spread: 0.11 }, end: { count: 4, spread: 0.05 } };
/** Where cloth gathers at the end of a limb, and where its hem is sewn, as shares of the limb. */
const [GATHERED, HEM] = [0.84, 0.905];
/** How much lighter the ridge of a fold in fair cloth is, and the luminance from which cloth is fair. */
const [LIT, FAIR] = [0.42, 130];
/** Widths of the strokes that make a soft fold, pixels, and their opacity. */
const [STROKES, OPACITY] = [[7, 4.5, 2.2], 0.13];

/**
 * Returns the cloth of a limb with soft folds where it bends, and a seam along it.
 * @param joint place of the elbow or the knee, as a share of the limb's length
 */
export function folded(cloth: Surface, joint: number): Surface {
  const canvas = createCanvas(WIDE, TALL);
  const context = canvas.getContext('2d');
  context.fillStyle = css(cloth.color);
  context.fillRect(0, 0, WIDE, TALL);
  context.lineCap = 'round';
  const chance = chanceOf(`${cloth.color}/${joint}/folds`);
  // On dark cloth, light folds as bright as on fair cloth would be scratches.
  const bright = LIT * Math.min(1, luminance(cloth.color) / FAIR);
  const [dark, light] = [darken(cloth.color, 0.5), lighten(cloth.color, bright)];
  for (const [middle, { count, spread }] of [
    [joint, BUNCHES.joint],
    [GATHERED, BUNCHES.end],
  ] as const) {
    for (let fold = 0; fold < count; fold += 1) {
      // Folds gather in the bend, which is in front of a knee's back and inside an elbow, and fan out from there.
      const off = (fold / (count - 1) - 0.5) * 2;
      const from = [WIDE * chance.between(0.1, 0.9), TALL * (middle + off * spread * 0.5)] as const;
      const long = WIDE * chance.between(0.22, 0.4);
      const to = [from[0] + long, TALL * (middle + off * spread * chance.between(1, 1.7))] as const;
      for (const width of STROKES) {
        stroke(context, css(light, OPACITY * 0.8), width, from, to, -2.4);
        stroke(context, css(dark, OPACITY), width, from, to, 0);
      }
    }
  }
  context.lineWidth = 1.2;
  context.strokeStyle = css(dark, 0.4);
  for (const y of [TALL * HEM, TALL * HEM + 3]) line(context, 0, y, WIDE, y);
  line(context, 0.6, 0, 0.6, TALL);
  const { data } = context.getImageData(0, 0, WIDE, TALL);
  return { ...cloth, texture: { width: WIDE, height: TALL, data } };
}

/** Strokes a fold, also beyond the sides, which meet behind the limb. */
function stroke(
  context: SKRSContext2D,
  color: string,
  width: number,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  up: number,
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  for (const shift of [-WIDE, 0, WIDE]) {
    context.beginPath();
    context.moveTo(fromX + shift, fromY + up);
    context.quadraticCurveTo((fromX + toX) / 2 + shift, fromY + up + (toY - fromY) * 0.2, toX + shift, toY + up);
    context.stroke();
  }
}

function line(context: SKRSContext2D, fromX: number, fromY: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
}

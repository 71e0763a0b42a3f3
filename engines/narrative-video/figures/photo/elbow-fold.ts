import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Chain } from '../kit/limb.ts';

/** Bends of an elbow, in radians, between which its fold appears. */
const [STRAIGHT, BENT] = [0.45, 1.35];
/** Half of a sleeve's width at the elbow, in shares of the height: the fold's length and width are relative to it. */
const HALF = 0.03;
/** Length and half of the width of the fold's picture, where its middle is on the way from the elbow inward, and its opacity. */
const FOLD = { long: 2.6, half: 1.15, at: 0.3, opacity: 0.55 };
/** Width and height of the fold's picture, pixels. */
const [WIDE, TALL] = [130, 115];
/** Where the folds of the cloth meet, and where they end, in shares of the picture: at the outside of the elbow. */
const MEET = [0.8, 0.5] as const;
const ENDS = [
  [0.44, 0.12],
  [0.22, 0.42],
  [0.4, 0.84],
] as const;

let folds: Canvas | undefined;

/** Draws the shadow in the crook of a bent arm. Without it, an arm bends like a hose. @param height of the figure, pixels */
export function foldElbow(context: Context2D, [shoulder, elbow, wrist]: Chain, height: number): void {
  const upper = Math.atan2(shoulder.y - elbow.y, shoulder.x - elbow.x);
  const lower = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x);
  const between = Math.abs(Math.atan2(Math.sin(upper - lower), Math.cos(upper - lower)));
  const share = smoothstep(STRAIGHT, BENT, Math.PI - between);
  if (share === 0) return;
  const inward = Math.atan2(Math.sin(upper) + Math.sin(lower), Math.cos(upper) + Math.cos(lower));
  const half = HALF * height;
  folds ??= drawnFolds();
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha *= FOLD.opacity * share;
  context.translate(elbow.x, elbow.y);
  context.rotate(inward);
  context.drawImage(folds, half * (FOLD.at - FOLD.long / 2), -half * FOLD.half, half * FOLD.long, half * FOLD.half * 2);
  context.restore();
}

/** Draws the deep shadow in the crook, and the folds that spread from it over the elbow, each with its lit ridge. */
function drawnFolds(): Canvas {
  const { canvas, pen } = newCanvas(WIDE, TALL);
  const [x, y] = [MEET[0] * WIDE, MEET[1] * TALL];
  const shade = pen.createRadialGradient(x, y, 0, x, y, TALL * 0.42);
  shade.addColorStop(0, 'rgba(10,6,12,0.9)');
  shade.addColorStop(0.4, 'rgba(10,6,12,0.5)');
  shade.addColorStop(1, 'rgba(10,6,12,0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDE, TALL);
  pen.lineCap = 'round';
  for (const [across, down] of ENDS) {
    const [endX, endY] = [across * WIDE, down * TALL];
    const [bendX, bendY] = [(x + endX) / 2, (y + endY) / 2 + (endY - y) * 0.16];
    for (const [color, width, by] of [
      ['rgba(10,6,12,0.34)', 11, 0],
      ['rgba(255,238,220,0.07)', 9, 10],
    ] as const) {
      const fades = pen.createLinearGradient(x, y, endX, endY);
      fades.addColorStop(0, color);
      fades.addColorStop(0.3, color);
      fades.addColorStop(1, color.replace(/[\d.]+\)$/, '0)'));
      pen.filter = `blur(${width / 3.2}px)`;
      pen.strokeStyle = fades;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(x, y + by / 3);
      pen.quadraticCurveTo(bendX, bendY + by, endX, endY + by);
      pen.stroke();
    }
  }
  return canvas;
}

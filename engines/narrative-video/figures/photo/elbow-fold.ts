import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Chain } from '../kit/limb.ts';

/** Bends of an elbow, in radians, between which its fold appears. */
const [STRAIGHT, BENT] = [0.45, 1.35];
/** Half of a sleeve's width at the elbow, in shares of the height: the fold's length and width are relative to it. */
const HALF = 0.03;
/** Length and half of the width of the fold, where its middle is on the way from the elbow inward, and its opacity. */
const FOLD = { long: 2, half: 0.62, at: 0.55, opacity: 0.6 };
/** Side of the fold's picture, pixels. */
const SIDE = 48;

let soft: Canvas | undefined;

/** Draws the shadow in the crook of a bent arm. Without it, an arm bends like a hose. @param height of the figure, pixels */
export function foldElbow(context: Context2D, [shoulder, elbow, wrist]: Chain, height: number): void {
  const upper = Math.atan2(shoulder.y - elbow.y, shoulder.x - elbow.x);
  const lower = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x);
  const between = Math.abs(Math.atan2(Math.sin(upper - lower), Math.cos(upper - lower)));
  const share = smoothstep(STRAIGHT, BENT, Math.PI - between);
  if (share === 0) return;
  const inward = Math.atan2(Math.sin(upper) + Math.sin(lower), Math.cos(upper) + Math.cos(lower));
  const half = HALF * height;
  soft ??= softDisc();
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha *= FOLD.opacity * share;
  context.translate(elbow.x, elbow.y);
  context.rotate(inward);
  context.drawImage(soft, half * (FOLD.at - FOLD.long / 2), -half * FOLD.half, half * FOLD.long, half * FOLD.half * 2);
  context.restore();
}

function softDisc(): Canvas {
  const { canvas, pen } = newCanvas(SIDE, SIDE);
  const shade = pen.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2);
  shade.addColorStop(0, 'rgba(10,6,12,0.9)');
  shade.addColorStop(0.4, 'rgba(10,6,12,0.42)');
  shade.addColorStop(1, 'rgba(10,6,12,0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}

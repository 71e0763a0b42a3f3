import type { Context2D } from '../../../drawing/canvas.ts';
import { curve, offset, ribbon } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp, easeInOut } from '../../../drawing/motion.ts';
import type { clothesOf } from './clothes.ts';
import { cel, type Fade } from './ink.ts';
import { sneaker } from './sneaker.ts';

/** Length of a thigh and of a shin, half of a step, and how high a foot swings. In the boy's units, as are the next. */
const [BONE, STEP, LIFT] = [184, 138, 74];
/** Height of a foot's ankle over the ground. */
export const ANKLE = 84;
/** Radians by which a toe points up when its heel lands, and down when it leaves the ground. */
const [TOE_UP, TOE_DOWN] = [-0.46, 0.72];
/** How high an ankle is then over its place on the ground. */
const [LANDING, LEAVING] = [24, 68];
/** Half of the width of a baggy leg from the hip to the cuff. */
const HALF = [60, 62, 58, 50, 46, 48, 56];

/**
 * Draws a leg of a strut.
 * @param hip in the pen's units
 * @param ground height of the ground
 * @param phase share of two steps, 0 when the heel lands in front
 */
export function struttingLeg(
  pen: Context2D,
  clothes: ReturnType<typeof clothesOf>,
  hip: Point,
  ground: number,
  phase: number,
  isFar: boolean,
): void {
  const foot = footAt(phase);
  const ankle: Point = [hip[0] + 16 + foot.x, ground - ANKLE + foot.y];
  const [across, down] = [ankle[0] - hip[0], ankle[1] - hip[1]];
  const far = Math.min(Math.hypot(across, down), 1.995 * BONE);
  const bend = Math.sqrt(BONE ** 2 - (far / 2) ** 2);
  const turn = Math.atan2(down, across);
  // The knee is before the line from hip to ankle.
  const knee: Point = [
    hip[0] + Math.cos(turn) * (far / 2) + Math.sin(turn) * bend,
    hip[1] + Math.sin(turn) * (far / 2) - Math.cos(turn) * bend,
  ];
  const cuff: Point = [ankle[0] + (ankle[0] - knee[0]) * 0.02, ankle[1] + (ankle[1] - knee[1]) * 0.02];
  pen.save();
  pen.translate(...ankle);
  pen.rotate(foot.turn);
  pen.scale(0.96, 0.96);
  sneaker(pen, clothes);
  pen.restore();
  const [light, middle, dark] = clothes.jeans;
  const fade: Fade = isFar ? [middle, dark, dark] : [light, middle, dark];
  const line = curve([hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2], knee, cuff]);
  const half = (share: number) => {
    const at = clamp(share) * (HALF.length - 1);
    const index = Math.min(HALF.length - 2, Math.floor(at));
    const [from, to] = [HALF[index] as number, HALF[index + 1] as number];
    return from + (to - from) * (at - index);
  };
  const behind = offset(line, (share) => 0.55 * half(share));
  cel(pen, pathOf(ribbon(line, half)), fade, {
    shade: pathOf(ribbon(behind, (share) => 0.6 * half(share))),
    folds: foldsAt(knee, cuff),
    line: 6,
  });
}

/** Where a foot is, from the place below the hip, and how far its toe points down. */
function footAt(phase: number): { x: number; y: number; turn: number } {
  const at = ((phase % 1) + 1) % 1;
  if (at < 0.5) {
    const lands = clamp(1 - at / 0.1);
    const leaves = clamp((at - 0.3) / 0.2);
    return { x: STEP * (1 - 4 * at), y: -LANDING * lands - LEAVING * leaves, turn: TOE_UP * lands + TOE_DOWN * leaves };
  }
  const share = 2 * at - 1;
  const swing = easeInOut(share);
  return {
    x: -STEP * Math.cos(Math.PI * share),
    y: -LEAVING + (LEAVING - LANDING) * swing - LIFT * Math.sin(Math.PI * share),
    turn: TOE_DOWN + (TOE_UP - TOE_DOWN) * swing,
  };
}

function foldsAt([kneeX, kneeY]: Point, [x, y]: Point): string {
  const fold = (share: number, left: number, right: number) => {
    const [mx, my] = [kneeX + (x - kneeX) * share, kneeY + (y - kneeY) * share];
    return `M${mx + left} ${my - 6} C${mx + left / 2} ${my + 8} ${mx + right / 2} ${my + 8} ${mx + right} ${my - 2}`;
  };
  return `${fold(0, -6, 34)} ${fold(0.74, -36, 20)} ${fold(0.9, -24, 40)}`;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L')} Z`;
}

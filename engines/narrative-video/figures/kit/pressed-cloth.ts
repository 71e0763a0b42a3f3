import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import type { Chain } from './limb.ts';
import { between, type Spot } from './rig.ts';
import { type Point, smoothLine } from './tube.ts';

/** The dark of shade and folds on cloth of any color, and its opacity in both. */
const DARK: Rgb = [22, 14, 44];
const [SHADE, FOLDS] = [0.24, 0.5];
/** Where shade begins along a forearm: nearer to the elbow, nobody is behind it. */
const FROM = 0.45;
/** Folds below a hand that holds somebody: where they begin along it, and their lengths in hands. */
const FOLD: readonly (readonly [along: number, long: number])[] = [
  [0.16, 0.42],
  [0.5, 0.6],
  [0.84, 0.46],
];
/** How far folds lean back toward the wrist, as a share of their length. */
const LEAN = 0.36;

/**
 * Draws how cloth gives way under an arm that holds somebody: shade below forearm and hand, and folds that the hand pulls
 * up. The arm is drawn on top.
 * @param half half of the arm's width at the wrist, pixels
 */
export function drawPressedCloth(
  { context, stroke, line }: Brush,
  [, elbow, wrist]: Chain,
  tip: Spot,
  half: number,
): void {
  const long = Math.hypot(tip.x - wrist.x, tip.y - wrist.y);
  const [alongX, alongY] = [(tip.x - wrist.x) / (long || 1), (tip.y - wrist.y) / (long || 1)];
  const lower = ({ x, y }: Spot): Point => [x, y + half * 0.9];
  context.save();
  context.lineCap = 'round';
  context.globalAlpha = SHADE;
  stroke(
    smoothLine([lower(between(elbow, wrist, FROM)), lower(wrist), lower(between(wrist, tip, 0.8))]),
    DARK,
    (half * 1.7) / line,
  );
  context.globalAlpha = FOLDS;
  const folds = new Path2D();
  for (const [along, share] of FOLD) {
    const { x, y } = between(wrist, tip, along);
    const down = half * 1.1 + long * share;
    folds.moveTo(x, y + half);
    folds.quadraticCurveTo(
      x - alongX * down * LEAN * 0.2,
      y + down * 0.6 - alongY * down * LEAN * 0.2,
      x - alongX * down * LEAN,
      y + down,
    );
  }
  stroke(folds, DARK, 0.9);
  context.restore();
}

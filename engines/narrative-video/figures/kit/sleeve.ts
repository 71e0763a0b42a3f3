import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { ribOf, TOPS } from './garments.ts';
import type { Brush } from './ink.ts';
import { bendOf, type Chain, drawLimb, type Girth, HEMMED, innerCorner, wider } from './limb.ts';
import { between } from './rig.ts';
import { type Point, smoothLine, smoothPath } from './tube.ts';

type Top = CharacterSheet['top'];

/** Width of a long sleeve below the shoulder relative to the garment's usual one, and of its end relative to the wrist's. */
const [SHOULDER, WRIST] = [0.92, 1.26];
/** The same of the end of a robe's sleeve, which hangs from the wrist. */
const BELL = 2.5;
/** Shares of the way from the shoulder's width to the wrist's that a sleeve has at the elbow and at the forearm. */
const [ELBOW, FOREARM] = [0.4, 0.62];

/** Returns the widths of a sleeve: a long one tapers from the shoulder to the wrist. */
export function sleeveGirth(arm: Girth, { kind }: Pick<Top, 'kind'>): Girth {
  const { sleeve, width } = TOPS[kind];
  if (sleeve <= 1) return wider(arm, width);
  const [high, low] = [arm[1] * width * SHOULDER, arm[4] * (kind === 'robe' ? BELL : WRIST)];
  const at = (share: number) => high + (low - high) * share;
  return [arm[0] * width, high, at(ELBOW), at(FOREARM), low];
}

/** Bend from which the two halves of an arm overlap, in radians, and from which cloth has folds at the elbow. */
const [SHARP, FOLDED] = [1.7, 0.45];

/** Draws the sleeve of an arm: its cloth, the folds at a bent elbow, and the cuff or hem at its end. */
export function drawSleeve(
  brush: Brush,
  { chain, girth, height }: { chain: Chain; girth: Girth; height: number },
  { kind }: Pick<Top, 'kind'>,
  color: Rgb,
): void {
  const { sleeve } = TOPS[kind];
  drawLimb(brush, chain, { girth, height, to: sleeve, ends: HEMMED }, color, {
    relief: 0.55,
    hasRim: bendOf(chain) < SHARP,
  });
  if (sleeve > 1 && bendOf(chain) > FOLDED) drawElbowFolds(brush, chain, girth[2] * height, color);
}

/** Bend at which the fold at an elbow is as deep as it gets, in radians. */
const DEEPEST = 1.4;

/** Draws the folds of cloth that is pressed together in the bend of an elbow. */
function drawElbowFolds(brush: Brush, chain: Chain, half: number, color: Rgb): void {
  const [, joint, end] = chain;
  const corner = innerCorner(chain, half);
  const bend = bendOf(chain);
  const into: Point = [joint.x - corner[0], joint.y - corner[1]];
  const long = Math.hypot(end.x - joint.x, end.y - joint.y) || 1;
  const down: Point = [((end.x - joint.x) / long) * half, ((end.y - joint.y) / long) * half];
  const deep = Math.min(1, bend / DEEPEST);
  /** A point on the way from the fold to the elbow, and to the side of the hand in halves of the width. */
  const at = (share: number, aside: number): Point => [
    corner[0] + into[0] * share * deep + down[0] * aside,
    corner[1] + into[1] * share * deep + down[1] * aside,
  ];
  const shade = brush.ink.shadow?.color(color);
  if (shade) {
    const wedge = [at(-0.05, -0.04), at(0.5, 0), at(0.95, 0.16), at(0.5, 0.24), at(-0.05, 0.34)];
    brush.shape(smoothPath(wedge, 0.3), shade, { hasLine: false, isFlat: true });
  }
  const line = brush.ink.line(color);
  brush.stroke(smoothLine([at(-0.05, 0), at(0.5, 0), at(0.95, 0.16)]), line, 1.1);
  // A forearm that lies on the upper arm leaves no room for a second fold.
  if (bend < SHARP) brush.stroke(smoothLine([at(0.2, 0.5), at(0.5, 0.48), at(0.85, 0.6)]), line, 0.8);
}

/** Shares of a forearm's length that a cuff is long, and how much wider than the sleeve it is. */
const [CUFF, STANDS_OUT] = [0.13, 1.08];

/** Draws the cuff or hem at a sleeve's end. */
export function drawCuff(
  brush: Brush,
  { chain, girth, height }: { chain: Chain; girth: Girth; height: number },
  top: Top,
  paint: (color: Rgb) => Rgb,
): void {
  const { sleeve } = TOPS[top.kind];
  const [root, joint, end] = chain;
  const [from, to] = sleeve > 1 ? [joint, end] : [root, joint];
  const share = sleeve > 1 ? sleeve - 1 : sleeve;
  const half = (sleeve > 1 ? girth[4] : (girth[1] + girth[2]) / 2) * height * STANDS_OUT;
  const [high, low] = [between(from, to, Math.max(0, share - CUFF)), between(from, to, share + 0.02)];
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  // Its edges run around the arm.
  const at = ({ x, y }: { x: number; y: number }, along: number, aside: number): Point => [
    x + (dx * along - dy * aside) * half,
    y + (dy * along + dx * aside) * half,
  ];
  const band = new Path2D();
  band.moveTo(...at(high, 0, -1));
  band.quadraticCurveTo(...at(high, ROUND, 0), ...at(high, 0, 1));
  band.lineTo(...at(low, 0, 1));
  band.quadraticCurveTo(...at(low, ROUND, 0), ...at(low, 0, -1));
  band.closePath();
  const color = paint(top.color);
  brush.shape(band, top.accent ? paint(top.accent) : ribOf(color), { isFlat: true });
}

/** How far the edges of a cuff curve toward the hand, in halves of its width. */
const ROUND = 0.5;

import type { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import { hasOwnSkirt } from '../../../people/character-sheet.ts';
import { type Body, type BodyCut, chainOf, DRESS, type Side } from './body-cut.ts';
import type { Brush } from './ink.ts';
import { bendOf, type Chain, drawLimb, HEMMED, wider } from './limb.ts';
import { between, distance, type Spot } from './rig.ts';
import { drawSkirt, skirtOf } from './skirt.ts';
import type { Trunk } from './trunk.ts';
import { type Point, smoothLine, tube } from './tube.ts';

/** Length of a skirt, 1 at the knees. */
const SKIRT = 0.86;

/** Draws a leg with its trousers or shorts and its shoe. */
export function drawLeg({ brush, rig, cut, sheet, skin, paint }: Body, side: Side): void {
  const chain = chainOf(rig, side, 'leg');
  const { kind, color } = sheet.bottom;
  const isBare = kind !== 'trousers' || hasOwnSkirt(sheet.top);
  const [, , ankle] = chain;
  if (isBare) drawLimb(brush, chain, { girth: cut.leg, height: rig.height }, skin, { relief: 0.6 });
  drawFoot(brush, ankle, rig.joints[`${side}Toe`], cut, rig.height, paint(sheet.shoes));
  if (!isBare)
    drawLimb(brush, chain, { girth: wider(cut.leg, 1.16), height: rig.height, to: 1.96, ends: HEMMED }, paint(color), {
      relief: 0.7,
    });
  if (!isBare) {
    drawCreases(brush, chain, cut, rig.height, paint(color));
    drawTrouserEnd(brush, chain, cut, rig.height, paint(color));
  } else if (kind === 'shorts' && !hasOwnSkirt(sheet.top)) {
    drawLimb(brush, chain, { girth: wider(cut.leg, 1.28), height: rig.height, to: 0.82, ends: HEMMED }, paint(color), {
      relief: 0.7,
    });
  }
}

/** Draws a shoe. */
export function drawFoot(
  brush: Brush,
  ankle: Spot,
  toe: Spot,
  { foot: [width, tall] }: BodyCut,
  height: number,
  color: Rgb,
): void {
  const paths: Path2D[] = [];
  const [long, rise] = [toe.x - ankle.x, toe.y - ankle.y];
  const sole = tall * height;
  const isAside = Math.abs(long) > width * height * 0.9;
  if (isAside) {
    const heel = { x: ankle.x - long * 0.2, y: ankle.y - rise * 0.1 + sole * 0.35, half: sole };
    const arch = { x: ankle.x + long * 0.45, y: ankle.y + rise * 0.5 + sole * 0.2, half: sole * 1.06 };
    paths.push(tube([heel, arch, { x: toe.x, y: toe.y, half: sole * 0.8 }]));
  } else
    paths.push(
      tube([
        { ...ankle, half: width * height * 0.7 },
        { x: toe.x, y: toe.y, half: width * height },
      ]),
    );
  brush.union(paths, color, { relief: 0.4 });
  drawSole(brush, { ankle, toe, sole, isAside, half: width * height }, color);
}

/** Draws the sole and the tongue of a shoe. */
function drawSole(
  brush: Brush,
  { ankle, toe, sole, isAside, half }: { ankle: Spot; toe: Spot; sole: number; isAside: boolean; half: number },
  color: Rgb,
): void {
  const pale = luminance(color) > 150 ? darken(color, 0.25) : lighten(color, 0.5);
  if (isAside) {
    const long = toe.x - ankle.x;
    const heel: Point = [ankle.x - long * 0.22, ankle.y - (toe.y - ankle.y) * 0.1 + sole * 1.05];
    brush.stroke(
      smoothLine([heel, [ankle.x + long * 0.5, toe.y + sole * 0.72], [toe.x + long * 0.04, toe.y + sole * 0.5]]),
      pale,
      2.2,
    );
    brush.stroke(
      smoothLine([
        [ankle.x + long * 0.3, ankle.y - sole * 0.1],
        [ankle.x + long * 0.5, ankle.y + sole * 0.1],
      ]),
      pale,
      1.2,
    );
    return;
  }
  brush.stroke(
    smoothLine([
      [toe.x - half * 0.9, toe.y + half * 0.3],
      [toe.x, toe.y + half * 0.78],
      [toe.x + half * 0.9, toe.y + half * 0.3],
    ]),
    pale,
    2,
  );
  for (const down of [0.2, 0.5]) {
    const y = ankle.y + (toe.y - ankle.y) * down;
    brush.stroke(
      smoothLine([
        [ankle.x - half * 0.36, y],
        [ankle.x + half * 0.36, y],
      ]),
      pale,
      1,
    );
  }
}

/** Bend of a knee from which its hollow is not seen, in radians. It is not seen in a thigh toward the viewer either. */
const HIDDEN_HOLLOW = 0.9;

/** Draws the creases of trousers: in the hollow of a knee, and where the cloth breaks on the shoe. */
function drawCreases(brush: Brush, chain: Chain, { leg }: BodyCut, height: number, color: Rgb): void {
  const [hip, knee, ankle] = chain;
  const tone = brush.ink.line(color);
  const half = leg[2] * height * 1.16;
  const cross = (knee.x - hip.x) * (ankle.y - knee.y) - (knee.y - hip.y) * (ankle.x - knee.x);
  const hollow = cross > 0 ? -1 : 1;
  const at = (from: Spot, to: Spot, share: number, aside: number): Point => {
    const spot = between(from, to, share);
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return [spot.x + ((to.y - from.y) / long) * half * aside, spot.y - ((to.x - from.x) / long) * half * aside];
  };
  const crease = (...points: Point[]) => brush.stroke(smoothLine(points), tone, 0.75);
  const isSeen = bendOf(chain) < HIDDEN_HOLLOW && distance(hip, knee) > distance(knee, ankle) * 0.75;
  if (isSeen) {
    crease(at(hip, knee, 0.95, hollow * 0.98), at(hip, knee, 0.93, hollow * 0.3));
    crease(at(knee, ankle, 0.06, hollow * 0.98), at(knee, ankle, 0.12, hollow * 0.4));
  }
  crease(at(knee, ankle, 0.8, hollow * 0.72), at(knee, ankle, 0.76, 0), at(knee, ankle, 0.8, -hollow * 0.5));
}

/** Draws the turned-up end of a trouser leg. */
function drawTrouserEnd(brush: Brush, [, knee, ankle]: Chain, { leg }: BodyCut, height: number, color: Rgb): void {
  const band = [0.84, 0.97].map((at) => ({ ...between(knee, ankle, at), half: leg[4] * height * 1.24 }));
  const tone = luminance(color) > 60 ? darken(color, 0.14) : lighten(color, 0.12);
  brush.shape(tube(band, { start: 'flat', end: 'flat' }), tone, { isFlat: true });
}

/** Draws what joins the legs: the seat of the trousers, or a skirt. */
export function drawLoins({ brush, rig, cut, sheet, state, paint, wind = 0 }: Body, trunk: Trunk): void {
  const { kind, color } = sheet.bottom;
  if (hasOwnSkirt(sheet.top)) return;
  if (kind === 'dress' || kind === 'skirt') {
    const skirt = skirtOf(rig, trunk, kind === 'dress' ? DRESS : SKIRT, cut.flare, { seconds: state.seconds, wind });
    brush.shape(skirt.path, paint(color));
    drawSkirt(brush, skirt, paint(color));
    return;
  }
  const { hips, waist, leftHip, rightHip, leftKnee, rightKnee } = rig.joints;
  const half = trunk.half(0.02);
  // Between the thighs of somebody who sits, nothing hangs down.
  const sits = Math.max(leftKnee.y, rightKnee.y) - hips.y < rig.height * SEATED;
  const low = between(leftHip, rightHip, 0.5);
  brush.shape(
    tube(
      [
        { x: (waist.x + hips.x * 2) / 3, y: (waist.y + hips.y * 2) / 3, half: half * 0.7 },
        { x: hips.x, y: hips.y, half: half * 0.94 },
        ...(sits ? [] : [{ x: low.x, y: low.y + half * 0.3, half: half * 0.72 }]),
      ],
      { start: 'round', end: sits ? 'flat' : 'round' },
    ),
    paint(color),
    { hasLine: false, isFlat: true },
  );
  if (!sits) brush.stroke(crotch(low, half, hips), darken(brush.ink.line(paint(color)), 0), 0.8);
}

/** Distance of the knees below the hips up to which somebody sits, in shares of the height. */
const SEATED = 0.12;

function crotch(low: Spot, half: number, hips: Spot): Path2D {
  return tube(
    [
      { x: low.x, y: low.y + half * 0.5, half: 0 },
      { x: low.x + (low.x - hips.x) * 0.2, y: low.y + half * 1.02, half: 0 },
    ],
    { start: 'flat', end: 'flat' },
  );
}

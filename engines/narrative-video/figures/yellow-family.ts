import type { Path2D } from '@napi-rs/canvas';
import { darken, hex, isGray, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { coversEars } from '../../people/character-sheet.ts';
import { drawEye, drawRim, EYES, INK } from './heads/yellow-eyes.ts';
import { drawAge, drawBlush } from './kit/face-parts.ts';
import { noseOf } from './kit/face-shape.ts';
import { drawGraying } from './kit/graying.ts';
import { type HairCut, hairBehind, hairCap, volumeOf } from './kit/hair.ts';
import { drawHairFromBehind } from './kit/hair-from-behind.ts';
import { drawLocks } from './kit/hair-locks.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import { hasLashes } from './kit/lashes.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built, shaped, shouldered } from './kit/sizes.ts';
import { drawTears } from './kit/tears.ts';
import { ellipse, smoothLine, smoothPath } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';
import { drawOverbite } from './overbite.ts';

/** Light skin is yellow in this family's town. Brown skin is brown, in fewer shades than in life. */
const YELLOW = hex('#ffd936');
const BROWNS = [hex('#6e4424'), hex('#b5793f')] as const;
/** Luminances of the darkest and of the lightest brown skin. */
const [DARK, LIGHT] = [70, 150];

function townSkin(color: Rgb): Rgb {
  const level = luminance(color);
  return level > LIGHT ? YELLOW : mix(...BROWNS, Math.max(0, (level - DARK) / (LIGHT - DARK)));
}

const TEARS = { across: 0.52, down: 0.2, wide: 0.062, end: 0.66, line: INK };

const HAIR: HairCut = { volume: 0.16, tip: 'straight', locks: 4, hang: 0.16, wind: 0.012 };
/**
 * A family from the suburbs: bulging round eyes that touch, an overbite without a chin, pear-shaped bodies, four
 * fingers, lines of even width.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      shouldered(
        {
          head: 0.235,
          neck: 0.028,
          torso: 0.322,
          shoulders: 0.2,
          hips: 0.1,
          upperArm: 0.16,
          forearm: 0.14,
          hand: 0.075,
          thigh: 0.18,
          shin: 0.19,
          foot: 0.13,
        },
        sheet,
      ),
      sheet,
    ),
  body: (sheet) =>
    built(
      shaped(
        {
          torso: { hips: 0.108, waist: 0.122, chest: 0.1, shoulders: 0.099, neck: 0.05, depth: 0.9 },
          arm: [0.024, 0.027, 0.024, 0.024, 0.021],
          leg: [0.046, 0.046, 0.037, 0.035, 0.03],
          neck: 0.042,
          hand: { fingers: 4, finger: 0.14, palm: 0.34 },
          foot: [0.042, 0.03],
          flare: 0.75,
        },
        sheet,
      ),
      sheet,
    ),
  ink: { weight: 3.4, line: () => INK, drop: 0 },
  pigment: (color) => saturate(color, isGray(color) ? 0.4 : 1.5),
  skin: townSkin,
  mouth: { down: 0.78, turns: 0.74 },
  headHalf: () => 0.7,
  head: { behind, front },
};

function behind(head: Head, paint: HeadPaint): void {
  // From behind, this hair is drawn last.
  if (head.isAway) {
    drawHairFromBehind(head, paint, HAIR, { more: tuftsOf(head, HAIR), strands: 0 });
    return;
  }
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, paint.hair);
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, half, yaw } = head;
  const { skin } = paint;
  const ear = -half * Math.sign(yaw || 1);
  const hasEars = !coversEars(head.sheet.hair);
  if (hasEars && !isAway) drawEar(head, skin, -ear);
  brush.shape(skullPath(head), skin);
  if (hasEars) drawEar(head, skin, ear);
  if (!isAway) {
    drawOverbite(head, paint, INK);
    drawBlush(head, hex('#ff8a4a'), 0.8, 0.36, 0.2);
    drawAge(head, skin, { eyes: EYES, bag: 0.42, lens: 0.44, forehead: -0.56 });
  }
  drawHair(head, paint);
  if (!isAway) {
    // Tears come from below the lids, which bulge.
    drawTears(head, TEARS);
    const near = yaw >= 0 ? -1 : 1;
    // The near eye and its rim are in front of the far ones.
    for (const sign of [-near, near] as (1 | -1)[]) {
      drawEye(head, paint, sign);
      if (head.sheet.glasses) drawRim(head, paint, sign);
    }
    drawNose(head, skin);
    drawBrows(head);
  }
  drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

/** Returns a tall dome on straight sides. The muzzle juts out of it. */
function skullPath({ half, yaw, sheet }: Head): Path2D {
  const wide = half * { round: 1.08, oval: 1, square: 1.06, long: 0.94, heart: 1.02 }[sheet.face];
  const lean = Math.sin(yaw) * 0.12;
  return smoothPath(
    [
      [0, -1.02],
      [wide * 0.66, -0.86],
      [wide * 0.96, -0.4],
      [wide * 0.96, 0.2],
      [wide * 0.8 + lean, 0.72],
      [wide * 0.36 + lean, 0.98],
      [-wide * 0.36 + lean, 0.98],
      [-wide * 0.8 + lean, 0.72],
      [-wide * 0.96, 0.2],
      [-wide * 0.96, -0.4],
      [-wide * 0.66, -0.86],
    ],
    0.05,
  );
}

function drawEar({ brush, yaw, half }: Head, skin: Rgb, at: number): void {
  const x = at + Math.sin(yaw) * half * 0.45;
  if (Math.abs(x) > half * 1.02 && x * yaw > 0) return;
  brush.shape(ellipse(x, 0.18, 0.14, 0.17), skin);
  brush.stroke(
    smoothLine([
      [x - 0.05, 0.12],
      [x + 0.04, 0.16],
      [x - 0.02, 0.25],
    ]),
    INK,
    0.8,
  );
}

/** Draws hair as one clear shape. */
function drawHair(head: Head, paint: HeadPaint): void {
  const cap = head.isAway ? undefined : hairCap(head, HAIR);
  if (!cap) return;
  head.brush.union([...tuftsOf(head, HAIR), cap], paint.hair);
  drawGraying(head, cap, paint);
  drawLocks(head, cap, volumeOf(head.sheet, HAIR), {
    shade: darken(paint.hair, 0.14),
    line: INK,
    lineWidth: 0.2,
    count: 2,
  });
}

function drawNose(head: Head, skin: Rgb): void {
  const { brush, yaw } = head;
  const [x, y] = head.at(0, 0.26);
  const ahead = Math.sin(yaw) * 0.16;
  const wide = 0.13 * noseOf(head.sheet);
  brush.shape(
    smoothPath([
      [x - wide, y - 0.1],
      [x + ahead, y - 0.14],
      [x + wide + ahead, y - 0.06],
      [x + wide * 1.08 + ahead, y + 0.08],
      [x + ahead, y + 0.13],
      [x - wide + ahead * 0.6, y + 0.08],
    ]),
    skin,
  );
}

/** Rotation from which the far brow is not drawn, in radians. */
const TURNED = 0.35;

function drawBrows(head: Head): void {
  const { brows, eyes } = head.expression;
  const { lift, inner } = brows;
  if (Math.abs(inner) < 0.3 && Math.abs(lift) < 0.5) return;
  // Brows would cross lashes. The lids of open eyes slant like them.
  if (hasLashes(head.sheet) && eyes.open > 0) return;
  for (const sign of [-1, 1]) {
    // Beside the outline, a brow would be a scribble on the hair.
    if (sign * head.yaw > TURNED) continue;
    const y = EYES.down - EYES.radius - 0.12 - lift * 0.1;
    head.brush.stroke(
      smoothLine([
        head.at(sign * 0.14, y - inner * 0.14 + 0.03),
        head.at(sign * 0.44, y - 0.03),
        head.at(sign * 0.72, y + inner * 0.1 + 0.03),
      ]),
      INK,
      1.8,
    );
  }
}

export const yellowFamilyFigures = puppets(design);

import { hex, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { strokeRim } from '../kit/face-parts.ts';
import { rimOf } from '../kit/glasses-frame.ts';
import type { Head } from '../kit/head-space.ts';
import { hasLashes, shutLid } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { cornered, ellipse, smoothLine } from '../kit/tube.ts';

export const INK = hex('#1d1713');
const WHITE: Rgb = [255, 255, 255];

export const EYES = { across: 0.42, down: -0.02, radius: 0.36 };
/** Eyes behind glasses do not overlap, so that each has a whole rim around it. */
const EYES_BEHIND_GLASSES = { across: 0.46, down: -0.02, radius: 0.34 };

function eyesOf({ glasses }: CharacterSheet) {
  return glasses ? EYES_BEHIND_GLASSES : EYES;
}

/** Thickness of a rim of glasses, in the head's units. */
const RIM = 0.05;
/** How much stronger the color of a rim is than in other looks, between strong flat colors. */
const VIVID = 1.5;

/** Rotation from which the far eye has no lashes, which would lie on the hair, in radians. */
const TURNED = 0.35;

/** Share of an eye from which its lid covers it, and only the line of the lashes is left. */
const SHUT = 0.8;

/** Share of an eye that the lid of an old person covers. */
const HEAVY = 0.1;
/** Share of lids that glasses leave: half-shut eyes in rims would be rings without eyes. */
const BEHIND_GLASSES = 0.5;
/** Share of white in the skin behind a clear lens. */
const CLEAR = 0.3;

/** How far the ends of a lid are from its middle, relative to those of the brow and to half of an eye's height. */
const SLANT = 0.8;

/** Draws a bulging eye with a small pupil, and its lids. */
export function drawEye(head: Head, { skin, lit }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y, wide, tall] = eyeAt(head, sign);
  if (1 - expression.eyes.open > SHUT) {
    if (sheet.glasses) brush.shape(ellipse(x, y, wide, tall), mix(skin, WHITE, CLEAR), { hasLine: false });
    drawShutEye(head, sign, [x, y, wide, tall]);
    return;
  }
  const ball = ellipse(x, y, wide, tall);
  // Lashes and outlines would fill the rims of glasses with black.
  if (hasLashes(sheet) && !sheet.glasses && sign * head.yaw < TURNED) {
    for (const turn of [0.1, 0.5, 0.9]) {
      const angle = -Math.PI / 2 + turn * sign;
      brush.stroke(
        smoothLine([
          [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall],
          [x + Math.cos(angle) * (wide + 0.13), y + Math.sin(angle) * (tall + 0.13)],
        ]),
        INK,
        2,
      );
    }
  }
  brush.shape(ball, lit(WHITE), { hasLine: !sheet.glasses });
  const { context } = brush;
  context.save();
  context.clip(ball);
  brush.shape(
    ellipse(
      x + expression.eyes.x * wide * 0.5 + Math.sin(head.yaw) * 0.1,
      y - expression.eyes.y * tall * 0.5,
      0.075,
      0.085,
    ),
    INK,
    {
      hasLine: false,
    },
  );
  const lids = Math.max(sheet.age === 'old' ? HEAVY : 0, 1 - expression.eyes.open);
  const shut = lids * (sheet.glasses ? BEHIND_GLASSES : 1);
  if (shut > 0.04) {
    const lid = y - tall * 1.1 + tall * 2.2 * shut;
    // Level lids look bored: they slant like the brows.
    const slant = tall * SLANT * expression.brows.inner;
    const [outer, inner] = [x + sign * wide * 1.2, x - sign * wide * 1.2];
    brush.shape(
      cornered([
        [inner, y - tall * 1.3],
        [outer, y - tall * 1.3],
        [outer, lid + slant],
        [inner, lid - slant],
      ]),
      skin,
    );
  }
  context.restore();
  if (!sheet.glasses) brush.stroke(ball, INK, 1.4);
}

/** Draws a shut eye as one arc: it hangs, and in a laugh it rises. A ring around a lid would be the rim of glasses. */
function drawShutEye(head: Head, sign: 1 | -1, [middle, y, wide, tall]: ReturnType<typeof eyeAt>): void {
  const { brush, expression } = head;
  const bow = tall * (expression.eyes.squint > 0.5 ? -0.42 : 0.36);
  // The two arcs stay apart above the nose.
  const [x, out, level] = [middle + sign * wide * 0.14, wide * 0.62, y + tall * 0.16 - bow * 0.5];
  brush.stroke(smoothLine(shutLid(head, { x, y: level, bow, out: sign * out })), INK, 2.6);
}

/** Returns the middle of an eye, and half of its width and height. */
function eyeAt(head: Head, sign: number): [x: number, y: number, wide: number, tall: number] {
  const { across, down, radius } = eyesOf(head.sheet);
  return [...head.at(sign * across, down), radius * Math.max(0.62, head.narrowing(sign * across)), radius];
}

/** Draws one half of glasses: a thick rim around an eye, and its bow. */
export function drawRim(head: Head, { lit }: HeadPaint, sign: 1 | -1): void {
  const { brush } = head;
  const color = lit(saturate(rimOf(head.sheet), VIVID));
  const [x, y, wide, tall] = eyeAt(head, sign);
  const ear = head.at(sign * 0.98, y - 0.02);
  const end = x + sign * (wide + RIM / 2);
  if ((ear[0] - end) * sign > 0) strokeRim(brush, smoothLine([[end, y - 0.04], ear]), color, RIM * 0.8);
  strokeRim(brush, ellipse(x, y, wide + RIM / 2, tall + RIM / 2), color, RIM);
}

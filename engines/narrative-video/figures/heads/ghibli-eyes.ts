import { darken, hex, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Head } from '../kit/head-space.ts';
import { drawShutLashes, hasLashes } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { ellipse, smoothLine } from '../kit/tube.ts';

export const BROWN = hex('#5e3f30');
export const EYES = { across: 0.42, down: 0.22 };

/** Returns half of the width and height of an eye. Those of the young are the largest. */
function sizeOf({ presentation, age }: CharacterSheet): readonly [wide: number, tall: number] {
  if (age === 'child') return [0.165, 0.17];
  if (age === 'old') return [0.128, 0.1];
  if (presentation !== 'feminine') return [0.14, 0.13];
  return age === 'young' ? [0.165, 0.17] : [0.158, 0.162];
}

/** Draws a dark oval with one highlight under a lid of a single stroke. Its white is hardly seen. */
export function drawEye(head: Head, { of, lit, skin }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  if (Math.abs(Math.asin(EYES.across) * sign + head.yaw) > 1.42) return;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const narrow = Math.max(0.4, head.narrowing(sign * EYES.across));
  const { open, squint, x: lookX, y: lookY } = expression.eyes;
  const [across, height] = sizeOf(sheet);
  const wide = across * narrow;
  if (open < 0.2 || (squint > 0.7 && expression.mouth.open > 0.4)) {
    const bow = squint > 0.5 ? -0.1 : 0.06;
    brush.stroke(
      smoothLine([
        [x - wide * 1.1, y + 0.05],
        [x, y + 0.05 + bow],
        [x + wide * 1.1, y + 0.05],
      ]),
      BROWN,
      2.2,
    );
    drawShutLashes(head, { x: x + sign * wide * 1.1, y: y + 0.05, bow, out: sign * wide * 1.1 }, BROWN, 1.2);
    return;
  }
  const flat = { hasLine: false, isFlat: true };
  const tall = height * Math.min(1.25, open);
  const white = ellipse(x, y + 0.01, wide, tall);
  brush.shape(white, lit(hex('#fffdf6')), flat);
  brush.context.save();
  brush.context.clip(white);
  const [pupilX, pupilY] = [x + lookX * wide * 0.35, y + 0.015 - lookY * 0.05];
  brush.shape(ellipse(pupilX, pupilY, wide * 0.8, 0.15), darken(mix(of(sheet.eyes), BROWN, 0.3), 0.2), flat);
  brush.shape(ellipse(pupilX, pupilY, wide * 0.5, 0.1), hex('#21150f'), flat);
  brush.shape(ellipse(pupilX + brush.side * wide * 0.28, pupilY - 0.06, wide * 0.24, 0.042), hex('#ffffff'), flat);
  brush.context.restore();
  const lid = y - tall * 0.94;
  const flick = hasLashes(sheet) ? 0.08 : 0;
  brush.stroke(
    smoothLine([
      [x - sign * wide * 1.15, lid + 0.1],
      [x - sign * wide * 0.3, lid - 0.015],
      [x + sign * wide * 0.6, lid + 0.025],
      [x + sign * (wide * 1.2 + flick), lid + 0.11 - flick],
    ]),
    BROWN,
    2.6,
  );
  if (flick > 0)
    for (const [from, rise] of [
      [0.75, 0.05],
      [1.05, 0],
    ] as const)
      brush.stroke(
        smoothLine([
          [x + sign * wide * from, lid + 0.05 + (1 - rise) * 0.02],
          [x + sign * (wide * from + 0.09), lid - 0.02 - rise],
        ]),
        BROWN,
        1.3,
      );
  // The fold of the lid.
  brush.stroke(
    smoothLine([
      [x - sign * wide * 0.5, lid - 0.06],
      [x + sign * wide * 0.7, lid - 0.04],
    ]),
    mix(BROWN, skin, 0.45),
    0.8,
  );
}

export function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  if (Math.abs(Math.asin(0.46) * sign + head.yaw) > 1.4) return;
  const { lift, inner } = head.expression.brows;
  const y = EYES.down - 0.36 - lift * 0.08;
  const tone: Rgb = luminance(hair) > 150 ? darken(hair, 0.3) : of(head.sheet.brows);
  const path = smoothLine([
    head.at(sign * 0.26, y - inner * 0.09),
    head.at(sign * 0.46, y - 0.05),
    head.at(sign * 0.66, y + 0.01 + inner * 0.05),
  ]);
  head.brush.stroke(path, tone, (head.sheet.presentation === 'feminine' ? 2 : 4.4) * head.sheet.browThickness);
}

import { darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { belowHat } from '../kit/fitted-hat.ts';
import type { Head } from '../kit/head-space.ts';
import { drawShutLashes, hasLashes, shutLid } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { ellipse, smoothLine, smoothPath } from '../kit/tube.ts';

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
  if (head.hides(sign * EYES.across)) return;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const narrow = Math.max(0.4, head.narrowing(sign * EYES.across));
  const { open, squint, x: lookX, y: lookY } = expression.eyes;
  const [across, height] = sizeOf(sheet);
  const wide = across * narrow;
  if (open < 0.2 || (squint > 0.7 && expression.mouth.open > 0.4)) {
    const bow = squint > 0.5 ? -0.1 : 0.06;
    brush.stroke(smoothLine(shutLid(head, { x, y: y + 0.05, bow, out: sign * wide * 1.1 })), BROWN, 2.2);
    drawShutLashes(head, { x: x + sign * wide * 1.1, y: y + 0.05, bow, out: sign * wide * 1.1 }, BROWN, 1.2);
    return;
  }
  const flat = { hasLine: false, isFlat: true };
  const tall = height * Math.min(1.25, open);
  const out = sign * wide;
  const white = smoothPath(
    [
      [x - out * 1.04, y + tall * 0.3],
      [x - out * 0.56, y - tall * 0.76],
      [x + out * 0.24, y - tall],
      [x + out * 0.92, y - tall * 0.4],
      [x + out * 0.98, y + tall * 0.16],
      [x + out * 0.52, y + tall * 0.86],
      [x - out * 0.44, y + tall * 0.9],
    ],
    0.1,
  );
  brush.shape(white, lit(hex('#fffdf6')), flat);
  brush.context.save();
  brush.context.clip(white);
  const [pupilX, pupilY] = [x + lookX * wide * 0.35, y + 0.015 - lookY * 0.05];
  // The lids cut the iris above and below. A whole one with white around it would stare like a doll's.
  const iris = darken(mix(of(sheet.eyes), BROWN, 0.3), 0.22);
  brush.shape(ellipse(pupilX, pupilY, wide * 0.72, height * 1.08), iris, flat);
  brush.shape(
    ellipse(pupilX, pupilY + height * 0.56, wide * 0.44, height * 0.34),
    saturate(lighten(iris, 0.2), 1.5),
    flat,
  );
  brush.shape(ellipse(pupilX, pupilY - height * 0.04, wide * 0.42, height * 0.6), hex('#21150f'), flat);
  brush.shape(
    ellipse(pupilX + brush.side * wide * 0.26, pupilY - height * 0.4, wide * 0.24, height * 0.26),
    hex('#ffffff'),
    flat,
  );
  brush.context.restore();
  const lid = y - tall * 0.94;
  const flick = hasLashes(sheet) ? 0.07 : 0;
  brush.stroke(
    smoothLine([
      [x - out * 1.08, y + tall * 0.2],
      [x - out * 0.56, y - tall * 0.76],
      [x + out * 0.24, y - tall],
      [x + out * 0.92, y - tall * 0.42],
      [x + out * 1.12 + sign * flick, y - tall * 0.2 - flick * 0.4],
    ]),
    BROWN,
    3,
  );
  // A second lash above the corner.
  if (flick > 0)
    brush.stroke(
      smoothLine([
        [x + out * 0.72, y - tall * 0.62],
        [x + out * 0.98 + sign * flick * 0.5, y - tall * 0.78 - flick * 0.3],
      ]),
      BROWN,
      1.4,
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
  if (head.hides(sign * 0.46)) return;
  const { lift, inner } = head.expression.brows;
  const y = belowHat(head, EYES.down - 0.36 - lift * 0.08, 0.05);
  const tone: Rgb = luminance(hair) > 150 ? darken(hair, 0.3) : of(head.sheet.brows);
  const path = smoothLine([
    head.at(sign * 0.26, y - inner * 0.09),
    head.at(sign * 0.46, y - 0.05),
    head.at(sign * 0.66, y + 0.01 + inner * 0.05),
  ]);
  head.brush.stroke(path, tone, (head.sheet.presentation === 'feminine' ? 2 : 4.4) * head.sheet.browThickness);
}

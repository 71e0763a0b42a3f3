import { css, darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { drawBeard, drawBlush, drawGlasses, drawHat, skullPath } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, hasLashes, strandsOf, volumeOf } from './kit/hair.ts';
import type { Head } from './kit/head-space.ts';
import { drawMouth } from './kit/mouth.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built } from './kit/sizes.ts';
import { ellipse, smoothLine } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';

const BROWN = hex('#5e3f30');

const HAIR: HairCut = { volume: 0.17, tip: 'round', locks: 5, hang: 0.42, wind: 0.13 };
const EYES = { across: 0.44, down: 0.2 };

/**
 * Round, simple people as in a picture book: full cheeks, small dark eyes, thin brown lines, wind in hair and skirts.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      {
        head: 0.186,
        neck: 0.022,
        torso: 0.282,
        shoulders: 0.172,
        hips: 0.092,
        upperArm: 0.15,
        forearm: 0.135,
        hand: 0.075,
        thigh: 0.235,
        shin: 0.232,
        foot: 0.115,
      },
      sheet,
    ),
  body: (sheet) =>
    built(
      {
        torso: { hips: 0.078, waist: 0.07, chest: 0.078, shoulders: 0.087, neck: 0.03, depth: 0.8 },
        arm: [0.016, 0.025, 0.022, 0.022, 0.017],
        leg: [0.032, 0.04, 0.034, 0.034, 0.026],
        neck: 0.023,
        hand: { fingers: 5, finger: 0.1, palm: 0.3 },
        foot: [0.034, 0.026],
        flare: 1.5,
      },
      sheet,
    ),
  ink: {
    weight: 1.35,
    line: (fill) => mix(BROWN, darken(fill, 0.55), 0.35),
    drop: 0,
    shadow: { color: (fill) => mix(fill, [fill[0] * 0.72, fill[1] * 0.66, fill[2] * 0.7], 0.8), depth: 0.024 },
  },
  pigment: (color) => mix(saturate(color, 0.96), hex('#e8cfa0'), 0.12),
  skin: (color) => mix(saturate(color, 1.05), hex('#ffe0c0'), 0.16),
  headHalf: ({ face }) => (face === 'long' ? 0.82 : 0.9),
  head: { behind, front },
};

function behind(head: Head, { hair }: HeadPaint): void {
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, head.isAway ? hair : darken(hair, 0.14), { relief: 0.5 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, yaw, half } = head;
  const { skin, hair } = paint;
  const skull = skullPath(head, { cheek: 1.04, jaw: 0.84, chin: 0.36, turn: 0.66 });
  for (const sign of [-1, 1] as const) {
    if (yaw * sign > 0.35) continue;
    brush.shape(ellipse(sign * half - Math.sin(yaw) * 0.32, 0.24, 0.12, 0.17), skin, { relief: 0.2 });
  }
  brush.shape(skull, skin, { relief: 0.55 });
  if (!isAway) {
    for (const sign of [-1, 1]) {
      const [x, y] = head.at(sign * 0.62, 0.5);
      brush.context.fillStyle = css(hex('#f08a70'), 0.2);
      brush.context.fill(ellipse(x, y, 0.2 * head.narrowing(sign * 0.62), 0.13));
    }
    drawBlush(head, hex('#f06a5a'), 0.62, 0.5, 0.22);
    drawBeard(head, paint, skull, 0.7, false);
    drawMouth(
      head,
      {
        y: 0.68,
        width: 0.26,
        height: 0.3,
        curve: 0.09,
        inside: hex('#8a3a34'),
        tongue: hex('#d87a6e'),
        teeth: hex('#fffaf0'),
        line: 0.9,
      },
      BROWN,
    );
    const [noseX, noseY] = head.at(0.02, 0.44);
    const ahead = Math.sin(yaw) * 0.12 || 0.04;
    brush.stroke(
      smoothLine([
        [noseX + ahead * 0.3, noseY - 0.05],
        [noseX + ahead, noseY + 0.02],
        [noseX + ahead * 0.1, noseY + 0.04],
      ]),
      mix(BROWN, skin, 0.3),
      1,
    );
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawGlasses(head, EYES, 0.26, BROWN);
  }
  const cap = hairCap(head, HAIR);
  if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], hair, { relief: 0.55 });
    brush.stroke(strandsOf(head, HAIR, 6), luminance(hair) < 70 ? lighten(hair, 0.14) : darken(hair, 0.28), 0.8);
  }
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, volumeOf(head.sheet.hair, HAIR));
}

/** Draws a dark oval with one highlight, under a lid of a single stroke. */
function drawEye(head: Head, { of, lit }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const narrow = Math.max(0.45, head.narrowing(sign * EYES.across));
  const { open, squint, x: lookX, y: lookY } = expression.eyes;
  const wide = 0.155 * narrow;
  if (open < 0.2 || (squint > 0.7 && expression.mouth.open > 0.4)) {
    const bow = squint > 0.5 ? -0.09 : 0.06;
    brush.stroke(
      smoothLine([
        [x - wide, y + 0.05],
        [x, y + 0.05 + bow],
        [x + wide, y + 0.05],
      ]),
      BROWN,
      2,
    );
    return;
  }
  const tall = 0.165 * Math.min(1.25, open);
  const white = ellipse(x, y + 0.01, wide, tall);
  brush.shape(white, lit(hex('#fffdf6')), { hasLine: false, isFlat: true });
  brush.context.save();
  brush.context.clip(white);
  const [pupilX, pupilY] = [x + lookX * wide * 0.4, y + 0.01 - lookY * 0.05];
  brush.shape(ellipse(pupilX, pupilY, wide * 0.74, 0.152), darken(of(sheet.eyes), 0.5), {
    hasLine: false,
    isFlat: true,
  });
  brush.shape(ellipse(pupilX, pupilY, wide * 0.42, 0.092), hex('#21150f'), { hasLine: false, isFlat: true });
  brush.shape(ellipse(pupilX + brush.side * wide * 0.26, pupilY - 0.06, wide * 0.22, 0.038), hex('#ffffff'), {
    hasLine: false,
    isFlat: true,
  });
  brush.context.restore();
  const lid = y - tall * 0.94;
  const flick = hasLashes(sheet) ? 0.05 : 0;
  brush.stroke(
    smoothLine([
      [x - sign * wide * 1.05, lid + 0.1],
      [x - sign * wide * 0.3, lid - 0.01],
      [x + sign * wide * 0.6, lid + 0.03],
      [x + sign * (wide * 1.1 + flick), lid + 0.1 - flick],
    ]),
    BROWN,
    2.3,
  );
}

function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { lift, inner } = head.expression.brows;
  const y = EYES.down - 0.36 - lift * 0.08;
  const tone: Rgb = luminance(hair) > 150 ? darken(hair, 0.3) : of(head.sheet.brows);
  const path = smoothLine([
    head.at(sign * 0.24, y - inner * 0.09),
    head.at(sign * 0.46, y - 0.05),
    head.at(sign * 0.68, y + 0.01 + inner * 0.05),
  ]);
  head.brush.stroke(path, tone, hasLashes(head.sheet) ? 1.9 : 3);
}

export const ghibliFigures = puppets(design);

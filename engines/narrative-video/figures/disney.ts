import { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, saturate } from '../../drawing/color.ts';
import { drawBeard, drawBlush, drawGlasses, drawHat, skullPath } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, hasLashes, strandsOf, volumeOf } from './kit/hair.ts';
import type { Head } from './kit/head-space.ts';
import { drawMouth, lipTone, MOUTH_INSIDE, TONGUE } from './kit/mouth.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built } from './kit/sizes.ts';
import { ellipse, smoothLine, smoothPath } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';

const HAIR: HairCut = { volume: 0.3, tip: 'round', locks: 3, hang: 0.34, wind: 0.07 };
const EYES = { across: 0.42, down: 0.1, width: 0.27, height: 0.27 };

/**
 * Heroes of an animated musical: narrow waists and broad shoulders, wavy hair, large eyes under thick brows, outlines
 * in a darker shade of the fill.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      {
        head: 0.168,
        neck: 0.042,
        torso: 0.288,
        shoulders: hasLashes(sheet) ? 0.188 : 0.245,
        hips: 0.094,
        upperArm: 0.165,
        forearm: 0.145,
        hand: 0.09,
        thigh: 0.235,
        shin: 0.232,
        foot: 0.125,
      },
      sheet,
    ),
  body(sheet) {
    const torso = hasLashes(sheet)
      ? { hips: 0.084, waist: 0.05, chest: 0.08, shoulders: 0.094, neck: 0.028, depth: 0.7 }
      : { hips: 0.072, waist: 0.068, chest: 0.112, shoulders: 0.122, neck: 0.044, depth: 0.62 };
    return built(
      {
        torso,
        arm: hasLashes(sheet) ? [0.014, 0.023, 0.02, 0.021, 0.014] : [0.022, 0.034, 0.026, 0.03, 0.019],
        leg: hasLashes(sheet) ? [0.032, 0.042, 0.03, 0.03, 0.018] : [0.034, 0.046, 0.034, 0.036, 0.023],
        neck: hasLashes(sheet) ? 0.019 : 0.03,
        hand: { fingers: 5, finger: 0.085, palm: 0.27 },
        foot: [0.03, 0.022],
        flare: 1.8,
      },
      sheet,
    );
  },
  ink: {
    weight: 2,
    line: (fill) => saturate(darken(fill, luminance(fill) < 50 ? 0.5 : 0.6), 1.3),
    drop: 0.25,
    shadow: {
      color: (fill) => mix(saturate([fill[0] * 0.62, fill[1] * 0.55, fill[2] * 0.66], 1.2), fill, 0.22),
      depth: 0.017,
    },
  },
  pigment: (color) => saturate(color, 1.22),
  skin: (color) => saturate(color, 1.18),
  headHalf: ({ face }) => (face === 'long' ? 0.74 : face === 'round' ? 0.86 : 0.8),
  squash: 0.035,
  head: { behind, front },
};

function behind(head: Head, { hair }: HeadPaint): void {
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, head.isAway ? hair : darken(hair, 0.24), { relief: 0.6 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, yaw, half, sheet } = head;
  const { skin, hair } = paint;
  const line = brush.ink.line(skin);
  const isSoft = hasLashes(sheet);
  const skull = skullPath(
    head,
    isSoft ? { cheek: 1.0, jaw: 0.74, chin: 0.26, turn: 0.68 } : { cheek: 0.97, jaw: 0.86, chin: 0.42, turn: 0.72 },
  );
  for (const sign of [-1, 1] as const) {
    if (yaw * sign > 0.35) continue;
    brush.shape(ellipse(sign * half - Math.sin(yaw) * 0.3, 0.16, 0.12, 0.2, sign * 0.2), skin, { relief: 0.2 });
  }
  brush.shape(skull, skin, { relief: 0.7 });
  if (!isAway) {
    drawBlush(head, hex('#f0505a'), 0.64, 0.42, 0.22);
    drawBeard(head, paint, skull, 0.64, true);
    drawNose(head, paint);
    drawMouth(
      head,
      {
        y: 0.63,
        width: 0.42,
        height: 0.36,
        curve: 0.16,
        inside: MOUTH_INSIDE,
        tongue: TONGUE,
        teeth: hex('#ffffff'),
        line: 0.9,
        ...(isSoft && { lips: saturate(lipTone(paint.of(sheet.lips)), 1.3) }),
      },
      line,
    );
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawGlasses(head, EYES, 0.32, line);
  }
  const cap = hairCap(head, HAIR);
  if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], hair, { relief: 0.7 });
    drawWave(head, cap, paint);
  }
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, volumeOf(sheet.hair, HAIR));
}

function drawNose(head: Head, { skin }: HeadPaint): void {
  const { brush, yaw, sheet } = head;
  const [x, y] = head.at(0, 0.36);
  const ahead = Math.sin(yaw) * 0.16 || brush.side * -0.06;
  const wide = hasLashes(sheet) ? 0.8 : 1.25;
  brush.stroke(
    smoothLine([
      [x + ahead * 0.5, y - 0.22],
      [x + ahead * 1.1, y],
      [x + ahead * 0.9, y + 0.06],
      [x - ahead * 0.2 * wide, y + 0.08],
    ]),
    mix(brush.ink.line(skin), skin, 0.25),
    wide,
  );
}

function drawEye(head: Head, { of, lit, skin }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { context } = brush;
  const ink = hex('#2a1410');
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.4, head.narrowing(sign * EYES.across)) * (hasLashes(sheet) ? 1 : 0.88);
  const { open, squint } = expression.eyes;
  const out = sign * wide;
  const tall = EYES.height * Math.min(1.25, open);
  if (open < 0.16) {
    brush.stroke(
      smoothLine([
        [x - wide, y + 0.04],
        [x, y + 0.13],
        [x + wide, y + 0.02],
      ]),
      ink,
      2.4,
    );
    return;
  }
  const low = y + tall * (0.82 - squint * 0.42);
  const white = smoothPath([
    [x - out, y + 0.06],
    [x - out * 0.5, y - tall * 0.86],
    [x + out * 0.3, y - tall],
    [x + out * 0.96, y - tall * 0.36],
    [x + out * 0.72, low - 0.05],
    [x, low],
    [x - out * 0.62, low - 0.04],
  ]);
  brush.shape(white, lit(hex('#fffaf4')), { hasLine: false, isFlat: true });
  context.save();
  context.clip(white);
  context.fillStyle = 'rgba(110,70,110,0.25)';
  context.fillRect(x - wide * 1.1, y - tall * 1.1, wide * 2.2, tall * 0.55);
  const [lookX, lookY] = [x + expression.eyes.x * wide * 0.4, y - expression.eyes.y * 0.1 - 0.02];
  const round = EYES.height * 0.68;
  const color = saturate(of(sheet.eyes), 1.4);
  const glow = context.createRadialGradient(lookX, lookY + round * 0.4, 0, lookX, lookY, round);
  glow.addColorStop(0, css(lighten(color, 0.4)));
  glow.addColorStop(0.7, css(color));
  glow.addColorStop(1, css(darken(color, 0.6)));
  context.fillStyle = glow;
  context.fill(ellipse(lookX, lookY, round * 0.84, round));
  context.fillStyle = css(hex('#140a0a'));
  context.fill(ellipse(lookX, lookY, round * 0.42, round * 0.5));
  context.fillStyle = '#ffffff';
  context.fill(ellipse(lookX + brush.side * round * 0.34, lookY - round * 0.42, round * 0.24, round * 0.24));
  context.restore();
  const lash = hasLashes(sheet) ? 1 : 0;
  const lid = smoothPath(
    [
      [x - out * 1.02, y + 0.06],
      [x - out * 0.5, y - tall * 0.92],
      [x + out * 0.3, y - tall * 1.06],
      [x + out * (1.02 + lash * 0.3), y - tall * (0.36 + lash * 0.35)],
      [x + out * 0.96, y - tall * 0.26],
      [x + out * 0.3, y - tall * (0.94 - lash * 0.03)],
      [x - out * 0.5, y - tall * 0.8],
    ],
    0.1,
  );
  brush.shape(lid, ink, { hasLine: false, isFlat: true });
  brush.stroke(
    smoothLine([
      [x - out * 0.5, y - tall * 1.15 - 0.04],
      [x + out * 0.3, y - tall * 1.25 - 0.05],
      [x + out * 0.9, y - tall * 0.8 - 0.03],
    ]),
    brush.ink.line(skin),
    0.8,
  );
  brush.stroke(
    smoothLine([
      [x - out * 0.5, low - 0.02],
      [x, low + 0.01],
      [x + out * 0.7, low - 0.05],
    ]),
    brush.ink.line(skin),
    0.9,
  );
}

function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { lift, inner } = expression.brows;
  const y = EYES.down - 0.44 - lift * 0.12;
  const thick = hasLashes(sheet) ? 0.032 : 0.062;
  const tone = darken(luminance(hair) > 150 ? hair : of(sheet.brows), 0.35);
  const at = (across: number, down: number) => head.at(sign * across, down);
  const low = y - inner * 0.16;
  brush.shape(
    smoothPath(
      [
        at(0.16, low + thick * 1.2),
        at(0.17, low - thick),
        at(0.5, y - 0.09 - thick),
        at(0.86, y + 0.02 + inner * 0.06),
        at(0.5, y - 0.07 + thick),
      ],
      0.1,
    ),
    tone,
    { hasLine: false, isFlat: true },
  );
}

/** Draws the light along a wave of hair. */
function drawWave(head: Head, cap: Path2D, { hair }: HeadPaint): void {
  const { brush, isAway } = head;
  if (isAway || head.sheet.hair.length === 'cropped') return;
  const { context } = brush;
  const tone = lighten(hair, luminance(hair) < 60 ? 0.2 : 0.3);
  const path = new Path2D();
  path.moveTo(...head.at(-0.72, -0.5));
  path.quadraticCurveTo(...head.at(-0.5, -1.05), ...head.at(0.2, -0.98));
  path.quadraticCurveTo(...head.at(-0.4, -0.86), ...head.at(-0.58, -0.42));
  path.closePath();
  context.save();
  context.clip(cap);
  context.fillStyle = css(tone, 0.75);
  context.fill(path);
  context.restore();
  brush.stroke(strandsOf(head, HAIR, 4), brush.ink.line(hair), 0.8);
}

export const disneyFigures = puppets(design);

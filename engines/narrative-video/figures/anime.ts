import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { drawBeard, drawBlush, drawGlasses, drawHat, skullPath } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, hasLashes, strandsOf, volumeOf } from './kit/hair.ts';
import type { Head } from './kit/head-space.ts';
import { drawMouth, MOUTH_INSIDE, TONGUE } from './kit/mouth.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { drawShine } from './kit/shine.ts';
import { aged, built } from './kit/sizes.ts';
import { ellipse, smoothLine, smoothPath } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';

const INK = hex('#241a38');
const SHADE: Rgb = [92, 56, 140];

const HAIR: HairCut = { volume: 0.2, tip: 'pointed', locks: 6, hang: 0.5, wind: 0.05 };
const EYES = { across: 0.47, down: 0.17, width: 0.245, height: 0.3 };

/**
 * Cel animation of the 1990s: long legs, pointed chins and hair, tall eyes full of light, two tones with a violet
 * shadow.
 */
const design: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      {
        head: 0.152,
        neck: 0.03,
        torso: 0.28,
        shoulders: 0.2,
        hips: 0.096,
        upperArm: 0.17,
        forearm: 0.145,
        hand: 0.085,
        thigh: 0.262,
        shin: 0.245,
        foot: 0.125,
      },
      sheet,
    ),
  body: (sheet) =>
    built(
      {
        torso: { hips: 0.073, waist: 0.06, chest: 0.086, shoulders: 0.1, neck: 0.03, depth: 0.62 },
        arm: [0.015, 0.025, 0.021, 0.022, 0.016],
        leg: [0.032, 0.044, 0.033, 0.033, 0.021],
        neck: 0.021,
        hand: { fingers: 5, finger: 0.09, palm: 0.26 },
        foot: [0.03, 0.022],
        flare: 1.1,
      },
      sheet,
    ),
  ink: {
    weight: 2.5,
    line: (fill) => mix(INK, fill, 0.08),
    drop: 0,
    shadow: {
      color: (fill) => mix(darken(fill, 0.12), [fill[0] * 0.5, fill[1] * 0.42, fill[2] * 0.68], 0.75),
      depth: 0.02,
    },
  },
  pigment: (color) => saturate(color, 1.3),
  skin: (color) => lighten(saturate(color, 1.12), 0.08),
  headHalf: ({ face }) => (face === 'long' ? 0.74 : face === 'round' ? 0.84 : 0.8),
  head: { behind, front },
};

function behind(head: Head, { hair }: HeadPaint): void {
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, head.isAway ? hair : mix(darken(hair, 0.2), SHADE, 0.16), { relief: 0.5 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway } = head;
  const { skin, hair } = paint;
  const skull = skullPath(head, { cheek: 0.93, jaw: 0.66, chin: 0.17, turn: 0.66 }, 0.1);
  for (const sign of [-1, 1] as const) drawEar(head, skin, sign);
  brush.shape(skull, skin, { relief: 0.6 });
  if (!isAway) {
    forelockShadow(head, skull, skin);
    drawBlush(head, hex('#ff6a7a'), 0.62, 0.48, 0.2);
    drawBeard(head, paint, skull, 0.66, false);
    drawNose(head, skin);
    drawMouth(
      head,
      {
        y: 0.66,
        width: 0.3,
        height: 0.3,
        curve: 0.1,
        inside: MOUTH_INSIDE,
        tongue: TONGUE,
        teeth: hex('#ffffff'),
        line: 0.9,
      },
      INK,
    );
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawGlasses(head, EYES, 0.31, INK);
  }
  const cap = hairCap(head, HAIR);
  if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], hair, { relief: 0.5 });
    drawShine(head, cap, hair);
    brush.stroke(strandsOf(head, HAIR, 5), brush.ink.line(hair), 0.6);
  }
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, volumeOf(head.sheet.hair, HAIR));
}

function drawEar(head: Head, skin: Rgb, sign: 1 | -1): void {
  if (head.yaw * sign > 0.35) return;
  const x = sign * head.half - Math.sin(head.yaw) * 0.3;
  head.brush.shape(ellipse(x, 0.2, 0.11, 0.2, sign * 0.2), skin, { relief: 0.2 });
}

/** Draws the hard shadow of the fringe on the forehead. */
function forelockShadow(head: Head, skull: Path2D, skin: Rgb): void {
  const cap = hairCap(head, HAIR);
  if (!cap) return;
  const { context, ink } = head.brush;
  context.save();
  context.clip(skull);
  context.translate(-head.brush.side * 0.03, 0.09);
  context.fillStyle = css(ink.shadow?.color(skin) ?? skin);
  context.fill(cap);
  context.restore();
}

function drawNose(head: Head, skin: Rgb): void {
  const [x, y] = head.at(0.02, 0.42);
  const ahead = Math.sin(head.yaw) * 0.1 || 0.03 * -head.brush.side;
  const wedge = smoothPath(
    [
      [x - ahead * 0.2, y - 0.08],
      [x + ahead, y + 0.03],
      [x - ahead * 0.1, y + 0.05],
    ],
    0.5,
  );
  head.brush.shape(wedge, head.brush.ink.shadow?.color(skin) ?? skin, { hasLine: false, isFlat: true });
  head.brush.stroke(
    smoothLine([
      [x + ahead * 0.4, y - 0.02],
      [x + ahead, y + 0.03],
      [x + ahead * 0.2, y + 0.05],
    ]),
    mix(INK, skin, 0.25),
    0.7,
  );
}

function drawEye(head: Head, { lit, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { context } = brush;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const width = EYES.width * Math.max(0.35, head.narrowing(sign * EYES.across));
  const { open, squint } = expression.eyes;
  const lashes = hasLashes(sheet) ? 1 : 0;
  const tall = EYES.height * (lashes ? 1 : 0.84) * Math.min(1.15, open);
  const outer = sign * width;
  if (open < 0.18 || (squint > 0.7 && expression.mouth.smile > 0.9 && expression.mouth.open > 0.35)) {
    // Shut eyes are bows, which curve upward in a laugh.
    const bow = squint > 0.5 ? -0.12 : 0.1;
    brush.stroke(
      smoothLine([
        [x - width, y + 0.1],
        [x, y + 0.1 + bow],
        [x + width, y + 0.1],
      ]),
      INK,
      2.2,
    );
    return;
  }
  const [top, low] = [y - tall * 0.95, y + tall * (0.86 - squint * 0.4)];
  const white = smoothPath(
    [
      [x - outer * 0.82, y + 0.02],
      [x - outer * 0.55, top + 0.07],
      [x + outer * 0.2, top],
      [x + outer * 0.92, top + tall * 0.42],
      [x + outer * 0.78, low - 0.06],
      [x + outer * 0.1, low],
      [x - outer * 0.6, low - 0.08],
    ],
    0.15,
  );
  brush.shape(white, lit(hex('#fbf8ff')), { hasLine: false, isFlat: true });
  context.save();
  context.clip(white);
  context.fillStyle = 'rgba(80,60,140,0.28)';
  context.fillRect(x - width, top, width * 2, tall * 0.34);
  const [lookX, lookY] = [
    x + expression.eyes.x * width * 0.36 + Math.sin(head.yaw) * 0.03,
    y - expression.eyes.y * 0.1 - 0.01,
  ];
  const [irisX, irisY] = [width * 0.66, EYES.height * 0.82];
  const color = vivid(of(sheet.eyes));
  const gradient = context.createLinearGradient(0, lookY - irisY, 0, lookY + irisY);
  gradient.addColorStop(0, css(darken(color, 0.72)));
  gradient.addColorStop(0.5, css(color));
  gradient.addColorStop(1, css(lighten(color, 0.5)));
  context.fillStyle = gradient;
  context.fill(ellipse(lookX, lookY, irisX, irisY));
  brush.stroke(ellipse(lookX, lookY, irisX, irisY), darken(color, 0.7), 0.7);
  context.fillStyle = css(darken(color, 0.86));
  context.fill(ellipse(lookX, lookY + 0.01, irisX * 0.46, irisY * 0.5));
  context.fillStyle = '#ffffff';
  context.fill(ellipse(lookX + brush.side * irisX * 0.38, lookY - irisY * 0.45, irisX * 0.34, irisY * 0.26, 0.3));
  context.fill(ellipse(lookX - brush.side * irisX * 0.4, lookY + irisY * 0.48, irisX * 0.17, irisY * 0.13));
  context.restore();
  const lid = smoothPath(
    [
      [x - outer * 0.9, y - 0.02],
      [x - outer * 0.5, top],
      [x + outer * 0.25, top - 0.05 - lashes * 0.015],
      [x + outer * 1.08, top + tall * 0.4],
      [x + outer * (1.05 + lashes * 0.25), top + tall * (0.42 - lashes * 0.16)],
      [x + outer * 0.86, top + tall * 0.62],
      [x + outer * 0.2, top + 0.035],
      [x - outer * 0.5, top + 0.075],
    ],
    0.3,
  );
  brush.shape(lid, INK, { hasLine: false, isFlat: true });
  brush.stroke(
    smoothLine([
      [x + outer * 0.7, low - 0.05],
      [x + outer * 0.1, low + 0.01],
      [x - outer * 0.3, low],
    ]),
    INK,
    0.8,
  );
}

/** Returns an eye color that is more vivid than in life. */
function vivid(color: Rgb): Rgb {
  const strong = saturate(color, 1.5);
  return luminance(strong) < 70 ? lighten(strong, 0.18) : strong;
}

function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { lift, inner } = expression.brows;
  const y = EYES.down - 0.46 - lift * 0.09;
  const at = (across: number, down: number) => head.at(sign * across, down);
  const tone = darken(luminance(hair) > 150 ? hair : of(sheet.brows), 0.3);
  const thick = hasLashes(sheet) ? 0.028 : 0.05;
  const low = y - inner * 0.13;
  brush.shape(
    smoothPath(
      [
        at(0.2, low + thick),
        at(0.2, low - thick),
        at(0.5, y - 0.07 - thick),
        at(0.76, y + inner * 0.05),
        at(0.5, y - 0.07 + thick),
      ],
      0.35,
    ),
    tone,
    { hasLine: false, isFlat: true },
  );
}

export const animeFigures = puppets(design);

import { css, darken, hex, luminance, mix, saturate } from '../../drawing/color.ts';
import { drawAge, drawBeard, drawBlush, drawGlasses, skullPath } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, strandsOf, volumeOf } from './kit/hair.ts';
import { drawHairFromBehind } from './kit/hair-from-behind.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import { drawMouth, lipTone, MOUTH_INSIDE, TONGUE, womansLips } from './kit/mouth.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { aged, built, shaped, shouldered } from './kit/sizes.ts';
import { ellipse, smoothLine, smoothPath } from './kit/tube.ts';
import { thingOnFilm } from './photo/thing-picture.ts';

const HAIR: HairCut = { volume: 0.15, tip: 'round', locks: 4, hang: 0.4, wind: 0.05 };
const EYES = { across: 0.43, down: 0.06, width: 0.19 };

/**
 * People with natural proportions, painted without lines in soft light. Photographed people have this body too, built like
 * the one in the photograph.
 */
export const natural: PuppetDesign = {
  proportions: (sheet) =>
    aged(
      {
        head: 0.136,
        neck: 0.04,
        torso: 0.295,
        shoulders: 0.215,
        hips: 0.105,
        upperArm: 0.172,
        forearm: 0.145,
        hand: 0.104,
        thigh: 0.245,
        shin: 0.24,
        foot: 0.13,
      },
      sheet,
    ),
  body: (sheet) =>
    built(
      {
        torso: { hips: 0.085, waist: 0.074, chest: 0.092, shoulders: 0.108, neck: 0.032, depth: 0.66 },
        arm: [0.016, 0.027, 0.022, 0.024, 0.016],
        leg: [0.036, 0.046, 0.034, 0.036, 0.022],
        neck: 0.025,
        hand: { fingers: 5, finger: 0.085, palm: 0.26 },
        foot: [0.03, 0.022],
        flare: 1,
      },
      sheet,
    ),
  ink: {
    weight: 0.5,
    line: (fill) => darken(fill, 0.5),
    drop: 0,
    shadow: { color: (fill) => mix(darken(fill, 0.4), [40, 20, 50], 0.1), depth: 0.03, isSoft: true },
  },
  pigment: (color) => saturate(color, 0.92),
  skin: (color) => color,
  mouth: { down: 0.61 },
  headHalf: ({ face }) => (face === 'long' ? 0.66 : face === 'round' ? 0.78 : 0.72),
  head: { behind, front },
  thing: thingOnFilm,
};

function behind(head: Head, paint: HeadPaint): void {
  // From behind, this hair is drawn last.
  if (head.isAway) {
    drawHairFromBehind(head, paint, HAIR, { strands: 9, relief: 0.7 });
    return;
  }
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, darken(paint.hair, 0.22), { relief: 0.7 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, yaw, half, sheet } = head;
  const { skin, hair } = paint;
  const skull = skullPath(head, { cheek: 0.98, jaw: 0.8, chin: 0.38, turn: 0.68 });
  for (const sign of [-1, 1] as const) {
    if (yaw * sign > 0.35) continue;
    brush.shape(ellipse(sign * half - Math.sin(yaw) * 0.28, 0.12, 0.09, 0.18, sign * 0.15), skin, { relief: 0.3 });
  }
  brush.shape(skull, skin, { relief: 0.75 });
  if (!isAway) {
    drawBlush(head, hex('#d8605a'), 0.6, 0.38, 0.2);
    drawAge(head, skin, { eyes: EYES, bag: 0.15, lens: 0.27, folds: { nose: 0.36, mouth: 0.58 }, forehead: -0.42 });
    drawBeard(head, paint, skull, 0.6, false);
    drawNose(head, paint);
    drawMouth(
      head,
      {
        y: 0.58,
        width: 0.34,
        height: 0.26,
        curve: 0.1,
        inside: MOUTH_INSIDE,
        tongue: TONGUE,
        teeth: hex('#f4efe8'),
        line: 1,
        lips:
          sheet.presentation === 'feminine'
            ? womansLips(paint.of(sheet.lips), skin, sheet)
            : mix(lipTone(paint.of(sheet.lips)), skin, 0.2),
      },
      darken(skin, 0.55),
    );
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawGlasses(head, EYES, 0.27, paint);
  }
  const cap = isAway ? undefined : hairCap(head, HAIR);
  if (cap) {
    brush.shape(cap, hair, { relief: 0.7 });
    brush.stroke(
      strandsOf(head, HAIR, 9),
      luminance(hair) < 70 ? mix(hair, [255, 230, 200], 0.12) : darken(hair, 0.2),
      1.6,
    );
  }
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, volumeOf(sheet, HAIR));
}

function drawNose(head: Head, { skin }: HeadPaint): void {
  const { brush, yaw } = head;
  const [x, y] = head.at(0, 0.3);
  const ahead = Math.sin(yaw) * 0.14 || brush.side * -0.05;
  const shade = { hasLine: false, isFlat: true };
  const bridge = smoothPath([
    [x - 0.02, y - 0.26],
    [x + ahead, y],
    [x + ahead * 0.7, y + 0.09],
    [x - ahead * 0.6, y + 0.08],
  ]);
  brush.shape(bridge, mix(skin, darken(skin, 0.4), 0.32), shade);
  brush.shape(ellipse(x + ahead * 0.4, y + 0.08, 0.1, 0.02), mix(skin, darken(skin, 0.5), 0.6), shade);
}

function drawEye(head: Head, { of, lit, skin }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { context } = brush;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.4, head.narrowing(sign * EYES.across));
  const { open, squint } = expression.eyes;
  const dark = darken(skin, 0.72);
  context.fillStyle = css(darken(skin, 0.35), 0.28);
  context.fill(ellipse(x, y - 0.05, wide * 1.4, 0.15));
  if (open < 0.18) {
    brush.stroke(
      smoothLine([
        [x - wide, y],
        [x, y + 0.05],
        [x + wide, y],
      ]),
      dark,
      4,
    );
    return;
  }
  const tall = 0.115 * Math.min(1.3, open);
  const low = tall * (0.8 - squint * 0.35);
  const white = smoothPath([
    [x - wide, y + 0.02],
    [x - wide * 0.4, y - tall],
    [x + wide * 0.4, y - tall],
    [x + wide, y],
    [x + wide * 0.4, y + low],
    [x - wide * 0.4, y + low],
  ]);
  brush.shape(white, lit(hex('#f4f0ee')), { hasLine: false, isFlat: true });
  context.save();
  context.clip(white);
  const [lookX, lookY] = [x + expression.eyes.x * wide * 0.45, y - expression.eyes.y * 0.05 - 0.01];
  brush.shape(ellipse(lookX, lookY, 0.1, 0.105), of(sheet.eyes), { hasLine: false, isFlat: true });
  brush.shape(ellipse(lookX, lookY, 0.05, 0.052), hex('#120c10'), { hasLine: false, isFlat: true });
  brush.shape(ellipse(lookX + brush.side * 0.035, lookY - 0.04, 0.022, 0.022), hex('#ffffff'), {
    hasLine: false,
    isFlat: true,
  });
  context.restore();
  const lash = sheet.presentation === 'feminine' ? 7 : 4;
  brush.stroke(
    smoothLine([
      [x - wide, y + 0.02],
      [x - wide * 0.4, y - tall],
      [x + wide * 0.4, y - tall],
      [x + wide * 1.04, y - 0.01],
    ]),
    dark,
    lash,
  );
}

function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { lift, inner } = expression.brows;
  const y = EYES.down - 0.27 - lift * 0.07;
  const tone = luminance(hair) > 150 ? darken(hair, 0.3) : of(sheet.brows);
  const thick = (sheet.presentation === 'feminine' ? 0.022 : 0.04) * sheet.browThickness;
  const at = (across: number, down: number) => head.at(sign * across, down);
  brush.shape(
    smoothPath(
      [
        at(0.17, y - inner * 0.08 + thick),
        at(0.18, y - inner * 0.08 - thick),
        at(0.45, y - 0.05 - thick),
        at(0.72, y + 0.02 + inner * 0.04),
        at(0.45, y - 0.05 + thick),
      ],
      0.1,
    ),
    tone,
    { hasLine: false, isFlat: true },
  );
}

/** Painted people, whom the realistic look shows if no face was found in the picture. */
export const naturalFigures = puppets({
  ...natural,
  proportions: (sheet) => shouldered(natural.proportions(sheet), sheet),
  body: (sheet) => shaped(natural.body(sheet), sheet),
});

import type { Path2D } from '@napi-rs/canvas';
import { darken, hex, isGray, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { blockOf } from './head-blocks.ts';
import { drawAge, drawGlasses } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, volumeOf } from './kit/hair.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import type { Brush } from './kit/ink.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { built } from './kit/sizes.ts';
import { cornered, ellipse, type Point, smoothPath, tube } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';

const INK = hex('#0f0f14');
const HAIR: HairCut = { volume: 0.2, tip: 'pointed', locks: 3, hang: 0.34, wind: 0.02 };
const EYES = { across: 0.45, down: 0.08, width: 0.3, height: 0.4 };

/**
 * Bodies built from blocks: a large head that is a circle, a square or a wedge, a small trapezoid as the trunk, sticks
 * for limbs, thick lines.
 */
const design: PuppetDesign = {
  proportions: ({ age }) => ({
    head: age === 'child' ? 0.42 : 0.36,
    neck: 0.012,
    torso: 0.25,
    shoulders: 0.17,
    hips: 0.12,
    upperArm: 0.13,
    forearm: 0.13,
    hand: 0.08,
    thigh: age === 'child' ? 0.12 : 0.155,
    shin: age === 'child' ? 0.13 : 0.165,
    foot: 0.12,
  }),
  body: (sheet) =>
    built(
      {
        torso: {
          ...(sheet.presentation === 'feminine'
            ? { hips: 0.13, waist: 0.1, chest: 0.082, shoulders: 0.083 }
            : { hips: 0.072, waist: 0.086, chest: 0.116, shoulders: 0.13 }),
          neck: 0.03,
          depth: 0.9,
        },
        arm: [0.015, 0.016, 0.016, 0.017, 0.017],
        leg: [0.02, 0.02, 0.02, 0.02, 0.02],
        neck: 0.02,
        hand: { fingers: 4, finger: 0.17, palm: 0.4 },
        foot: [0.045, 0.028],
        flare: 1,
      },
      sheet,
    ),
  ink: { weight: 3.3, line: () => INK, drop: 1.8 },
  mostYaw: 0.6,
  pigment: poster,
  skin: (color) => saturate(color, 1.35),
  headHalf: ({ face }) => ({ round: 1.02, oval: 0.9, square: 1, long: 0.8, heart: 1.05 })[face],
  squash: 0.07,
  head: { behind, front },
};

/** Reduces a color to a few strong ones. Dark colors keep their hue only with finer steps. */
function poster(color: Rgb): Rgb {
  const size = luminance(color) < 70 ? 12 : 42;
  // Steps in each channel would turn gray hair lilac.
  const [red, green, blue] = saturate(color, isGray(color) ? 0 : size > 12 ? 1.7 : 1.3);
  const step = (channel: number) => Math.round(channel / size) * size;
  return [step(red), step(green), step(blue)];
}

function behind(head: Head, paint: HeadPaint): void {
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, paint.hair);
  // From behind, this hair is drawn last.
  if (head.isAway) drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, half, yaw } = head;
  const { skin } = paint;
  const skull = blockOf(head);
  for (const sign of [-1, 1] as const) {
    if (yaw * sign > 0.5) continue;
    brush.shape(ellipse(sign * half * 0.98 - Math.sin(yaw) * 0.3, 0.2, 0.15, 0.2), skin);
  }
  brush.shape(skull, skin);
  if (!isAway) {
    drawJaw(head, skull, paint);
    drawBlush(head, skull, skin);
    drawMouth(head);
    const near = yaw >= 0 ? -1 : 1;
    drawEye(head, paint, -near as 1 | -1);
    drawEye(head, paint, near);
    drawNose(head, skin);
    drawAge(head, skin, { eyes: EYES, bag: 0.46, folds: { nose: 0.44, mouth: 0.64 }, forehead: -0.56 });
    drawGlasses(head, EYES, 0.36, INK);
  }
  const cap = hairCap(head, HAIR);
  if (cap) brush.union([...tuftsOf(head, HAIR), cap], paint.hair);
  if (!isAway) for (const sign of [-1, 1]) drawBrow(head, sign);
  drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

/** Draws two round spots. On a turned head, the far one ends at the outline. */
function drawBlush({ brush, expression, at }: Head, skull: Path2D, skin: Rgb): void {
  if (expression.blush <= 0.2) return;
  const { context } = brush;
  context.save();
  context.clip(skull);
  const tone = mix(skin, hex('#ff4a6a'), 0.5);
  for (const sign of [-1, 1]) brush.shape(ellipse(...at(sign * 0.72, 0.5), 0.16, 0.1), tone, { hasLine: false });
  context.restore();
}

function drawJaw({ brush, sheet, half }: Head, skull: Path2D, { hair, skin }: HeadPaint): void {
  if (sheet.beard === 'none') return;
  const { context } = brush;
  context.save();
  context.clip(skull);
  const top = sheet.beard === 'goatee' ? 0.66 : 0.3;
  const tone = sheet.beard === 'stubble' ? mix(skin, hair, 0.35) : hair;
  brush.shape(
    sheet.beard === 'mustache'
      ? cornered([
          [-half * 0.5, 0.56],
          [0, 0.36],
          [half * 0.5, 0.56],
        ])
      : cornered([
          [-half * 1.3, top - 0.2],
          [-half * 0.5, top],
          [half * 0.5, top],
          [half * 1.3, top - 0.2],
          [half * 1.3, 1.3],
          [-half * 1.3, 1.3],
        ]),
    tone,
  );
  context.restore();
}

function drawEye(head: Head, { lit, skin, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.55, head.narrowing(sign * EYES.across));
  const { open, squint } = expression.eyes;
  if (open < 0.2) {
    inkLine(
      brush,
      [
        [x - wide, y + 0.08],
        [x, y + 0.16],
        [x + wide, y + 0.08],
      ],
      3.9,
    );
    return;
  }
  const tall = EYES.height * Math.min(1.3, 0.5 + open * 0.5);
  const ball = ellipse(x, y, wide, tall, sign * 0.08);
  brush.shape(ball, lit(hex('#ffffff')));
  const { context } = brush;
  context.save();
  context.clip(ball);
  const size = 0.15;
  brush.shape(
    ellipse(
      x + expression.eyes.x * wide * 0.45 - sign * 0.06,
      y - expression.eyes.y * tall * 0.4 + 0.05,
      size,
      size * 1.25,
    ),
    luminance(of(sheet.eyes)) > 90 ? darken(of(sheet.eyes), 0.35) : INK,
    { hasLine: false },
  );
  const lid = 1 - open + (expression.brows.inner < -0.4 ? 0.3 : 0.12);
  if (lid > 0.05) {
    const [left, right] = [
      y - tall + tall * lid * 1.4 + expression.brows.inner * sign * 0.14,
      y - tall + tall * lid * 1.4 - expression.brows.inner * sign * 0.14,
    ];
    brush.shape(
      cornered([
        [x - wide * 1.3, y - tall * 1.4],
        [x + wide * 1.3, y - tall * 1.4],
        [x + wide * 1.3, right],
        [x - wide * 1.3, left],
      ]),
      skin,
    );
  }
  if (squint > 0.3) brush.shape(ellipse(x, y + tall * 1.35, wide * 1.5, tall * 0.62 * squint), skin);
  context.restore();
  if (sheet.presentation === 'feminine') {
    for (const turn of [0.2, 0.62]) {
      const angle = -Math.PI / 2 + sign * (0.5 + turn);
      inkLine(
        brush,
        [
          [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall],
          [x + Math.cos(angle) * (wide + 0.1), y + Math.sin(angle) * (tall + 0.08)],
          [x + Math.cos(angle) * (wide + 0.2), y + Math.sin(angle) * (tall + 0.16)],
        ],
        3.5,
      );
    }
  }
}

function drawNose(head: Head, skin: Rgb): void {
  const [x, y] = head.at(0, 0.34);
  const ahead = Math.sin(head.yaw) * 0.2 || 0.1;
  const points: Point[] = [
    [x - 0.05, y - 0.14],
    [x + ahead * 1.4, y + 0.06],
    [x - 0.05, y + 0.08],
  ];
  head.brush.shape(cornered(points), darken(skin, 0.1));
}

/** Draws the mouth as one strong shape: a line that ends in a hook, or an opening with a row of teeth. */
function drawMouth(head: Head): void {
  const { brush, expression } = head;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [x, y] = head.at(0.04, 0.64);
  const wide = 0.56 * width * Math.max(0.6, head.narrowing(0));
  if (open < 0.05) {
    const lift = smile * 0.15;
    inkLine(
      brush,
      [
        [x - wide, y - lift],
        [x, y + lift * 0.6],
        [x + wide, y - lift * 1.2],
        [x + wide + 0.07, y - lift * 1.2 - 0.06],
      ],
      3.5,
    );
    return;
  }
  const drop = 0.36 * open;
  const hole = smoothPath(
    [
      [x - wide, y - 0.1 - smile * 0.07],
      [x, y - 0.08 + smile * 0.04],
      [x + wide, y - 0.1 - smile * 0.07],
      [x + wide * 0.72, y + drop * 0.8],
      [x, y + drop],
      [x - wide * 0.72, y + drop * 0.8],
    ],
    0.35,
  );
  brush.shape(hole, hex('#5a0f24'));
  brush.context.save();
  brush.context.clip(hole);
  brush.shape(ellipse(x, y + drop * 1.05, wide * 0.6, drop * 0.5), hex('#ff5a7a'), { hasLine: false });
  if (hasTeeth)
    brush.shape(
      cornered([
        [x - wide, y - 0.3],
        [x + wide, y - 0.3],
        [x + wide, y + drop * 0.1],
        [x - wide, y + drop * 0.1],
      ]),
      hex('#ffffff'),
      { hasLine: false },
    );
  brush.context.restore();
}

function drawBrow(head: Head, sign: number): void {
  const { lift, inner } = head.expression.brows;
  const y = EYES.down - EYES.height - 0.1 - lift * 0.1;
  inkLine(
    head.brush,
    [head.at(sign * 0.2, y - inner * 0.16), head.at(sign * 0.5, y - 0.05), head.at(sign * 0.76, y + inner * 0.1)],
    8,
  );
}

/** Draws a line that is thin at both ends. @param width its greatest width, in line widths */
function inkLine(brush: Brush, points: readonly Point[], width: number): void {
  const half = (brush.line * width) / 2;
  const stations = points.map(([x, y], index) => ({
    x,
    y,
    half: half * (0.3 + 0.7 * Math.sin((index / (points.length - 1)) * Math.PI)),
  }));
  brush.shape(tube(stations), INK, { hasLine: false, isFlat: true });
}

export const cartoonNetworkFigures = puppets(design);

import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import { drawComplexion } from '../kit/complexion.ts';
import { drawBeard, drawGlasses } from '../kit/face-parts.ts';
import { drawFaceShade } from '../kit/face-shade.ts';
import { noseOf } from '../kit/face-shape.ts';
import { drawGraying } from '../kit/graying.ts';
import { isBehindEars } from '../kit/hair-ends.ts';
import { bandOfLight, locksOf } from '../kit/hair-light.ts';
import { drawLocks } from '../kit/hair-locks.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { type Mane, maneFront, maneMass, thicknessOf } from '../kit/mane.ts';
import { drawMouth, womansLips } from '../kit/mouth.ts';
import type { HeadDesign, HeadPaint } from '../kit/puppet.ts';
import { drawEars, onFace, type Section, turnedSkull, withJaw } from '../kit/skull.ts';
import { drawTears } from '../kit/tears.ts';
import { ellipse, smoothLine } from '../kit/tube.ts';
import { tuftsOf } from '../kit/tufts.ts';
import { BROWN, drawBrow, drawEye, EYES } from './ghibli-eyes.ts';

/** A broad, flat face: full cheeks low down, a button of a nose, a short round chin. */
const SKULL: readonly Section[] = [
  [-1, 0.08, 0.04, 0.1],
  [-0.96, 0.36, 0.3, 0.44],
  [-0.82, 0.66, 0.6, 0.78],
  [-0.6, 0.86, 0.82, 1],
  [-0.3, 0.96, 0.92, 1.12],
  [0, 0.98, 0.92, 1.12],
  [0.22, 0.98, 0.88, 1.02, 0.9],
  [0.38, 1.01, 0.87, 0.9, 0.93],
  [0.46, 1.01, 0.86, 0.8, 1.05],
  [0.53, 0.99, 0.84, 0.66, 0.94],
  [0.66, 0.9, 0.8, 0.4, 0.93],
  [0.78, 0.76, 0.74, 0.12, 0.88],
  [0.9, 0.52, 0.72, -0.1, 0.9],
  [0.97, 0.28, 0.68, -0.3, 0.78],
  [1, 0.1, 0.56, -0.4],
];

/** Women's cheeks are narrower. */
const WOMANS_SKULL = withJaw(SKULL, 0.84);

/** Soft, blunt hair with small gaps. */
const MANE: Mane = {
  skull: SKULL,
  volume: 0.15,
  wind: 0.13,
  edge: 'lobes',
  fringe: [
    [0.94, -0.1],
    [0.84, 0.04],
    [0.7, -0.2],
    [0.54, -0.05],
    [0.4, -0.2],
    [0.22, -0.06],
    [0.12, -0.34],
    [-0.02, -0.07],
    [-0.2, -0.18],
    [-0.36, -0.03],
    [-0.54, -0.22],
    [-0.68, -0.02],
    [-0.84, -0.08],
    [-0.9, 0.02],
    [-0.94, -0.1],
  ],
  parted: [
    [0.95, -0.08],
    [0.88, 0.08],
    [0.76, -0.14],
    [0.64, -0.1],
    [0.46, -0.36],
    [0.3, -0.36],
    [0.06, -0.56],
    [-0.1, -0.54],
    [-0.36, -0.76],
    [-0.6, -0.34],
    [-0.72, -0.3],
    [-0.86, 0],
    [-0.95, -0.08],
  ],
  swept: [
    [0.95, -0.08],
    [0.9, 0.12],
    [0.8, -0.14],
    [0.74, -0.06],
    [0.52, -0.34],
    [0.36, -0.3],
    [-0.4, -0.84],
    [-0.66, -0.4],
    [-0.74, -0.34],
    [-0.88, 0.06],
    [-0.95, -0.08],
  ],
  halved: [
    [0.95, -0.08],
    [0.88, 0.08],
    [0.76, -0.16],
    [0.6, -0.14],
    [0.42, -0.42],
    [0.24, -0.46],
    [0, -0.8],
  ],
};

const TUFTS = { volume: MANE.volume, tip: 'round', locks: 5, hang: 0.4, wind: MANE.wind } as const;
const TEARS = { across: 0.44, down: 0.3, wide: 0.055, end: 0.72 };

/** Faces of a picture book: broad cheeks, small dark eyes under one stroke, thin brown lines, hair without gloss. */
export const ghibliHead: HeadDesign = { behind, front };

function behind(head: Head, { hair }: HeadPaint): void {
  if (head.isAway) return;
  const path = maneMass(head, MANE);
  if (path) head.brush.shape(path, darken(hair, 0.18), { relief: 0.5 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, sheet } = head;
  const { skin, hair } = paint;
  const skull = turnedSkull(head, sheet.presentation === 'feminine' && sheet.age !== 'old' ? WOMANS_SKULL : SKULL);
  const ear = { down: 0.26, wide: 0.15, tall: 0.19, fold: foldEar };
  drawEars(head, ear, skin, 'beside');
  brush.shape(skull, skin, { isFlat: true });
  const cap = isAway ? maneMass(head, MANE) : maneFront(head, MANE);
  drawFaceShade(head, skull, skin, () => drawMarks(head, paint, cap));
  if (!isAway) drawFace(head, paint, skull);
  if (sheet.hair.length === 'swept') drawEars(head, ear, skin, 'on');
  if (cap) {
    brush.union([...tuftsOf(head, TUFTS), cap], hair, { relief: 0.55 });
    drawGraying(head, cap, paint);
    drawSheen(head, cap, hair);
    const line = luminance(hair) < 60 ? lighten(hair, 0.12) : darken(hair, 0.3);
    brush.shape(locksOf(head, MANE), line, { hasLine: false, isFlat: true });
    drawLocks(head, cap, thicknessOf(sheet, MANE), { shade: darken(hair, 0.1), line, lineWidth: 0.14, count: 7 });
  }
  if (isBehindEars(sheet.hair)) drawEars(head, ear, skin, 'on');
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, thicknessOf(sheet, MANE));
}

/** Draws what is on the skin: the shadow of the hair, color in the cheeks, and folds. */
function drawMarks(head: Head, paint: HeadPaint, cap: Path2D | undefined): void {
  const { context } = head.brush;
  if (cap) {
    context.save();
    context.translate(0, 0.05);
    context.fillStyle = css(darken(paint.skin, 0.3), 0.35);
    context.fill(cap);
    context.restore();
  }
  for (const sign of [-1, 1]) {
    const [x, y] = head.at(sign * 0.62, 0.52);
    context.fillStyle = css(hex('#f08a70'), head.sheet.age === 'old' ? 0.1 : 0.2);
    context.fill(ellipse(x, y, 0.22 * head.narrowing(sign * 0.62), 0.14));
  }
  drawComplexion(head, paint, {
    blush: [hex('#f06a5a'), 0.62, 0.52, 0.22],
    age: { eyes: EYES, bag: 0.19, lens: 0.26, folds: { nose: 0.5, mouth: 0.7 }, forehead: -0.28 },
    nose: 0.45,
  });
}

function drawFace(head: Head, paint: HeadPaint, skull: Path2D): void {
  const { sheet } = head;
  drawBeard(head, paint, skull, 0.7, false);
  drawNose(head, paint.skin);
  onFace(head, skull, () => {
    drawMouth(
      head,
      {
        y: 0.7,
        width: 0.34,
        height: 0.27,
        curve: 0.08,
        inside: hex('#96423a'),
        tongue: hex('#dc8a7c'),
        teeth: hex('#fffaf0'),
        line: 0.9,
        ...(sheet.presentation === 'feminine' && {
          lips: mix(womansLips(paint.of(sheet.lips), paint.skin, sheet), paint.skin, 0.2),
        }),
      },
      BROWN,
    );
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawTears(head, TEARS);
  });
  drawGlasses(head, EYES, 0.31, paint);
}

function foldEar({ brush }: Head, x: number, y: number, wide: number): void {
  brush.stroke(
    smoothLine([
      [x - wide * 0.1, y - 0.09],
      [x + wide * 0.35, y],
      [x, y + 0.07],
    ]),
    mix(BROWN, [240, 180, 150], 0.4),
    0.8,
  );
}

/** Draws a short stroke. A face from the side has its nose in the outline. */
function drawNose(head: Head, skin: Rgb): void {
  if (Math.abs(head.yaw) > 0.95) return;
  const [x, y] = head.at(0.02, 0.45);
  const ahead = (Math.sin(head.yaw) * 0.13 || 0.085) * noseOf(head.sheet);
  head.brush.stroke(
    smoothLine([
      [x + ahead * 0.4, y - 0.04],
      [x + ahead, y + 0.02],
      [x + ahead * 0.1, y + 0.05],
    ]),
    mix(BROWN, skin, 0.25),
    1.1,
  );
}

/** Lightens the hair a little where it bends toward the sky, as one brushful of paint. */
function drawSheen(head: Head, cap: Path2D, hair: Rgb): void {
  const { brush, sheet, isAway } = head;
  if (sheet.hat || sheet.hair.length === 'cropped') return;
  brush.context.save();
  brush.context.clip(cap);
  brush.context.fillStyle = css(mix(lighten(hair, luminance(hair) < 60 ? 0.12 : 0.18), [240, 220, 180], 0.1), 0.7);
  brush.context.fill(bandOfLight(head, MANE, { down: isAway ? -0.5 : -0.72, thick: 0.16, teeth: 0.02 }));
  brush.context.restore();
}

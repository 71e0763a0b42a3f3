import type { Path2D } from '@napi-rs/canvas';
import { darken, hex, lighten, luminance, mix, saturate } from '../../../drawing/color.ts';
import { type Complexion, drawComplexion } from '../kit/complexion.ts';
import { drawBeard, drawGlasses } from '../kit/face-parts.ts';
import { drawFaceShade } from '../kit/face-shade.ts';
import { noseOf } from '../kit/face-shape.ts';
import { drawGraying } from '../kit/graying.ts';
import { isBehindEars } from '../kit/hair-ends.ts';
import { locksOf } from '../kit/hair-light.ts';
import { drawLocks, isInLocks } from '../kit/hair-locks.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { maneFront, maneMass, thicknessOf } from '../kit/mane.ts';
import { drawMouth, MOUTH_INSIDE, TONGUE, womansLips } from '../kit/mouth.ts';
import type { HeadDesign, HeadPaint } from '../kit/puppet.ts';
import { drawEars, onFace, turnedSkull } from '../kit/skull.ts';
import { drawTears } from '../kit/tears.ts';
import { smoothLine, smoothPath } from '../kit/tube.ts';
import { DISNEY_EYES, drawDisneyBrow, drawDisneyEye } from './disney-eyes.ts';
import { crestOf, drawSheen, maneOf, skullOf } from './disney-hair.ts';

const TEARS = { across: 0.46, down: 0.24, wide: 0.055, end: 0.64 };

/** Faces of an animated musical: almond eyes under arched brows, a modeled nose, lips, colored lines. */
export const disneyHead: HeadDesign = { behind, front };

function behind(head: Head, { hair }: HeadPaint): void {
  if (head.isAway) return;
  const path = maneMass(head, maneOf(head));
  if (path) head.brush.shape(path, darken(hair, 0.3), { relief: 0.6 });
}

const COMPLEXION: Complexion = {
  blush: [hex('#f0505a'), 0.64, 0.42, 0.22],
  age: { eyes: DISNEY_EYES, bag: 0.24, lens: 0.32, folds: { nose: 0.42, mouth: 0.62 }, forehead: -0.52 },
  nose: 0.37,
};

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, sheet } = head;
  const { skin, hair } = paint;
  const mane = maneOf(head);
  const skull = turnedSkull(head, skullOf(head));
  const ear = { down: 0.14, wide: 0.15, tall: 0.22, fold: foldEar(paint) };
  drawEars(head, ear, skin, 'beside');
  brush.shape(skull, skin, { isFlat: true });
  drawFaceShade(head, skull, skin, () => drawComplexion(head, paint, COMPLEXION));
  if (!isAway) drawFace(head, paint, skull);
  const cap = isAway ? maneMass(head, mane) : maneFront(head, mane);
  if (sheet.hair.length === 'swept') drawEars(head, ear, skin, 'on');
  if (cap) {
    brush.union([...crestOf(head, mane), cap], hair, { relief: 0.7 });
    drawGraying(head, cap, paint);
    if (!isInLocks(head)) drawSheen(head, mane, cap, paint);
    const line = brush.ink.line(hair);
    brush.shape(locksOf(head, mane), line, { hasLine: false, isFlat: true });
    const light = lighten(hair, luminance(hair) < 60 ? 0.16 : 0.28);
    drawLocks(head, cap, thicknessOf(sheet, mane), {
      shade: darken(saturate(hair, 1.1), 0.24),
      line,
      lineWidth: 0.16,
      light,
    });
  }
  if (isBehindEars(sheet.hair)) drawEars(head, ear, skin, 'on');
  if (!isAway) for (const sign of [-1, 1] as const) drawDisneyBrow(head, paint, sign);
  drawHat(head, paint, thicknessOf(sheet, mane));
}

function drawFace(head: Head, paint: HeadPaint, skull: Path2D): void {
  const { brush, sheet } = head;
  const line = brush.ink.line(paint.skin);
  drawBeard(head, paint, skull, 0.62, true);
  drawNose(head, paint);
  onFace(head, skull, () => {
    drawMouth(
      head,
      {
        y: 0.62,
        width: 0.42,
        height: 0.34,
        curve: 0.15,
        inside: MOUTH_INSIDE,
        tongue: TONGUE,
        teeth: hex('#ffffff'),
        line: 0.9,
        ...(sheet.presentation === 'feminine' && { lips: womansLips(paint.of(sheet.lips), paint.skin, sheet) }),
      },
      line,
    );
    for (const sign of [-1, 1] as const) drawDisneyEye(head, paint, sign);
    drawTears(head, TEARS);
  });
  if (sheet.presentation === 'masculine') drawChin(head, paint);
  drawGlasses(head, DISNEY_EYES, 0.33, paint);
}

function foldEar({ skin }: HeadPaint) {
  return ({ brush }: Head, x: number, y: number, wide: number) =>
    brush.stroke(
      smoothLine([
        [x - wide * 0.5, y - 0.08],
        [x + wide * 0.1, y - 0.12],
        [x + wide * 0.4, y],
        [x - wide * 0.1, y + 0.08],
      ]),
      brush.ink.line(skin),
      0.9,
    );
}

/** Draws the bridge, the tip and a nostril. A face from the side has its nose in the outline. */
function drawNose(head: Head, { skin }: HeadPaint): void {
  const { brush, yaw, sheet } = head;
  if (Math.abs(yaw) > 0.95) return;
  const [x, y] = head.at(0, 0.37);
  const ahead = Math.sin(yaw) * 0.17 || brush.side * -0.07;
  const wide = (sheet.presentation === 'feminine' ? 0.85 : 1.3) * noseOf(sheet);
  const shade = brush.ink.shadow?.color(skin) ?? skin;
  const under = smoothPath(
    [
      [x - 0.11 * wide, y + 0.05],
      [x + ahead * 0.8, y + 0.02],
      [x + 0.11 * wide, y + 0.05],
      [x + ahead * 0.3, y + 0.1],
    ],
    0.2,
  );
  brush.shape(under, shade, { hasLine: false, isFlat: true });
  const line = mix(brush.ink.line(skin), skin, 0.15);
  brush.stroke(
    smoothLine([
      [x + ahead * 0.4, y - 0.26],
      [x + ahead * 0.9, y - 0.06],
      [x + ahead * 1.15, y + 0.01],
      [x + ahead * 0.8, y + 0.08],
      [x - ahead * 0.1, y + 0.09],
    ]),
    line,
    wide,
  );
  for (const sign of [-1, 1])
    brush.stroke(
      smoothLine([
        [x + sign * 0.1 * wide + ahead * 0.2, y + 0.02],
        [x + sign * 0.125 * wide + ahead * 0.2, y + 0.06],
        [x + sign * 0.08 * wide + ahead * 0.2, y + 0.08],
      ]),
      line,
      0.8 * wide,
    );
}

/** Draws the cleft below the lower lip of a strong chin. */
function drawChin(head: Head, { skin }: HeadPaint): void {
  if (Math.abs(head.yaw) > 0.95 || head.sheet.beard === 'full' || head.sheet.beard === 'goatee') return;
  const at = (across: number, down: number) => head.at(across, down);
  const tone = mix(head.brush.ink.line(skin), skin, 0.45);
  head.brush.stroke(smoothLine([at(-0.13, 0.8), at(0, 0.83), at(0.13, 0.8)]), tone, 0.9);
}

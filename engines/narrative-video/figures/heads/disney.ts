import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix } from '../../../drawing/color.ts';
import { isHanging } from '../../../people/character-sheet.ts';
import { drawAge, drawBeard, drawBlush, drawGlasses } from '../kit/face-parts.ts';
import { drawFaceShade } from '../kit/face-shade.ts';
import { drawGraying } from '../kit/graying.ts';
import { isBehindEars } from '../kit/hair-ends.ts';
import { locksOf } from '../kit/hair-light.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { type Mane, maneFront, maneMass, onHead, thicknessOf } from '../kit/mane.ts';
import { drawMouth, MOUTH_INSIDE, TONGUE, womansLips } from '../kit/mouth.ts';
import type { HeadDesign, HeadPaint } from '../kit/puppet.ts';
import { drawEars, onFace, type Section, turnedSkull } from '../kit/skull.ts';
import { drawCriedOut, drawTears } from '../kit/tears.ts';
import { smoothLine, smoothPath } from '../kit/tube.ts';
import { DISNEY_EYES, drawDisneyBrow, drawDisneyEye } from './disney-eyes.ts';

/** A heart of a face: round cheeks, an upturned nose, full lips, a small round chin. */
const HEROINE: readonly Section[] = [
  [-1, 0.08, 0.04, 0.1],
  [-0.96, 0.35, 0.3, 0.44],
  [-0.83, 0.63, 0.58, 0.76],
  [-0.62, 0.85, 0.82, 1],
  [-0.34, 0.97, 0.94, 1.12],
  [-0.05, 0.97, 0.93, 1.12],
  [0.12, 0.97, 0.84, 1.02, 0.86],
  [0.3, 1, 0.86, 0.88, 1.02],
  [0.38, 1, 0.84, 0.78, 1.2],
  [0.45, 0.97, 0.8, 0.66, 1.02],
  [0.57, 0.88, 0.74, 0.4, 1.05],
  [0.68, 0.74, 0.7, 0.16, 0.98],
  [0.78, 0.56, 0.7, -0.02, 0.92],
  [0.9, 0.36, 0.76, -0.25, 0.94],
  [1, 0.12, 0.7, -0.5],
];

/** A long face with a strong jaw and a broad chin, a straight nose and a heavy brow. */
const HERO: readonly Section[] = [
  [-1, 0.08, 0.04, 0.1],
  [-0.96, 0.36, 0.32, 0.44],
  [-0.83, 0.64, 0.6, 0.76],
  [-0.62, 0.84, 0.84, 1],
  [-0.34, 0.95, 0.95, 1.1],
  [-0.05, 0.95, 0.97, 1.1],
  [0.1, 0.95, 0.86, 1.02, 0.9],
  [0.28, 0.96, 0.86, 0.9, 1.1],
  [0.38, 0.96, 0.84, 0.8, 1.24],
  [0.45, 0.94, 0.8, 0.7, 0.98],
  [0.56, 0.91, 0.76, 0.5, 1],
  [0.66, 0.86, 0.72, 0.34, 0.94],
  [0.78, 0.72, 0.74, 0.1, 0.92],
  [0.92, 0.5, 0.86, -0.2, 1.02],
  [1, 0.24, 0.78, -0.45],
];

/** Hair in a few large waves that are brushed up and away from the forehead. */
function maneOf(head: Head): Mane {
  return {
    skull: skullOf(head),
    volume: head.sheet.presentation === 'feminine' ? 0.28 : 0.2,
    wind: 0.07,
    edge: 'sweep',
    fringe: [
      [0.94, -0.1],
      [0.86, -0.02],
      [0.66, -0.1],
      [0.36, -0.3],
      [0.02, -0.5],
      [-0.3, -0.66],
      [-0.56, -0.6],
      [-0.8, -0.36],
      [-0.94, -0.1],
    ],
    parted: [
      [0.95, -0.06],
      [0.88, -0.3],
      [0.7, -0.46],
      [0.36, -0.54],
      [0, -0.62],
      [-0.3, -0.76],
      [-0.44, -0.86],
      [-0.62, -0.64],
      [-0.84, -0.4],
      [-0.95, -0.06],
    ],
    halved: [
      [0.95, -0.06],
      [0.88, -0.34],
      [0.7, -0.5],
      [0.4, -0.62],
      [0, -0.86],
    ],
  };
}

function skullOf({ sheet }: Head): readonly Section[] {
  return sheet.presentation === 'feminine' || sheet.age === 'child' ? HEROINE : HERO;
}

const TEARS = { across: 0.46, down: 0.24, wide: 0.055, end: 0.64 };

/** Faces of an animated musical: almond eyes under arched brows, a modeled nose, lips, colored lines. */
export const disneyHead: HeadDesign = { behind, front };

function behind(head: Head, { hair }: HeadPaint): void {
  if (head.isAway) return;
  const path = maneMass(head, maneOf(head));
  if (path) head.brush.shape(path, darken(hair, 0.3), { relief: 0.6 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, sheet } = head;
  const { skin, hair } = paint;
  const mane = maneOf(head);
  const skull = turnedSkull(head, skullOf(head));
  const ear = { down: 0.14, wide: 0.15, tall: 0.22, fold: foldEar(paint) };
  drawEars(head, ear, skin, 'beside');
  brush.shape(skull, skin, { isFlat: true });
  drawFaceShade(head, skull, skin);
  if (!isAway) drawFace(head, paint, skull);
  const cap = isAway ? maneMass(head, mane) : maneFront(head, mane);
  if (sheet.hair.length === 'swept') drawEars(head, ear, skin, 'on');
  if (cap) {
    brush.union([...crestOf(head), cap], hair, { relief: 0.7 });
    drawGraying(head, cap, paint);
    drawSheen(head, mane, cap, paint);
    brush.stroke(locksOf(head, mane), brush.ink.line(hair), 0.9);
  }
  if (isBehindEars(sheet.hair)) drawEars(head, ear, skin, 'on');
  if (!isAway) for (const sign of [-1, 1] as const) drawDisneyBrow(head, paint, sign);
  drawHat(head, paint, thicknessOf(sheet, mane));
}

function drawFace(head: Head, paint: HeadPaint, skull: Path2D): void {
  const { brush, sheet } = head;
  const line = brush.ink.line(paint.skin);
  onFace(head, skull, () => drawBlush(head, hex('#f0505a'), 0.64, 0.42, 0.22));
  onFace(head, skull, () =>
    drawAge(head, paint.skin, {
      eyes: DISNEY_EYES,
      bag: 0.24,
      lens: 0.32,
      folds: { nose: 0.42, mouth: 0.62 },
      forehead: -0.52,
    }),
  );
  drawBeard(head, paint, skull, 0.62, true);
  onFace(head, skull, () => drawCriedOut(head, paint, { eyes: DISNEY_EYES, nose: 0.37 }));
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
  });
  if (sheet.presentation === 'masculine') drawChin(head, paint);
  onFace(head, skull, () => drawTears(head, TEARS));
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
  const wide = sheet.presentation === 'feminine' ? 0.85 : 1.3;
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

/** Returns the wave that stands up from the forehead, on the far side of the parting. */
function crestOf(head: Head): Path2D[] {
  const { sheet, isAway } = head;
  const { hair, hat } = sheet;
  if (hat || isAway || hair.recedes || hair.texture === 'curly' || hair.length === 'bald' || hair.length === 'cropped')
    return [];
  const side = hair.parting === 'right' ? -1 : 1;
  // From the side, the wave is seen along its length.
  const facing = Math.max(0, Math.cos(head.yaw));
  if (facing < 0.4) return [];
  const tall = (isHanging(hair) ? 0.18 : 0.26) * facing;
  const blown = Math.sin(head.seconds * 2.1) * 0.02;
  const at = (angle: number, down: number, lift = 0) => onHead(head, side * angle, down, lift);
  const wave = [
    at(-0.5, -0.82),
    at(-0.5, -1.12 - tall * 0.5, 0.02),
    at(-0.05, -1.18 - tall, 0.04),
    at(0.5, -1.12 - tall * 0.8 + blown, 0.14 * facing),
    at(0.95, -0.8 + blown, 0.24 * facing),
    at(1.12, -0.5, 0.14 * facing),
    at(0.7, -0.5),
    at(0, -0.68),
  ];
  return [smoothPath(wave, 0.1)];
}

/** Draws broad light along the waves, which follows the way the hair is brushed. */
function drawSheen(head: Head, mane: Mane, cap: Path2D, { hair }: HeadPaint): void {
  const { brush, sheet, isAway } = head;
  if (sheet.hair.length === 'cropped' || sheet.hat) return;
  const tone = lighten(hair, luminance(hair) < 60 ? 0.2 : 0.3);
  const side = (sheet.hair.parting === 'right' ? -1 : 1) * (isAway ? -1 : 1);
  const at = (angle: number, down: number) => onHead(head, side * angle, down, mane.volume * 0.5);
  const bow = (from: number, to: number, down: number, thick: number) =>
    smoothPath(
      [
        at(from, down + 0.12),
        at(from + (to - from) * 0.3, down - thick * 0.4),
        at(from + (to - from) * 0.65, down - thick * 0.2 + 0.04),
        at(to, down + 0.3),
        at(from + (to - from) * 0.62, down + thick + 0.02),
        at(from + (to - from) * 0.3, down + thick * 0.6),
      ],
      0.05,
    );
  const { context } = brush;
  context.save();
  context.clip(cap);
  context.fillStyle = css(tone, 0.85);
  context.fill(bow(-0.25, 1.05, isAway ? -0.62 : -0.86, 0.12));
  context.fill(bow(-0.62, -1.3, isAway ? -0.5 : -0.64, 0.1));
  if (isAway && isHanging(sheet.hair)) context.fill(bow(-0.7, 0.8, 0.2, 0.1));
  context.restore();
}

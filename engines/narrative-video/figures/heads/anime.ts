import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { drawAge, drawBeard, drawBlush, drawGlasses } from '../kit/face-parts.ts';
import { isBehindEars } from '../kit/hair-ends.ts';
import { bandOfLight, locksOf } from '../kit/hair-light.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { type Mane, maneFront, maneMass, onHead, thicknessOf } from '../kit/mane.ts';
import { drawMouth, MOUTH_INSIDE, TONGUE, womansLips } from '../kit/mouth.ts';
import type { HeadDesign, HeadPaint } from '../kit/puppet.ts';
import { drawEars, onFace, type Section, turnedSkull, withinFace, withJaw } from '../kit/skull.ts';
import { smoothLine, smoothPath } from '../kit/tube.ts';
import { tuftsOf } from '../kit/tufts.ts';
import { animeEyes, drawAnimeEye } from './anime-eyes.ts';

const INK = hex('#241a38');
const SHADE: Rgb = [92, 56, 140];

/** A high cranium, hollow cheeks, a small pointed nose and a pointed chin. */
const SKULL: readonly Section[] = [
  [-1, 0.06, 0.04, 0.1],
  [-0.96, 0.34, 0.3, 0.44],
  [-0.84, 0.62, 0.58, 0.76],
  [-0.64, 0.85, 0.8, 1],
  [-0.36, 0.98, 0.93, 1.16],
  [-0.05, 1, 0.95, 1.2],
  [0.2, 0.97, 0.86, 1.1, 0.9],
  [0.38, 0.92, 0.8, 0.92, 1.02],
  [0.46, 0.88, 0.76, 0.76, 1.14],
  [0.52, 0.82, 0.7, 0.55, 0.97],
  [0.63, 0.69, 0.64, 0.25, 0.98],
  [0.72, 0.56, 0.6, 0.02, 0.9],
  [0.84, 0.36, 0.7, -0.2, 0.96],
  [0.95, 0.16, 0.84, -0.5, 0.88],
  [1, 0.05, 0.72, -0.6],
];

/** Men have a stronger jaw. */
const MANS_SKULL = withJaw(SKULL, 1.16);

/** Pointed locks that fall between the eyes. */
const MANE: Mane = {
  skull: SKULL,
  volume: 0.22,
  wind: 0.05,
  edge: 'spikes',
  fringe: [
    [0.93, -0.2],
    [0.84, 0.16],
    [0.66, -0.34],
    [0.46, 0.02],
    [0.36, -0.4],
    [0.1, 0.14],
    [-0.06, -0.46],
    [-0.22, -0.04],
    [-0.44, -0.44],
    [-0.66, 0.08],
    [-0.76, -0.3],
    [-0.88, 0.12],
    [-0.94, -0.2],
  ],
  parted: [
    [0.94, -0.16],
    [0.86, 0.2],
    [0.72, -0.2],
    [0.66, 0],
    [0.4, -0.46],
    [0.3, -0.18],
    [0.02, -0.66],
    [-0.16, -0.36],
    [-0.4, -0.86],
    [-0.66, -0.12],
    [-0.72, -0.34],
    [-0.86, 0.14],
    [-0.94, -0.16],
  ],
  swept: [
    [0.94, -0.12],
    [0.9, 0.2],
    [0.8, -0.16],
    [0.8, 0.06],
    [0.55, -0.32],
    [0.6, -0.1],
    [0.2, -0.54],
    [0.3, -0.26],
    [-0.42, -0.9],
    [-0.68, -0.28],
    [-0.72, -0.44],
    [-0.88, 0.12],
    [-0.94, -0.16],
  ],
  halved: [
    [0.94, -0.16],
    [0.86, 0.22],
    [0.74, -0.2],
    [0.64, 0.04],
    [0.4, -0.44],
    [0.32, -0.14],
    [0, -0.88],
  ],
};

/** Locks that stand up at the crown, in the terms of tufts. */
const TUFTS = { volume: MANE.volume, tip: 'pointed', locks: 6, hang: 0.5, wind: MANE.wind } as const;

/** Faces of television animation of the 1990s: tall eyes full of light, hair in spikes with a jagged ring of light. */
export const animeHead: HeadDesign = { behind, front };

function behind(head: Head, { hair }: HeadPaint): void {
  if (head.isAway) return;
  const path = maneMass(head, MANE);
  if (path) head.brush.shape(path, mix(darken(hair, 0.24), SHADE, 0.18), { relief: 0.5 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, sheet } = head;
  const { skin, hair } = paint;
  const skull = turnedSkull(head, isMan(sheet) ? MANS_SKULL : SKULL, 0.1);
  const ear = { down: 0.2, wide: 0.13, tall: 0.2, fold: foldEar(skin) };
  drawEars(head, ear, skin, 'beside');
  brush.shape(skull, skin, { relief: 0.6 });
  const cap = isAway ? maneMass(head, MANE) : maneFront(head, MANE);
  if (!isAway) drawFace(head, paint, skull, cap);
  if (sheet.hair.length === 'swept') drawEars(head, ear, skin, 'on');
  if (cap) {
    const loose = sheet.hat ? [] : sheet.hair.texture === 'curly' ? [] : sideLocks(head);
    brush.union([...tuftsOf(head, TUFTS), ...loose, cap], hair, { relief: 0.5 });
    drawLight(head, cap, hair);
    brush.stroke(locksOf(head, MANE), brush.ink.line(hair), 0.8);
  }
  if (isBehindEars(sheet.hair)) drawEars(head, ear, skin, 'on');
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, thicknessOf(sheet, MANE));
}

function drawFace(head: Head, paint: HeadPaint, skull: Path2D, cap: Path2D | undefined): void {
  const { skin } = paint;
  const { sheet } = head;
  if (cap) drawForelockShadow(head, skull, cap, skin);
  onFace(head, skull, () => drawBlush(head, hex('#ff6a7a'), 0.62, 0.48, 0.2));
  onFace(head, skull, () =>
    drawAge(head, skin, {
      eyes: animeEyes(head.sheet),
      bag: 0.3,
      lens: 0.32,
      folds: { nose: 0.48, mouth: 0.67 },
      forehead: -0.42,
    }),
  );
  drawBeard(head, paint, skull, 0.66, false);
  drawNose(head, skin);
  onFace(head, skull, () => {
    drawMouth(
      head,
      {
        y: 0.67,
        width: 0.26,
        height: 0.3,
        curve: 0.1,
        inside: MOUTH_INSIDE,
        tongue: TONGUE,
        teeth: hex('#ffffff'),
        line: 0.9,
        ...(sheet.presentation === 'feminine' && {
          lips: mix(womansLips(paint.of(sheet.lips), skin, sheet), skin, 0.25),
        }),
      },
      INK,
    );
    for (const sign of [-1, 1] as const) drawAnimeEye(head, paint, sign);
  });
  drawGlasses(head, animeEyes(head.sheet), 0.32, INK);
}

function isMan({ presentation, age }: CharacterSheet): boolean {
  return presentation === 'masculine' && age !== 'child';
}

function foldEar(skin: Rgb) {
  return ({ brush }: Head, x: number, y: number, wide: number) =>
    brush.stroke(
      smoothLine([
        [x - wide * 0.3, y - 0.1],
        [x + wide * 0.4, y - 0.04],
        [x - wide * 0.1, y + 0.08],
      ]),
      brush.ink.shadow?.color(skin) ?? skin,
      1.4,
    );
}

/** Returns the pointed locks that fall in front of the ears. */
function sideLocks(head: Head): Path2D[] {
  const { length } = head.sheet.hair;
  if (length === 'cropped' || length === 'bald') return [];
  const low = { short: 0.42, swept: 0.36, bob: 0.64, medium: 0.92, long: 1.12 }[length];
  const blown = Math.sin(head.seconds * 1.9) * MANE.wind * low;
  return ([-1, 1] as const)
    .filter((sign) => Math.abs(sign * 1.2 + head.yaw) < 1.4)
    .map((sign) => {
      const at = (angle: number, down: number, push = 0) => {
        const [x, y] = onHead(head, sign * angle, down, 0.03);
        return [x + push, y] as const;
      };
      return smoothPath(
        [
          [...at(1.28, -0.3)],
          [...at(1.34, low * 0.4)],
          [...at(1.16, low, blown)],
          [...at(1.12, low * 0.42)],
          [...at(1.02, -0.2)],
        ],
        0.3,
      );
    });
}

/** Draws the ring of light, with a dimmer one around it. */
function drawLight(head: Head, cap: Path2D, hair: Rgb): void {
  const { brush, sheet, isAway } = head;
  if (sheet.hair.length === 'cropped' || sheet.hat) return;
  const isDark = luminance(hair) < 60;
  const tone = mix(lighten(hair, isDark ? 0.3 : 0.5), [160, 180, 255], isDark ? 0.3 : 0.1);
  const { context } = brush;
  const down = isAway ? -0.44 : -0.68;
  context.save();
  context.clip(cap);
  context.fillStyle = css(tone, 0.4);
  context.fill(bandOfLight(head, MANE, { down: down + 0.02, thick: 0.16, teeth: 0.13 }));
  context.fillStyle = css(mix(tone, [255, 255, 255], 0.45), 0.92);
  context.fill(bandOfLight(head, MANE, { down, thick: 0.07, teeth: 0.07 }));
  context.restore();
}

/** Draws the hard shadow of the fringe on the forehead. */
function drawForelockShadow(head: Head, skull: Path2D, cap: Path2D, skin: Rgb): void {
  const { context, ink } = head.brush;
  withinFace(head, skull, () => {
    context.translate(-head.brush.side * 0.03, 0.1);
    context.fillStyle = css(ink.shadow?.color(skin) ?? skin);
    context.fill(cap);
  });
}

/** Draws a small wedge of shadow. A face from the side has its nose in the outline. */
function drawNose(head: Head, skin: Rgb): void {
  if (Math.abs(head.yaw) > 0.95) return;
  const [x, y] = head.at(0.02, 0.42);
  const ahead = Math.sin(head.yaw) * 0.12 || 0.03 * -head.brush.side;
  const wedge = smoothPath(
    [
      [x - ahead * 0.2, y - 0.07],
      [x + ahead, y + 0.04],
      [x - ahead * 0.1, y + 0.06],
    ],
    0.5,
  );
  head.brush.shape(wedge, head.brush.ink.shadow?.color(skin) ?? skin, { hasLine: false, isFlat: true });
  head.brush.stroke(
    smoothLine([
      [x + ahead * 0.5, y],
      [x + ahead, y + 0.04],
      [x + ahead * 0.2, y + 0.06],
    ]),
    mix(INK, skin, 0.25),
    0.8,
  );
}

/** Draws a brow, which is seen through the hair. */
function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  if (Math.abs(Math.asin(0.47) * sign + head.yaw) > 1.4) return;
  const { lift, inner } = expression.brows;
  const y = animeEyes(sheet).down - 0.47 - lift * 0.09;
  const at = (across: number, down: number) => head.at(sign * across, down);
  const tone = saturate(darken(luminance(hair) > 150 ? hair : of(sheet.brows), 0.35), 1.2);
  const thick = (sheet.presentation === 'feminine' ? 0.026 : 0.052) * sheet.browThickness;
  const low = y - inner * 0.13;
  brush.shape(
    smoothPath(
      [
        at(0.2, low + thick),
        at(0.2, low - thick),
        at(0.5, y - 0.07 - thick),
        at(0.78, y + inner * 0.05),
        at(0.5, y - 0.07 + thick),
      ],
      0.35,
    ),
    tone,
    { hasLine: false, isFlat: true },
  );
}

import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, luminance, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { drawComplexion } from '../kit/complexion.ts';
import { drawBeard, drawGlasses } from '../kit/face-parts.ts';
import { drawFaceShade, shadedSkin } from '../kit/face-shade.ts';
import { noseOf } from '../kit/face-shape.ts';
import { belowHat } from '../kit/fitted-hat.ts';
import { drawGraying } from '../kit/graying.ts';
import { isBehindEars } from '../kit/hair-ends.ts';
import { locksOf } from '../kit/hair-light.ts';
import { drawLocks } from '../kit/hair-locks.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { maneFront, maneMass, thicknessOf } from '../kit/mane.ts';
import { drawMouth, MOUTH_INSIDE, TONGUE, womansLips } from '../kit/mouth.ts';
import type { HeadDesign, HeadPaint } from '../kit/puppet.ts';
import { drawEars, onFace, turnedSkull, withJaw } from '../kit/skull.ts';
import { drawTears } from '../kit/tears.ts';
import { type Point, smoothLine, smoothPath } from '../kit/tube.ts';
import { tuftsOf } from '../kit/tufts.ts';
import { animeEyes, drawAnimeEye } from './anime-eyes.ts';
import { drawLight, MANE, SKULL, sideLocks, TUFTS } from './anime-hair.ts';

const INK = hex('#241a38');
const FLAT = { hasLine: false, isFlat: true } as const;
const TEARS = { across: 0.4, down: 0.38, wide: 0.06, end: 0.66, line: hex('#4a86c0') };
const SHADE: Rgb = [92, 56, 140];

/** Men have a stronger jaw. */
const MANS_SKULL = withJaw(SKULL, 1.16);
/** Cheeks of the old hang. */
const OLD_SKULL = withJaw(SKULL, 1.22);

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
  const skull = turnedSkull(head, sheet.age === 'old' ? OLD_SKULL : isMan(sheet) ? MANS_SKULL : SKULL, 0.1);
  const ear = { down: 0.2, wide: 0.13, tall: 0.2, fold: foldEar(skin) };
  drawEars(head, ear, skin, 'beside');
  brush.shape(skull, skin, { isFlat: true });
  const cap = isAway ? maneMass(head, MANE) : maneFront(head, MANE);
  drawFaceShade(head, skull, skin, () => drawMarks(head, paint, cap));
  if (!isAway) drawFace(head, paint, skull);
  if (sheet.hair.length === 'swept') drawEars(head, ear, skin, 'on');
  if (cap) {
    const loose = sheet.hat ? [] : sheet.hair.texture === 'curly' ? [] : sideLocks(head);
    brush.union([...tuftsOf(head, TUFTS), ...loose, cap], hair, { relief: 0.5 });
    drawGraying(head, cap, paint);
    drawLight(head, cap, hair);
    const line = brush.ink.line(hair);
    brush.shape(locksOf(head, MANE), line, FLAT);
    drawLocks(head, cap, thicknessOf(sheet, MANE), {
      shade: mix(darken(hair, 0.2), SHADE, 0.16),
      line,
      lineWidth: 0.24,
    });
  }
  if (isBehindEars(sheet.hair)) drawEars(head, ear, skin, 'on');
  if (!isAway) for (const sign of [-1, 1] as const) drawBrow(head, paint, sign);
  drawHat(head, paint, thicknessOf(sheet, MANE));
}

/** Draws what is on the skin: the shadow of the fringe, color in the cheeks, and folds. */
function drawMarks(head: Head, paint: HeadPaint, cap: Path2D | undefined): void {
  const eyes = animeEyes(head.sheet);
  if (cap) drawForelockShadow(head, cap, paint.skin);
  drawComplexion(head, paint, {
    blush: [hex('#ff6a7a'), 0.62, 0.48, 0.2],
    age: { eyes, bag: 0.3, lens: 0.32, folds: { nose: 0.48, mouth: 0.67 }, forehead: -0.42 },
    nose: 0.42,
  });
}

function drawFace(head: Head, paint: HeadPaint, skull: Path2D): void {
  const { skin } = paint;
  const { sheet } = head;
  drawBeard(head, paint, skull, 0.66, false);
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
    // The bridge of the nose is between the far eye and the viewer.
    const near = head.yaw >= 0 ? -1 : 1;
    drawAnimeEye(head, paint, near === 1 ? -1 : 1);
    drawNose(head, skin);
    drawAnimeEye(head, paint, near);
    drawTears(head, TEARS);
  });
  drawGlasses(head, animeEyes(head.sheet), 0.32, paint);
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

/** Draws the hard shadow of the fringe on the forehead. */
function drawForelockShadow({ brush: { context, side } }: Head, cap: Path2D, skin: Rgb): void {
  context.save();
  context.translate(-side * 0.03, 0.1);
  context.fillStyle = css(shadedSkin(skin, 0.9));
  context.fill(cap);
  context.restore();
}

/** Rotations from which the bridge of a nose is seen, and from which it is in the outline, in radians. */
const [BRIDGE, PROFILE] = [0.3, 0.95];

/**
 * Draws a small wedge of shadow. On a turned face, the bridge hides a part of the far eye. A face from the side has its
 * nose in the outline.
 */
function drawNose(head: Head, skin: Rgb): void {
  const { brush, yaw } = head;
  const turn = Math.abs(yaw);
  if (turn > PROFILE) return;
  const [x, y] = head.at(0.02, 0.42);
  const size = noseOf(head.sheet);
  const ahead = (Math.sin(yaw) * 0.14 || 0.03 * -brush.side) * size ** 1.5;
  const side = Math.sign(ahead);
  const line = mix(INK, skin, 0.25);
  const tip: Point = [x + ahead, y + 0.035];
  if (turn > BRIDGE) {
    const [top] = head.at(side * 0.04, 0);
    const ridge: Point[] = [
      [top + side * 0.015, y - 0.4],
      [top + ahead * 0.12, y - 0.26],
      [x + ahead * 0.5, y - 0.1],
      tip,
    ];
    brush.shape(smoothPath([...ridge, [x, y + 0.07], [x - side * 0.05, y - 0.3]], 0.2), skin, {
      hasLine: false,
      isFlat: true,
    });
    brush.stroke(smoothLine(ridge), line, 0.9 * Math.min(1, (turn - BRIDGE) * 3));
  }
  const wedge: Point[] = [[x - ahead * 0.25, y + 0.02], tip, [x + ahead * 0.1, y + 0.075]];
  brush.shape(smoothPath(wedge, 0.5), shadedSkin(skin, 1), { hasLine: false, isFlat: true });
  brush.stroke(smoothLine([[x + ahead * 0.6, y - 0.02], tip, [x + ahead * 0.35, y + 0.065]]), line, 0.9);
}

/** How far brows arch above their ends, and how far their inner ends rise in grief, in the head's units. */
const [ARCH, RISE] = [0.09, 0.13];

/** Draws a brow, which is seen through the hair. */
function drawBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  if (head.hides(sign * 0.47)) return;
  const { lift, inner } = expression.brows;
  const y = belowHat(head, animeEyes(sheet).down - 0.47 - lift * 0.09, Math.max(ARCH, inner * RISE));
  const at = (across: number, down: number) => head.at(sign * across, down);
  const tone = saturate(darken(luminance(hair) > 150 ? hair : of(sheet.brows), 0.35), 1.2);
  const thick = (sheet.presentation === 'feminine' ? 0.026 : 0.052) * sheet.browThickness;
  const low = y - inner * RISE;
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

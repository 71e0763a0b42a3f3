import type { Path2D } from '@napi-rs/canvas';
import { darken, hex, isGray, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { coversEars } from '../../people/character-sheet.ts';
import { depthOf } from '../../people/skin-tone.ts';
import { blockOf, reachOfBlock } from './head-blocks.ts';
import { drawBrow, drawEye, drawLashes, eyesOf } from './heads/cartoon-eyes.ts';
import { INK } from './heads/cartoon-ink.ts';
import { drawMouth } from './heads/cartoon-mouth.ts';
import { drawCartoonNose } from './heads/cartoon-nose.ts';
import { drawAge, drawGlasses } from './kit/face-parts.ts';
import { drawGraying } from './kit/graying.ts';
import { type HairCut, hairBehind, hairCap, volumeOf } from './kit/hair.ts';
import { drawHairFromBehind } from './kit/hair-from-behind.ts';
import { drawLocks } from './kit/hair-locks.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { built } from './kit/sizes.ts';
import { onFace, withinFace } from './kit/skull.ts';
import { drawCriedOut, drawTears } from './kit/tears.ts';
import { cornered, ellipse, smoothLine } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';

const TEARS = { across: 0.44, down: 0.24, wide: 0.07, end: 0.74, line: INK };

const HAIR: HairCut = { volume: 0.2, tip: 'pointed', locks: 3, hang: 0.34, wind: 0.02, isGraphic: true };

const FOLDS = { nose: 0.4, mouth: 0.62 };
/** Thickness of hair that covers the corners of a block. */
const CORNERS = 0.7;

/**
 * Bodies built from blocks: a large head that is a circle, a square or a wedge, a trapezoid as the trunk, limbs
 * that taper, thick lines.
 */
const design: PuppetDesign = {
  proportions: ({ age }) => ({
    head: age === 'child' ? 0.38 : 0.285,
    neck: 0.012,
    torso: 0.282,
    shoulders: 0.17,
    hips: 0.12,
    upperArm: 0.145,
    forearm: 0.14,
    hand: 0.08,
    thigh: age === 'child' ? 0.125 : 0.182,
    shin: age === 'child' ? 0.13 : 0.181,
    foot: 0.12,
  }),
  body: (sheet) =>
    built(
      {
        torso: {
          ...(sheet.presentation === 'feminine'
            ? { hips: 0.098, waist: 0.086, chest: 0.08, shoulders: 0.083 }
            : { hips: 0.072, waist: 0.086, chest: 0.116, shoulders: 0.13 }),
          neck: 0.03,
          depth: 0.9,
        },
        arm: [0.024, 0.024, 0.02, 0.021, 0.016],
        leg: [0.044, 0.04, 0.03, 0.03, 0.022],
        neck: 0.02,
        hand: { fingers: 4, finger: 0.17, palm: 0.4 },
        foot: [0.045, 0.028],
        flare: 1,
      },
      sheet,
    ),
  ink: { weight: 3.3, line: () => INK, drop: 1.8 },
  mostYaw: 0.75,
  faceDepth: 0.76,
  pigment: poster,
  skin: (color) => lighten(saturate(color, 1.25 + 0.25 * depthOf(color)), 0.12 - 0.06 * depthOf(color)),
  mouth: { down: 0.66, turns: 0.8 },
  headHalf: ({ face }) => ({ round: 1.02, oval: 0.9, square: 1, long: 0.8, heart: 1.05 })[face],
  squash: 0.07,
  head: { behind, front },
};

/** Reduces a color to a few strong ones. Dark colors keep their hue only with finer steps. */
function poster(color: Rgb): Rgb {
  const size = luminance(color) < 70 ? 12 : 21;
  // Steps in each channel would turn gray hair lilac.
  const [red, green, blue] = saturate(color, isGray(color) ? 0 : size > 12 ? 1.45 : 1.3);
  const step = (channel: number) => Math.round(channel / size) * size;
  return [step(red), step(green), step(blue)];
}

function behind(head: Head, paint: HeadPaint): void {
  // From behind, this hair is drawn last.
  if (head.isAway) {
    drawHairFromBehind(head, paint, HAIR, { more: tuftsOf(head, HAIR), strands: 4 });
    return;
  }
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, paint.hair);
}

/** Rotation from which a head hides its far ear and its near one lies on the side, in radians, and how far that moves. */
const [FAR_EAR, ON_SIDE, MOVED] = [0.3, 0.15, 0.5];
/** How far the far ear moves behind the head. */
const HIDING = 0.4;

/** Draws the ears that a head shows: beside the skull, or on its near side. Hair covers the latter or leaves it free. */
function drawEars(head: Head, skin: Rgb, where: 'beside' | 'on'): void {
  const { brush, yaw, sheet, isAway } = head;
  for (const sign of [-1, 1] as const) {
    const isOn = yaw * sign < -ON_SIDE;
    if (yaw * sign > FAR_EAR || isOn !== (where === 'on')) continue;
    if (isOn && (isAway || coversEars(sheet.hair))) continue;
    const isFar = yaw * sign > 0;
    const x = sign * reachOfBlock(head, sign, 0.2) * 0.98 + Math.sin(yaw) * (isFar ? -HIDING : MOVED);
    brush.shape(ellipse(x, 0.2, 0.14, 0.19), skin);
    if (isOn)
      brush.stroke(
        smoothLine([
          [x - 0.05, 0.12],
          [x + 0.05, 0.18],
          [x - 0.03, 0.27],
        ]),
        INK,
        1,
      );
  }
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway, yaw } = head;
  const { skin } = paint;
  const skull = blockOf(head);
  drawEars(head, skin, 'beside');
  brush.shape(skull, skin);
  drawEars(head, skin, 'on');
  if (!isAway) {
    drawJaw(head, skull, paint);
    drawBlush(head, skull, skin);
    onFace(head, skull, () => drawMouth(head, paint));
    const eyes = eyesOf(head);
    const near = yaw >= 0 ? -1 : 1;
    drawEye(head, paint, -near as 1 | -1);
    drawEye(head, paint, near);
    if (head.expression.isCrying)
      onFace(head, skull, () => drawCriedOut(head, paint, { eyes: { across: 0.62, down: 0.46 }, nose: 0.4 }));
    drawCartoonNose(head, skin);
    onFace(head, skull, () => {
      drawAge(head, skin, { eyes, bag: 0.4, lens: 0.34, folds: FOLDS, forehead: -0.56 });
      drawTears(head, TEARS);
    });
    drawGlasses(head, eyes, 0.34, paint);
  }
  const isCropped = head.sheet.hair.length === 'cropped';
  const cap = isAway ? undefined : hairCap(head, isCropped ? { ...HAIR, volume: CORNERS } : HAIR);
  if (cap && isCropped) {
    // It is a part of the block's surface.
    withinFace(head, skull, () => {
      brush.shape(cap, paint.hair);
      drawGraying(head, cap, paint);
    });
    brush.stroke(skull, INK, 1);
  } else if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], paint.hair);
    drawLocks(head, cap, volumeOf(head.sheet, HAIR), { shade: darken(paint.hair, 0.16), line: INK, lineWidth: 0.3 });
  }
  if (!isAway)
    for (const sign of [-1, 1] as const) {
      drawLashes(head, sign);
      drawBrow(head, sign);
    }
  drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

/** Share of a blush from which cheeks are marked: with spots at each smile, everybody would be a doll. */
const BLUSHING = 0.7;

/** Draws two slanted strokes on each cheek. On a turned head, the far ones end at the outline. */
function drawBlush({ brush, expression, sheet, at, hides }: Head, skull: Path2D, skin: Rgb): void {
  if (expression.blush < BLUSHING || sheet.age === 'old') return;
  const { context } = brush;
  context.save();
  context.clip(skull);
  const tone = mix(skin, hex('#ff3a5a'), 0.6);
  for (const sign of [-1, 1])
    for (const across of [0.62, 0.76]) {
      if (hides(sign * across)) continue;
      const [x, y] = at(sign * across, 0.46);
      brush.stroke(
        smoothLine([
          [x + 0.05, y - 0.07],
          [x - 0.05, y + 0.07],
        ]),
        tone,
        2.6,
      );
    }
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

export const cartoonNetworkFigures = puppets(design);

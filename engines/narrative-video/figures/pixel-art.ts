import { darken, hex, isGray, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import type { ArmLayer, FigureDesign } from './figure.ts';
import { drawAge, drawBeard, drawGlasses, skullPath } from './kit/face-parts.ts';
import { type HairCut, hairBehind, hairCap, volumeOf } from './kit/hair.ts';
import { drawHairFromBehind } from './kit/hair-from-behind.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import { hasLashes } from './kit/lashes.ts';
import { womansLips } from './kit/mouth.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { built, shaped } from './kit/sizes.ts';
import { cornered, smoothLine } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';
import { spriteOf } from './sprite.ts';

const INK = hex('#1c1430');
const HAIR: HairCut = { volume: 0.16, tip: 'pointed', locks: 4, hang: 0.42, wind: 0.03 };
const EYES = { across: 0.44, down: 0.2, width: 0.15, height: 0.29 };

/**
 * Sprites of a role-playing game: three heads tall, outlined in near-black, eyes of a few pixels, two tones of each
 * color.
 */
const design: PuppetDesign = {
  proportions: ({ age }) => ({
    head: age === 'child' ? 0.38 : 0.32,
    neck: 0.008,
    torso: 0.27,
    shoulders: 0.19,
    hips: 0.11,
    upperArm: 0.13,
    forearm: 0.12,
    hand: 0.075,
    thigh: age === 'child' ? 0.14 : 0.17,
    shin: age === 'child' ? 0.15 : 0.175,
    foot: 0.11,
  }),
  body: (sheet) =>
    built(
      shaped(
        {
          torso: { hips: 0.09, waist: 0.085, chest: 0.096, shoulders: 0.094, neck: 0.04, depth: 0.85 },
          arm: [0.024, 0.034, 0.032, 0.034, 0.03],
          leg: [0.038, 0.045, 0.042, 0.044, 0.04],
          neck: 0.03,
          hand: { fingers: 4, finger: 0.2, palm: 0.46 },
          foot: [0.045, 0.034],
          flare: 1,
        },
        sheet,
      ),
      sheet,
    ),
  ink: {
    weight: 5.6,
    line: (fill) => mix(INK, fill, 0.12),
    drop: 0,
    shadow: { color: (fill) => mix(darken(fill, 0.28), [70, 30, 120], 0.16), depth: 0.028 },
  },
  // Gray hair would turn pink.
  pigment: (color) => saturate(color, isGray(color) ? 0.4 : 1.35),
  skin: (color) => saturate(color, 1.2),
  headHalf: ({ face }) => (face === 'long' ? 0.84 : 0.94),
  mostYaw: 0.62,
  head: { behind, front },
};

function behind(head: Head, paint: HeadPaint): void {
  // From behind, this hair is drawn last.
  if (head.isAway) {
    drawHairFromBehind(head, paint, HAIR, { more: tuftsOf(head, HAIR), strands: 4, relief: 0.4 });
    return;
  }
  const path = hairBehind(head, HAIR);
  if (path) head.brush.shape(path, darken(paint.hair, 0.3), { relief: 0.5 });
}

function front(head: Head, paint: HeadPaint): void {
  const { brush, isAway } = head;
  const { skin, hair } = paint;
  const skull = skullPath(head, { cheek: 1, jaw: 0.86, chin: 0.5, turn: 0.66 }, 0.2);
  brush.shape(skull, skin, { relief: 0.5 });
  if (!isAway) {
    drawAge(head, skin, { eyes: EYES, bag: 0.34, lens: 0.3, folds: { nose: 0.52, mouth: 0.68 }, forehead: -0.4 });
    drawBeard(head, paint, skull, 0.68, false);
    drawMouth(head, paint);
    for (const sign of [-1, 1] as const) drawEye(head, paint, sign);
    drawGlasses(head, EYES, 0.3, INK);
  }
  const cap = isAway ? undefined : hairCap(head, HAIR);
  if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], hair, { relief: 0.4 });
    if (head.sheet.hair.length !== 'cropped') drawShine(head, hair);
  }
  drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

/** Draws an eye as a block of pixels with a highlight in its corner, or as a line if it is shut. */
function drawEye(head: Head, { of, lit }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.6, head.narrowing(sign * EYES.across));
  const box = (left: number, top: number, width: number, height: number) =>
    cornered([
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ]);
  const bare = { hasLine: false, isFlat: true };
  const { open, squint } = expression.eyes;
  const { inner, lift } = expression.brows;
  // Smiling eyes stay open: shut ones leave too few lines for a face.
  if (open < 0.3 || squint > 0.8) {
    const bow = squint > 0.5 ? -0.1 : 0.06;
    brush.stroke(
      smoothLine([
        [x - wide, y + 0.06],
        [x, y + 0.06 + bow],
        [x + wide, y + 0.06],
      ]),
      INK,
      1,
    );
  } else {
    const tall = EYES.height * open;
    brush.shape(box(x - wide * 1.2, y - tall * 0.6, wide * 2.4, tall * 1.3), lit(hex('#fbf8ff')), bare);
    const look = expression.eyes.x * wide * 0.4;
    // The iris is taller than the white, so that the eye is round.
    const [left, across] = [x - wide * 0.8 + look, wide * 1.6];
    brush.shape(box(left, y - tall, across, tall * 2), INK, bare);
    // A light iris looks like a bag below the eye.
    brush.shape(box(left, y + tall * 0.2, across, tall * 0.6), mix(vivid(of(sheet.eyes)), INK, 0.45), bare);
    brush.shape(box(left + wide * 0.1, y - tall * 0.75, wide * 0.8, tall * 0.75), hex('#ffffff'), bare);
    if (hasLashes(sheet)) {
      const lash = (from: number, up: number) =>
        brush.shape(box(x + (sign > 0 ? from : -from - wide * 0.7), y - tall * up, wide * 0.7, tall * 0.3), INK, bare);
      lash(wide * 0.6, 0.95);
      lash(wide * 1.1, 1.2);
    }
  }
  const brow = EYES.down - 0.44 - lift * 0.08;
  brush.stroke(
    smoothLine([head.at(sign * 0.24, brow - inner * 0.14), head.at(sign * 0.66, brow + inner * 0.06)]),
    darken(of(sheet.brows), 0.2),
    (sheet.presentation === 'feminine' ? 0.8 : 1.6) * sheet.browThickness,
  );
}

function vivid(color: Rgb): Rgb {
  const strong = saturate(color, 1.5);
  return luminance(strong) < 80 ? lighten(strong, 0.2) : strong;
}

function drawMouth(head: Head, { skin, of }: HeadPaint): void {
  const { brush, expression, sheet } = head;
  const lips = sheet.presentation === 'feminine' ? darken(womansLips(of(sheet.lips), skin, sheet), 0.12) : undefined;
  const { open, smile, width, hasTeeth } = expression.mouth;
  // From the side, the whole mouth is still on the face.
  const [ahead, y] = head.at(0, 0.6);
  const x = ahead * 0.82;
  const wide = 0.36 * width + 0.03;
  if (open < 0.05) {
    brush.stroke(
      smoothLine([
        [x - wide, y - smile * 0.06],
        [x, y + smile * 0.04],
        [x + wide, y - smile * 0.06],
      ]),
      lips ?? mix(INK, skin, 0.25),
      lips ? 1.7 : 1,
    );
    return;
  }
  const drop = 0.1 + open * 0.26;
  const [top, bare] = [y - 0.08, { isFlat: true, hasLine: false }];
  const rows = (from: number, to: number, left: number, right: number) =>
    cornered([
      [x - left, top + from],
      [x + left, top + from],
      [x + right, top + to],
      [x - right, top + to],
    ]);
  const corner = Math.max(0, smile) * 0.07;
  if (lips) brush.shape(rows(-corner - 0.03, drop + 0.04, wide + 0.05, wide * 0.7 + 0.03), lips, bare);
  brush.shape(rows(-corner, drop, wide, wide * 0.7), hex('#5c1226'), bare);
  if (hasTeeth) brush.shape(rows(-corner * 0.5, drop * 0.26, wide * 0.8, wide * 0.74), hex('#ffffff'), bare);
  if (open > 0.6) brush.shape(rows(drop * 0.72, drop, wide * 0.5, wide * 0.5), hex('#e0606e'), bare);
}

function drawShine(head: Head, hair: Rgb): void {
  const tone = lighten(hair, luminance(hair) < 60 ? 0.22 : 0.35);
  for (const [from, to] of [
    [-0.6, -0.36],
    [-0.24, 0.1],
    [0.24, 0.36],
  ] as const) {
    head.brush.stroke(
      smoothLine([head.at(from, -0.72), head.at((from + to) / 2, -0.76), head.at(to, -0.74)]),
      tone,
      1.4,
    );
  }
}

const inner = puppets(design);

/** Figures as sprites in the colors of the palette. */
export const pixelArtFigures: FigureDesign = {
  async make(model, light) {
    const figure = await inner.make(model, light);
    const arms = (layer: ArmLayer) =>
      spriteOf({ draw: (context, at, state) => figure.drawArms?.(context, at, state, layer) });
    const sprites = { behind: arms('behind'), over: arms('over') };
    return {
      ...figure,
      draw: spriteOf(figure),
      drawArms: (context, at, state, layer) => sprites[layer](context, at, state),
    };
  },
};

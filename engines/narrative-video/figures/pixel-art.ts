import { darken, hex, isGray, lighten, luminance, mix, type Rgb, saturate } from '../../drawing/color.ts';
import { naturalSkin } from '../../people/skin-tone.ts';
import type { ArmLayer, FigureDesign } from './figure.ts';
import { drawPixelFace, PIXEL_EYES } from './heads/pixel-face.ts';
import { drawAge, drawBeard, drawGlasses, skullPath } from './kit/face-parts.ts';
import { drawGraying } from './kit/graying.ts';
import { type HairCut, hairBehind, hairCap, volumeOf } from './kit/hair.ts';
import { drawHairFromBehind } from './kit/hair-from-behind.ts';
import { drawLocks } from './kit/hair-locks.ts';
import { drawHat } from './kit/hats.ts';
import type { Head } from './kit/head-space.ts';
import { readName } from './kit/in-both-hands.ts';
import { type HeadPaint, type PuppetDesign, puppets } from './kit/puppet.ts';
import { built, shaped } from './kit/sizes.ts';
import { type Point, smoothLine } from './kit/tube.ts';
import { tuftsOf } from './kit/tufts.ts';
import { drawPixelLetter, drawPixelLetterBack } from './pixel-letter.ts';
import { spriteOf } from './sprite.ts';

const INK = hex('#1c1430');
/** How much light is left in the shade, how far hues turn there, in radians, and how much stronger they are. */
const SHADE = { light: 0.7, turn: 0.3, strength: 1.1 };
/** The same on grays, which have no hue to turn. */
const GRAY_SHADE: Rgb = [0.68, 0.68, 0.8];
const HAIR: HairCut = { volume: 0.16, tip: 'pointed', locks: 4, hang: 0.42, wind: 0.03 };

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
          arm: [0.022, 0.031, 0.027, 0.029, 0.021],
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
    shadow: { color: shadowOf, depth: 0.032, hasHalfTone: true },
  },
  // Gray hair would turn pink.
  pigment: (color) => saturate(color, isGray(color) ? 0.4 : 1.35),
  // Light skin in one tone looks darker beside its dark outline. Brown skin does not.
  skin: (color) =>
    lighten(saturate(naturalSkin(color), 1.15), 0.05 * Math.max(0, Math.min(1, (luminance(color) - 140) / 30))),
  mouth: { down: 0.62, turns: 0.82 },
  headHalf: ({ face }) => (face === 'long' ? 0.84 : 0.94),
  mostYaw: 0.62,
  head: { behind, front },
  // At this size, a bowl and a guitar have few pixels.
  thing: (name, drawn) => {
    if (name === readName('letter')) return drawPixelLetter;
    if (name === 'letter') return drawPixelLetterBack;
    const larger = LARGER[name];
    if (larger === undefined) return drawn;
    const inside = ([x, y]: Point): Point => [x / larger, y / larger];
    return (brush, paint, toward, other, lips) => {
      brush.context.scale(larger, larger);
      const mouth = lips && { at: inside(lips.at), half: lips.half / larger };
      drawn(brush.scaled(larger), paint, toward, other && inside(other), mouth);
    };
  },
};

const LARGER: Readonly<Record<string, number>> = {
  noodles: 1.35,
  bowl: 1.4,
  guitar: 1.3,
  'electric-guitar': 1.3,
  cup: 1.3,
  phone: 1.5,
};
/** Half of the width of a lens, and how much stronger the color of rims is. */
const [LENS, RIMS] = [0.36, 1.3];
const FOLDS = { nose: 0.44, mouth: 0.62 };

/** Returns a color in the shade, as pixel artists mix it: darker, and turned toward violet around the circle of hues. */
function shadowOf(color: Rgb): Rgb {
  if (isGray(color)) return scaledBy(color, GRAY_SHADE);
  const [red, green, blue] = color;
  const hue = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  // From yellow and red, the way to violet leads over crimson; from green, over blue.
  const turn = hue > -VIOLET && hue < GREENISH ? -SHADE.turn : SHADE.turn;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn) / Math.sqrt(3)];
  const middle = ((red + green + blue) / 3) * (1 - cosine);
  const turned: Rgb = [
    middle + red * cosine + (blue - green) * sine,
    middle + green * cosine + (red - blue) * sine,
    middle + blue * cosine + (green - red) * sine,
  ];
  return saturate(scaledBy(turned, [SHADE.light, SHADE.light, SHADE.light]), SHADE.strength);
}

/** Hue of violet, behind red, and hue at which yellow becomes green, in radians. */
const [VIOLET, GREENISH] = [1.3, 1.35];

function scaledBy([red, green, blue]: Rgb, [r, g, b]: Rgb): Rgb {
  return [red * r, green * g, blue * b];
}

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
    drawAge(head, skin, { eyes: PIXEL_EYES, bag: 0.34, lens: LENS, folds: FOLDS, forehead: -0.4 });
    drawBeard(head, paint, skull, 0.68, false);
    // In dim light, the palette has only brown for dark red.
    drawGlasses(head, PIXEL_EYES, LENS, { lit: (color) => saturate(color, RIMS) });
    drawPixelFace(head, paint);
  }
  const cap = isAway ? undefined : hairCap(head, HAIR);
  if (cap) {
    brush.union([...tuftsOf(head, HAIR), cap], hair, { relief: 0.4 });
    drawGraying(head, cap, paint);
    drawLocks(head, cap, volumeOf(head.sheet, HAIR), {
      shade: darken(hair, 0.24),
      line: darken(hair, 0.5),
      lineWidth: 0.3,
    });
    if (head.sheet.hair.length !== 'cropped') drawShine(head, hair);
  }
  drawHat(head, paint, volumeOf(head.sheet, HAIR));
}

/** Draws light on the crown: a broken band that follows its bend, and ends before the side away from the light. */
function drawShine(head: Head, hair: Rgb): void {
  const tone = lighten(hair, luminance(hair) < 60 ? 0.22 : 0.35);
  const { side } = head.brush;
  for (const [from, to] of SHINE) {
    const at = (across: number) => head.at(side * across, across * across * 0.4 - 1);
    head.brush.stroke(smoothLine([at(from), at((from + to) / 2), at(to)]), tone, 1.5);
  }
}

/** Where the band begins and ends, toward the light. */
const SHINE = [
  [0.72, 0.36],
  [0.24, 0.1],
  [-0.02, -0.1],
] as const;

const inner = puppets(design);
/** Shares of gray and then of white in the light on people. */
const [COLORLESS, PLAIN] = [0.55, 0.32];

/** Figures as sprites in the colors of the palette. */
export const pixelArtFigures: FigureDesign = {
  async make(model, light) {
    // In few colors, tinted light would give one person other hair in each scene, and a gray face at night.
    const level = luminance(light.key);
    const key = lighten(mix(light.key, [level, level, level], COLORLESS), PLAIN);
    const figure = await inner.make(model, { ...light, key });
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

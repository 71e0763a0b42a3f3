import { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Brush } from './ink.ts';
import { between, type Rig } from './rig.ts';
import type { Trunk } from './trunk.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

type Top = CharacterSheet['top'];

interface Cut {
  /** Where the sleeve ends: 0 is no sleeve, 1 the elbow, 2 the wrist. */
  sleeve: number;
  /** How far the garment reaches below the hips, in shares of the trunk's length. */
  below: number;
  /** Width of the sleeves relative to the arm's. */
  width: number;
}

export const TOPS: Readonly<Record<Top['kind'], Cut>> = {
  't-shirt': { sleeve: 0.72, below: 0.1, width: 1.28 },
  shirt: { sleeve: 1.92, below: 0.08, width: 1.22 },
  sweater: { sleeve: 1.95, below: 0.1, width: 1.36 },
  hoodie: { sleeve: 1.95, below: 0.12, width: 1.42 },
  jacket: { sleeve: 1.92, below: 0.14, width: 1.4 },
  dress: { sleeve: 0.55, below: 0.02, width: 1.24 },
  'tank-top': { sleeve: 0, below: 0.08, width: 1 },
};

/** Returns a garment's second color, or one derived from the first if the picture shows none. */
function accentOf({ color, accent }: Top): Rgb {
  return accent ?? (luminance(color) > 120 ? darken(color, 0.4) : lighten(color, 0.55));
}

/**
 * Draws a garment's details on the painted trunk.
 * @param paint turns a color into the one that the look shows
 */
export function drawGarment(brush: Brush, trunk: Trunk, top: Top, skin: Rgb, paint: (color: Rgb) => Rgb): void {
  if (!trunk.isFront) return;
  const [color, accent] = [paint(top.color), paint(accentOf(top))];
  const line = brush.ink.line(color);
  const { at } = trunk;
  switch (top.kind) {
    case 'jacket': {
      const opening = [at(-0.2, 1), at(0.2, 1), at(0.26, 0.55), at(0.22, -0.1), at(-0.22, -0.1), at(-0.26, 0.55)];
      brush.shape(smoothPath(opening, 0.6), accent, { relief: 0.4 });
      for (const side of [-1, 1]) {
        brush.shape(
          cornered([at(side * 0.2, 1.02), at(side * 0.56, 0.94), at(side * 0.5, 0.72), at(side * 0.25, 0.6)]),
          color,
          { isFlat: true },
        );
        brush.stroke(lineOf(at(side * 0.42, 0.2), at(side * 0.68, 0.26)), line, 0.9);
      }
      return;
    }
    case 'hoodie': {
      brush.shape(
        smoothPath([
          at(-0.62, 1),
          at(-0.3, 0.86),
          at(0, 0.8),
          at(0.3, 0.86),
          at(0.62, 1),
          at(0.3, 1.06),
          at(-0.3, 1.06),
        ]),
        color,
      );
      for (const side of [-1, 1]) brush.stroke(lineOf(at(side * 0.16, 0.84), at(side * 0.18, 0.6)), accent, 2);
      brush.stroke(smoothLine([at(-0.62, 0.04), at(-0.42, 0.32), at(0.42, 0.32), at(0.62, 0.04)], 0.6), line, 1);
      return;
    }
    case 'shirt': {
      brush.stroke(lineOf(at(0, 0.9), at(0, -0.08)), line, 0.9);
      for (const up of [0.75, 0.55, 0.35, 0.14])
        brush.shape(ellipse(...at(0.07, up), brush.line * 1.4, brush.line * 1.4), accent, {
          hasLine: false,
          isFlat: true,
        });
      for (const side of [-1, 1])
        brush.shape(
          cornered([at(side * 0.02, 0.9), at(side * 0.3, 1.04), at(side * 0.5, 0.98), at(side * 0.36, 0.8)]),
          color,
          { isFlat: true },
        );
      return;
    }
    case 'sweater':
      brush.stroke(smoothLine([at(-0.97, 0), at(0, -0.04), at(0.97, 0)]), line, 1);
      brush.stroke(smoothLine([at(-0.4, 0.99), at(0, 0.9), at(0.4, 0.99)]), accent, 4);
      if (top.accent)
        for (const up of [0.62, 0.54])
          brush.stroke(smoothLine([at(-0.95, up), at(0, up - 0.04), at(0.95, up)]), accent, 3.4);
      return;
    case 'dress':
      brush.stroke(smoothLine([at(-0.99, 0.3), at(0, 0.26), at(0.99, 0.3)]), accent, 6);
      neckline(brush, trunk, skin, 0.34, 0.84);
      return;
    case 'tank-top':
      neckline(brush, trunk, skin, 0.5, 0.76);
      return;
    case 't-shirt':
      neckline(brush, trunk, skin, 0.34, 0.9);
      if (top.accent)
        brush.shape(ellipse(...at(0, 0.6), trunk.half(0.6) * 0.34, trunk.half(0.6) * 0.34), accent, { isFlat: true });
      return;
  }
}

function neckline(brush: Brush, { at }: Trunk, skin: Rgb, wide: number, low: number): void {
  const edge = [
    at(-wide, 1.02),
    at(-wide * 0.7, (low + 1) / 2),
    at(0, low),
    at(wide * 0.7, (low + 1) / 2),
    at(wide, 1.02),
  ];
  brush.shape(smoothPath(edge, 0.2), skin, { hasLine: false, isFlat: true });
  brush.stroke(smoothLine(edge), brush.ink.line(skin), 0.9);
}

function lineOf(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(...from);
  path.lineTo(...to);
  return path;
}

/**
 * Returns a skirt from the waist down. Its hem moves with the legs and the wind.
 * @param long length along the legs: 1 ends at the knees, 2 at the ankles
 */
export function skirtPath(rig: Rig, trunk: Trunk, long: number, flare: number, seconds: number): Path2D {
  const { joints, height } = rig;
  const ends = (['left', 'right'] as const).map((side) => {
    const [hip, knee, ankle] = [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
    return long <= 1 ? between(hip, knee, long) : between(knee, ankle, long - 1);
  });
  const [one = joints.hips, two = joints.hips] = ends;
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const room = trunk.half(0) * (0.5 + flare * long);
  const wave = Math.sin(seconds * 2.3) * height * 0.006;
  const hem = Math.max(left.y, right.y);
  const drop = height * 0.012;
  return smoothPath(
    [
      trunk.edge(-1, 0.32),
      trunk.edge(1, 0.32),
      [trunk.edge(1, 0)[0] + room * 0.16, trunk.edge(1, 0)[1]],
      [right.x + room + wave, right.y],
      [(right.x * 2 + left.x) / 3 + wave, hem + drop * 0.4],
      [(right.x + left.x * 2) / 3 - wave, hem + drop],
      [left.x - room + wave, left.y],
      [trunk.edge(-1, 0)[0] - room * 0.16, trunk.edge(-1, 0)[1]],
    ],
    0.25,
  );
}

import { Path2D } from '@napi-rs/canvas';
import { css, darken, mix, type Rgb } from '../../../drawing/color.ts';
import { faceShapeOf } from './face-shape.ts';
import { rimOf } from './glasses-frame.ts';
import type { Head } from './head-space.ts';
import type { Brush } from './ink.ts';
import type { HeadPaint } from './puppet.ts';
import { ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

/** Half widths of a skull from top to bottom, as shares of the head's half width. */
interface Jaw {
  cheek: number;
  jaw: number;
  chin: number;
  /** Height at which the jaw turns toward the chin, in the head's units. */
  turn: number;
}

/** Returns the outline of a skull with a jaw. If the face turns, the chin moves farthest. */
export function skullPath({ half, yaw, sheet }: Head, { cheek, jaw, chin, turn }: Jaw, tension = 0): Path2D {
  const shape = faceShapeOf(sheet);
  const slim = sheet.presentation === 'feminine' ? 0.94 : 1;
  const ahead = Math.sin(yaw) * 0.16 * half;
  const back = -Math.sin(yaw) * 0.1 * half;
  const side = (sign: 1 | -1): Point[] => [
    [sign * half * 0.56 + back, -0.93],
    [sign * half * 0.93 + back, -0.52],
    [sign * half + back * 0.6, -0.05],
    [sign * half * cheek * shape.cheek + ahead * 0.3, 0.3],
    [sign * half * jaw * shape.jaw * slim + ahead * 0.7, turn],
    [sign * half * chin * shape.chin * slim ** 2 + ahead, 0.95],
  ];
  return smoothPath([[back, -1], ...side(1), [ahead, 1], ...side(-1).reverse()], tension);
}

/** Draws the beard that the sheet describes, over the skin and under the mouth. */
export function drawBeard(head: Head, { hair, skin }: HeadPaint, jaw: Path2D, mouthY: number, isInked: boolean): void {
  const { brush, sheet, half } = head;
  if (sheet.beard === 'none') return;
  const { context } = brush;
  const tone = mix(hair, skin, sheet.beard === 'stubble' ? 0.62 : 0.08);
  const laid = { hasLine: false, isFlat: true };
  if (sheet.beard === 'full' || sheet.beard === 'stubble') {
    context.save();
    context.clip(jaw);
    const cover = new Path2D();
    cover.moveTo(-half * 1.4, -0.1);
    cover.lineTo(...head.at(-0.92, 0.02));
    cover.quadraticCurveTo(...head.at(-0.8, mouthY - 0.24), ...head.at(-0.32, mouthY - 0.16));
    cover.quadraticCurveTo(...head.at(0, mouthY - 0.26), ...head.at(0.32, mouthY - 0.16));
    cover.quadraticCurveTo(...head.at(0.8, mouthY - 0.24), ...head.at(0.92, 0.02));
    cover.lineTo(half * 1.4, -0.1);
    cover.lineTo(half * 1.4, 1.4);
    cover.lineTo(-half * 1.4, 1.4);
    cover.closePath();
    context.fillStyle = css(tone);
    context.fill(cover);
    if (isInked && sheet.beard === 'full') brush.stroke(cover, brush.ink.line(tone), 0.7);
    context.restore();
    return;
  }
  if (sheet.beard === 'mustache' || sheet.beard === 'goatee') {
    const path = smoothPath(
      [
        head.at(-0.42, mouthY - 0.04),
        head.at(-0.22, mouthY - 0.17),
        head.at(0, mouthY - 0.13),
        head.at(0.22, mouthY - 0.17),
        head.at(0.42, mouthY - 0.04),
        head.at(0, mouthY - 0.06),
      ],
      0.1,
    );
    brush.shape(path, tone, laid);
  }
  if (sheet.beard === 'goatee') {
    const [x] = head.at(0, 0);
    brush.shape(ellipse(x * 1.15, mouthY + (1 - mouthY) * 0.72, half * 0.3, (1 - mouthY) * 0.34), tone, laid);
  }
}

/** Height of a lens relative to its width. */
const LENS_TALL = 0.82;

/** Old women wear glasses whose outer corners rise a little. Steep ones would be the brows of somebody angry. */
function isWinged({ age, presentation }: Head['sheet']): boolean {
  return age === 'old' && presentation === 'feminine';
}

/** Outline of a lens whose upper outer corner rises, as shares of its half width and height, the outer side first. */
const WINGED: readonly Point[] = [
  [1.1, -0.86],
  [1.04, -0.1],
  [0.74, 0.72],
  [0.1, 1],
  [-0.6, 0.84],
  [-0.95, 0.24],
  [-0.92, -0.5],
  [-0.5, -0.92],
  [0.4, -0.98],
];

/** Returns a lens. @param wing 0 for a plain one, or the sign of the side on which its upper corner rises */
function lensPath([x, y]: Point, wide: number, tall: number, wing: number): Path2D {
  if (wing !== 0) return smoothPath(WINGED.map(([across, down]): Point => [x + wing * across * wide, y + down * tall]));
  const path = new Path2D();
  path.roundRect(x - wide, y - tall, wide * 2, tall * 2, Math.min(wide, tall) * 0.6);
  return path;
}

/** Thickness of a rim, in the head's units. */
const RIM = 0.06;

/**
 * Draws glasses in front of the eyes, with rims in their color between dark outlines.
 * @param radius half of a lens's width
 */
export function drawGlasses(
  head: Head,
  eyes: { across: number; down: number },
  radius: number,
  { lit }: Pick<HeadPaint, 'lit'>,
): void {
  if (!head.sheet.glasses) return;
  const { brush } = head;
  const rim = lit(rimOf(head.sheet));
  const wire = (path: Path2D, share = 1) => strokeRim(brush, path, rim, RIM * share);
  const lenses = [-1, 1].map((sign) => {
    const [x, y] = head.at(sign * eyes.across, eyes.down);
    const narrow = Math.max(0.3, head.narrowing(sign * eyes.across));
    // From the side, the nose hides the far lens.
    if (head.hides(sign * eyes.across)) return { x, y, reach: 0 };
    const path = lensPath([x, y], radius * narrow, radius * LENS_TALL, isWinged(head.sheet) ? sign : 0);
    wire(path);
    return { x, y, reach: radius * narrow };
  });
  const [left, right] = lenses;
  if (!left || !right) return;
  wire(
    smoothLine([
      [left.x + left.reach, left.y - 0.02],
      [(left.x + right.x) / 2, left.y - 0.07],
      [right.x - right.reach, right.y - 0.02],
    ]),
  );
  for (const [lens, sign] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const ear = head.at(sign * 0.98, eyes.down - 0.04);
    if ((ear[0] - lens.x) * sign > lens.reach)
      wire(smoothLine([[lens.x + sign * lens.reach, lens.y - 0.06], ear]), 0.8);
  }
}

/** Draws a line of a frame. @param width in the head's units */
export function strokeRim(brush: Brush, path: Path2D, rim: Rgb, width: number): void {
  const wide = Math.max(1, width / brush.line);
  brush.stroke(path, darken(rim, 0.62), wide + 1.1);
  brush.stroke(path, rim, wide);
}

/** Where lines of age run around the features of a face, in the head's units. */
interface AgeLines {
  eyes: { across: number; down: number };
  /** Height below the eyes at which bags begin. */
  bag: number;
  /** Half of the width of a lens of glasses. Lines of age stay outside of lenses. */
  lens: number;
  /** Height of the wings of the nose and of the mouth. Without it, there are no folds between them. */
  folds?: { nose: number; mouth: number };
  /** Height of the lower line on the forehead. */
  forehead: number;
}

/** Apparent width of a feature below which its lines would be a part of the outline. */
const TURNED = 0.36;

/**
 * Draws lines on the forehead, at the corners of the eyes, below them, and beside the mouth, on the faces of the old.
 * Grown men have only short folds beside the mouth. A few lines make a drawn woman old.
 */
export function drawAge(head: Head, skin: Rgb, { eyes, bag, lens, folds, forehead }: AgeLines): void {
  const { brush, sheet } = head;
  if (sheet.age === 'adult' && sheet.presentation === 'masculine' && folds) drawSmileFolds(head, skin, folds);
  if (sheet.age !== 'old') return;
  const tone = mix(brush.ink.line(skin), skin, 0.5);
  const line = (points: readonly (readonly [number, number])[], width: number) =>
    brush.stroke(smoothLine(points.map(([across, down]) => head.at(across, down))), tone, width);
  const below = sheet.glasses ? lens * LENS_TALL + 0.06 : bag;
  for (const [up, reach] of [
    [0, 0.34],
    [0.1, 0.26],
  ] as const)
    line(
      [
        [-reach, forehead - up],
        [0, forehead - up + 0.03],
        [reach, forehead - up],
      ],
      0.7,
    );
  for (const sign of [-1, 1] as const) {
    // A feature that has turned out of view would be a line along the outline.
    if (head.narrowing(sign * eyes.across) < TURNED) continue;
    const [x, y] = [eyes.across, eyes.down + below];
    line(
      [
        [sign * (x - 0.16), y],
        [sign * x, y + 0.06],
        [sign * (x + 0.14), y + 0.01],
      ],
      0.8,
    );
    // Glasses cover the corners of the eyes.
    for (const turn of sheet.glasses ? [] : [-0.05, 0.05])
      line(
        [
          [sign * Math.min(0.9, x + 0.36), eyes.down + turn * 0.6],
          [sign * Math.min(0.97, x + 0.47), eyes.down + turn * 2],
        ],
        0.7,
      );
    if (!folds || sheet.beard === 'full') continue;
    line(
      [
        [sign * 0.2, folds.nose],
        [sign * 0.36, (folds.nose + folds.mouth) / 2],
        [sign * 0.4, folds.mouth + 0.05],
      ],
      1,
    );
    // The jowl hangs beside the chin.
    line(
      [
        [sign * 0.42, folds.mouth + 0.12],
        [sign * 0.46, folds.mouth + 0.18],
        [sign * 0.4, folds.mouth + 0.24],
      ],
      0.8,
    );
  }
}

/** Draws the short, faint folds beside the mouth of a grown face, which a young one does not have. */
function drawSmileFolds(
  { brush, at, yaw, sheet }: Head,
  skin: Rgb,
  { nose, mouth }: NonNullable<AgeLines['folds']>,
): void {
  if (sheet.beard === 'full') return;
  for (const sign of [-1, 1] as const) {
    if (Math.abs(sign * 0.4 + yaw) > 1) continue;
    const fold = smoothLine([
      at(sign * 0.25, nose + (mouth - nose) * 0.2),
      at(sign * 0.37, nose + (mouth - nose) * 0.55),
      at(sign * 0.4, nose + (mouth - nose) * 0.85),
    ]);
    brush.stroke(fold, mix(brush.ink.line(skin), skin, 0.74), 0.8);
  }
}

/** Draws a blush on the cheeks. */
export function drawBlush(head: Head, color: Rgb, across: number, down: number, radius: number): void {
  const alpha = head.expression.blush * (head.sheet.age === 'old' ? 0.15 : 0.5);
  if (alpha < 0.05) return;
  for (const sign of [-1, 1]) {
    const [x, y] = head.at(sign * across, down);
    head.brush.context.fillStyle = css(color, alpha);
    head.brush.context.fill(ellipse(x, y, radius * Math.max(0.4, head.narrowing(sign * across)), radius * 0.6));
  }
}

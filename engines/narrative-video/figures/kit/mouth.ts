import { Path2D } from '@napi-rs/canvas';
import { darken, hex, mix, type Rgb } from '../../../drawing/color.ts';
import { type CharacterSheet, featuresIn } from '../../../people/character-sheet.ts';
import type { Head } from './head-space.ts';
import { tremblingMouth } from './tears.ts';
import { type Point, smoothLine } from './tube.ts';

/** How a look draws mouths, in the head's units. */
interface MouthCut {
  y: number;
  /** Half of the maximum width. */
  width: number;
  /** Height of the widest opening. */
  height: number;
  /** How far the corners rise and fall. */
  curve: number;
  inside: Rgb;
  tongue: Rgb;
  teeth: Rgb;
  /** Width of the line around an open mouth, in line widths; 0 draws none. */
  line: number;
  /** Color of painted lips. If absent, lips are not painted. */
  lips?: Rgb;
}

const TEETH_SHARE = 0.34;

/** Draws a mouth that speaks, sings and smiles. */
export function drawMouth(head: Head, cut: MouthCut, line: Rgb): void {
  const { brush, expression } = head;
  const { width: share, open, smile, hasTeeth } = expression.mouth;
  const [x, y] = head.at(0, cut.y);
  const [left, right] = mouthSides(head, cut.width * share);
  const width = (left + right) / 2;
  const lift = cut.curve * smile;
  const drop = cut.height * open;
  if (open < 0.04) {
    const path = new Path2D();
    path.moveTo(x - left, y - lift * 0.6);
    path.quadraticCurveTo(x, y + lift * 0.9, x + right, y - lift * 0.6);
    const middle = x + (right - left) / 2;
    if (cut.lips)
      brush.shape(lipsAround(middle, y, width, lift, fullnessOf(head.sheet)), cut.lips, {
        isFlat: true,
        hasLine: false,
      });
    const trembling = expression.isCrying && smoothLine(tremblingMouth(head, [x, y], [left, right], Math.abs(lift)));
    brush.stroke(trembling || path, line, trembling ? 1.5 : 1.15);
    if (trembling) drawPushedLip(head, [middle, y], width, line);
    return;
  }
  const path =
    Math.abs(head.yaw) > PROFILE
      ? profileMouth(head, [x, y], cut.width * share, lift, drop)
      : openMouth([x, y], [left, right], lift, drop, open, smile);
  const { context } = brush;
  // Looks with thin lines still have full lips.
  if (cut.lips) brush.stroke(path, cut.lips, Math.max(4.2, (cut.width * 0.2) / brush.line) * fullnessOf(head.sheet));
  brush.shape(path, cut.inside, { isFlat: true, hasLine: false });
  context.save();
  context.clip(path);
  if (open > 0.3) {
    const tongue = new Path2D();
    tongue.ellipse(x + (right - left) / 2, y + drop * 1.02, width * 0.66, drop * 0.42, 0, 0, Math.PI * 2);
    brush.shape(tongue, cut.tongue, { isFlat: true, hasLine: false });
  }
  if (hasTeeth) {
    const tall = Math.max(drop * TEETH_SHARE, cut.height * 0.1);
    const teeth = upperTeeth([x, y], [left, right], lift, drop, open, smile, tall);
    brush.shape(teeth, cut.teeth, { isFlat: true, hasLine: false });
  }
  context.restore();
  if (cut.line > 0) brush.stroke(path, line, cut.line);
}

/** Draws the edge of a lower lip that somebody who holds back tears pushes up, and the chin below it. */
function drawPushedLip({ brush, seconds }: Head, [x, y]: Point, width: number, line: Rgb): void {
  const tremble = Math.sin(seconds * 26 + 1) * 0.005;
  const under = smoothLine([
    [x - width * 0.6, y + 0.075],
    [x, y + 0.095 + tremble],
    [x + width * 0.6, y + 0.075],
  ]);
  brush.stroke(under, line, 0.7);
}

/** Share of its width that the far half of a mouth loses from the side, because jaws are rounder than heads. */
const JAW = 0.5;

/**
 * Returns how far a mouth reaches to the viewer's left and right of its middle. On a turned face, its far half lies
 * around the jaw.
 * @param width half of its width from the front
 */
export function mouthSides({ half, yaw }: Head, width: number): [left: number, right: number] {
  const angle = Math.asin(Math.min(1, width / half));
  const reach = (side: 1 | -1) => {
    const round = half * Math.abs(Math.sin(side * angle + yaw) - Math.sin(yaw));
    return Math.max(width * 0.25, round * (1 - JAW * Math.max(0, side * Math.sin(yaw))));
  };
  return [reach(-1), reach(1)];
}

/** How much fuller than the usual ones the fullest lips are, and how full old ones are, which become thin. */
const [FULLEST, AGED] = [0.6, 0.66];

/** Returns how full the lips of a person are, relative to a look's usual ones. */
export function fullnessOf(sheet: Pick<CharacterSheet, 'age' | 'features'>): number {
  return (1 + FULLEST * featuresIn(sheet).lips) * (sheet.age === 'old' ? AGED : 1);
}

/** Returns the outline of closed lips: a bow above the line of the mouth, and a fuller one below. */
function lipsAround(x: number, y: number, width: number, lift: number, fullness: number): Path2D {
  const path = new Path2D();
  const [wide, corner, middle] = [width * 0.92, y - lift * 0.5, y + lift * 0.2];
  const full = width * fullness;
  path.moveTo(x - wide, corner);
  path.bezierCurveTo(x - wide * 0.5, corner - full * 0.2, x - wide * 0.2, middle - full * 0.34, x, middle - full * 0.2);
  path.bezierCurveTo(x + wide * 0.2, middle - full * 0.34, x + wide * 0.5, corner - full * 0.2, x + wide, corner);
  path.bezierCurveTo(
    x + wide * 0.5,
    y + lift * 0.8 + full * 0.36,
    x - wide * 0.5,
    y + lift * 0.8 + full * 0.36,
    x - wide,
    corner,
  );
  path.closePath();
  return path;
}

/** Angle from which the lips are in the outline of the face, in radians. */
const PROFILE = 0.95;

/**
 * Returns the outline of an open mouth. The upper lip stays in place while the jaw falls. In a smile, the corners rise
 * instead of following the jaw.
 */
function openMouth(
  [x, y]: Point,
  sides: readonly [number, number],
  lift: number,
  drop: number,
  open: number,
  smile: number,
): Path2D {
  const path = new Path2D();
  const { left, right, corner, upper } = upperLip([x, y], sides, lift, drop, open, smile);
  path.moveTo(x - left, corner);
  path.bezierCurveTo(x - left * 0.6, upper, x + right * 0.6, upper, x + right, corner);
  const belly = y + drop * (1.16 + 0.12 * open);
  path.bezierCurveTo(x + right * 0.92, belly, x - left * 0.92, belly, x - left, corner);
  path.closePath();
  return path;
}

/** How far the corners of a wailing mouth hang, relative to how far the jaw falls. */
const HANGING = 0.42;

/** Returns how far the upper lip reaches, the height of its corners, and the height toward which it bends. */
function upperLip(
  [, y]: Point,
  sides: readonly [number, number],
  lift: number,
  drop: number,
  open: number,
  smile: number,
) {
  const [glad, sad] = [Math.max(0, smile), Math.max(0, -smile)];
  const [left, right] = sides.map((side) => side * (1 + glad * open * 0.16)) as [number, number];
  const corner = y - lift * (0.5 + 0.3 * glad) + drop * (0.22 + HANGING * sad) * (1 - glad);
  return { left, right, corner, upper: y - drop * (0.12 + HANGING * 0.6 * sad) * (1 - glad) + lift * 0.3 };
}

/**
 * Returns the upper row of teeth, which follows the lip: a straight lower edge would bare only the corners of a smile.
 * @param tall height of the teeth in the middle, in the head's units
 */
function upperTeeth(
  [x, y]: Point,
  sides: readonly [number, number],
  lift: number,
  drop: number,
  open: number,
  smile: number,
  tall: number,
): Path2D {
  const { left, right, corner, upper } = upperLip([x, y], sides, lift, drop, open, smile);
  const [top, low] = [Math.min(corner, upper) - drop, upper + tall * 1.33];
  const path = new Path2D();
  path.moveTo(x - left, top);
  path.lineTo(x - left, corner + tall * 0.3);
  path.bezierCurveTo(x - left * 0.6, low, x + right * 0.6, low, x + right, corner + tall * 0.3);
  path.lineTo(x + right, top);
  path.closePath();
  return path;
}

/** Returns the outline of a mouth seen from the side: a wedge that the outline of the face opens to the front. */
function profileMouth({ yaw }: Head, [x, y]: Point, width: number, lift: number, drop: number): Path2D {
  const ahead = Math.sign(yaw);
  const [corner, front] = [x - ahead * width * 1.15, x + ahead * width];
  const path = new Path2D();
  path.moveTo(corner, y - lift * 0.9);
  path.quadraticCurveTo(x - ahead * width * 0.3, y + lift * 0.1, front, y - drop * 0.06);
  path.lineTo(front, y + drop * 0.9);
  path.quadraticCurveTo(x - ahead * width * 0.7, y + drop * 1.1, corner, y - lift * 0.9);
  path.closePath();
  return path;
}

/** Color of the inside of the mouth, for all skin tones. */
export const MOUTH_INSIDE = hex('#6e1f2b');
export const TONGUE = hex('#d9646a');

const ROSE = hex('#c2404e');

/** Returns the color of a woman's lips: the picture's, as far from the skin's as it takes to be seen in a drawing. */
export function womansLips(lips: Rgb, skin: Rgb, { age }: Pick<CharacterSheet, 'age'>): Rgb {
  const rose = mix(ROSE, darken(skin, 0.2), 0.35);
  return mix(mix(lips, rose, 0.68), skin, age === 'old' ? 0.3 : age === 'child' ? 0.5 : 0);
}

/** Returns a lip color a little darker than the picture's, so that it is visible. */
export function lipTone(lips: Rgb): Rgb {
  return darken(lips, 0.08);
}

import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';

/** How a look lays a shape of a figure on paper. */
export interface Ink {
  /** Width of lines on a figure as tall as the picture's shorter side, in thousandths of that side; 0 draws none. */
  weight: number;
  /** Color of the line around a fill. */
  line(fill: Rgb): Rgb;
  /** By how much lines are heavier below, in line widths: 0 is even. */
  drop: number;
  /** Without it one flat color. */
  shadow?: {
    color(fill: Rgb): Rgb;
    /** How far the light moves off the shadow's side, in shares of the figure's height. */
    depth: number;
    /** Light goes over into shadow as on a round body; without it there is one hard edge. */
    isSoft?: boolean;
  };
}

interface Laid {
  /** Parts inside of others carry no line. */
  hasLine?: boolean;
  /** Too small or bright to be modeled. */
  isFlat?: boolean;
  /** Depth of its shadow against the figure's: 1 is a trunk. */
  relief?: number;
  /** For a body that lies aslant: a line across it. */
  across?: readonly [Point, Point];
}

/** Lays shapes in one ink. Where the context is scaled, lines and shadows are measured in its units. */
export interface Brush {
  readonly context: SKRSContext2D;
  readonly ink: Ink;
  /** Width of a line, and of a shadow's way, in units of the context. */
  readonly line: number;
  readonly depth: number;
  /** Where light comes from: -1 left, 1 right. */
  readonly side: number;
  shape(path: Path2D, color: Rgb, laid?: Laid): void;
  /** Several shapes of one color with one line around all of them. */
  union(paths: readonly Path2D[], color: Rgb, laid?: Laid): void;
  /** A line drawn for itself. @param width in line widths */
  stroke(path: Path2D, color: Rgb, width?: number): void;
  /** The same brush where the context has been enlarged by `scale`. */
  scaled(scale: number): Brush;
}

/** Lines grow more slowly than figures, so that faces near the camera are not drawn with a broom. */
const GROWTH = 0.62;

/** @param height of the figure, pixels */
export function brushOf(context: SKRSContext2D, ink: Ink, height: number, side: number): Brush {
  const unit = Math.min(context.canvas.width, context.canvas.height);
  const line = (ink.weight / 1000) * unit * (height / unit) ** GROWTH;
  return create(context, ink, line, (ink.shadow?.depth ?? 0) * height, side);
}

/** Pixels: a line that grows by less, and a shadow that is narrower, are not seen. */
const SEEN = 0.4;
const SHADED = 2;

function create(context: SKRSContext2D, ink: Ink, line: number, depth: number, side: number, scale = 1): Brush {
  const outline = (path: Path2D, color: Rgb) => {
    context.strokeStyle = css(ink.line(color));
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.lineWidth = line * 2;
    context.stroke(path);
    if (line * scale * ink.drop < SEEN) return;
    const shift = line * ink.drop;
    context.translate(-side * shift * 0.5, shift);
    context.stroke(path);
    context.translate(side * shift * 0.5, -shift);
  };
  const fill = (path: Path2D, color: Rgb, laid: Laid) => {
    const { isFlat = false, relief = 1 } = laid;
    if (!ink.shadow || isFlat || depth * scale * relief < SHADED) {
      context.fillStyle = css(color);
      context.fill(path);
      return;
    }
    const dark = ink.shadow.color(color);
    if (ink.shadow.isSoft) {
      const lay = laid.across ? towardLight(laid.across, side) : lightAcross(path, side);
      context.fillStyle = rounded(context, lay, color, mix(color, dark, Math.min(1, relief + 0.3)));
      context.fill(path);
      return;
    }
    context.fillStyle = css(dark);
    context.fill(path);
    context.save();
    context.clip(path);
    context.translate(side * depth * relief, -depth * relief * 0.45);
    context.fillStyle = css(color);
    context.fill(path);
    context.restore();
  };
  const brush: Brush = {
    context,
    ink,
    line,
    depth,
    side,
    shape: (path, color, laid = {}) => brush.union([path], color, laid),
    union(paths, color, laid = {}) {
      if (line > 0 && (laid.hasLine ?? true)) for (const path of paths) outline(path, color);
      for (const path of paths) fill(path, color, laid);
    },
    stroke(path, color, width = 1) {
      context.strokeStyle = css(color);
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.lineWidth = line * width;
      context.stroke(path);
    },
    scaled: (by) => create(context, ink, line / by, depth / by, side, scale * by),
  };
  return brush;
}

type Line = readonly [lit: Point, shaded: Point];

/** Light comes from one side and from above. */
function lightOf(side: number): Point {
  return [side * 0.91, -0.41];
}

function towardLight([one, other]: Line, side: number): Line {
  const [x, y] = lightOf(side);
  return (one[0] - other[0]) * x + (one[1] - other[1]) * y > 0 ? [one, other] : [other, one];
}

/** A line across an upright body, in the way of the light. */
function lightAcross(path: Path2D, side: number): Line {
  const [left, top, right, bottom] = path.getBounds();
  const [x, y] = lightOf(side);
  const half = Math.min(right - left, bottom - top) * 0.62;
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [middle + x * half, level + y * half],
    [middle - x * half, level - y * half],
  ];
}

/** The darkest part of a round body is not its edge, which the ground lights. */
function rounded(context: SKRSContext2D, [from, to]: Line, color: Rgb, dark: Rgb) {
  const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  gradient.addColorStop(0, css(mix(color, [255, 250, 240], 0.12)));
  gradient.addColorStop(0.35, css(color));
  gradient.addColorStop(0.85, css(dark));
  gradient.addColorStop(1, css(mix(dark, color, 0.3)));
  return gradient;
}

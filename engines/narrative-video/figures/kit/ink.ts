import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';

/** How a look draws the shapes of a figure. */
export interface Ink {
  /**
   * Width of outlines, in thousandths of the picture's shorter side, on a figure as tall as that side; 0 draws none.
   */
  weight: number;
  /** Returns the color of the outline around a fill. */
  line(fill: Rgb): Rgb;
  /**
   * How much heavier lines are on the lower side, away from the light, in line widths; 0 is even. Between the two sides,
   * they taper.
   */
  drop: number;
  /** Shading. If absent, fills are flat. */
  shadow?: {
    color(fill: Rgb): Rgb;
    /** How far the lit area is shifted away from the shadow's side, in shares of the figure's height. */
    depth: number;
    /** Whether light blends into shadow as on a round body. Otherwise there is one hard edge. */
    isSoft?: boolean;
    /** Whether the hard edge has a narrow half tone beside it, as in gouache. */
    hasHalfTone?: boolean;
  };
  /** Color of the narrow light on edges toward a low sun. Without it, there is none. */
  rim?: Rgb;
}

export interface Laid {
  /** Whether the shape has an outline. Parts inside others have none. */
  hasLine?: boolean;
  /** Whether the shape has no shading, because it is too small or too bright. */
  isFlat?: boolean;
  /** Depth of its shadow relative to the ink's: 1 is a trunk. */
  relief?: number;
  /** Whether a low sun lights its edges. A sharply bent limb has edges inside of its own shape. */
  hasRim?: boolean;
  /** A line across a body that is not upright, along which it is shaded. */
  across?: readonly [Point, Point];
  /** Its part in the light. Without it, shade is clipped to the shape, which is slow. */
  lit?: LitPart;
  /** Returns what fills it and its outline. Without it, the outline is a stroke, which is slow. */
  grown?(line: number): readonly Path2D[];
}

/**
 * Returns a shape without its edges.
 * @param light direction toward the light
 * @param far how far the edges away from the light are cut off, in the direction of the light
 * @param near the same for the edges toward the light
 */
type LitPart = (light: Point, far: number, near: number) => Path2D;

/** Draws shapes in one ink. In a scaled context, lines and shadows are measured in its units. */
export interface Brush {
  readonly context: SKRSContext2D;
  readonly ink: Ink;
  /** Width of a line, and offset of a shadow, in units of the context. */
  readonly line: number;
  readonly depth: number;
  /** Side that the light comes from: -1 left, 1 right. */
  readonly side: number;
  shape(path: Path2D, color: Rgb, laid?: Laid): void;
  /** Draws several shapes of one color with one outline around all of them. */
  union(paths: readonly Path2D[], color: Rgb, laid?: Laid): void;
  /**
   * Draws a line that is not an outline.
   * @param width in line widths
   */
  stroke(path: Path2D, color: Rgb, width?: number): void;
  /** Returns the same brush for a context that has been enlarged by `scale`. */
  scaled(scale: number): Brush;
}

/**
 * Exponent by which line widths grow with the figure's height. Below 1, faces near the camera do not get coarse lines.
 */
const GROWTH = 0.62;

/**
 * Makes a brush.
 * @param height height of the figure in pixels
 */
export function brushOf(context: SKRSContext2D, ink: Ink, height: number, side: number): Brush {
  const unit = Math.min(context.canvas.width, context.canvas.height);
  const line = (ink.weight / 1000) * unit * (height / unit) ** GROWTH;
  return create(context, ink, line, (ink.shadow?.depth ?? 0) * height, side);
}

/** Minimum visible growth of a line, and minimum visible width of a shadow, in pixels. */
const SEEN = 0.4;
const SHADED = 2;

/** Direction of the lower side, away from a light on the right. */
const DOWN: Point = [-0.5, 1];
/** Growth of a line's width, as a share of what it grows on the lower side. The lit side gets thinner by the rest. */
const GROWN = 0.6;

/** A shape narrower than this many shadows has none. Shading fingers and locks would take longer than the whole trunk. */
const THIN = 3;

function isThin(path: Path2D, shadow: number): boolean {
  const [left, top, right, bottom] = path.getBounds();
  return Math.min(right - left, bottom - top) < shadow * THIN;
}

function create(context: SKRSContext2D, ink: Ink, line: number, depth: number, side: number, scale = 1): Brush {
  const outline = (paths: readonly Path2D[], color: Rgb, { grown }: Laid) => {
    const shift = line * scale * ink.drop < SEEN ? 0 : line * ink.drop;
    const half = line + (shift * Math.hypot(...DOWN) * GROWN) / 2;
    // A wider line that is moved tapers on its way to the lower side.
    const [x, y] = [(DOWN[0] * side * shift) / 2, (DOWN[1] * shift) / 2];
    if (shift > 0) context.translate(x, y);
    if (grown) {
      context.fillStyle = css(ink.line(color));
      for (const path of grown(half)) context.fill(path);
    } else {
      context.strokeStyle = css(ink.line(color));
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.lineWidth = half * 2;
      for (const path of paths) context.stroke(path);
    }
    if (shift > 0) context.translate(-x, -y);
  };
  const fill = (path: Path2D, color: Rgb, laid: Laid) => {
    const { isFlat = false, relief = 1 } = laid;
    if (!ink.shadow || isFlat || depth * scale * relief < SHADED || isThin(path, depth * relief)) {
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
    const shift = depth * relief;
    const rim = ink.rim && (laid.hasRim ?? true) ? mix(color, ink.rim, rimShareOn(color)) : undefined;
    context.fillStyle = css(dark);
    context.fill(path);
    if (laid.lit) {
      const layer = (tone: Rgb, far: number, near: number) => {
        context.fillStyle = css(tone);
        if (laid.lit) context.fill(laid.lit([side, -RISE], far, near));
      };
      if (ink.shadow.hasHalfTone) layer(mix(dark, color, 0.5), shift * HALF_TONE, 0);
      // It ends under the lit part, beside which it would be a thin line.
      if (rim) layer(rim, shift * 2.2, 0);
      layer(color, shift, rim ? depth * RIM : 0);
      return;
    }
    context.save();
    context.clip(path);
    if (ink.shadow.hasHalfTone) {
      context.translate(side * shift * HALF_TONE, -shift * HALF_TONE * RISE);
      context.fillStyle = css(mix(dark, color, 0.5));
      context.fill(path);
      context.translate(-side * shift * HALF_TONE, shift * HALF_TONE * RISE);
    }
    context.translate(side * shift, -shift * RISE);
    context.fillStyle = css(color);
    context.fill(path);
    if (rim) {
      // Inside of the shape, the moved line lies on the edges toward the light only.
      const half = (depth * RIM) / 2;
      context.translate(-side * (shift + half), (shift + half) * RISE);
      context.strokeStyle = css(rim);
      context.lineWidth = half * 2;
      context.stroke(path);
    }
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
      if (line > 0 && (laid.hasLine ?? true)) outline(paths, color, laid);
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

/** How far shadows are moved down, relative to how far they are moved aside. */
const RISE = 0.45;

/** Where the half tone begins, as a share of the shadow's width. */
const HALF_TONE = 0.66;

/** Width of the light on edges, relative to the shadow's. */
const RIM = 0.34;
/** Its strength on black and on the brightest colors. On dark cloth, strong light would be an outline in another color. */
const RIM_SHARE = { black: 0.24, bright: 0.64 };

function rimShareOn(color: Rgb): number {
  return RIM_SHARE.black + ((RIM_SHARE.bright - RIM_SHARE.black) * Math.max(...color)) / 255;
}

/** Returns the direction toward the light, which comes from one side and from above. */
function lightOf(side: number): Point {
  return [side * 0.91, -0.41];
}

function towardLight([one, other]: Line, side: number): Line {
  const [x, y] = lightOf(side);
  return (one[0] - other[0]) * x + (one[1] - other[1]) * y > 0 ? [one, other] : [other, one];
}

/** Returns a line across an upright body, in the direction of the light. */
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

/** Shades a round body. It is darkest just before its edge, which the ground lights. */
function rounded(context: SKRSContext2D, [from, to]: Line, color: Rgb, dark: Rgb) {
  const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  gradient.addColorStop(0, css(mix(color, [255, 250, 240], 0.12)));
  gradient.addColorStop(0.35, css(color));
  gradient.addColorStop(0.85, css(dark));
  gradient.addColorStop(1, css(mix(dark, color, 0.3)));
  return gradient;
}

import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../../drawing/color.ts';

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
    /** Steps from shadow to light; without them one hard edge. */
    steps?: number;
  };
}

interface Laid {
  /** Parts inside of others carry no line. */
  hasLine?: boolean;
  /** Too small or bright to be modeled. */
  isFlat?: boolean;
  /** Depth of its shadow against the figure's: 1 is a trunk. */
  relief?: number;
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
/** Narrower steps of a soft shadow are not told apart, pixels. */
const STEP = 3;

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
  const fill = (path: Path2D, color: Rgb, { isFlat = false, relief = 1 }: Laid) => {
    if (!ink.shadow || isFlat || depth * scale * relief < SHADED) {
      context.fillStyle = css(color);
      context.fill(path);
      return;
    }
    context.fillStyle = css(ink.shadow.color(color));
    context.fill(path);
    context.save();
    context.clip(path);
    const way = depth * scale * relief;
    const steps = Math.max(1, Math.min(ink.shadow.steps ?? 1, Math.round(way / STEP)));
    const dark = ink.shadow.color(color);
    for (let step = 1; step <= steps; step += 1) {
      context.translate((side * depth * relief) / steps, (-depth * relief * 0.45) / steps);
      context.fillStyle = css(steps === 1 ? color : mix(dark, color, step / steps));
      context.fill(path);
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

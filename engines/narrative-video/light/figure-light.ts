import { type Canvas, type CanvasGradient, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, type Rgb } from '../../drawing/color.ts';
import { clamp } from '../../drawing/motion.ts';
import type { Light } from './light.ts';
import { isSunLow } from './low-sun.ts';
import { type Key, shadeOf } from './set-light.ts';

/** The light on people who are drawn on a layer of their own. */
export interface FigureLight extends Key {
  light: Light;
}

/** A body on a layer: the x of its middle, its feet and its height, pixels. */
export interface Lit {
  x: number;
  y: number;
  height: number;
  /** Edges of the part of the layer outside of which it is never seen, pixels. Without them, it may be anywhere. */
  edges?: Edges;
}

/** Where something drawn begins on three sides, pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
}

/** Opacity of the shade on people's far side, by time of day, and in rooms. More of it would make hands and faces gray. */
const SHADE: Readonly<Record<Light['time'], number>> = { dawn: 0.28, day: 0.25, sunset: 0.32, night: 0.36 };
const SHADE_INSIDE = 0.24;
/** Opacity of the color of lamps, the moon or a low sun on the side toward it. */
const GLOW = 0.24;
/** Distance from a body's middle to its edges, and how far things and gestures reach, in heights of a body. */
const [HALF, REACH] = [0.15, 0.5];
/** Height of raised hands, and of somebody on a seat, in the same unit. */
const ABOVE = 1.45;
/** Shadows on the ground: their length in heights of a body, how far they lean away from the light, and their opacity. */
const CAST = {
  low: { long: 0.5, lean: 0.7, opacity: 0.4 },
  high: { long: 0.2, lean: 0.5, opacity: 0.26 },
} as const;
/** Pixels of the layer for each pixel of a shadow, along each side. Shadows are soft. */
const COARSE = 4;

/** Where glow ends and shade begins across a body: 0 is its edge toward the light, 1 the other one. */
const [GLOW_ENDS, SHADE_BEGINS] = [0.32, 0.44];
/**
 * Share of glow and shade on arms that reach out of a body, because nothing is between them and the light, and how far
 * from its edge that share is reached, in widths of the body.
 */
const [ON_ARMS, ARMS_FROM] = [0.4, 0.35];
/** Width in which the light of one person goes over into that of whoever is beside, in heights of a body. */
const GOING_OVER = 0.1;

/** What is shaded with one body: pixels of the layer. */
interface Region {
  body: Lit;
  /** Side from which the light comes. */
  side: number;
  left: number;
  right: number;
  /** Whether somebody else is beside it. */
  hasLeft: boolean;
  hasRight: boolean;
}

/**
 * Shades people on the side away from the light, and colors them on the other one while it comes from lamps, the moon or
 * a low sun. Fills cost less than a mask, and plain ones a quarter of a gradient, so only what changes is a gradient.
 * @param canvas has only people on it
 */
export function shadeFigures(canvas: Canvas, { light, side, color }: FigureLight, people: readonly Lit[]): void {
  const pen = canvas.getContext('2d');
  const dark = darken(shadeOf(light), 0.6);
  const shade = light.isInside ? SHADE_INSIDE : SHADE[light.time];
  const isColored = light.isDark || (isSunLow(light) && !light.isInside);
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'source-atop';
  const sorted = [...people].sort((one, other) => one.x - other.x);
  for (const [index, body] of sorted.entries()) {
    const [before, after] = [sorted[index - 1], sorted[index + 1]];
    const region = {
      body,
      side,
      left: Math.max(body.x - body.height * REACH, before ? (before.x + body.x) / 2 : 0),
      right: Math.min(body.x + body.height * REACH, after ? (after.x + body.x) / 2 : canvas.width),
      hasLeft: before !== undefined,
      hasRight: after !== undefined,
    };
    if (isColored) layTone(pen, region, { tone: color, most: GLOW, inner: GLOW_ENDS, edge: 0 });
    layTone(pen, region, { tone: dark, most: shade, inner: SHADE_BEGINS, edge: 1 });
  }
  pen.restore();
}

/** Lays a tone that grows from inside a body to its edge, is weaker on arms beyond, and goes over to whoever is beside. */
function layTone(
  pen: SKRSContext2D,
  { body: { x, y, height, edges }, side, left, right, hasLeft, hasRight }: Region,
  { tone, most, inner, edge }: { tone: Rgb; most: number; inner: number; edge: number },
): void {
  const top = Math.max(0, Math.round(edges?.top ?? y - height * ABOVE));
  const low = Math.min(pen.canvas.height, Math.round(y) + 4);
  const at = (share: number) => x + side * height * HALF * (1 - share * 2);
  const arms = edge + Math.sign(edge - inner) * ARMS_FROM;
  const opacityAt = (across: number) => {
    const share = (1 - ((across - x) * side) / (height * HALF)) / 2;
    const onBody = clamp((share - inner) / (edge - inner));
    return most * Math.min(onBody, 1 - (1 - ON_ARMS) * clamp((share - edge) / (arms - edge)));
  };
  const fill = (from: number, to: number, style: string | CanvasGradient, least = left, greatest = right) => {
    // Between whole pixels, neighbors would overlap in a line.
    const [start, end] = [Math.min(from, to), Math.max(from, to)].map((bound) =>
      Math.round(clamp(bound, least, greatest)),
    ) as [number, number];
    pen.fillStyle = style;
    if (end > start) pen.fillRect(start, top, end - start, low - top);
  };
  const slope = (from: number, to: number, first: number, last: number) => {
    const gradient = pen.createLinearGradient(from, 0, to, 0);
    gradient.addColorStop(0, css(tone, first));
    gradient.addColorStop(1, css(tone, last));
    return gradient;
  };
  const way = Math.sign(at(edge) - at(inner));
  const [end, hasNext] = way > 0 ? [right, hasRight] : [left, hasLeft];
  fill(at(inner), at(edge), slope(at(inner), at(edge), 0, most));
  fill(at(edge), at(arms), slope(at(edge), at(arms), most, most * ON_ARMS));
  if ((end - at(arms)) * way > 0) fill(at(arms), end, css(tone, most * ON_ARMS));
  const over = end + way * GOING_OVER * height;
  if (hasNext) fill(end, over, slope(end, over, opacityAt(end), 0), Math.min(end, over), Math.max(end, over));
}

const WHOLE: Edges = { left: 0, top: 0, right: Infinity };

/** Returns the edges of all of them. */
function edgesOf(people: readonly Lit[]): Edges {
  const each = people.map(({ edges }) => edges ?? WHOLE);
  return {
    left: Math.min(...each.map(({ left }) => left)),
    top: Math.min(...each.map(({ top }) => top)),
    right: Math.max(...each.map(({ right }) => right)),
  };
}

/** The shadows of people on the ground, on a small canvas of their own, so that the layer of people is not copied. */
export class CastShadows {
  #canvas: Canvas | undefined;
  #edges: Edges = WHOLE;
  readonly #light: FigureLight;

  constructor(light: FigureLight) {
    this.#light = light;
  }

  /** Takes the outlines of people from their layer. */
  take(layer: Canvas, people: readonly Lit[]): void {
    this.#edges = edgesOf(people);
    const [wide, tall] = [Math.ceil(layer.width / COARSE), Math.ceil(layer.height / COARSE)];
    this.#canvas ??= createCanvas(wide, tall);
    const pen = this.#canvas.getContext('2d');
    pen.reset();
    pen.imageSmoothingEnabled = false;
    pen.drawImage(layer, 0, 0, wide, tall);
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = css(darken(shadeOf(this.#light.light), 0.65));
    pen.fillRect(0, 0, wide, tall);
  }

  /**
   * Lays the shadows on the ground. They lean away from the light, and are long while it is low.
   * @param foot height at which people stand, pixels
   */
  lay(context: SKRSContext2D, foot: number): void {
    if (!this.#canvas) return;
    const { light, side } = this.#light;
    const { long, lean, opacity } = CAST[isSunLow(light) || light.isDark ? 'low' : 'high'];
    context.save();
    context.globalAlpha = opacity;
    // What is higher on the body lies farther down and aside on the ground.
    context.transform(1, 0, side * lean, -long, -side * lean * foot, foot * (1 + long));
    context.scale(COARSE, COARSE);
    const { width, height } = this.#canvas;
    const { left, top, right } = this.#edges;
    // What is higher would lie below the picture.
    const lowest = foot - (context.canvas.height - foot) / long;
    const from = Math.max(0, Math.floor(Math.max(top, lowest) / COARSE) - 1);
    const start = Math.max(0, Math.floor(left / COARSE) - 1);
    const [wide, tall] = [Math.min(width, Math.ceil(right / COARSE) + 1) - start, height - from];
    if (wide > 0 && tall > 0) context.drawImage(this.#canvas, start, from, wide, tall, start, from, wide, tall);
    context.restore();
  }
}

import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import { css, darken, mix, type Rgb, under } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Light } from '../light/light.ts';
import type { Hand } from './hand.ts';
import { type Box, boxOf, shade } from './shading.ts';
import { swellingOutline } from './swelling-line.ts';

export interface Fill {
  /** Whether it emits light, so that shadow and haze do not change it. */
  isBright?: boolean;
  isSmooth?: boolean;
  alpha?: number;
  /** Whether it has an outline. Small or merged parts have none. */
  hasOutline?: boolean;
  /** Overrides the hand's shading, for example for shapes that are too small or too large for it. */
  isFlat?: boolean;
}

/** Draws on one layer, at one depth, in one hand. Lengths are in pixels of the set. */
export interface Pen {
  readonly hand: Hand;
  readonly light: Light;
  readonly chance: Chance;
  /** Returns the look's own color for an object, before it is lit. */
  pigment(color: Rgb): Rgb;
  /** Returns a color as it appears on this layer. */
  seen(color: Rgb): Rgb;
  shape(points: readonly Point[], color: Rgb, fill?: Fill): void;
  rect(x: number, y: number, width: number, height: number, color: Rgb, fill?: Fill): void;
  disc(x: number, y: number, radius: number, color: Rgb, fill?: Fill & { squash?: number }): void;
  /** Draws a round natural shape, such as leaves, clouds or stones. */
  blob(x: number, y: number, radiusX: number, radiusY: number, color: Rgb, fill?: Fill & { bumps?: number }): void;
  line(points: readonly Point[], width: number, color: Rgb, fill?: Fill): void;
  glow(x: number, y: number, radius: number, color: Rgb, alpha?: number): void;
  /** Fills from edge to edge with a gradient from top to bottom, without light or haze. */
  wash(top: number, height: number, from: Rgb, to: Rgb): void;
}

export interface Sheet {
  context: SKRSContext2D;
  /** Shorter side of the picture, pixels. */
  unit: number;
  /** Distance: 0 is near, 1 is at the horizon. */
  depth: number;
}

export function createPen({ context, unit, depth }: Sheet, hand: Hand, light: Light, chance: Chance): Pen {
  const share = unit / 100;
  /** Light comes from the side of the sun. */
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const own = hand.pigment ?? ((color: Rgb) => color);
  const pigment = (color: Rgb) => own(light.weather === 'snow' ? frosted(color) : color);
  const seen = (color: Rgb) => hand.tint(mix(under(pigment(color), light.key), light.haze, depth * light.hazeShare));

  const pen: Pen = {
    hand,
    light,
    chance,
    pigment,
    seen,
    shape(points, color, fill = {}) {
      const strayed = hand.wobble > 0 ? stray(points, hand.wobble * share, chance) : points;
      const path = pathOf(strayed, (fill.isSmooth ?? false) && !hand.isAngular);
      paint(path, strayed, color, fill);
    },
    rect(x, y, width, height, color, fill) {
      pen.shape(crooked(hand, share, { x, y, width, height }, chance), color, fill);
    },
    disc(x, y, radius, color, { squash = 1, ...fill } = {}) {
      const at = (corners: number) =>
        ring(corners, (angle) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * squash]);
      if (!hand.isAngular)
        // Many corners of a small disc would stray into a ragged edge.
        pen.shape(at(hand.wobble * share > radius * RAGGED ? 8 : 24), color, { isSmooth: true, ...fill });
      // Scissors cut small discs with corners, and large ones round.
      else if (radius < share * CUT_ROUND) pen.shape(at(8), color, fill);
      else paint(pathOf(at(24), true), at(24), color, fill, true);
    },
    blob(x, y, radiusX, radiusY, color, { bumps = 9, ...fill } = {}) {
      const corners = hand.isAngular ? 6 : bumps;
      const reach = Array.from({ length: corners }, () => chance.between(0.84, 1.12));
      pen.shape(
        ring(corners, (angle, index) => [
          x + Math.cos(angle) * radiusX * (reach[index] ?? 1),
          y + Math.sin(angle) * radiusY * (reach[index] ?? 1),
        ]),
        color,
        { isSmooth: true, ...fill },
      );
    },
    line(points, width, color, fill = {}) {
      context.save();
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.globalAlpha = fill.alpha ?? 1;
      const path = openPath(
        hand.wobble > 0 ? stray(points, strayOf(points), chance) : points,
        (fill.isSmooth ?? false) && !hand.isAngular,
      );
      const tone = fill.isBright ? hand.tint(color) : seen(color);
      const ink = hand.outline * share;
      if (ink > 0 && width > ink * 2 && (fill.hasOutline ?? true)) {
        context.strokeStyle = css(hand.ink ?? darken(tone, 0.6));
        context.lineWidth = width + ink * 1.6;
        context.stroke(path);
      }
      context.strokeStyle = css(tone);
      context.lineWidth = width;
      context.stroke(path);
      context.restore();
    },
    glow(x, y, radius, color, alpha = 0.6) {
      const hasFewColors = hand.bands > FEW_BANDS;
      // The edge of a wide ring would cut across everything in front of it.
      if (hasFewColors && radius > share * WIDEST_RING) return;
      const tone = hand.tint(color);
      const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
      // In few colors, a soft edge would become a cloud of patterns.
      const stops = hasFewColors ? RINGS : SOFT;
      for (const [at, share] of stops) gradient.addColorStop(at, css(tone, alpha * share));
      context.fillStyle = gradient;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    },
    wash(top, height, from, to) {
      const { bands } = hand;
      for (let band = 0; band < bands; band += 1) {
        context.fillStyle = css(hand.tint(mix(from, to, band / bands)));
        context.fillRect(0, top + (band * height) / bands, context.canvas.width, height / bands + 1);
      }
      if (bands > 0) return;
      const gradient = context.createLinearGradient(0, top, 0, top + height);
      gradient.addColorStop(0, css(hand.tint(from)));
      gradient.addColorStop(1, css(hand.tint(to)));
      context.fillStyle = gradient;
      context.fillRect(0, top, context.canvas.width, height + 1);
    },
  };

  /** Returns how far a line may stray: a small one would become a scribble. */
  function strayOf(points: readonly Point[]): number {
    const { width, height } = boxOf(points);
    return Math.min(hand.wobble * share, Math.max(width, height) * SCRIBBLED);
  }

  function paint(path: Path2D, points: readonly Point[], color: Rgb, fill: Fill, isRound = false): void {
    const box = boxOf(points);
    const tone = fill.isBright ? hand.tint(color) : seen(color);
    const size = Math.min(box.width, box.height);
    context.save();
    context.globalAlpha = fill.alpha ?? 1;
    if (hand.offset > 0 && size > share * 4) context.translate(hand.offset * share, hand.offset * share * 0.7);
    if (fill.isFlat || fill.isBright || hand.shading === 'flat' || size < share * 1.5) {
      context.fillStyle = css(tone);
      context.fill(path);
    } else shade({ context, path, points, box, tone, hand, light, share, side, chance });
    context.restore();
    const ink = hand.outline * share * (1 - depth * 0.5);
    if (ink > 0 && (fill.hasOutline ?? true) && !fill.isBright && size > ink * 3) {
      context.save();
      context.lineJoin = 'round';
      const color = css(hand.ink ?? darken(tone, 0.62), fill.alpha ?? 1);
      // A circle has no sides in whose middle a line could swell.
      if (hand.swells && !isRound) {
        context.fillStyle = color;
        context.fill(swellingOutline(points, ink));
      } else {
        context.lineWidth = ink;
        context.strokeStyle = color;
        context.stroke(path);
      }
      context.restore();
    }
  }

  return pen;
}

/** Radius from which scissors cut discs round, in hundredths of the shorter side. */
const CUT_ROUND = 1;

/** Strength of a glow from its middle to its edge: faded, and in flat rings. */
const SOFT = [
  [0, 1],
  [0.4, 0.35],
  [1, 0],
] as const;
const RINGS = [
  [0, 0.9],
  [0.16, 0.9],
  [0.16, 0.4],
  [0.36, 0.4],
  [0.36, 0],
] as const;
/** Greatest radius of a glow in flat rings, in hundredths of the shorter side. */
const WIDEST_RING = 34;
/** Number of bands in a sky above which a look has few colors. */
const FEW_BANDS = 2;

/** How far the points of a line may stray, relative to its extent. */
const SCRIBBLED = 0.03;

/** How far the corners of a disc may stray, relative to its radius. */
const RAGGED = 0.12;

/** Puts snow on green things. */
function frosted(color: Rgb): Rgb {
  const isGreen = color[1] > color[0] && color[1] > color[2];
  return isGreen ? mix(color, [238, 244, 255], 0.5) : color;
}

/** Returns a rectangle as the hand draws it: upright, leaning or with rounded corners. */
function crooked({ skew, corner }: Hand, share: number, { x, y, width, height }: Box, chance: Chance): Point[] {
  const isLarge = Math.min(width, height) > share * 3;
  const lean = isLarge ? skew * Math.min(width * 0.16, share * 4) : 0;
  const [left, right] = lean > 0 ? [chance.between(-lean, lean * 0.4), chance.between(-lean * 0.4, lean)] : [0, 0];
  const cut = isLarge ? Math.min(corner * share, width / 3, height / 3) : 0;
  const corners: Point[] = [
    [x + left, y],
    [x + width + right, y],
    [x + width, y + height],
    [x, y + height],
  ];
  if (cut <= 0) return corners;
  const soft: Point[] = [];
  for (const [cornerX, cornerY, fromX, fromY] of [
    [x, y, 0, 1],
    [x + width, y, -1, 0],
    [x + width, y + height, 0, -1],
    [x, y + height, 1, 0],
  ] as const) {
    const toX = fromX === 0 ? fromY : 0;
    const toY = fromY === 0 ? -fromX : 0;
    soft.push([cornerX + fromX * cut, cornerY + fromY * cut]);
    soft.push([cornerX + (fromX + toX) * cut * 0.3, cornerY + (fromY + toY) * cut * 0.3]);
    soft.push([cornerX + toX * cut, cornerY + toY * cut]);
  }
  return soft;
}

function ring(corners: number, at: (angle: number, index: number) => Point): Point[] {
  return Array.from({ length: corners }, (_, index) => at((index / corners) * Math.PI * 2, index));
}

function stray(points: readonly Point[], amount: number, chance: Chance): Point[] {
  return points.map(([x, y]) => [x + chance.between(-amount, amount), y + chance.between(-amount, amount)]);
}

/** Returns a closed path. A smooth path is curved and passes through the middles of its sides. */
function pathOf(points: readonly Point[], isSmooth: boolean): Path2D {
  const path = new Path2D();
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    if (isSmooth) {
      const last = points.at(-1) ?? point;
      if (index === 0) path.moveTo((last[0] + point[0]) / 2, (last[1] + point[1]) / 2);
      path.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
    } else if (index === 0) path.moveTo(point[0], point[1]);
    else path.lineTo(point[0], point[1]);
  });
  path.closePath();
  return path;
}

function openPath(points: readonly Point[], isSmooth: boolean): Path2D {
  const path = new Path2D();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) path.moveTo(point[0], point[1]);
    else if (isSmooth && next)
      path.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
    else path.lineTo(point[0], point[1]);
  });
  return path;
}

import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { code, css, hex, mix } from '../../../drawing/color.ts';
import { curve } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { allBut, closedPath, pencilCase } from './pencils.ts';
import { boundsOf } from './shapes.ts';

/** Gouache and colored pencil: shapes of opaque paint with dry edges, a cool shadow side, and short strokes over them. */

/** What pictures are painted with. Lengths are those of the pen, which may be scaled. */
export interface Brush {
  pen: Context2D;
  /** A color in the light of the movement. */
  tint(color: string): string;
  /** The same color by day, or in the light of a lamp. */
  plain(color: string): string;
  chance: Chance;
  /** Length of the shortest strokes: shorter ones would not be seen. */
  least: number;
  /** The way to the light. */
  sun: Point;
}

/** The direction of strokes at a place, in radians. */
type Flow = (x: number, y: number) => number;

/** How a shape is painted over. */
interface Coat {
  /** Direction of its brush strokes, or of its fur. */
  flow?: Flow | number;
  /** Length of pencil strokes; 0 for smooth paint. */
  hair?: number;
  /** Whether no hair stands over its edge, as on wood or cloth. */
  even?: boolean;
  /** Distance of pencil strokes from each other, in their lengths. */
  apart?: number;
  /** How deep its shadow is; 1 by default. */
  shade?: number;
  /** Width of the pencil line around it; 0 for none. */
  line?: number;
}

/** Colors and opacities of one layer of shadow, and of the light on an edge. */
const [SHADOW, GLEAM] = [
  ['#342c5c', 0.13],
  ['#ffe8b2', 0.2],
] as const;
/** Depths of the layers of shadow, in shares of a shape's shorter side. */
const LAYERS = [0.1, 0.22, 0.36] as const;

/** Paints a shape of paint, with its light, shadow and strokes. @param outline as from `curve`, `around` or `oval` */
export function form(brush: Brush, outline: readonly Point[], color: string, coat: Coat = {}): void {
  const { pen, sun, tint, plain, chance } = brush;
  const { shade = 1, line = 0.5, flow = -0.5 } = coat;
  const hair = coat.hair ? Math.max(coat.hair, brush.least) : 0;
  const [left, top, right, bottom] = boundsOf(outline);
  const size = Math.min(right - left, bottom - top);
  const own = chance.fork(`${Math.round(left * 9)} ${outline.length} ${color}`);
  const rough = Math.min(0.5, size * 0.012);
  const edge = outline.map(([x, y]): Point => [x + own.around() * rough, y + own.around() * rough]);
  const base = tint(color);
  pen.fillStyle = base;
  const path = closedPath(edge);
  pen.fill(path);
  pen.save();
  pen.clip(path);
  const far = right - left + bottom - top;
  const without = (share: number, [fill, opacity]: readonly [string, number]) => {
    pen.fillStyle = css(hex(plain(fill)), opacity);
    pen.fill(allBut(path, [left, top], far, [sun[0] * size * share, sun[1] * size * share]), 'evenodd');
  };
  if (shade > 0) {
    pen.globalAlpha = Math.min(1, shade);
    for (const depth of LAYERS) without(depth * (0.6 + 0.4 * shade), SHADOW);
    without(-0.1, GLEAM);
    pen.globalAlpha = 1;
  }
  const direction = typeof flow === 'number' ? () => flow : flow;
  const area = { left, top, right, bottom };
  paintStrokes(brush, area, base, direction, size, own);
  if (hair > 0) pencil(brush, area, base, direction, hair, coat.apart ?? 0.64, own);
  pen.restore();
  if (hair > 0 && !coat.even) fringe(brush, edge, base, direction, hair, own);
  if (line === 0) return;
  pen.strokeStyle = css(mix(hex(base), hex(plain('#2c1e32')), 0.6), hair > 0 ? 0.34 : 0.5);
  pen.lineWidth = line;
  pen.lineJoin = 'round';
  pen.stroke(path);
}

/** A line of colored pencil through points. */
export function drawn(brush: Brush, points: readonly Point[], color: string, width: number, alpha = 0.9): void {
  const { pen, tint } = brush;
  pen.strokeStyle = tint(color);
  pen.globalAlpha = alpha;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const point of curve(points)) pen.lineTo(...point);
  pen.stroke();
  pen.globalAlpha = 1;
}

/** A dot of paint without a shadow. */
export function dab(brush: Brush, x: number, y: number, rx: number, ry: number, color: string, turn = 0): void {
  brush.pen.fillStyle = brush.tint(color);
  brush.pen.beginPath();
  brush.pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  brush.pen.fill();
}

/** Paints with the pen moved, turned and mirrored; the light stays where it is. */
export function placed(
  brush: Brush,
  { x = 0, y = 0, turn = 0, scale = 1, mirrored = false },
  paint: (brush: Brush) => void,
): void {
  const { pen, sun } = brush;
  pen.save();
  pen.translate(x, y);
  pen.scale(mirrored ? -scale : scale, scale);
  pen.rotate(turn);
  const [sx, sy] = [mirrored ? -sun[0] : sun[0], sun[1]];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  paint({ ...brush, least: brush.least / scale, sun: [sx * cos + sy * sin, -sx * sin + sy * cos] });
  pen.restore();
}

/** Mixes two paints `#rrggbb`. @param share of the second */
export function blended(color: string, other: string, share: number): string {
  return code(mix(hex(color), hex(other), share));
}

/** Strokes of fur that fall from a middle line and spread to both sides. */
export function falling(middle: number, spread = 0.03): Flow {
  return (x) => Math.PI / 2 - Math.max(-0.9, Math.min(0.9, (x - middle) * spread));
}

/** Strokes of fur that point away from a place, as on a face from its nose. */
export function awayFrom(cx: number, cy: number): Flow {
  return (x, y) => Math.atan2(y - cy, x - cx);
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Broad strokes that let the paint look laid on by hand. */
function paintStrokes({ pen, plain }: Brush, area: Area, base: string, flow: Flow, size: number, own: Chance): void {
  const [lighter, deeper] = [blended(base, plain('#fff0cd'), 0.3), blended(base, plain('#463660'), 0.3)];
  pen.lineCap = 'round';
  const count = Math.round(10 + 14 * Math.min(4, (area.right - area.left + area.bottom - area.top) / size - 1));
  for (let stroke = 0; stroke < count; stroke++) {
    const [x, y] = [own.between(area.left, area.right), own.between(area.top, area.bottom)];
    const turn = flow(x, y) + own.around() * 0.25;
    const long = size * own.between(0.12, 0.34);
    pen.strokeStyle = stroke % 2 ? lighter : deeper;
    pen.globalAlpha = own.between(0.1, 0.3);
    pen.lineWidth = size * own.between(0.02, 0.09);
    pen.beginPath();
    pen.moveTo(x - Math.cos(turn) * long, y - Math.sin(turn) * long);
    pen.quadraticCurveTo(
      x + own.around() * long * 0.2,
      y + own.around() * long * 0.2,
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
    );
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A dark and a light pencil. */
const [GRAPHITE, STRAW] = ['#3a222a', '#ffe2a5'];

/** Short strokes of colored pencils. */
function pencil(
  { pen, plain }: Brush,
  area: Area,
  base: string,
  flow: Flow,
  hair: number,
  apart: number,
  own: Chance,
): void {
  const colors = [
    blended(base, plain(GRAPHITE), 0.5),
    blended(base, plain(STRAW), 0.5),
    blended(base, plain(GRAPHITE), 0.3),
  ];
  const pencils = pencilCase(
    pen,
    colors.flatMap((color) => [
      { color, alpha: 0.34, width: hair * 0.13 },
      { color, alpha: 0.54, width: hair * 0.09 },
    ]),
  );
  pen.lineCap = 'butt';
  const step = hair * apart;
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const [px, py] = [x + own.around() * step, y + own.around() * step];
      const turn = flow(px, py) + own.around() * 0.4;
      const long = hair * own.between(0.5, 1.1);
      pencils.stroke(own.below(6), px, py, Math.cos(turn) * long, Math.sin(turn) * long);
    }
  }
  pencils.end();
}

/** Hairs that stand over the edge of a fur. */
function fringe(
  { pen, plain }: Brush,
  edge: readonly Point[],
  base: string,
  flow: Flow,
  hair: number,
  own: Chance,
): void {
  const colors = [base, blended(base, plain(GRAPHITE), 0.25), blended(base, plain(STRAW), 0.25)];
  const pencils = pencilCase(
    pen,
    colors.flatMap((color) => [
      { color, alpha: 0.55, width: hair * 0.15 },
      { color, alpha: 0.8, width: hair * 0.1 },
    ]),
  );
  for (let index = 0; index < edge.length; index++) {
    const [[ax, ay], [bx, by]] = [edge[index] as Point, edge[(index + 1) % edge.length] as Point];
    const long = Math.hypot(bx - ax, by - ay);
    const count = Math.ceil(long / (hair * 0.44));
    for (let number = 0; number < count; number++) {
      const [x, y] = [ax + (bx - ax) * own.next(), ay + (by - ay) * own.next()];
      const turn = flow(x, y) + own.around() * 0.5;
      const reach = hair * own.between(0.12, 0.38);
      const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      pencils.stroke(own.below(6), x - dx * 0.6, y - dy * 0.6, dx * 1.6, dy * 1.6);
    }
  }
  pencils.end();
}

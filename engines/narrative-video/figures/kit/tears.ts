import type { Path2D } from '@napi-rs/canvas';
import { css, darken, hex, mix, type Rgb } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';
import { ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

/** How a look draws tears, in the head's units. */
interface TearCut {
  /** The lower edge of a shut eye. */
  across: number;
  down: number;
  /** Half of the width of a stream at the eye. */
  wide: number;
  /** Height at which streams end. */
  end: number;
  /** Strength of the streams' color, 0 to 1. */
  alpha: number;
  /** Color of the outlines. Without it, tears have none. */
  line?: Rgb;
  /** Size of the drops. */
  drop: number;
  /** Where tears stand in the lashes, across from the middle of the eye. Broad streams hide them. */
  beads?: readonly number[];
}

const WATER = hex('#7fcdf5');
const BRIGHT = hex('#f4fcff');
/** Rotation at which an eye and its tears are out of view, in radians. */
const HIDDEN = 1.3;
/** Drops that fall from an eye in a second, and the height that a falling drop passes through. */
const [FALLS, HEIGHT] = [0.7, 0.3];

/** Draws tears over the cheeks of somebody who cries: those at the lashes, a stream, and a large drop that falls. */
export function drawTears(head: Head, cut: TearCut): void {
  if (!head.expression.isCrying) return;
  for (const sign of [-1, 1] as const) {
    if (Math.abs(Math.asin(cut.across) * sign + head.yaw) > HIDDEN) continue;
    const stream = streamOf(head, cut, sign);
    const { context } = head.brush;
    context.fillStyle = css(WATER, cut.alpha);
    context.fill(stream.path);
    if (cut.line) head.brush.stroke(stream.path, cut.line, 0.9);
    head.brush.stroke(stream.glint, BRIGHT, Math.max(1, (cut.wide * 0.34) / head.brush.line));
    const passed = (head.seconds * FALLS + (sign > 0 ? 0.5 : 0)) % 1;
    const [x, y] = head.at(sign * (cut.across + 0.05), cut.end);
    drawDrop(head, [x, y + passed * HEIGHT], cut.drop * (0.8 + passed * 0.2), cut);
    for (const aside of cut.beads ?? []) drawBead(head, head.at(sign * (cut.across + aside), cut.down - 0.02), cut);
  }
}

/** Returns a stream that runs down a cheek and becomes broader, and the light on it. */
function streamOf(head: Head, { across, down, wide, end }: TearCut, sign: 1 | -1): { path: Path2D; glint: Path2D } {
  const narrow = Math.max(0.45, head.narrowing(sign * across));
  const spots = [0, 0.35, 0.7, 1].map((share): Point => {
    const [x, y] = head.at(sign * (across + 0.05 * Math.sin(share * Math.PI * 0.8)), down + (end - down) * share);
    return [x, y];
  });
  const half = (index: number) => wide * narrow * ([0.5, 0.8, 1, 1.1][index] ?? 1);
  const side = (by: number) => spots.map(([x, y], index): Point => [x + by * half(index), y]);
  const [lowX, lowY] = spots.at(-1) ?? [0, 0];
  return {
    path: smoothPath([...side(-1), [lowX, lowY + wide * 1.2], ...side(1).reverse()], 0.1),
    glint: smoothLine(side(head.brush.side * 0.3).slice(0, 3)),
  };
}

/** Draws a round tear in the lashes of a shut eye. */
function drawBead({ brush }: Head, [x, y]: Point, { drop, line }: Pick<TearCut, 'drop' | 'line'>): void {
  const size = drop * BEAD;
  brush.shape(ellipse(x, y, size, size), mix(WATER, BRIGHT, 0.45), { hasLine: false, isFlat: true });
  brush.stroke(ellipse(x, y, size, size), line ?? darken(WATER, 0.25), 0.7);
  brush.shape(ellipse(x + brush.side * size * 0.3, y - size * 0.3, size * 0.34, size * 0.34), BRIGHT, {
    hasLine: false,
    isFlat: true,
  });
}

/** Size of the tears in the lashes relative to falling ones. Larger ones would be the irises of open eyes. */
const BEAD = 0.46;

/** Draws a drop with a pointed top and a highlight. */
function drawDrop({ brush }: Head, [x, y]: Point, size: number, { line }: Pick<TearCut, 'line'>): void {
  const drop = smoothPath([
    [x, y - size * 1.7],
    [x + size * 0.66, y - size * 0.3],
    [x + size * 0.8, y + size * 0.35],
    [x, y + size],
    [x - size * 0.8, y + size * 0.35],
    [x - size * 0.66, y - size * 0.3],
  ]);
  brush.shape(drop, mix(WATER, BRIGHT, 0.3), { hasLine: false, isFlat: true });
  brush.stroke(drop, line ?? darken(WATER, 0.25), 0.8);
  brush.shape(ellipse(x + brush.side * size * 0.26, y, size * 0.26, size * 0.36), BRIGHT, {
    hasLine: false,
    isFlat: true,
  });
}

/** Draws the red of a nose and of eyes that have cried, under the features. @param nose its height in the head's units */
export function drawCriedOut(
  head: Head,
  { skin }: Pick<HeadPaint, 'skin'>,
  { eyes, nose }: { eyes: { across: number; down: number }; nose: number },
): void {
  if (!head.expression.isCrying) return;
  const { context } = head.brush;
  context.fillStyle = css(mix(skin, [226, 60, 56], 0.5), 0.5);
  context.fill(ellipse(...head.at(0, nose), 0.17 * Math.max(0.5, head.narrowing(0)), 0.12));
  for (const sign of [-1, 1]) {
    const narrow = Math.max(0.3, head.narrowing(sign * eyes.across));
    context.fill(ellipse(...head.at(sign * eyes.across, eyes.down + 0.12), 0.24 * narrow, 0.1));
  }
}

/** Returns the line of a mouth that trembles, from the viewer's left to the right. @param arch how much its corners hang */
export function tremblingMouth(
  { seconds }: Pick<Head, 'seconds'>,
  [x, y]: Point,
  [left, right]: readonly [left: number, right: number],
  arch: number,
): Point[] {
  const shake = Math.sin(seconds * 26) * 0.006;
  return [-1, -0.62, -0.25, 0.12, 0.5, 0.78, 1].map((at, index) => [
    x + at * (at < 0 ? left : right),
    y + arch * (at * at - 0.4) + (index % 2 ? -1 : 1) * (index === 0 || index === 6 ? 0 : 0.02 + shake),
  ]);
}

import { css, hex, mix, type Rgb } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';
import { ellipse, type Point, smoothPath } from './tube.ts';

/** How a look draws tears, in the head's units. */
interface TearCut {
  /** The lower lid of a shut eye. */
  across: number;
  down: number;
  /** Half of the width of a track below its drop. */
  wide: number;
  /** Height at which tracks end, above the jaw. */
  end: number;
  /** Color of the outlines. Without it, tears have none. */
  line?: Rgb;
}

const WATER = hex('#8fd0f6');
const BRIGHT = hex('#f4fcff');
/** Strength of the color of wet skin, of the light on it, and of a drop, 0 to 1: the skin is seen through them. */
const [WET, GLEAM, DROP] = [0.62, 0.75, 0.88];
/** Tears that run down each cheek in a second, and where on its track a tear begins to be seen. */
const [RUNS, WELLS_UP] = [0.36, 0.5];
/** How far cheeks carry tears outward, and width of a drop relative to its track. */
const [OUTWARD, SWOLLEN] = [0.09, 1.3];
/** Shares of a track from the lid to its drop, and its width there relative to a drop's. */
const TRACK = [
  [0, 1.4],
  [0.1, 0.75],
  [0.4, 0.5],
  [0.75, 0.55],
  [1, 0.7],
] as const;
/** How much wider tears are than in life, so that they are seen in small pictures. */
const BROAD = 1.15;
/** Share of a feature's width from the front below which its cheek is the far one. */
const FAR = 0.62;

/** Draws tears: on each cheek a thin wet track from the lower lid, and a drop that runs down on it. */
export function drawTears(head: Head, cut: TearCut): void {
  if (!head.expression.isCrying) return;
  for (const sign of [-1, 1] as const) {
    if (head.hides(sign * cut.across)) continue;
    const passed = (head.seconds * RUNS + (sign > 0 ? 0.45 : 0.8)) % 1;
    drawTear(head, cut, sign, WELLS_UP + (1 - WELLS_UP) * passed);
  }
}

/** @param reached how far the drop has run from the lid to the track's end, 0 to 1 */
function drawTear(head: Head, { across, down, wide, end, line }: TearCut, sign: 1 | -1, reached: number): void {
  const { brush } = head;
  const narrow = head.narrowing(sign * across);
  // On the far cheek, tears run beside the nose. Farther out, they would leave the face.
  const outward = narrow < FAR ? -OUTWARD : OUTWARD;
  const half = wide * BROAD * Math.max(0.6, Math.min(1, narrow));
  const on = (share: number): Point =>
    head.at(sign * (across + outward * Math.sin((share * Math.PI) / 2)), down + (end - down) * share);
  // The wet line is widest at the lid, where the tear wells up, and thin above the drop.
  const spots = TRACK.map(([share, broad]) => ({ at: on(share * reached), half: half * broad }));
  const side = (by: number, of = 1) => spots.map((spot): Point => [spot.at[0] + by * of * spot.half, spot.at[1]]);
  const [x, y] = on(reached);
  const size = half * SWOLLEN;
  const drop = smoothPath(
    [
      [x, y - size * 2.1],
      [x + size * 0.42, y - size * 0.6],
      [x + size * 0.66, y + size * 0.3],
      [x + size * 0.36, y + size * 0.9],
      [x - size * 0.36, y + size * 0.9],
      [x - size * 0.66, y + size * 0.3],
      [x - size * 0.42, y - size * 0.6],
    ],
    0.1,
  );
  const { context } = brush;
  context.fillStyle = css(WATER, WET);
  context.fill(smoothPath([...side(-1), ...side(1).reverse()], 0.1));
  context.fillStyle = css(BRIGHT, GLEAM);
  context.fill(smoothPath([...side(brush.side * 0.1), ...side(brush.side * 0.62).reverse()], 0.1));
  context.fillStyle = css(mix(WATER, BRIGHT, 0.3), DROP);
  context.fill(drop);
  if (line) brush.stroke(drop, line, 0.5);
  brush.shape(ellipse(x + brush.side * size * 0.2, y + size * 0.36, size * 0.2, size * 0.3), BRIGHT, {
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

/** Share of its width that the lips of a trembling mouth bend at most: more would be a roof. */
const ARCHED = 0.34;

/** Returns the line of a mouth that trembles, from the viewer's left to the right. @param arch how much its corners hang */
export function tremblingMouth(
  { seconds }: Pick<Head, 'seconds'>,
  [x, y]: Point,
  [left, right]: readonly [left: number, right: number],
  arch: number,
): Point[] {
  const shake = Math.sin(seconds * 26) * 0.006;
  const bend = Math.min(arch, (left + right) * ARCHED);
  return [-1.15, -0.7, -0.36, 0, 0.36, 0.7, 1.15].map((at, index) => [
    x + at * (at < 0 ? left : right),
    y + bend * (at * at - 0.4) + (index % 2 ? -1 : 1) * (index === 0 || index === 6 ? 0 : 0.012 + shake),
  ]);
}

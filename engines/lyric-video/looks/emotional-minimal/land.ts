import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { glow } from './water.ts';

/** Where the words of a narrow frame end, in lengths of the sheet. */
export function underWords({ text }: Composition, { top, scale }: View): number {
  return top + (text.top + text.height) / scale;
}

/** A sky, from the top of the frame to the horizon. @param stops from the top of a wide frame, 0, to the horizon, 1 */
export function skyOf(
  { pen, tint }: Brush,
  { left, right, top }: View,
  horizon: number,
  stops: readonly (readonly [number, string])[],
): void {
  const sky = pen.createLinearGradient(0, Math.min(0, top * 0.7), 0, horizon);
  for (const [at, color] of stops) sky.addColorStop(at, tint(color));
  pen.fillStyle = sky;
  pen.fillRect(left - 2, top - 2, right - left + 4, horizon - top + 3);
}

/** Hills of a far shore, with slopes that differ. */
export function hills(
  { fill }: Brush,
  color: string,
  horizon: number,
  [from, to]: readonly [number, number],
  high: number,
  chance: Chance,
): void {
  const count = 12;
  const top = chance.between(0.3, 0.6);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    const rise = share < top ? share / top : (1 - share) / (1 - top);
    return [from + share * (to - from), horizon + 1 - high * rise ** 0.8 * chance.between(0.7, 1.1)];
  });
  const [first, last]: readonly [Point, Point] = [
    [from, horizon + 1],
    [to, horizon + 1],
  ];
  fill(color, [first, first, ...points.slice(1, -1), last, last]);
}

/** A single bright star. @param size 1 for the one above a lake */
export function star(brush: Brush, x: number, y: number, size: number): void {
  const { fill } = brush;
  glow(brush, '#ffeed0', x, y, 56 * size, 0.5);
  const [long, thin] = [17 * size, 1.7 * size];
  const points: readonly Point[] = [
    [x, y - long],
    [x + thin, y - thin],
    [x + long * 0.7, y],
    [x + thin, y + thin],
    [x, y + long],
    [x - thin, y + thin],
    [x - long * 0.7, y],
    [x - thin, y - thin],
  ];
  fill(
    '#fff6e2',
    points.flatMap((point) => [point, point]),
  );
  brush.disc('#fffaf0', x, y, 3.4 * size);
}

/**
 * A lantern that stands on the ground at a point, and burns.
 * @param flame tint of its flame, which may be warmer than the hour
 */
export function lantern(brush: Brush, x: number, ground: number, size: number, flame = brush.tint): void {
  const { pen, fill, tint } = brush;
  pen.save();
  pen.translate(x, ground);
  pen.scale(size, size);
  glow({ pen, tint: flame }, '#ffce80', 0, -16, 52, 0.85);
  pen.fillStyle = flame('#ffd98c');
  pen.fillRect(-6.5, -25, 13, 20);
  pen.fillStyle = flame('#fff6da');
  pen.beginPath();
  pen.ellipse(0, -13, 3.4, 7, 0, 0, 2 * Math.PI);
  pen.fill();
  fill('#231f3d', '-9,0* 9,0* 8,-6* -8,-6*');
  fill('#231f3d', '-9,-24* 9,-24* 4,-31* -4,-31*');
  for (const bar of [-7, 6]) fill('#231f3d', `${bar},-5* ${bar + 1.4},-5* ${bar + 1.4},-25* ${bar},-25*`);
  pen.strokeStyle = tint('#231f3d');
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.arc(0, -32, 6, Math.PI, 2 * Math.PI);
  pen.stroke();
  pen.restore();
}

/** Blades of grass or reed that lean to the right. @param tall least and greatest height */
export function blades(
  { limb }: Brush,
  colors: readonly string[],
  { from, to, ground }: Record<'from' | 'to' | 'ground', number>,
  tall: readonly [number, number],
  count: number,
  chance: Chance,
): void {
  for (let blade = 0; blade < count; blade++) {
    const x = chance.between(from, to);
    const long = chance.between(...tall);
    const lean = chance.between(6, 60) * (long / 120);
    limb(
      chance.pick(colors),
      `${x},${ground},5 ${x + lean * 0.25},${ground - long * 0.55},3.6 ${x + lean},${ground - long},1`,
    );
  }
}

/** A near shore in a corner of the picture, with reeds and cattails. @param side -1 in the left corner, 1 in the right */
export function nearShore(
  brush: Brush,
  [earth, leaf, lit]: readonly [string, string, string],
  { left, right }: View,
  side: -1 | 1,
  chance: Chance,
): void {
  const { fill, limb, bar } = brush;
  const wide = Math.min(330, (right - left) * 0.3);
  const at = (share: number) => (side < 0 ? left + share * wide : right - share * wide);
  blades(brush, [leaf, leaf, lit], { from: at(0.02), to: at(0.62), ground: 700 }, [40, 130], 16, chance);
  for (const [share, tall] of [
    [0.1, 150],
    [0.26, 116],
    [0.4, 138],
    [0.6, 84],
  ] as const) {
    const [x, lean] = [at(share), chance.between(2, 12)];
    limb(leaf, `${x},704,4 ${x + lean * 0.3},${704 - tall * 0.6},3 ${x + lean},${704 - tall},1.6`);
    bar(leaf, x + lean - 4, 704 - tall, 8, 30);
    bar(lit, x + lean + 1.4, 704 - tall + 4, 1.8, 20);
  }
  fill(lit, `${at(-0.1)},664* ${at(0.2)},662 ${at(0.5)},680 ${at(0.8)},697 ${at(1)},726* ${at(-0.1)},734*`);
  fill(earth, `${at(-0.1)},668* ${at(0.2)},666 ${at(0.5)},684 ${at(0.8)},700 ${at(0.97)},727* ${at(-0.1)},734*`);
  blades(brush, [leaf, earth], { from: at(0), to: at(0.8), ground: 724 }, [30, 74], 14, chance);
}

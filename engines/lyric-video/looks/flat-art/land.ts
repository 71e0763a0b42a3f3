import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { spray } from './spray.ts';

/** Mountains and trees of the journey. Light comes from the left. Lengths are those of the sheet. */

/** The tones of a thing in the light: its lit plane, and its plane in the shade. */
export type Planes = readonly [lit: string, shade: string];

/** Flat layers of air, from above downward. @param layers the upper edge of each and its color */
export function sky(
  brush: Brush,
  view: View,
  layers: readonly (readonly [y: number, color: string])[],
  chance: Chance,
) {
  const { fill } = brush;
  const own = chance.fork('sky');
  for (const [y, color] of layers) {
    const points: Point[] = [
      [view.left - 300, view.bottom + 60],
      [view.left - 300, y],
    ];
    for (let x = view.left - 60; x < view.right + 160; x += own.between(90, 190))
      points.push([x, y + own.around() * 9]);
    points.push([view.right + 400, y], [view.right + 400, view.bottom + 60]);
    fill(color, points);
    spray(
      brush,
      color,
      [
        [view.left, y + 4],
        [view.right, y + 4],
      ],
      [0, -56],
      own,
    );
  }
}

interface Peak {
  x: number;
  y: number;
  left: number;
  right: number;
  base: number;
}

/** A mountain whose spine parts the lit face from the one in the shade. @param cap colors of snow */
export function mountain(
  brush: Brush,
  { x, y, left, right, base }: Peak,
  planes: Planes,
  chance: Chance,
  cap?: Planes,
) {
  const { fill, pen } = brush;
  const own = chance.fork(`mountain ${x}`);
  const tall = base - y;
  const slope = (to: number, steps: number): Point[] =>
    Array.from({ length: steps }, (_, index): Point => {
      const share = (index + 1) / steps;
      const bend = index + 1 < steps ? own.around() * 0.06 * tall : 0;
      return [x + (to - x) * share ** 1.12 + bend, y + tall * share + bend * 0.8];
    });
  const [west, east] = [slope(left, 6), slope(right, 6)];
  const sharp = (points: readonly Point[]) => points.flatMap((point) => [point, point]);
  const whole = sharp([[x, y], ...east, ...west.toReversed()]);
  fill(planes[0], whole);
  const spine: Point[] = [[x, y]];
  const lean = (right - left) * 0.09;
  for (let step = 1; step <= 7; step++) {
    const share = step / 7;
    const turn = (step % 2 ? -1 : 1) * tall * (0.05 + 0.08 * share) * own.between(0.6, 1.2);
    spine.push([x + lean * share + turn, y + tall * share]);
  }
  const shade = sharp([...spine, ...east.toReversed()]);
  fill(planes[1], shade);
  pen.save();
  polygon(pen, whole);
  pen.clip();
  spray(brush, planes[1], spine, [-tall * 0.34, 0], own);
  spray(
    brush,
    planes[0],
    [
      [x, base],
      [right, base],
    ],
    [0, -tall * 0.3],
    own,
  );
  pen.restore();
  // Ribs of the lit face, each with its own shade.
  for (const [share, from, wide] of [
    [0.3, 0.5, 0.13],
    [0.66, 0.7, 0.1],
  ] as const) {
    const [gx, gy] = [x + (left - x) * share, y + tall * from];
    const low = base + 2;
    fill(
      planes[1],
      sharp([
        [gx, gy],
        [gx + tall * wide, gy + (low - gy) * 0.5],
        [gx + tall * wide * 0.7, gy + (low - gy) * 0.6],
        [gx + tall * wide * 2, low],
        [gx - tall * wide * 0.3, low],
        [gx + tall * wide * 0.2, gy + (low - gy) * 0.5],
      ]),
    );
  }
  if (!cap) return;
  for (const [color, face] of [
    [cap[0], whole],
    [cap[1], shade],
  ] as const) {
    pen.save();
    polygon(pen, face);
    pen.clip();
    const edge: Point[] = [
      [left, y - 9],
      [right, y - 9],
    ];
    const [from, to] = [x + (right - x) * 0.5, x + (left - x) * 0.5];
    for (let step = 0; step <= 10; step++) {
      edge.push([
        from + ((to - from) * step) / 10,
        y + tall * ((step % 2 ? 0.15 : 0.27) + 0.03 * Math.sin(step * 2.1 + x)),
      ]);
    }
    fill(color, sharp(edge));
    pen.restore();
  }
}

/** A conifer: tiers of hanging boughs, each with a lit side. */
export function pine({ fill }: Brush, x: number, base: number, tall: number, [lit, shade]: Planes, chance: Chance) {
  const own = chance.fork(`pine ${Math.round(x)} ${Math.round(base)}`);
  const tiers = Math.max(4, Math.min(8, Math.round(tall / 30)));
  const wide = tall * 0.21;
  fill(
    shade,
    `${x - tall * 0.02},${base}* ${x - tall * 0.012},${base - tall * 0.4}* ${x + tall * 0.012},${base - tall * 0.4}* ${x + tall * 0.02},${base}*`,
  );
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const from = base - tall + (tall * 0.9 * tier) / (tiers + 0.4);
    const deep = (tall * 1.55) / (tiers + 1);
    const reach = wide * (0.22 + (0.78 * (tier + 1)) / tiers);
    const [west, east] = [reach * own.between(0.85, 1.12), reach * own.between(0.85, 1.12)];
    const low = from + deep;
    fill(
      shade,
      `${x},${from}* ${x + east * 0.36},${from + deep * 0.5} ${x + east},${low}* ${x + east * 0.62},${low - deep * 0.12}* ${x + east * 0.42},${low + deep * 0.1}* ${x},${low - deep * 0.06}* ${x - west * 0.44},${low + deep * 0.1}* ${x - west * 0.6},${low - deep * 0.12}* ${x - west},${low}* ${x - west * 0.36},${from + deep * 0.5}`,
    );
    fill(
      lit,
      `${x - reach * 0.05},${from + deep * 0.1}* ${x - west * 0.36},${from + deep * 0.5} ${x - west},${low}* ${x - west * 0.62},${low - deep * 0.14}* ${x - west * 0.42},${low + deep * 0.02}* ${x - west * 0.3},${low - deep * 0.24}`,
    );
  }
}

/** A poplar like a flame. */
export function poplar({ fill, bar, pen }: Brush, x: number, base: number, tall: number, [lit, shade]: Planes) {
  bar(shade, x - tall * 0.016, base - tall * 0.12, tall * 0.032, tall * 0.12);
  pen.save();
  pen.translate(x, base);
  pen.scale(tall, -tall);
  fill(
    shade,
    '0.02,1* 0.07,0.82 0.1,0.64* 0.13,0.5 0.14,0.3* 0.15,0.2 0.1,0.08 0,0.04 -0.1,0.07 -0.145,0.18 -0.14,0.3* -0.12,0.5 -0.1,0.62* -0.07,0.8',
  );
  fill(
    lit,
    '0.014,0.96* 0,0.8 0.04,0.68* -0.02,0.62 0.02,0.46* -0.05,0.42 0,0.26* -0.06,0.22 -0.04,0.07* -0.1,0.07 -0.145,0.18 -0.14,0.3* -0.12,0.5 -0.1,0.62* -0.07,0.8',
  );
  pen.restore();
}

/** An oak with a round crown. */
export function oak({ limb, disc }: Brush, x: number, base: number, tall: number, [lit, shade]: Planes, trunk: string) {
  const r = tall * 0.27;
  limb(
    trunk,
    `${x},${base},${r * 0.34} ${x - r * 0.05},${base - tall * 0.25},${r * 0.2} ${x + r * 0.12},${base - tall * 0.55},${r * 0.16}`,
  );
  limb(trunk, `${x},${base - tall * 0.25},${r * 0.14} ${x - r * 0.6},${base - tall * 0.5},${r * 0.1}`);
  const lobes = [
    [-0.95, 0.5, 0.78],
    [0.9, 0.46, 0.86],
    [0, 0.68, 1.1],
    [-0.5, 0.8, 0.8],
    [0.55, 0.82, 0.74],
  ] as const;
  for (const [dx, up, size] of lobes) disc(shade, x + dx * r, base - up * tall, size * r);
  for (const [dx, up, size] of lobes)
    if (dx <= 0.1) disc(lit, x + dx * r - size * r * 0.2, base - up * tall - size * r * 0.18, size * r * 0.72);
  disc(lit, x + 0.42 * r, base - 0.9 * tall, 0.4 * r);
}

/** A cloud with a flat lower edge. */
export function cloud({ pen, disc, bar }: Brush, x: number, y: number, wide: number, [lit, shade]: Planes) {
  pen.save();
  pen.beginPath();
  pen.rect(x - wide, y - wide, wide * 2, wide);
  pen.clip();
  for (const [dx, up, size] of [
    [-0.28, 0.04, 0.15],
    [-0.08, 0.09, 0.21],
    [0.16, 0.05, 0.17],
    [0.33, 0.02, 0.1],
  ] as const) {
    disc(shade, x + dx * wide, y - up * wide, size * wide);
    disc(lit, x + dx * wide - 0.025 * wide, y - up * wide - 0.03 * wide, size * wide * 0.9);
  }
  pen.restore();
  bar(shade, x - wide * 0.5, y - wide * 0.035, wide, wide * 0.05);
}

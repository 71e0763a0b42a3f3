import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Foliage } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';

/** Where a tree stands, and its height. Lengths are in pixels; `y` is its base on the ground. */
interface Stand {
  x: number;
  y: number;
  size: number;
}

const BARE = { hasOutline: false, isFlat: true };
const BARK = hex('#6b4a32');

/** Middles and radii of the lobes of a crown, in shares of the tree's height. */
const LOBES = [
  [-0.22, 0.54, 0.19],
  [0.22, 0.56, 0.19],
  [0, 0.5, 0.2],
  [-0.13, 0.72, 0.21],
  [0.14, 0.74, 0.19],
  [0.01, 0.86, 0.16],
] as const;

/** Draws a tree in the hand's kind of foliage. */
export const TREES: Readonly<Record<Foliage, (pen: Pen, stand: Stand, leaf: Rgb) => void>> = {
  leaves,
  masses,
  storybook,
  shapes,
  outline,
  sprite,
};

function sideOf({ light }: Pen): number {
  return light.sun && light.sun.x < 0.5 ? -1 : 1;
}

/** Draws a trunk that widens into roots, with its lit side lighter. */
function trunk(pen: Pen, { x, y, size }: Stand, bend = 0): void {
  const wide = size * 0.045;
  const at = (across: number, up: number): Point => [
    x + across * wide + Math.sin(up * 3.4) * bend * size,
    y - up * size,
  ];
  const left = [at(-2.6, 0), at(-1.2, 0.06), at(-0.9, 0.3), at(-0.7, 0.56)];
  const right = [at(0.7, 0.56), at(0.9, 0.3), at(1.2, 0.06), at(2.6, 0)];
  pen.shape([...left, ...right], BARK);
  const side = sideOf(pen);
  pen.shape(
    [at(side * 0.3, 0.5), at(side * 0.75, 0.5), at(side * 0.9, 0.28), at(side * 1.1, 0.05), at(side * 0.4, 0.2)],
    lighten(BARK, 0.18),
    BARE,
  );
  for (const [across, up] of [
    [-0.18, 0.62],
    [0.16, 0.66],
  ] as const)
    pen.line(
      [at(0, 0.4), [x + across * size * 0.5, y - size * (up - 0.1)], [x + across * size, y - size * up]],
      wide,
      BARK,
      {
        isSmooth: true,
      },
    );
}

/** Draws a crown of single leaves in gouache: dark ones first, then lighter ones toward the sun. */
function leaves(pen: Pen, stand: Stand, leaf: Rgb): void {
  const { x, y, size } = stand;
  trunk(pen, stand, 0.02);
  const [deep, warm] = [mix(darken(leaf, 0.42), hex('#1f4a50'), 0.3), mix(lighten(leaf, 0.36), hex('#e8e07a'), 0.34)];
  for (const [dx, dy, radius] of LOBES)
    pen.blob(x + dx * size, y - dy * size, radius * size * 1.04, radius * size, deep, { ...BARE, bumps: 13 });
  // The dabs keep their size, so that a small tree has fewer.
  const dab = Math.max(2.4, size * 0.026);
  for (let tone = 0; tone < 4; tone += 1) {
    const color = mix(mix(deep, leaf, Math.min(1, 0.3 + tone * 0.35)), warm, Math.max(0, tone - 1) * 0.4);
    for (const [dx, dy, radius] of LOBES) {
      const count = Math.round(((radius * size) / dab) ** 1.7 * (0.95 - tone * 0.15));
      for (let index = 0; index < count; index += 1) {
        const turn = pen.chance.next() * Math.PI * 2;
        const reach = Math.sqrt(pen.chance.next()) * radius * size * (1.16 - tone * 0.14);
        leafDab(
          pen,
          x + dx * size + Math.cos(turn) * reach + sideOf(pen) * tone * radius * size * 0.1,
          y - dy * size + Math.sin(turn) * reach * 0.9 - tone * radius * size * 0.16,
          dab * pen.chance.between(0.7, 1.2),
          color,
        );
      }
    }
  }
}

/** Draws one leaf as a short stroke of the brush. */
export function leafDab(pen: Pen, x: number, y: number, size: number, color: Rgb): void {
  const turn = pen.chance.between(-0.9, 0.9);
  const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
  pen.shape(
    [
      [x - dx, y - dy],
      [x - dy * 0.45, y + dx * 0.45],
      [x + dx, y + dy],
      [x + dy * 0.45, y - dx * 0.45],
    ],
    color,
    BARE,
  );
}

/** Draws a crown as three masses of light, half light and violet shadow, with hard edges. */
function masses(pen: Pen, stand: Stand, leaf: Rgb): void {
  const { x, y, size } = stand;
  trunk(pen, stand);
  const side = sideOf(pen);
  const tones = [
    mix(darken(leaf, 0.5), hex('#2a2a6a'), 0.3),
    darken(leaf, 0.12),
    mix(lighten(leaf, 0.3), hex('#e8f08a'), 0.25),
  ];
  tones.forEach((tone, step) => {
    for (const [dx, dy, radius] of LOBES) {
      const reach = radius * size * (1.08 - step * 0.24);
      const shift = step * radius * size * 0.2;
      for (let bunch = 0; bunch < 5; bunch += 1) {
        const turn = pen.chance.next() * Math.PI * 2;
        const [left, top] = [x + dx * size + side * shift, y - dy * size - shift];
        pen.blob(
          left + Math.cos(turn) * reach * 0.5,
          top + Math.sin(turn) * reach * 0.5,
          reach * 0.52,
          reach * 0.44,
          tone,
          { ...BARE, bumps: 11 },
        );
      }
    }
  });
}

/** Draws a bent trunk under rounded clouds of leaves with curls of light, as in a storybook. */
function storybook(pen: Pen, stand: Stand, leaf: Rgb): void {
  const { x, y, size } = stand;
  trunk(pen, stand, 0.06);
  const cool = mix(leaf, hex('#2a6a8a'), 0.34);
  LOBES.forEach(([dx, dy, radius], index) => {
    const [left, top, reach] = [x + dx * size * 1.15, y - dy * size, radius * size * 1.1];
    pen.blob(left, top + reach * 0.18, reach * 1.1, reach * 0.86, darken(cool, 0.45), { ...BARE, bumps: 10 });
    pen.blob(left, top, reach * 1.06, reach * 0.8, mix(cool, leaf, index / 5), { bumps: 10 });
    pen.blob(left + sideOf(pen) * reach * 0.2, top - reach * 0.22, reach * 0.66, reach * 0.42, lighten(leaf, 0.26), {
      ...BARE,
      bumps: 9,
      alpha: 0.7,
    });
    const curl: Point[] = Array.from({ length: 7 }, (_, step) => {
      const turn = step * 0.8 + index;
      const wide = reach * 0.38 * (1 - step / 9);
      return [left + Math.cos(turn) * wide, top + Math.sin(turn) * wide * 0.8];
    });
    pen.line(curl, Math.max(1, size * 0.006), lighten(leaf, 0.45), { isSmooth: true, hasOutline: false, alpha: 0.7 });
  });
}

/** Draws a tree cut from paper: a circle, a wedge or a stack of disks on a stick, with a few marks. */
function shapes(pen: Pen, { x, y, size }: Stand, leaf: Rgb): void {
  const { chance } = pen;
  pen.rect(x - size * 0.025, y - size * 0.5, size * 0.05, size * 0.5, BARK);
  const kind = Math.floor(chance.next() * 3);
  const mark = lighten(leaf, 0.4);
  if (kind === 0) {
    pen.disc(x, y - size * 0.64, size * 0.34, leaf);
    for (const turn of [0.3, 1.5, 2.6, 4])
      pen.disc(
        x + Math.cos(turn) * size * 0.18,
        y - size * 0.64 + Math.sin(turn) * size * 0.18,
        size * 0.035,
        mark,
        BARE,
      );
  } else if (kind === 1) {
    pen.shape(
      [
        [x - size * 0.28, y - size * 0.22],
        [x + size * 0.06, y - size * 1.04],
        [x + size * 0.28, y - size * 0.22],
      ],
      leaf,
    );
    for (const up of [0.36, 0.52, 0.68])
      pen.line(
        [
          [x - size * 0.1, y - size * up],
          [x + size * 0.1, y - size * (up + 0.05)],
        ],
        size * 0.02,
        mark,
        BARE,
      );
  } else {
    for (const [up, wide] of [
      [0.4, 0.3],
      [0.62, 0.24],
      [0.82, 0.17],
    ] as const)
      pen.disc(x, y - size * up, size * wide, mix(leaf, mark, up - 0.4), { squash: 0.62 });
  }
}

/** Draws a crown with one bumpy outline and a few curved marks inside, in flat color. */
function outline(pen: Pen, { x, y, size }: Stand, leaf: Rgb): void {
  const wide = size * 0.05;
  pen.shape(
    [
      [x - wide * 1.4, y],
      [x - wide, y - size * 0.5],
      [x + wide, y - size * 0.5],
      [x + wide * 1.4, y],
    ],
    BARK,
  );
  const bumps = 11;
  const crown: Point[] = [];
  for (let bump = 0; bump < bumps; bump += 1) {
    for (const [share, reach] of [
      [0, 0.86],
      [0.25, 1.1],
      [0.75, 1.1],
    ] as const) {
      const turn = ((bump + share) / bumps) * Math.PI * 2;
      crown.push([x + Math.cos(turn) * size * 0.34 * reach, y - size * 0.68 + Math.sin(turn) * size * 0.32 * reach]);
    }
  }
  pen.shape(crown, leaf, { isSmooth: true });
  for (const [dx, dy] of [
    [-0.14, 0.8],
    [0.08, 0.72],
    [-0.06, 0.56],
    [0.16, 0.58],
  ] as const) {
    const at = (across: number, down: number): Point => [x + (dx + across) * size, y - (dy - down) * size];
    pen.line([at(-0.05, 0.02), at(0, -0.03), at(0.05, 0.02)], Math.max(1, size * 0.014), darken(leaf, 0.4), {
      isSmooth: true,
      hasOutline: false,
    });
  }
}

/** Draws a crown as game artists do: a dark mass, and clumps with a light upper edge on a grid. */
function sprite(pen: Pen, { x, y, size }: Stand, leaf: Rgb): void {
  const step = Math.max(1, Math.round(size * 0.013));
  pen.rect(x - step * 1.5, y - size * 0.5, step * 3, size * 0.5, BARK, BARE);
  pen.rect(x - step * 1.5, y - size * 0.5, step, size * 0.5, darken(BARK, 0.4), BARE);
  const tones = [darken(leaf, 0.5), darken(leaf, 0.22), leaf, lighten(leaf, 0.3)];
  for (const [dx, dy, radius] of LOBES) pen.disc(x + dx * size, y - dy * size, radius * size * 1.06, tones[0] ?? leaf);
  for (let tone = 1; tone < 4; tone += 1) {
    for (const [dx, dy, radius] of LOBES) {
      for (let clump = 0; clump < 26 - tone * 5; clump += 1) {
        const turn = pen.chance.next() * Math.PI * 2;
        const reach = pen.chance.next() * radius * size * 0.8;
        const left = Math.round((x + dx * size + Math.cos(turn) * reach - tone * step) / step) * step;
        const top = Math.round((y - dy * size + Math.sin(turn) * reach - tone * step * 1.6) / step) * step;
        pen.rect(left, top, step * (5 - tone), step * (4 - tone), tones[tone] ?? leaf, BARE);
        pen.rect(left + step, top - step, step * Math.max(1, 3 - tone), step, tones[tone] ?? leaf, BARE);
      }
    }
  }
}

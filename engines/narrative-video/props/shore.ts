import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { isRaining } from '../light/light.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;
const FOAM: Rgb = [255, 255, 255];

/** Height of the shore's wet edge, as a share of the picture's shorter side, by a share of the set's width. */
function edge(share: number): number {
  return 0.018 * Math.sin(share * 9 + 0.6) + 0.012 * Math.sin(share * 21 + 2);
}

/** Returns points along the shore from the left to the right. @param lift pixels below its mean height */
function along({ width, unit }: SetLayers, shore: number, lift: number, bend = 1): Point[] {
  return Array.from({ length: 41 }, (_, index): Point => {
    const share = -0.05 + (index / 40) * 1.1;
    return [share * width, shore + lift + edge(share) * unit * bend];
  });
}

/**
 * Draws where the sea reaches the land: breakers that roll in, a lace of foam, wet and dry sand with ripples, tracks, and
 * what the sea leaves. In the rain, puddles stand in the sand.
 * @param shore mean height of the water's edge, in pixels from the top
 */
export function drawShore(set: SetLayers, shore: number, isWinter: boolean): void {
  const { middle, near, height, width, unit, light } = set;
  const dry = isWinter ? hex('#eef4fb') : hex('#f0d49a');
  const wet = isWinter ? hex('#cfdcea') : hex('#c79c64');
  breakers(set, shore);
  const land = (lift: number, tone: Rgb, alpha = 1) =>
    middle.shape([...along(set, shore, lift), [width + 40, height + 20], [-40, height + 20]], tone, {
      ...BARE,
      isSmooth: false,
      alpha,
    });
  land(-unit * 0.03, FOAM);
  lace(set, shore - unit * 0.03);
  land(0, wet);
  // The wet sand shines in the color of the sky.
  middle.line(along(set, shore, unit * 0.006), unit * 0.008, mix(light.horizon, FOAM, 0.4), { ...BARE, alpha: 0.55 });
  land(unit * 0.03, mix(wet, dry, 0.5));
  land(unit * 0.048, dry);
  ripples(set, shore, dry);
  if (isWinter) return;
  tracks(near, set, darken(dry, 0.14));
  if (isRaining(light)) puddles(set, shore, wet);
  strand(set);
}

/** Two crests on their way to the shore, broken into pieces. */
function breakers(set: SetLayers, shore: number): void {
  const { far, unit, chance, horizon } = set;
  for (const [lift, thick, bend] of [
    [-0.5, 0.006, 0.5],
    [-0.24, 0.011, 0.8],
  ] as const) {
    const line = along(set, shore, lift * (shore - horizon), bend);
    for (let from = 0; from < line.length - 4; ) {
      const pieces = 3 + Math.floor(chance.next() * 6);
      const crest = line.slice(from, from + pieces);
      if (crest.length > 2) {
        const shadow = crest.map(([x, y]): Point => [x, y + unit * thick]);
        far.line(shadow, unit * thick, darken(far.seen(hex('#3f8fb8')), 0.1), { ...BARE, isSmooth: true, alpha: 0.3 });
        far.line(crest, unit * thick, FOAM, { ...BARE, isSmooth: true, isBright: !set.light.isDark, alpha: 0.8 });
      }
      from += pieces + 1 + Math.floor(chance.next() * 3);
    }
  }
}

/** Bubbles along the upper edge of the foam. */
function lace(set: SetLayers, top: number): void {
  const { middle, unit, chance } = set;
  for (const [x, y] of along(set, top, 0).flatMap(([x, y], index, all): Point[] => {
    const [nextX, nextY] = all[index + 1] ?? [x, y];
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2],
    ];
  }))
    middle.disc(x, y + unit * 0.004, unit * chance.between(0.01, 0.022), FOAM, { ...BARE, squash: 0.55 });
}

/** Low ridges that the wind leaves in dry sand, longer toward the viewer. */
function ripples({ near, width, height, unit, chance }: SetLayers, shore: number, sand: Rgb): void {
  for (let index = 0; index < 34; index += 1) {
    const share = chance.next();
    const y = shore + unit * 0.07 + (height - shore) * share;
    const [x, long] = [chance.next() * width, unit * chance.between(0.03, 0.08) * (0.5 + share)];
    const arc: Point[] = [
      [x - long, y],
      [x, y - long * 0.1],
      [x + long, y],
    ];
    near.line(arc, unit * 0.004, darken(sand, 0.13), { ...BARE, isSmooth: true, alpha: 0.6 });
    near.line(
      arc.map(([px, py]): Point => [px, py - unit * 0.005]),
      unit * 0.003,
      lighten(sand, 0.3),
      { ...BARE, isSmooth: true, alpha: 0.5 },
    );
  }
}

/** Footprints that lead from the foreground along the water. */
function tracks(pen: Pen, { width, ground, unit }: SetLayers, tone: Rgb): void {
  for (let step = 0; step < 12; step += 1) {
    const share = step / 11;
    const size = unit * 0.014 * (1.3 - share * 0.7);
    const [x, y] = [width * (0.7 + share * 0.24), ground + unit * (0.1 - share * 0.24)];
    pen.disc(x, y + (step % 2) * size * 1.5, size, tone, { ...BARE, squash: 0.5, alpha: 0.75 });
  }
}

function puddles({ near, width, height, unit, light, chance }: SetLayers, shore: number, wet: Rgb): void {
  for (let index = 0; index < 6; index += 1) {
    const share = (index + chance.next()) / 6;
    const [x, y] = [chance.next() * width, shore + unit * 0.1 + (height - shore - unit * 0.14) * share];
    const reach = unit * chance.between(0.05, 0.11) * (0.6 + share);
    near.disc(x, y, reach, darken(wet, 0.06), { ...BARE, squash: 0.2 });
    near.disc(x, y + reach * 0.02, reach * 0.9, mix(light.horizon, light.middle, 0.4), {
      ...BARE,
      squash: 0.18,
      isBright: true,
      alpha: 0.85,
    });
    near.line(
      [
        [x - reach * 0.5, y - reach * 0.04],
        [x + reach * 0.2, y - reach * 0.04],
      ],
      unit * 0.004,
      lighten(light.horizon, 0.5),
      { ...BARE, isBright: true, alpha: 0.8 },
    );
  }
}

/** What the sea and children leave on the sand: starfish, shells, driftwood, and a castle of sand with a flag. */
function strand(set: SetLayers): void {
  const { near, width, height, ground, unit } = set;
  star(near, width * 0.3, height * 0.95, unit * 0.024, hex('#ee7a52'));
  star(near, width * 0.74, height * 0.985, unit * 0.018, hex('#f2b04a'));
  for (const [x, y, size] of [
    [0.4, 0.93, 0.014],
    [0.62, 0.985, 0.016],
    [0.9, 0.955, 0.012],
  ] as const)
    shell(near, width * x, height * y, unit * size);
  sandCastle(near, width * 0.215, ground + unit * 0.02, unit * 0.1);
}

function star(pen: Pen, x: number, y: number, size: number, color: Rgb): void {
  pen.shape(
    Array.from({ length: 10 }, (_, corner): Point => {
      const [angle, reach] = [(corner / 10) * 2 * Math.PI - 1.4, corner % 2 ? size * 0.42 : size];
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.6];
    }),
    color,
  );
}

/** Draws a scallop: a fan with ribs. */
function shell(pen: Pen, x: number, y: number, size: number): void {
  const rim = Array.from({ length: 7 }, (_, rib): Point => {
    const angle = Math.PI * (1.08 + (rib / 6) * 0.84);
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.85];
  });
  pen.shape([[x, y], ...rim], hex('#fbe4d8'));
  for (const point of rim.slice(1, -1)) pen.line([[x, y], point], size * 0.09, hex('#d89a8a'), BARE);
}

function sandCastle(pen: Pen, x: number, y: number, size: number): void {
  const sand = hex('#dcb878');
  const wall = (left: number, wide: number, tall: number, tone: Rgb) => {
    pen.rect(x + left * size, y - tall * size, wide * size, tall * size, tone);
    for (const tooth of [0, 0.4, 0.8])
      pen.rect(x + (left + wide * tooth) * size, y - (tall + 0.09) * size, wide * size * 0.2, size * 0.1, tone);
  };
  pen.disc(x + size * 0.5, y, size * 0.85, darken(sand, 0.2), { ...BARE, squash: 0.16, alpha: 0.6 });
  wall(0.05, 0.9, 0.36, darken(sand, 0.05));
  wall(-0.08, 0.34, 0.62, sand);
  wall(0.74, 0.34, 0.62, sand);
  wall(0.36, 0.3, 0.86, lighten(sand, 0.06));
  pen.disc(x + size * 0.51, y - size * 0.06, size * 0.1, darken(sand, 0.45), { ...BARE, squash: 1.3 });
  pen.line(
    [
      [x + size * 0.51, y - size * 0.9],
      [x + size * 0.51, y - size * 1.28],
    ],
    size * 0.03,
    hex('#7a5a40'),
  );
  pen.shape(
    [
      [x + size * 0.52, y - size * 1.28],
      [x + size * 0.8, y - size * 1.18],
      [x + size * 0.52, y - size * 1.08],
    ],
    hex('#d8402f'),
  );
}

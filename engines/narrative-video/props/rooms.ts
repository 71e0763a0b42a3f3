import { hex } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { leafDab } from './foliage.ts';
import { interior, lampGlow, pane } from './indoors.ts';
import { lounge, parlor } from './modern-rooms.ts';
import { tatami } from './tatami-room.ts';

const BARE = { hasOutline: false, isFlat: true };

/** Living rooms of looks that furnish them in their own way. */
export const ROOMS: Partial<Record<Architecture, (set: SetLayers) => void>> = {
  concrete: tatami,
  timber: cottage,
  spires: chamber,
  paper: lounge,
  suburb: parlor,
};

/** Draws a living room under beams: a fireplace of brick, herbs, flowers in the window, pictures and an armchair. */
function cottage(set: SetLayers): void {
  const { far, middle, near, width, horizon, ground, unit, chance } = set;
  const foot = interior(set, hex('#e8d4a8'), hex('#a87a50'));
  const beam = hex('#5e4432');
  far.rect(-20, foot - horizon * 0.86, width + 40, unit * 0.05, beam);
  for (const across of [0.16, 0.5, 0.84])
    far.rect(width * across, foot - horizon, unit * 0.05, across === 0.5 ? horizon * 0.16 : horizon * 0.97, beam);
  pane(set, far, width * 0.56, foot - horizon * 0.66, width * 0.2, horizon * 0.4, hex('#f4ead4'));
  for (let bloom = 0; bloom < 46; bloom += 1)
    leafDab(
      far,
      width * chance.between(0.55, 0.77),
      foot - horizon * chance.between(0.22, 0.3),
      unit * 0.014,
      chance.pick([hex('#e8604a'), hex('#ffd45a'), hex('#5f9a48'), hex('#7ab05a')]),
    );
  for (let bunch = 0; bunch < 7; bunch += 1) {
    const x = width * (0.2 + bunch * 0.045);
    const y = foot - horizon * 0.8;
    far.line(
      [
        [x, y],
        [x, y + unit * 0.05],
      ],
      unit * 0.004,
      beam,
      BARE,
    );
    for (let leaf = 0; leaf < 14; leaf += 1)
      leafDab(
        far,
        x + chance.between(-0.02, 0.02) * unit,
        y + unit * chance.between(0.04, 0.13),
        unit * 0.012,
        bunch % 3 ? hex('#7a9a4a') : hex('#a86a8a'),
      );
  }
  const [stove, wide, tall] = [width * 0.22, unit * 0.44, unit * 0.4];
  middle.rect(stove + wide * 0.14, 0, wide * 0.72, ground - unit * 0.1, hex('#d8b48c'));
  middle.rect(stove, ground - unit * 0.1 - tall, wide, tall, hex('#c07a58'));
  for (let brick = 0; brick < 40; brick += 1)
    middle.rect(
      stove + chance.next() * wide * 0.88,
      ground - unit * 0.1 - chance.between(0.06, 0.98) * tall,
      wide * 0.11,
      tall * 0.06,
      chance.next() < 0.5 ? hex('#a8604a') : hex('#d89a74'),
      BARE,
    );
  middle.rect(stove - unit * 0.04, ground - unit * 0.13 - tall, wide + unit * 0.08, unit * 0.035, hex('#7a4e30'));
  middle.disc(stove + wide * 0.5, ground - unit * 0.2, unit * 0.09, hex('#2a1c18'), { squash: 0.8 });
  for (const [aside, size, tone] of [
    [0, 1, hex('#e8602c')],
    [-0.028, 0.7, hex('#f08a34')],
    [0.026, 0.62, hex('#f08a34')],
    [0, 0.55, hex('#ffd45a')],
  ] as const)
    middle.shape(flameOf(stove + wide * 0.5 + aside * unit, ground - unit * 0.14, unit * 0.11 * size), tone, {
      ...BARE,
      isSmooth: true,
      isBright: true,
    });
  middle.glow(stove + wide * 0.5, ground - unit * 0.18, unit * 0.2, hex('#ff8a3a'), 0.35);
  middle.disc(stove + wide * 0.5, ground - unit * 0.2 - tall, unit * 0.06, hex('#7a4e30'));
  middle.disc(stove + wide * 0.5, ground - unit * 0.2 - tall, unit * 0.045, hex('#fbf4e0'));
  for (const side of [0.12, 0.8])
    middle.rect(stove + wide * side, ground - unit * 0.2 - tall, unit * 0.04, unit * 0.07, hex('#4f8aa0'));
  for (const [x, y, tone] of [
    [0.8, 0.7, hex('#7fa8b8')],
    [0.88, 0.6, hex('#a8b070')],
    [0.8, 0.5, hex('#d89a74')],
  ] as const) {
    far.rect(width * x, foot - horizon * y, unit * 0.12, unit * 0.1, hex('#8a5c3c'));
    far.rect(width * x + unit * 0.012, foot - horizon * y + unit * 0.012, unit * 0.096, unit * 0.076, tone, BARE);
  }
  if (!set.furniture.has('sofa')) armchair(near, width * 0.8, ground, unit);
  lampGlow(set, near, stove + wide * 0.5, ground - unit * 0.2, unit * 0.7);
}

/** Draws an armchair around a place. */
function armchair(pen: Pen, x: number, ground: number, unit: number): void {
  const cloth = hex('#a85a4a');
  pen.blob(x, ground - unit * 0.3, unit * 0.17, unit * 0.18, cloth);
  pen.rect(x - unit * 0.15, ground - unit * 0.2, unit * 0.3, unit * 0.16, hex('#c07a60'));
  for (const side of [-1, 1])
    pen.blob(x + side * unit * 0.17, ground - unit * 0.14, unit * 0.055, unit * 0.11, hex('#94483c'));
  for (const side of [-1, 1])
    pen.rect(x + side * unit * 0.14 - unit * 0.015, ground - unit * 0.04, unit * 0.03, unit * 0.04, hex('#6e4830'));
}

/** Draws a chamber of a palace: an arched window between columns, a canopy bed, a chandelier and a long carpet. */
function chamber(set: SetLayers): void {
  const { far, middle, width, height, horizon, unit, light } = set;
  const foot = interior(set, hex('#7a5a9a'), hex('#8a6a8a'));
  const [left, right, top] = [width * 0.36, width * 0.58, foot - horizon * 0.76];
  const arch = (grow: number): Point[] => [
    [left - grow, foot - unit * 0.06],
    [left - grow, top + unit * 0.14],
    [(left * 3 + right) / 4 - grow * 0.5, top + unit * 0.02 - grow],
    [(left + right) / 2, top - unit * 0.05 - grow],
    [(left + right * 3) / 4 + grow * 0.5, top + unit * 0.02 - grow],
    [right + grow, top + unit * 0.14],
    [right + grow, foot - unit * 0.06],
  ];
  far.shape(arch(unit * 0.03), hex('#e8c878'));
  far.shape(arch(0), light.middle, { isBright: true });
  far.disc((left + right) / 2 + unit * 0.06, top + unit * 0.16, unit * 0.06, light.sun?.color ?? light.horizon, {
    isBright: true,
  });
  for (const share of [0.33, 0.66])
    far.rect(left + (right - left) * share, top - unit * 0.02, unit * 0.01, foot - top - unit * 0.04, hex('#e8c878'));
  for (const x of [0.2, 0.3, 0.64]) {
    far.rect(width * x, foot - horizon, unit * 0.07, horizon, hex('#c8b0d8'));
    far.rect(width * x - unit * 0.015, foot - unit * 0.07, unit * 0.1, unit * 0.05, hex('#e8c878'));
  }
  middle.shape(
    [
      [width * 0.44, foot],
      [width * 0.52, foot],
      [width * 0.7, height + 20],
      [width * 0.26, height + 20],
    ],
    hex('#a8304a'),
    BARE,
  );
  for (const side of [-1, 1])
    middle.line(
      [
        [width * (0.48 + side * 0.036), foot],
        [width * (0.48 + side * 0.2), height],
      ],
      unit * 0.012,
      hex('#e8c060'),
      BARE,
    );
  if (!set.furniture.has('bed')) canopyBed(set, width * 0.72);
  const [x, y] = [width * 0.5, foot - horizon * 0.8];
  far.line(
    [
      [x, 0],
      [x, y],
    ],
    unit * 0.008,
    hex('#e8c878'),
    BARE,
  );
  far.line(
    [
      [x - unit * 0.14, y - unit * 0.04],
      [x, y + unit * 0.03],
      [x + unit * 0.14, y - unit * 0.04],
    ],
    unit * 0.014,
    hex('#e8c878'),
    { isSmooth: true },
  );
  for (const flame of [-0.14, -0.07, 0, 0.07, 0.14]) {
    far.disc(x + flame * unit, y - unit * 0.06, unit * 0.014, hex('#fff0b0'), { squash: 1.7, isBright: true });
    lampGlow(set, far, x + flame * unit, y - unit * 0.06, unit * 0.16);
  }
}

/** Draws a bed with a roof and curtains. @param bed its left edge */
function canopyBed({ near, ground, unit }: SetLayers, bed: number): void {
  const long = unit * 0.6;
  near.rect(bed, ground - unit * 0.24, long, unit * 0.2, hex('#5a3a6a'));
  near.blob(bed + unit * 0.47, ground - unit * 0.27, unit * 0.09, unit * 0.05, hex('#fff0e8'));
  near.shape(
    [
      [bed, ground - unit * 0.25],
      [bed + unit * 0.2, ground - unit * 0.29],
      [bed + unit * 0.42, ground - unit * 0.26],
      [bed + unit * 0.4, ground - unit * 0.06],
      [bed, ground - unit * 0.06],
    ],
    hex('#c85a7a'),
    { isSmooth: true },
  );
  for (const post of [0, 0.57])
    near.rect(bed + post * unit, ground - unit * 0.76, unit * 0.03, unit * 0.76, hex('#d8a850'));
  // Curtains are gathered at the posts, and open between them.
  for (const side of [-1, 1]) {
    const post = side < 0 ? bed : bed + long;
    const inward = -side * unit;
    near.shape(
      [
        [post, ground - unit * 0.74],
        [post + inward * 0.2, ground - unit * 0.74],
        [post + inward * 0.1, ground - unit * 0.5],
        [post + inward * 0.035, ground - unit * 0.38],
        [post + inward * 0.07, ground - unit * 0.1],
        [post, ground - unit * 0.06],
      ],
      hex('#a83f7a'),
      { isSmooth: true },
    );
  }
  near.rect(bed - unit * 0.03, ground - unit * 0.8, long + unit * 0.06, unit * 0.09, hex('#8a2f6a'));
}

/** Returns the outline of a flame. @param height above its foot, in the set's pixels */
function flameOf(x: number, foot: number, height: number): Point[] {
  return [
    [x - height * 0.3, foot],
    [x - height * 0.28, foot - height * 0.4],
    [x + height * 0.06, foot - height],
    [x + height * 0.3, foot - height * 0.42],
    [x + height * 0.28, foot],
  ];
}

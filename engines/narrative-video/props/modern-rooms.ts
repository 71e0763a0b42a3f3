import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { interior, lampGlow, pane } from './indoors.ts';

const BARE = { hasOutline: false, isFlat: true };

/** Draws a lounge of the space age: boomerangs on the wall, a starry clock, a sofa, an egg chair and a lava lamp. */
export function lounge(set: SetLayers): void {
  const { far, middle, near, width, horizon, ground, unit, chance } = set;
  const foot = interior(set, hex('#0fb9b1'), hex('#ff8a5c'));
  for (let mark = 0; mark < 26; mark += 1) {
    const [x, y, turn] = [chance.next() * width, foot - horizon * chance.between(0.12, 0.95), chance.between(0, 6)];
    const at = (angle: number, reach: number): Point => [
      x + Math.cos(turn + angle) * reach * unit,
      y + Math.sin(turn + angle) * reach * unit,
    ];
    far.shape(
      [at(0, 0.05), at(0.5, 0.015), at(1.8, 0.05), at(0.9, 0.002)],
      chance.pick([hex('#ffe74c'), hex('#f5f0e1'), hex('#3b3b98')]),
      BARE,
    );
  }
  pane(set, far, width * 0.4, foot - horizon * 0.7, width * 0.22, horizon * 0.4, hex('#3b3b98'));
  const [clockX, clockY] = [width * 0.24, foot - horizon * 0.62];
  for (let ray = 0; ray < 12; ray += 1) {
    const turn = (ray / 12) * Math.PI * 2;
    const tip: Point = [clockX + Math.cos(turn) * unit * 0.11, clockY + Math.sin(turn) * unit * 0.11];
    far.line([[clockX, clockY], tip], unit * 0.006, hex('#0f0f14'), BARE);
    far.disc(...tip, unit * 0.014, ray % 2 ? hex('#ff3b3f') : hex('#ffb400'));
  }
  far.disc(clockX, clockY, unit * 0.05, hex('#f5f0e1'));
  // Scallops below a rail divide the wall, so that people do not stand before one color.
  const scallop = unit * 0.16;
  far.rect(-20, foot - unit * 0.22, width + 40, unit * 0.22, hex('#2d98da'), BARE);
  for (let x = 0; x < width + scallop; x += scallop)
    far.disc(x, foot - unit * 0.22, scallop * 0.5, hex('#2d98da'), { ...BARE, squash: 0.5 });
  abstract(set, width * 0.7, foot - horizon * 0.66);
  middle.disc(width * 0.5, ground + unit * 0.03, unit * 0.62, hex('#ff6bb5'), { squash: 0.2 });
  middle.disc(width * 0.5, ground + unit * 0.03, unit * 0.44, hex('#ffe74c'), { squash: 0.2 });
  if (!set.furniture.has('sofa')) sofa(set, width * 0.47);
  const chair = width * 0.78;
  near.disc(chair, ground - unit * 0.28, unit * 0.2, hex('#ff3b3f'), { squash: 1.15 });
  near.disc(chair - unit * 0.03, ground - unit * 0.26, unit * 0.14, hex('#ffb400'), { squash: 1.15 });
  near.rect(chair - unit * 0.015, ground - unit * 0.06, unit * 0.03, unit * 0.06, hex('#0f0f14'));
  near.disc(chair, ground, unit * 0.1, hex('#0f0f14'), { squash: 0.2 });
  const lamp = width * 0.2;
  near.shape(
    [
      [lamp - unit * 0.03, ground - unit * 0.42],
      [lamp + unit * 0.03, ground - unit * 0.42],
      [lamp + unit * 0.06, ground - unit * 0.16],
      [lamp - unit * 0.06, ground - unit * 0.16],
    ],
    hex('#ff6bb5'),
    { isBright: true },
  );
  for (const [dx, dy, size] of [
    [0, 0.22, 0.03],
    [0.015, 0.3, 0.02],
    [-0.01, 0.36, 0.014],
  ] as const)
    near.disc(lamp + dx * unit, ground - dy * unit, size * unit, hex('#ffe74c'), { isBright: true });
  near.shape(
    [
      [lamp - unit * 0.07, ground - unit * 0.02],
      [lamp - unit * 0.04, ground - unit * 0.16],
      [lamp + unit * 0.04, ground - unit * 0.16],
      [lamp + unit * 0.07, ground - unit * 0.02],
    ],
    hex('#8854d0'),
  );
  lampGlow(set, near, lamp, ground - unit * 0.3, unit * 0.4);
}

/** Draws an abstract painting. */
function abstract({ far, horizon, unit }: SetLayers, x: number, y: number): void {
  const [wide, tall] = [unit * 0.2, horizon * 0.36];
  far.rect(x, y, wide, tall, hex('#f5f0e1'));
  far.disc(x + wide * 0.4, y + tall * 0.36, wide * 0.26, hex('#ff3b3f'), BARE);
  far.shape(
    [
      [x + wide * 0.2, y + tall * 0.86],
      [x + wide * 0.56, y + tall * 0.34],
      [x + wide * 0.86, y + tall * 0.86],
    ],
    hex('#3b3b98'),
    BARE,
  );
}

/** Draws a sofa on pointed legs around a place. */
function sofa({ near, ground, unit }: SetLayers, x: number): void {
  const purple = hex('#8854d0');
  for (const side of [-1, 1])
    near.shape(
      [
        [x + side * unit * 0.36, ground - unit * 0.16],
        [x + side * unit * 0.32, ground - unit * 0.16],
        [x + side * unit * 0.385, ground - unit * 0.02],
      ],
      hex('#0f0f14'),
    );
  near.rect(x - unit * 0.4, ground - unit * 0.4, unit * 0.8, unit * 0.22, purple);
  for (const seat of [-0.38, -0.125, 0.13])
    near.rect(x + seat * unit, ground - unit * 0.24, unit * 0.25, unit * 0.1, lighten(purple, 0.2));
  near.shape(
    [
      [x - unit * 0.27, ground - unit * 0.24],
      [x - unit * 0.33, ground - unit * 0.4],
      [x - unit * 0.17, ground - unit * 0.42],
      [x - unit * 0.14, ground - unit * 0.26],
    ],
    hex('#ffb400'),
  );
  for (const side of [-0.46, 0.36])
    near.rect(x + side * unit, ground - unit * 0.3, unit * 0.1, unit * 0.17, darken(purple, 0.12));
}

/** Draws a parlor of the suburbs: a pink wall, a brown couch under a picture of a boat, a television and an arch. */
export function parlor(set: SetLayers): void {
  const { far, near, width, horizon, ground, unit } = set;
  const foot = interior(set, hex('#f0a8b8'), hex('#8ab07a'));
  far.rect(width * 0.1, foot - horizon * 0.66, width * 0.14, horizon * 0.66, hex('#d8c0e0'));
  far.rect(width * 0.12, foot - horizon * 0.62, width * 0.1, horizon * 0.62, hex('#f4e0a0'));
  pane(set, far, width * 0.68, foot - horizon * 0.74, width * 0.18, horizon * 0.46, hex('#fdf6e4'));
  for (const [x, lean] of [
    [0.655, 1],
    [0.865, -1],
  ] as const)
    far.shape(
      [
        [width * x, foot - horizon * 0.78],
        [width * (x + 0.04), foot - horizon * 0.78],
        [width * (x + 0.02 - lean * 0.02), foot - horizon * 0.22],
        [width * (x + 0.0), foot - horizon * 0.22],
      ],
      hex('#8a6ac0'),
    );
  const [x, y] = [width * 0.46, foot - horizon * 0.62];
  const tilted = (across: number, down: number): Point => [
    x + (across - 0.5) * unit * 0.3 - down * unit * 0.008,
    y + down * unit * 0.2 + across * unit * 0.014,
  ];
  far.shape([tilted(0, 0), tilted(1, 0), tilted(1, 1), tilted(0, 1)], hex('#b8803f'));
  far.shape([tilted(0.07, 0.1), tilted(0.93, 0.1), tilted(0.93, 0.9), tilted(0.07, 0.9)], hex('#a8dcf0'), BARE);
  far.shape([tilted(0.07, 0.66), tilted(0.93, 0.66), tilted(0.93, 0.9), tilted(0.07, 0.9)], hex('#3f7ab0'), BARE);
  far.shape([tilted(0.3, 0.64), tilted(0.7, 0.64), tilted(0.62, 0.76), tilted(0.38, 0.76)], hex('#8a5034'), BARE);
  far.shape([tilted(0.5, 0.16), tilted(0.5, 0.6), tilted(0.28, 0.6)], hex('#fdf6e4'), BARE);
  if (!set.furniture.has('sofa')) couch(set, width * 0.46);
  const tv = width * 0.84;
  near.rect(tv - unit * 0.14, ground - unit * 0.3, unit * 0.28, unit * 0.22, hex('#8a6ab0'));
  near.rect(tv - unit * 0.11, ground - unit * 0.27, unit * 0.18, unit * 0.16, hex('#b8d8d0'));
  for (const knob of [0.24, 0.19]) near.disc(tv + unit * 0.105, ground - unit * knob, unit * 0.014, hex('#f4e4c0'));
  for (const side of [-1, 1])
    near.line(
      [
        [tv, ground - unit * 0.3],
        [tv + side * unit * 0.09, ground - unit * 0.43],
      ],
      unit * 0.008,
      hex('#3a3a44'),
      BARE,
    );
  near.rect(tv - unit * 0.12, ground - unit * 0.08, unit * 0.24, unit * 0.08, hex('#7a5034'));
  const lamp = width * 0.3;
  near.rect(lamp - unit * 0.008, ground - unit * 0.5, unit * 0.016, unit * 0.5, hex('#5a4a44'));
  near.shape(
    [
      [lamp - unit * 0.08, ground - unit * 0.46],
      [lamp - unit * 0.05, ground - unit * 0.6],
      [lamp + unit * 0.05, ground - unit * 0.6],
      [lamp + unit * 0.08, ground - unit * 0.46],
    ],
    hex('#f4e0a0'),
    { isBright: true },
  );
  lampGlow(set, near, lamp, ground - unit * 0.5, unit * 0.5);
}

/** Draws a brown couch around a place. */
function couch({ near, ground, unit }: SetLayers, x: number): void {
  const brown = hex('#b8743f');
  near.rect(x - unit * 0.36, ground - unit * 0.36, unit * 0.72, unit * 0.24, brown);
  for (const seat of [-0.34, -0.11, 0.12])
    near.rect(x + seat * unit, ground - unit * 0.19, unit * 0.22, unit * 0.09, lighten(brown, 0.14));
  near.rect(x - unit * 0.36, ground - unit * 0.1, unit * 0.72, unit * 0.07, darken(brown, 0.12));
  for (const side of [-0.42, 0.34]) near.rect(x + side * unit, ground - unit * 0.25, unit * 0.09, unit * 0.23, brown);
}

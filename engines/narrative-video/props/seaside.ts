import { darken, hex, lighten, mix } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { SetLayers } from '../places/set-layers.ts';

const BARE = { hasOutline: false, isFlat: true };

/** What stands in the water or on the sand of looks that have a sign of their own. */
export const SEASIDES: Partial<Record<Architecture, (set: SetLayers, x: number) => void>> = {
  concrete: gate,
  timber: boat,
  spires: arch,
  paper: fin,
  suburb: pier,
};

/** Draws a red gate that stands in the shallow water, with its reflection. */
function gate({ far: pen, horizon, unit }: SetLayers, x: number): void {
  const foot = horizon + unit * 0.05;
  const red = hex('#d8402f');
  const tall = unit * 0.28;
  for (const side of [-1, 1]) {
    pen.shape(
      [
        [x + side * tall * 0.44, foot],
        [x + side * tall * 0.36, foot - tall],
        [x + side * tall * 0.29, foot - tall],
        [x + side * tall * 0.36, foot],
      ],
      red,
    );
    pen.shape(
      [
        [x + side * tall * 0.36, foot],
        [x + side * tall * 0.42, foot],
        [x + side * tall * 0.38, foot + tall * 0.26],
        [x + side * tall * 0.35, foot + tall * 0.26],
      ],
      red,
      { ...BARE, alpha: 0.35 },
    );
  }
  pen.rect(x - tall * 0.46, foot - tall * 0.78, tall * 0.92, tall * 0.07, red);
  pen.shape(
    [
      [x - tall * 0.66, foot - tall * 1.12],
      [x - tall * 0.4, foot - tall * 1.04],
      [x + tall * 0.4, foot - tall * 1.04],
      [x + tall * 0.66, foot - tall * 1.12],
      [x + tall * 0.6, foot - tall * 0.95],
      [x - tall * 0.6, foot - tall * 0.95],
    ],
    darken(red, 0.55),
  );
  pen.rect(x - tall * 0.52, foot - tall * 0.97, tall * 1.04, tall * 0.06, red);
}

/** Draws a fishing boat on the sand, with a mast, a net and grass around it. */
function boat({ near: pen, horizon, ground, unit, chance }: SetLayers, x: number): void {
  const [y, long] = [horizon + (ground - horizon) * 0.92, unit * 0.3];
  const at = (across: number, up: number): Point => [x + across * long, y - up * long];
  pen.line([at(0.06, 0.1), at(0.02, 0.95)], long * 0.03, hex('#7a5a40'));
  pen.shape([at(0.05, 0.9), at(0.42, 0.36), at(0.04, 0.3)], hex('#f4e8cc'));
  pen.shape([at(-0.56, 0.3), at(-0.4, 0.02), at(0.38, 0), at(0.6, 0.34), at(0.3, 0.2), at(-0.3, 0.19)], hex('#4f8aa0'));
  pen.line([at(-0.54, 0.27), at(-0.3, 0.17), at(0.3, 0.18), at(0.58, 0.31)], long * 0.03, hex('#f4ead0'), {
    isSmooth: true,
    hasOutline: false,
  });
  for (let blade = 0; blade < 46; blade += 1) {
    const [left, low] = at(chance.between(-0.9, 0.9), chance.between(-0.12, 0.02));
    const tall = long * chance.between(0.08, 0.2);
    pen.shape(
      [
        [left - tall * 0.08, low],
        [left + tall * chance.between(-0.4, 0.5), low - tall],
        [left + tall * 0.08, low],
      ],
      mix(hex('#7fa04a'), hex('#c8c070'), chance.next()),
      BARE,
    );
  }
}

/** Draws an arch of rock with trees on it, and a ship with full sails beyond. */
function arch({ far: pen, horizon, unit, light }: SetLayers, x: number): void {
  const foot = horizon + unit * 0.02;
  const at = (across: number, up: number): Point => [x + across * unit * 0.4, foot - up * unit * 0.4];
  const sail = mix(hex('#fff0e0'), light.horizon, 0.3);
  pen.shape([at(-0.16, 0.02), at(-0.1, -0.02), at(0.12, -0.02), at(0.18, 0.06)], hex('#5a3a4a'));
  for (const [across, up, wide] of [
    [-0.09, 0.06, 0.1],
    [0.06, 0.06, 0.12],
    [-0.08, 0.2, 0.07],
    [0.05, 0.22, 0.08],
  ] as const)
    pen.shape(
      [
        at(across, up),
        at(across + wide, up + 0.02),
        at(across + wide * 1.3, up + 0.07),
        at(across + wide * 0.9, up + 0.13),
        at(across, up + 0.13),
      ],
      sail,
      { isSmooth: false },
    );
  const rock = hex('#7a6a94');
  pen.shape(
    [
      at(-0.95, -0.02),
      at(-0.86, 0.5),
      at(-0.6, 0.86),
      at(-0.1, 0.98),
      at(0.3, 0.84),
      at(0.52, 0.5),
      at(0.62, -0.02),
      at(0.38, -0.02),
      at(0.3, 0.36),
      at(0.1, 0.6),
      at(-0.2, 0.66),
      at(-0.46, 0.48),
      at(-0.56, -0.02),
    ],
    rock,
  );
  pen.shape(
    [at(-0.86, 0.5), at(-0.6, 0.86), at(-0.1, 0.98), at(-0.14, 0.88), at(-0.5, 0.76), at(-0.76, 0.4)],
    lighten(rock, 0.3),
    BARE,
  );
  for (let bush = 0; bush < 9; bush += 1)
    pen.blob(...at(-0.66 + bush * 0.11, 0.86 + 0.1 * Math.sin(bush)), unit * 0.035, unit * 0.026, hex('#4a8a6a'));
}

/** Draws the fin of a shark in the water. */
function fin({ far: pen, horizon, unit }: SetLayers, x: number): void {
  pen.shape(
    [
      [x - unit * 0.07, horizon + unit * 0.08],
      [x + unit * 0.05, horizon - unit * 0.08],
      [x + unit * 0.06, horizon + unit * 0.08],
    ],
    hex('#3b3b98'),
  );
}

/** Draws a pier on posts with a Ferris wheel at its end. */
function pier({ far: pen, horizon, unit }: SetLayers, x: number): void {
  const y = horizon - unit * 0.02;
  pen.rect(x - unit * 0.34, y - unit * 0.02, unit * 0.7, unit * 0.025, hex('#b07a4a'));
  for (let post = 0; post < 8; post += 1)
    pen.rect(x - unit * (0.32 - post * 0.09), y, unit * 0.012, unit * 0.08, hex('#7a5034'));
  const [middle, radius] = [y - unit * 0.17, unit * 0.14];
  for (const side of [-1, 1])
    pen.line(
      [
        [x, middle],
        [x + side * unit * 0.06, y - unit * 0.02],
      ],
      unit * 0.01,
      hex('#8a8a94'),
    );
  pen.disc(x, middle, radius, hex('#f4f0e4'), { alpha: 0.35, isFlat: true });
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const turn = (spoke / 8) * Math.PI * 2;
    const [tipX, tipY] = [x + Math.cos(turn) * radius, middle + Math.sin(turn) * radius];
    pen.line(
      [
        [x, middle],
        [tipX, tipY],
      ],
      Math.max(1, unit * 0.004),
      hex('#e0503f'),
      BARE,
    );
    pen.disc(
      tipX,
      tipY + unit * 0.012,
      unit * 0.02,
      [hex('#f4c030'), hex('#e0503f'), hex('#3f9ad0'), hex('#6ac04a')][spoke % 4] ?? hex('#f4c030'),
    );
  }
  pen.rect(x + unit * 0.16, y - unit * 0.1, unit * 0.14, unit * 0.08, hex('#f4a6b4'));
  pen.shape(
    [
      [x + unit * 0.14, y - unit * 0.1],
      [x + unit * 0.23, y - unit * 0.15],
      [x + unit * 0.32, y - unit * 0.1],
    ],
    hex('#3f7ab0'),
  );
}

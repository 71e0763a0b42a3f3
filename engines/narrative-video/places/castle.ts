import { darken, hex, lighten } from '../../drawing/color.ts';
import { CASTLES } from '../props/castles.ts';
import { mountains } from '../props/mountains.ts';
import { bush, floor, tree } from '../props/nature.ts';
import type { Place, SetLayers } from './set-layers.ts';

export const castle: Place = (set) => {
  const { width, horizon, unit, chance } = set;
  set.drawSky();
  mountains(set, horizon * 0.3, hex('#6f8aa0'));
  const foot = horizon + unit * 0.04;
  const own = CASTLES[set.near.hand.architecture ?? 'blocks'];
  // It stands beside the middle, where people are, and away from the sun.
  const sunX = set.light.sun?.x ?? (chance.fork('site').next() < 0.5 ? 0 : 1);
  const x = width * (sunX > 0.5 ? 0.26 : 0.74);
  if (own) own(set, { x, foot, tall: horizon * 0.64 });
  else walls(set, foot);
  drawGrounds(set, foot, own ? x : width * 0.5);
};

/** Draws a castle of four towers, a wall and a gate. */
function walls(set: SetLayers, foot: number): void {
  const { width, horizon, unit } = set;
  const stone = hex('#a8a0a4');
  const tower = (x: number, wide: number, tall: number) => {
    set.middle.rect(x, foot - tall, wide, tall, stone);
    for (let tooth = 0; tooth < 3; tooth += 1)
      set.middle.rect(
        x - wide * 0.08 + tooth * wide * 0.43,
        foot - tall - wide * 0.16,
        wide * 0.28,
        wide * 0.2,
        lighten(stone, 0.08),
      );
    set.middle.shape(
      [
        [x - wide * 0.16, foot - tall - wide * 0.1],
        [x + wide / 2, foot - tall - wide * 1.25],
        [x + wide * 1.16, foot - tall - wide * 0.1],
      ],
      hex('#5a5fa8'),
    );
    set.middle.line(
      [
        [x + wide / 2, foot - tall - wide * 1.2],
        [x + wide / 2, foot - tall - wide * 1.7],
      ],
      wide * 0.04,
      hex('#6a5a4a'),
    );
    set.middle.shape(
      [
        [x + wide / 2, foot - tall - wide * 1.7],
        [x + wide, foot - tall - wide * 1.58],
        [x + wide / 2, foot - tall - wide * 1.46],
      ],
      hex('#d8483e'),
    );
    set.middle.rect(x + wide * 0.4, foot - tall * 0.72, wide * 0.2, wide * 0.42, hex('#ffd58a'), {
      isBright: set.light.isDark,
    });
  };
  const tall = horizon * 0.46;
  tower(width * 0.27, unit * 0.13, tall * 1.15);
  tower(width * 0.66, unit * 0.13, tall * 1.3);
  set.middle.rect(width * 0.22, foot - tall * 0.62, width * 0.56, tall * 0.62, darken(stone, 0.06));
  for (let tooth = 0; tooth < 13; tooth += 1)
    set.middle.rect(width * (0.22 + tooth * 0.0445), foot - tall * 0.7, width * 0.026, tall * 0.09, stone);
  tower(width * 0.19, unit * 0.16, tall * 0.85);
  tower(width * 0.72, unit * 0.16, tall * 0.95);
  set.middle.shape(
    [
      [width * 0.46, foot],
      [width * 0.46, foot - tall * 0.24],
      [width * 0.5, foot - tall * 0.36],
      [width * 0.54, foot - tall * 0.24],
      [width * 0.54, foot],
    ],
    hex('#4a3428'),
    { isSmooth: false },
  );
}

/** Draws meadow, trees and the road to the gate. */
function drawGrounds(set: SetLayers, foot: number, gate: number): void {
  const { width, height, unit } = set;
  floor(set.near, width, foot - unit * 0.01, height, hex('#6fa04e'), 9);
  // The road winds from the gate to the viewer, and becomes wider as it comes near.
  const bends = Array.from({ length: 9 }, (_, index) => {
    const near = (index / 8) ** 1.5;
    const middle = gate + (width * 0.5 - gate) * near + Math.sin(near * Math.PI * 1.5) * width * 0.05;
    return { middle, y: foot + (height + 20 - foot) * near, half: width * (0.011 + 0.13 * near) };
  });
  set.near.shape(
    [
      ...bends.map(({ middle, y, half }) => [middle + half, y] as const),
      ...bends.toReversed().map(({ middle, y, half }) => [middle - half, y] as const),
    ],
    hex('#c8b088'),
    { hasOutline: false, isFlat: true },
  );
  tree(set.near, width * 0.08, set.ground - unit * 0.04, unit * 0.6);
  bush(set.near, width * 0.9, set.ground, unit * 0.16);
  bush(set.front, width * 0.98, height, unit * 0.2, hex('#2f6a3c'));
}

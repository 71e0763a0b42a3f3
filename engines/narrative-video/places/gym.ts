import { darken, hex, lighten } from '../../drawing/color.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import { hangingLamp, interior, lampGlow, pane } from '../props/indoors.ts';
import { boxingRing, fightPoster, heavyBag, weights } from '../scenery/boxing.ts';
import type { Place, SetLayers } from './set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;
const BRICK = hex('#a86a52');

/** A boxing gym: a ring in front of a wall of bricks with high windows, a bag on a chain, and posters of fights. */
export const gym: Place = (set) => {
  const { width, horizon, ground, unit, far, middle, near, light } = set;
  const foot = interior(set, BRICK, hex('#8a6a4c'));
  bricks(set, foot);
  far.rect(-20, foot - unit * 0.2, width + 40, unit * 0.2, hex('#4f6a62'), BARE);
  far.rect(-20, foot - unit * 0.21, width + 40, unit * 0.014, hex('#d8c8a0'), BARE);
  for (const left of [0.06, 0.3, 0.56, 0.8]) {
    const [x, y, wide, tall] = [width * left, foot - horizon * 0.86, width * 0.15, horizon * 0.24];
    pane(set, far, x, y, wide, tall, hex('#39424c'));
    // Light falls through the high windows in shafts.
    if (!light.isDark)
      middle.shape(
        [
          [x, y],
          [x + wide, y],
          [x + wide + unit * 0.46, ground],
          [x + unit * 0.3, ground],
        ],
        light.key,
        { ...BARE, isBright: true, alpha: 0.1 },
      );
  }
  const meter = unit * 0.2;
  for (const [x, color] of [
    [0.235, '#e8c04a'],
    [0.75, '#d8d0bc'],
    [0.95, '#c8604a'],
  ] as const)
    drawElevation(far, fightPoster(hex(color)), { x: width * x, y: foot - horizon * 0.28, scale: meter * 0.9 });
  drawElevation(middle, boxingRing(), { x: width * 0.46, y: foot + unit * 0.06, scale: meter });
  drawElevation(near, weights(), { x: width * 0.1, y: foot + (ground - foot) * 0.4, scale: meter * 1.15 });
  drawElevation(near, heavyBag(), { x: width * 0.86, y: foot + (ground - foot) * 0.55, scale: meter * 1.3 });
  for (const x of [0.3, 0.62]) {
    hangingLamp(set, x, 0.05, hex('#2c3038'));
    lampGlow(set, middle, width * x, horizon * 0.15, unit * 0.5);
  }
};

/** Draws bricks here and there on the wall: rows of all of them would be a pattern behind the people. */
function bricks({ far, width, unit, chance }: SetLayers, foot: number): void {
  const tone = far.pigment(BRICK);
  for (let patch = 0; patch < 34; patch += 1) {
    const [x, y] = [chance.next() * width, chance.next() * (foot - unit * 0.24)];
    for (let brick = 0; brick < 3; brick += 1)
      far.rect(
        x + (brick % 2) * unit * 0.03 + brick * unit * 0.012,
        y + brick * unit * 0.026,
        unit * 0.055,
        unit * 0.02,
        chance.next() < 0.5 ? darken(tone, 0.14) : lighten(tone, 0.12),
        BARE,
      );
  }
}

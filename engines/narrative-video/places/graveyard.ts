import { hex, mix } from '../../drawing/color.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import { grass, pine, ridge, tree } from '../props/nature.ts';
import { house } from '../props/town.ts';
import { bareTree, gravestone, ironFence, laidFlowers, stoneCross } from '../scenery/burial-ground.ts';
import type { Place } from './set-layers.ts';

const TURF = hex('#66804f');

/** A graveyard on a hill: rows of stones and crosses, a bare tree, an iron fence, and a chapel behind it. */
export const graveyard: Place = (set) => {
  const { width, height, horizon, ground, unit, sky, far, middle, near, chance } = set;
  set.drawSky();
  ridge(sky, width, horizon - unit * 0.12, unit * 0.1, horizon + unit * 0.05, mix(TURF, hex('#6a7a94'), 0.6), 0.1);
  house(far, width * 0.66, horizon + unit * 0.02, unit * 0.2, unit * 0.13, hex('#d8d4c8'), hex('#5f6070'));
  far.rect(width * 0.66 - unit * 0.05, horizon - unit * 0.2, unit * 0.07, unit * 0.22, hex('#d8d4c8'));
  far.shape(
    [
      [width * 0.66 - unit * 0.062, horizon - unit * 0.2],
      [width * 0.66 - unit * 0.015, horizon - unit * 0.36],
      [width * 0.66 + unit * 0.032, horizon - unit * 0.2],
    ],
    hex('#5f6070'),
  );
  for (let trunk = 0; trunk < 7; trunk += 1) {
    const [x, size] = [width * (0.02 + trunk * 0.155), unit * chance.between(0.14, 0.22)];
    (trunk % 3 ? tree : pine)(far, x, horizon + unit * 0.04, size, hex('#55704a'));
  }
  middle.rect(-20, horizon + unit * 0.03, width + 40, height, TURF, { hasOutline: false, isFlat: true });
  for (let piece = 0; piece < 8; piece += 1)
    drawElevation(middle, ironFence(), {
      x: width * 0.5 + (piece - 3.5) * unit * 0.318,
      y: horizon + unit * 0.055,
      scale: unit * 0.1,
    });
  for (const [row, share] of [0.3, 0.62].entries()) {
    const [y, scale] = [horizon + unit * 0.05 + (ground - horizon) * share * 0.8, unit * (0.11 + row * 0.055)];
    for (let stone = 0; stone < 7; stone += 1) {
      const at = (stone + 0.5 + chance.between(-0.14, 0.14)) / 7;
      // Nothing stands where the people are.
      if (row === 1 && Math.abs(at - 0.5) < 0.2) continue;
      const parts = (stone + row) % 3 === 1 ? stoneCross() : gravestone();
      drawElevation(row ? near : middle, parts, { x: width * at, y, scale });
    }
  }
  drawElevation(near, bareTree(), { x: width * 0.1, y: horizon + (ground - horizon) * 0.72, scale: unit * 0.2 });
  const front = ground - unit * 0.03;
  drawElevation(near, gravestone(), { x: width * 0.8, y: front, scale: unit * 0.25 });
  drawElevation(near, laidFlowers(), { x: width * 0.73, y: front + unit * 0.03, scale: unit * 0.27 });
  grass(near, width, horizon + unit * 0.1, ground, unit * 0.022, hex('#7a945c'), 60);
  grass(set.front, width, height - unit * 0.02, height + unit * 0.05, unit * 0.14, hex('#3f5a34'), 60);
};

import { darken, hex } from '../../drawing/color.ts';
import { bush, palm, tree } from '../props/nature.ts';
import { SEASIDES } from '../props/seaside.ts';
import { drawShore } from '../props/shore.ts';
import { seaTone, water } from '../props/water.ts';
import type { Place, SetLayers } from './set-layers.ts';

export const beach: Place = (set) => {
  const { width, height, horizon, ground, unit, light, chance } = set;
  // No palms and parasols stand in the snow.
  const isWinter = light.weather === 'snow';
  set.drawSky();
  const shore = horizon + (ground - horizon) * 0.56;
  water(set.far, width, horizon, height, seaTone(set), 110);
  set.far.shape(
    [
      [width * 0.05, horizon + 2],
      [width * 0.12, horizon - unit * 0.05],
      [width * 0.2, horizon - unit * 0.02],
      [width * 0.3, horizon + 2],
    ],
    hex('#6a8a90'),
  );
  drawShore(set, shore, isWinter);
  const { architecture = 'blocks' } = set.near.hand;
  // It stands at the side, where no person is in front of it, and a boat on the sand lies farther aside.
  SEASIDES[architecture]?.(set, width * (architecture === 'timber' ? 0.84 : 0.17));
  if (set.near.hand.foliage === 'leaves') {
    tree(set.near, width * 0.1, ground - unit * 0.03, unit * 0.62, hex('#5a9a4a'));
    bush(set.near, width * 0.2, ground - unit * 0.01, unit * 0.14);
    bush(set.near, width * 0.03, ground + unit * 0.02, unit * 0.2);
  } else if (!isWinter) {
    drawParasol(set, width * chance.fork('parasol').pick([0.84, 0.88, 0.92]), shore);
    palm(set.near, width * 0.06, ground + unit * 0.02, Math.min(ground * 0.66, unit * 0.86), -0.06);
  }
  if (set.near.hand.foliage !== 'leaves' && !isWinter)
    // In a tall picture, a larger one would cover people.
    palm(set.front, width * 1.03, height + unit * 0.1, Math.min(height * 0.86, unit * 0.95, width * 0.46), -0.14);
};

/** Draws a striped parasol with its shadow on the sand. */
function drawParasol(set: SetLayers, umbrella: number, shore: number): void {
  const { unit } = set;
  set.near.disc(umbrella, shore + unit * 0.2, unit * 0.15, darken(hex('#d8b078'), 0.3), {
    squash: 0.16,
    alpha: 0.5,
    hasOutline: false,
    isFlat: true,
  });
  set.near.rect(umbrella, shore - unit * 0.12, unit * 0.012, unit * 0.32, hex('#f4f0e8'));
  for (let part = 0; part < 6; part += 1) {
    const [from, to] = [part / 3 - 1, (part + 1) / 3 - 1];
    const at = (share: number, down: number) =>
      [umbrella + share * unit * 0.19 * Math.sqrt(down), shore - unit * (0.25 - 0.17 * down)] as const;
    set.near.shape(
      [at(from, 0), at(to, 0.3), at(to, 0.65), at(to, 1), at(from, 1), at(from, 0.65), at(from, 0.3)],
      part % 2 ? hex('#fff4e4') : hex('#ee5a4a'),
    );
  }
}

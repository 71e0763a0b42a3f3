import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Hand } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { ridge } from './nature.ts';

/** How those draw who paint wooded hills instead of peaks. */
const WOODED: ReadonlySet<Hand['shading']> = new Set(['paint', 'cel']);

/** Draws mountains behind a landscape, or wooded hills that become bluer with distance. */
export function mountains({ far: pen, width, horizon, unit }: SetLayers, rise: number, tone: Rgb): void {
  const low = horizon + unit * 0.3;
  if (!WOODED.has(pen.hand.shading)) {
    ridge(pen, width, horizon, rise, low, tone, 0.9);
    return;
  }
  ridge(pen, width, horizon, rise * 0.9, low, mix(tone, hex('#6f9ab8'), 0.6), 0.5);
  for (const [share, woods] of [
    [0.62, mix(tone, hex('#5f9080'), 0.7)],
    [0.34, hex('#5a9460')],
  ] as const) {
    const crest = horizon + unit * (0.02 + 0.05 * (0.62 - share));
    const line = ridge(pen, width, crest, rise * share, low, woods, 0.2);
    drawWoods(pen, line, unit * 0.022, woods);
  }
}

/** Draws the crowns of trees along a ridge. */
function drawWoods(pen: Pen, line: readonly Point[], size: number, tone: Rgb): void {
  line.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    for (let step = 0; step < 14; step += 1) {
      const share = (step + pen.chance.next()) / 14;
      const radius = size * pen.chance.between(0.6, 1.3);
      pen.disc(
        fromX + (toX - fromX) * share,
        // A smooth ridge runs below its peaks and above its valleys.
        (fromY + toY) / 2 + (toY - fromY) * (share - 0.5) * 0.5 + radius * pen.chance.between(0.2, 1.2),
        radius,
        mix(darken(tone, 0.12), lighten(tone, 0.12), pen.chance.next()),
        { squash: 0.8, hasOutline: false, isFlat: true },
      );
    }
  });
}

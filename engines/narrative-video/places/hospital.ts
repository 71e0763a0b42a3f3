import { darken, hex, lighten } from '../../drawing/color.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import { interior, pane } from '../props/indoors.ts';
import { dripStand, pulseMonitor, wardBed } from '../scenery/ward.ts';
import type { Place, SetLayers } from './set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;

/** A room of a hospital: beds with rails, a drip, a monitor with a pulse, and a curtain beside a wide window. */
export const hospital: Place = (set) => {
  const { width, horizon, ground, unit, far, middle, near } = set;
  const wall = hex('#cfe0dc');
  const foot = interior(set, wall, hex('#b8c4c4'));
  far.rect(-20, foot - horizon * 0.36, width + 40, horizon * 0.36, hex('#a4c8c0'), BARE);
  far.rect(-20, foot - horizon * 0.385, width + 40, unit * 0.03, hex('#f4f8f4'), BARE);
  pane(set, far, width * 0.33, foot - horizon * 0.86, width * 0.34, horizon * 0.44, hex('#f8faf6'));
  for (const x of [0.15, 0.8]) {
    far.rect(width * x - unit * 0.1, foot - horizon * 0.98, unit * 0.2, unit * 0.03, hex('#fffdf0'), {
      isBright: true,
    });
    // A panel with sockets and a lamp is over the head of each bed.
    far.rect(width * x - unit * 0.15, foot - horizon * 0.56, unit * 0.3, unit * 0.05, hex('#e8ecea'));
    for (const knob of [-0.09, -0.04, 0.05, 0.1])
      far.disc(width * x + unit * knob, foot - horizon * 0.56 + unit * 0.025, unit * 0.011, hex('#4f8f9a'), BARE);
  }
  curtain(set, width * 0.685, foot);
  curtain(set, width * 0.31, foot);
  const meter = unit * 0.215;
  const back = foot + (ground - foot) * 0.25;
  drawElevation(middle, wardBed(), { x: width * 0.85, y: back, scale: meter });
  drawElevation(middle, wardBed('#d8b48a'), { x: width * 0.14, y: back, scale: meter });
  drawElevation(middle, pulseMonitor(), { x: width * 0.7, y: back, scale: meter });
  drawElevation(near, dripStand(), { x: width * 0.29, y: foot + (ground - foot) * 0.4, scale: meter * 1.06 });
};

/** Draws a curtain that hangs in folds from a rail. */
function curtain({ middle, unit, horizon }: SetLayers, x: number, foot: number): void {
  const [top, low] = [foot - horizon * 0.9, foot - unit * 0.02];
  middle.line(
    [
      [x - unit * 0.16, top],
      [x + unit * 0.16, top],
    ],
    unit * 0.01,
    hex('#b4bec6'),
    BARE,
  );
  const cloth = hex('#e0c8a8');
  for (let fold = 0; fold < 5; fold += 1) {
    const left = x - unit * 0.09 + fold * unit * 0.036;
    middle.shape(
      [
        [left + unit * 0.004, top],
        [left + unit * 0.032, top],
        [left + unit * 0.04, low],
        [left - unit * 0.004, low],
      ],
      fold % 2 ? lighten(cloth, 0.12) : darken(cloth, 0.06),
      { isFlat: true },
    );
  }
}

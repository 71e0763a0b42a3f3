import { darken, hex, lighten, mix } from '../../drawing/color.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import { hasLampsLit } from '../light/light.ts';
import type { Pen } from '../pen/pen.ts';
import { liveryOf } from '../props/liveries.ts';
import { floor } from '../props/nature.ts';
import { PITCH, passingCarriage } from '../scenery/passing-train.ts';
import { platformBench, platformSign, stationClock } from '../scenery/platform.ts';
import type { Place, SetLayers } from './set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;
const GLOW = hex('#ffd98a');
/** How high the rails are under the platform, and how long a meter is at the train and at the people, in shorter sides. */
const [RAILS, AT_TRAIN, AT_PEOPLE] = [0.95, 0.148, 0.27];
/** Where the head of the train stands, as a share of the width. Left of it, one sees over the line. */
const HEAD = 0.4;
/** Where the tail of a train is that leaves, as a share of the width. */
const TAIL = 0.16;
/** Number of its carriages that are drawn. */
const CARS = 2;

/** A platform under a roof on columns of iron, and a train that waits behind it. */
export const station: Place = (set) => {
  const { width, height, horizon, ground, unit, middle, near, light } = set;
  const livery = liveryOf(near.hand.architecture);
  set.drawSky();
  for (const [index, strip] of set.strips.slice(0, 2).entries())
    strip.paint(index === 0 ? set.far : middle, { width, height, level: horizon, unit: unit * 0.7 });
  const edge = horizon + (ground - horizon) * 0.42;
  floor(middle, width, horizon + unit * 0.02, edge + unit * 0.05, hex('#7d776f'), 9);
  set.reflect({ far: width, near: width, foot: height });
  const scale = unit * AT_TRAIN;
  const rails = edge + RAILS * scale;
  for (const above of [0.5, 0.2])
    middle.rect(-20, rails - (above + 0.28) * scale, width + 40, Math.max(1.5, scale * 0.06), hex('#9aa2ae'), BARE);
  const isLit = hasLampsLit(light);
  const head = set.isTrainGone ? width * TAIL - CARS * PITCH * scale : width * HEAD;
  for (const car of [1, 0]) {
    // The nose of a carriage is at its right end, and this train looks to the left.
    const parts = passingCarriage(livery, isLit, car === 0).map((part) =>
      part.form === 'bar'
        ? { ...part, at: mirrored(part.at), to: mirrored(part.to) }
        : { ...part, at: mirrored(part.at) },
    );
    drawElevation(middle, parts, { x: head + (0.5 + car) * PITCH * scale, y: rails, scale });
  }
  platform(set, edge);
  const foot = edge + (ground - edge) * 0.4;
  const meter = unit * AT_PEOPLE * 0.86;
  drawElevation(near, platformBench(), { x: width * 0.83, y: foot, scale: meter });
  drawElevation(near, platformSign(livery.panel), { x: width * 0.2, y: foot - unit * 0.02, scale: meter });
  roof(set, foot, livery.trim);
};

function mirrored([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [-x, y, z];
}

/** Draws the paved platform from its far edge, with the line that nobody should cross. */
function platform({ near, width, height, unit, isLevel }: SetLayers, edge: number): void {
  const paving = hex('#a8a29a');
  near.rect(-20, edge, width + 40, height - edge + 20, paving, BARE);
  near.rect(-20, edge, width + 40, unit * 0.012, lighten(paving, 0.35), BARE);
  near.rect(-20, edge + unit * 0.026, width + 40, unit * 0.017, hex('#f0c23c'), BARE);
  for (let row = 0; row < 4; row += 1) {
    const y = edge + unit * 0.075 + (height - edge) * 0.9 * (row / 4) ** 1.5;
    near.rect(-20, y, width + 40, Math.max(1, unit * 0.0025 * (row + 1)), darken(paving, 0.16), BARE);
  }
  if (isLevel) return;
  for (let seam = -9; seam <= 9; seam += 1)
    near.line(
      [
        [width / 2 + seam * unit * 0.16, edge + unit * 0.06],
        [width / 2 + seam * unit * 0.34, height + 20],
      ],
      Math.max(1, unit * 0.003),
      darken(paving, 0.16),
      BARE,
    );
}

/** Draws the roof over the platform with its columns, lamps and clock. @param foot where the columns stand */
function roof({ near, width, unit, height, light }: SetLayers, foot: number, trim: SetLayers['light']['key']): void {
  const iron = mix(hex('#3f5a52'), darken(trim, 0.5), 0.4);
  const boards = darken(iron, 0.42);
  const eaves = height * 0.125;
  near.rect(-20, -20, width + 40, eaves + 20, boards, BARE);
  for (let beam = 0; beam < 13; beam += 1) {
    const at = (beam - 6) / 6;
    near.line(
      [
        [width / 2 + at * width * 0.9, -20],
        [width / 2 + at * width * 0.62, eaves],
      ],
      unit * 0.012,
      darken(boards, 0.35),
      BARE,
    );
  }
  near.rect(-20, eaves - unit * 0.02, width + 40, unit * 0.036, iron);
  valance(near, width, eaves + unit * 0.014, unit * 0.035, lighten(iron, 0.12));
  for (const x of [0.1, 0.37, 0.68, 0.95]) column(near, width * x, foot, eaves, unit, iron);
  for (const x of [0.24, 0.52, 0.81]) {
    near.rect(width * x - unit * 0.004, eaves, unit * 0.008, unit * 0.07, iron, BARE);
    near.shape(
      [
        [width * x - unit * 0.016, eaves + unit * 0.06],
        [width * x + unit * 0.016, eaves + unit * 0.06],
        [width * x + unit * 0.05, eaves + unit * 0.092],
        [width * x - unit * 0.05, eaves + unit * 0.092],
      ],
      iron,
    );
    near.disc(width * x, eaves + unit * 0.096, unit * 0.022, hex('#fff0c0'), {
      isBright: hasLampsLit(light),
      squash: 0.7,
    });
    if (hasLampsLit(light)) near.glow(width * x, eaves + unit * 0.11, unit * 0.3, GLOW, 0.5);
  }
  const clock = unit * 0.23;
  near.rect(width * 0.595 - unit * 0.006, eaves, unit * 0.012, unit * 0.06, iron, BARE);
  drawElevation(near, stationClock(), { x: width * 0.595, y: eaves + unit * 0.06 + clock * 0.72, scale: clock });
}

/** Draws the boards with pointed ends that hang from a roof's edge. */
function valance(pen: Pen, width: number, y: number, tall: number, color: SetLayers['light']['key']): void {
  const step = tall * 0.8;
  for (let x = -step; x < width + step; x += step)
    pen.shape(
      [
        [x, y],
        [x + step, y],
        [x + step, y + tall * 0.5],
        [x + step / 2, y + tall],
        [x, y + tall * 0.5],
      ],
      color,
      BARE,
    );
}

/** Draws a column of cast iron with brackets under the roof. */
function column(pen: Pen, x: number, foot: number, top: number, unit: number, iron: SetLayers['light']['key']): void {
  const half = unit * 0.014;
  for (const side of [-1, 1])
    pen.line(
      [
        [x, top + unit * 0.19],
        [x + side * unit * 0.055, top + unit * 0.11],
        [x + side * unit * 0.15, top + unit * 0.015],
      ],
      unit * 0.013,
      iron,
      { isSmooth: true, hasOutline: false },
    );
  pen.rect(x - half, top, half * 2, foot - top, iron);
  pen.rect(x - half * 1.7, top + unit * 0.17, half * 3.4, unit * 0.022, lighten(iron, 0.14));
  pen.rect(x - half * 2, foot - unit * 0.08, half * 4, unit * 0.08, darken(iron, 0.12));
  pen.rect(x - half * 0.4, top + unit * 0.2, half * 0.5, foot - top - unit * 0.3, lighten(iron, 0.28), BARE);
}

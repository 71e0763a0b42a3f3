import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { tiles } from './town.ts';

/** Draws a window with the view through it: the sky above a line of hills or roofs. */
export function pane(
  { light, unit }: SetLayers,
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Rgb,
): void {
  pen.rect(x, y, width, height, mix(light.zenith, light.middle, 0.5), { isBright: true });
  pen.rect(x, y + height * 0.42, width, height * 0.58, light.horizon, { isBright: true, alpha: 0.75 });
  if (light.sun)
    pen.disc(x + width * 0.66, y + height * 0.3, Math.min(width, height) * 0.1, light.sun.color, { isBright: true });
  for (const [left, tall] of [
    [0, 0.22],
    [0.18, 0.34],
    [0.38, 0.18],
    [0.55, 0.3],
    [0.78, 0.24],
  ] as const)
    pen.rect(
      x + width * left,
      y + height * (1 - tall),
      width * 0.22,
      height * tall,
      mix(light.haze, hex('#3a4860'), 0.5),
      { isBright: true },
    );
  const bar = unit * 0.016;
  for (const [left, top, wide, tall] of [
    [-bar, -bar, width + bar * 2, bar],
    [-bar, height, width + bar * 2, bar * 1.6],
    [-bar, 0, bar, height],
    [width, 0, bar, height],
    [width / 2 - bar / 2, 0, bar, height],
    [0, height * 0.45, width, bar],
  ] as const)
    pen.rect(x + left, y + top, wide, tall, frame);
  if (!light.isDark) pen.glow(x + width / 2, y + height / 2, Math.max(width, height) * 0.85, light.horizon, 0.3);
}

/**
 * Draws the walls and floor of a room. They look lamplit if it is dark outside.
 * @returns height at which wall and floor meet, in pixels from the top
 */
export function interior(
  { sky, far, middle, width, height, horizon, ground, unit, light }: SetLayers,
  wall: Rgb,
  boards: Rgb,
): number {
  const foot = horizon + (ground - horizon) * 0.45;
  const paint = sky.pigment(wall);
  const warm = light.isDark ? darken(mix(paint, hex('#e09a5a'), 0.22), 0.3) : paint;
  sky.wash(0, foot, lighten(warm, 0.06), darken(warm, 0.12));
  sky.wash(foot, height - foot, sky.pigment(boards), darken(boards, 0.3));
  tiles(middle, width, foot, height, boards, darken(boards, 0.35));
  far.rect(-20, foot - unit * 0.045, width + 40, unit * 0.045, lighten(warm, 0.3));
  return foot;
}

/**
 * Draws a lamp that hangs from the ceiling.
 * @param x as a share of the width
 * @param top height of the shade's upper edge from above, as a share of the height of the horizon
 */
export function hangingLamp({ middle, width, horizon, unit }: SetLayers, x: number, top: number, shade: Rgb): void {
  const [at, upper, lower] = [width * x, horizon * top, horizon * (top + 0.08)];
  middle.line(
    [
      [at, -20],
      [at, upper + horizon * 0.02],
    ],
    unit * 0.006,
    hex('#20181a'),
    { hasOutline: false },
  );
  middle.shape(
    [
      [at - unit * 0.02, upper],
      [at + unit * 0.02, upper],
      [at + unit * 0.07, lower],
      [at - unit * 0.07, lower],
    ],
    shade,
  );
}

/** Draws the light around a lamp or a fire, if it is dark outside. */
export function lampGlow({ light }: SetLayers, pen: Pen, x: number, y: number, reach: number): void {
  if (light.isDark) pen.glow(x, y, reach, hex('#ffcf7a'), 0.6);
}

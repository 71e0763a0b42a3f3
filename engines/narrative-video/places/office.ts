import { darken, hex, lighten, mix } from '../../drawing/color.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import { building } from '../props/facades.ts';
import { hangingLamp, interior, lampGlow } from '../props/indoors.ts';
import { WALLS } from '../props/town.ts';
import { deskChair, officeDesk, waterCooler } from '../scenery/workplace.ts';
import type { Place, SetLayers } from './set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;

/** An office high over a city: a wall of windows, desks with screens, lamps and a plant. */
export const office: Place = (set) => {
  const { width, horizon, ground, unit, middle, near } = set;
  const foot = interior(set, hex('#c4ccd4'), hex('#7f8894'));
  windows(set, foot);
  const meter = unit * 0.215;
  const back = foot + (ground - foot) * 0.18;
  for (const [x, screen] of [
    [0.13, '#8fd0f0'],
    [0.5, '#f0d0a0'],
    [0.87, '#9fe0b8'],
  ] as const) {
    drawElevation(middle, deskChair(), { x: width * x - unit * 0.03, y: back - unit * 0.012, scale: meter * 0.94 });
    drawElevation(middle, officeDesk(screen), { x: width * x, y: back, scale: meter });
  }
  drawElevation(near, waterCooler(), { x: width * 0.97, y: foot + (ground - foot) * 0.42, scale: meter * 1.2 });
  for (const x of [0.2, 0.5, 0.8]) {
    hangingLamp(set, x, 0.06, hex('#39424c'));
    lampGlow(set, middle, width * x, horizon * 0.16, unit * 0.4);
  }
};

/** Draws the wall of glass, and the city behind it. */
function windows({ far, light, width, horizon, unit, chance }: SetLayers, foot: number): void {
  const [top, sill] = [foot - horizon * 0.84, foot - horizon * 0.2];
  far.rect(-20, top, width + 40, sill - top, mix(light.zenith, light.middle, 0.5), {
    isBright: true,
    hasOutline: false,
  });
  far.rect(-20, top + (sill - top) * 0.5, width + 40, (sill - top) * 0.5, light.horizon, {
    ...BARE,
    isBright: true,
    alpha: 0.8,
  });
  for (let x = -unit * 0.05; x < width; ) {
    const wide = unit * chance.between(0.1, 0.18);
    building(far, x, sill, wide, (sill - top) * chance.between(0.3, 0.86), chance.pick(WALLS), 4);
    x += wide * chance.between(1.05, 1.5);
  }
  const frame = hex('#39424c');
  far.rect(-20, top - unit * 0.02, width + 40, unit * 0.02, frame, BARE);
  far.rect(-20, sill, width + 40, unit * 0.03, lighten(frame, 0.5), BARE);
  for (let bar = 0; bar <= 7; bar += 1)
    far.rect(
      width * (bar / 7) - unit * 0.008,
      top,
      unit * 0.016,
      sill - top,
      bar % 2 ? frame : darken(frame, 0.2),
      BARE,
    );
}

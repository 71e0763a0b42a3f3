import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, mix, type Rgb } from '../drawing/color.ts';
import { LAMPLIGHT, type Light, rimColorOf } from './light.ts';
import type { PlaceName } from './story.ts';

/** Side of the lamp of a place that has one, before the place is mirrored: -1 left, 1 right. */
const LAMPS: Partial<Record<PlaceName, number>> = { snow: -1, street: -1 };
/** How dark the side away from the light and the foreground become, by time of day, and in rooms. 0 to 1. */
const SHADE: Readonly<Record<Light['time'], number>> = { dawn: 0.44, day: 0.32, sunset: 0.52, night: 0.46 };
const SHADE_INSIDE = 0.46;
/** Share of it that is left under a closed sky by day. */
const UNDER_CLOUDS = 0.5;
/** How strongly the light colors what it falls on. */
const GLOW: Readonly<Record<Light['time'], number>> = { dawn: 0.3, day: 0.16, sunset: 0.42, night: 0.2 };
/** How much darker things are that frame the picture. */
const FRAMING = 0.34;
/** Opacity of the light around people at night. */
const POOL = 0.32;

/** What the light of a set depends on. Lengths are pixels of the set. */
interface SetSizes {
  width: number;
  height: number;
  horizon: number;
  /** Height at which people stand. */
  ground: number;
  light: Light;
}

/** The light that falls on people and things from one side. */
export interface Key {
  /** -1 left, 1 right. */
  side: number;
  color: Rgb;
}

/** Returns the light from the side in a place, before the place is mirrored. */
export function keyOf(place: PlaceName, light: Light): Key {
  const lamp = light.isDark && !light.isInside ? LAMPS[place] : undefined;
  return lamp
    ? { side: lamp, color: LAMPLIGHT }
    : { side: light.sun && light.sun.x < 0.5 ? -1 : 1, color: rimColorOf(light) };
}

/** Returns the color of shadows in a light. */
export function shadeOf({ zenith }: Light): Rgb {
  return darken(mix(zenith, hex('#1c1030'), 0.5), 0.4);
}

/**
 * Lights a painted place from one side: warm or pale on that side, dark on the other one and in the foreground. At night,
 * people stand in a pool of light. Frames for a film are composed so, instead of lit evenly.
 */
export function lightSet(
  { ground, front }: { ground: Canvas; front: Canvas },
  { width, height, horizon, ground: foot, light }: SetSizes,
  { side, color }: Key,
): void {
  const dark = shadeOf(light);
  const isEven = !light.isInside && !light.isDark && light.sun === null;
  const shade = (light.isInside ? SHADE_INSIDE : SHADE[light.time]) * (isEven ? UNDER_CLOUDS : 1);
  const [lit, away] = side > 0 ? [width, 0] : [0, width];
  const pen = over(ground);
  const source = light.sun && !light.isInside ? light.sun.x * width : lit;
  const glow = pen.createRadialGradient(source, horizon, 0, source, horizon, width * 0.62);
  glow.addColorStop(0, css(color, GLOW[light.time]));
  glow.addColorStop(1, css(color, 0));
  fill(pen, glow, width, height);
  const across = pen.createLinearGradient(lit, 0, away, height * 0.25);
  across.addColorStop(0.34, css(dark, 0));
  across.addColorStop(1, css(dark, shade));
  fill(pen, across, width, height);
  const down = pen.createLinearGradient(0, foot + (height - foot) * 0.1, 0, height);
  down.addColorStop(0, css(dark, 0));
  down.addColorStop(1, css(dark, shade * 1.25));
  fill(pen, down, width, height);
  if (light.isDark && !light.isInside) poolAround(pen, width, foot, height, lighten(color, 0.15));
  fill(over(front), css(dark, FRAMING), width, height);
}

/** Draws a flat pool of light on the ground where people stand. */
function poolAround(pen: SKRSContext2D, width: number, foot: number, height: number, color: Rgb): void {
  pen.save();
  pen.translate(width / 2, foot);
  pen.scale(1, ((height - foot) * 0.9) / (width * 0.34));
  const pool = pen.createRadialGradient(0, 0, 0, 0, 0, width * 0.34);
  pool.addColorStop(0, css(color, POOL));
  pool.addColorStop(0.5, css(color, POOL * 0.6));
  pool.addColorStop(1, css(color, 0));
  pen.fillStyle = pool;
  pen.fillRect(-width / 2, -width, width, width * 2);
  pen.restore();
}

/** Returns a pen that changes only what is painted already. */
function over(canvas: Canvas): SKRSContext2D {
  const pen = canvas.getContext('2d');
  pen.resetTransform();
  pen.globalCompositeOperation = 'source-atop';
  return pen;
}

function fill(
  pen: SKRSContext2D,
  style: string | ReturnType<SKRSContext2D['createLinearGradient']>,
  width: number,
  height: number,
): void {
  pen.fillStyle = style;
  pen.fillRect(0, 0, width, height);
}

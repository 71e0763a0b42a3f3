import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, mix, type Rgb } from '../../drawing/color.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { PlaceName } from '../story.ts';
import { LAMPLIGHT, type Light, rimColorOf } from './light.ts';

/** Side of the lamp of a place that has one, before the place is mirrored: -1 left, 1 right. */
const LAMPS: Partial<Record<PlaceName, number>> = { snow: -1, street: -1 };
/** How dark the side away from the light and the foreground become, by time of day, and in rooms. 0 to 1. */
const SHADE: Readonly<Record<Light['time'], number>> = { dawn: 0.6, day: 0.46, sunset: 0.72, night: 0.66 };
const SHADE_INSIDE = 0.6;
/** The color of shade, mixed with that of the sky. */
const VIOLET = hex('#6a5690');
/** Share of it that is left under a closed sky by day. */
const UNDER_CLOUDS = 0.5;
/** How strongly the light colors what it falls on. */
const GLOW: Readonly<Record<Light['time'], number>> = { dawn: 0.5, day: 0.32, sunset: 0.7, night: 0.3 };
/** How much darker things are that frame the picture. */
const FRAMING = 0.36;
/** Opacity of the light around people at night. */
const POOL = 0.2;

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

/** Returns the color by which shade multiplies others in a light: it keeps their hue, as gray would not. */
export function shadeOf({ zenith }: Light): Rgb {
  return mix(zenith, VIOLET, 0.65);
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
  blended(ground, 'soft-light', (pen) => {
    const source = light.sun && !light.isInside ? light.sun.x * width : lit;
    const glow = pen.createRadialGradient(source, horizon, 0, source, horizon, width * 0.62);
    glow.addColorStop(0, css(color, GLOW[light.time]));
    glow.addColorStop(1, css(color, 0));
    return [glow];
  });
  blended(ground, 'multiply', (pen) => {
    const across = pen.createLinearGradient(lit, 0, away, height * 0.25);
    across.addColorStop(0.34, css(dark, 0));
    across.addColorStop(1, css(dark, shade));
    const down = pen.createLinearGradient(0, foot + (height - foot) * 0.1, 0, height);
    down.addColorStop(0, css(dark, 0));
    down.addColorStop(1, css(dark, shade));
    return [across, down];
  });
  if (light.isDark && !light.isInside)
    blended(ground, 'screen', (pen) => {
      const flat = ((height - foot) * 0.9) / (width * 0.34);
      pen.setTransform(1, 0, 0, flat, 0, foot * (1 - flat));
      const pool = pen.createRadialGradient(width / 2, foot, 0, width / 2, foot, width * 0.34);
      pool.addColorStop(0, css(color, POOL));
      pool.addColorStop(0.5, css(color, POOL * 0.6));
      pool.addColorStop(1, css(color, 0));
      return [pool];
    });
  const frame = front.getContext('2d');
  frame.save();
  frame.resetTransform();
  frame.globalCompositeOperation = 'source-atop';
  frame.fillStyle = css(darken(dark, 0.5), FRAMING);
  frame.fillRect(0, 0, width, height);
  frame.restore();
}

type Fill = SKRSContext2D['fillStyle'];

/** Blends fills with what is painted already. What is transparent stays so. */
function blended(
  canvas: Canvas,
  how: SKRSContext2D['globalCompositeOperation'],
  fills: (pen: SKRSContext2D) => Fill[],
): void {
  const { width, height } = canvas;
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  for (const fill of fills(pen)) {
    pen.fillStyle = fill;
    // A transformed pen needs more than the sheet to cover it.
    pen.fillRect(-width, -height * 9, width * 3, height * 18);
  }
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(canvas, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = how;
  context.drawImage(sheet, 0, 0);
  context.restore();
  freeCanvas(sheet);
}

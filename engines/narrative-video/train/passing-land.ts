import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import { smoothstep } from '../../drawing/motion.ts';
import { fractalAt, fractalTile } from '../../drawing/solids/fractal.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';

/** A part of the land that passes at one speed, as a picture twice as wide as the view, which continues at its ends. */
interface Strip {
  canvas: Canvas;
  /** Widths of the view per second. */
  speed: number;
}

/** Colors of the land. */
interface Tones {
  sky: readonly [top: Rgb, low: Rgb];
  haze: Rgb;
  fields: readonly Rgb[];
  leaves: readonly [dark: Rgb, lit: Rgb];
}

let drawn: { key: string; strips: readonly Strip[] } | undefined;

/**
 * Draws the land beside a railway out of focus, with what is nearer passing faster.
 * @param horizon pixels below the upper edge
 */
export function drawLand(
  context: SKRSContext2D,
  { width, height, unit, seconds }: Pick<FrameFacts, 'width' | 'height' | 'unit' | 'seconds'>,
  light: Light,
  horizon: number,
): void {
  const level = Math.round(horizon);
  const key = [width, height, level, light.time, light.weather, light.isDark, light.horizon].join('/');
  if (drawn?.key !== key) drawn = { key, strips: stripsOf({ width, height, unit, level }, light) };
  for (const { canvas, speed } of drawn.strips) {
    const offset = (seconds * speed * width) % canvas.width;
    for (let left = -offset; left < width; left += canvas.width) context.drawImage(canvas, left, 0);
  }
}

interface View {
  width: number;
  height: number;
  unit: number;
  level: number;
}

function tonesOf({ isDark, middle, horizon, haze }: Light): Tones {
  if (isDark) {
    const leaves = [hex('#07090e'), hex('#10131a')] as const;
    return { sky: [hex('#070a14'), hex('#2a2630')], haze: hex('#221f28'), fields: [hex('#0a0c12')], leaves };
  }
  const air = mix(horizon, haze, 0.4);
  const field = (color: string) => mix(hex(color), air, 0.16);
  return {
    sky: [mix(middle, hex('#7d8894'), 0.35), lighten(air, 0.1)],
    haze: air,
    fields: ['#76804a', '#5f7044', '#8d8550', '#566a3e', '#9a8f62'].map(field),
    leaves: [mix(hex('#232c20'), air, 0.1), mix(hex('#66734a'), air, 0.18)],
  };
}

/** Heights of hills, hedges and trees above the horizon, in shares of the shorter side, with their speeds. */
const HILLS = { tall: 0.17, speed: 0.02, far: 0.62 };
const WOODS = [
  { tall: 0.12, low: 0.012, speed: 0.07, far: 0.34, grain: 7 },
  { tall: 0.2, low: 0.05, speed: 0.2, far: 0.12, grain: 4 },
] as const;
/** Where the fields begin below the horizon, in shares of the shorter side, and their speeds. */
const FIELDS = [
  { from: 0, speed: 0.07, rows: 3 },
  { from: 0.05, speed: 0.2, rows: 2 },
  { from: 0.16, speed: 0.55, rows: 1 },
] as const;
/** Bushes beside the track, which are only streaks. */
const NEAR = { from: 0.3, tall: 0.16, speed: 1.5 };

function stripsOf(view: View, light: Light): Strip[] {
  const { height, unit, level } = view;
  const { sky, haze, fields, leaves } = tonesOf(light);
  const tile = fractalTile();
  const noise = (u: number, v: number) => (fractalAt(tile, u, v) - 0.5) * 2.6;
  const cover = light.weather === 'clear' ? 0.35 : 0.75;
  const clouds = stripOf(view, 0.008, (u, y) => {
    const up = Math.max(0, 1 - y / Math.max(1, level));
    const cloud = smoothstep(-0.5, 0.8, noise(u * 2, (up * up * height) / unit / 2)) * cover;
    const tone = mix(sky[1], sky[0], up ** 0.8);
    return [light.isDark ? lighten(tone, cloud * 0.05) : mix(tone, lighten(darken(haze, 0.25), up * 0.5), cloud), 1];
  });
  const hills = stripOf(view, HILLS.speed, (u, y) => {
    const top = level - unit * HILLS.tall * (0.55 + 0.45 * noise(u, 0.2));
    const tone = mix(mix(leaves[0], leaves[1], 0.5 + noise(u * 8, y / height) * 0.3), haze, HILLS.far);
    return [tone, smoothstep(top - 1, top + 1.5, y)];
  });
  const ground = FIELDS.map(({ from, speed, rows }) =>
    stripOf(view, speed, (u, y) => {
      const down = (y - level) / unit;
      const band = noise(u * rows, down * 3) * 0.5 + 0.5;
      const at = Math.max(0, Math.min(fields.length - 1.001, band * fields.length));
      const tone = mix(fields[Math.floor(at)] as Rgb, fields[Math.ceil(at)] ?? (fields[0] as Rgb), at % 1);
      const rough = darken(tone, 0.16 + noise(u * rows * 3, down * 9) * 0.14);
      return [mix(rough, haze, Math.max(0, 0.3 - down * 2.4)), smoothstep(from - 0.01, from + 0.012, down)];
    }),
  );
  const woods = WOODS.map(({ tall, low, speed, far, grain }, index) =>
    stripOf(view, speed, (u, y) => {
      const crown = noise(u * 2, 0.31 + index * 0.4) * 0.8 + noise(u * 12, 0.6) * 0.35;
      const top = level - unit * tall * Math.max(-0.2, 0.25 + crown);
      const foot = level + unit * low;
      const tone = mix(
        leaves[0],
        leaves[1],
        smoothstep(foot, top, y) * 0.7 + noise(u * grain * 3, (y / unit) * 2) * 0.4,
      );
      return [mix(tone, haze, far), smoothstep(top - 1.2, top + 2, y) * smoothstep(foot + 2, foot, y)];
    }),
  );
  const near = stripOf(view, NEAR.speed, (u, y) => {
    const top = level + unit * (NEAR.from - NEAR.tall * Math.max(0, noise(u, 0.77)));
    const tone = mix(leaves[0], leaves[1], 0.3 + noise(u * 2, y / height) * 0.3);
    return [tone, smoothstep(top, top + unit * 0.08, y) * 0.86];
  });
  const [fieldFar, fieldMiddle, fieldNear] = ground as [Strip, Strip, Strip];
  const [woodFar, woodNear] = woods as [Strip, Strip];
  return [clouds, hills, fieldFar, woodFar, fieldMiddle, woodNear, fieldNear, near];
}

/** @param paint returns the color and the opacity of a place: `u` is 0 to 1 along the strip, `y` is in pixels */
function stripOf(
  { width, height }: View,
  speed: number,
  paint: (u: number, y: number) => readonly [Rgb, number],
): Strip {
  const wide = Math.max(2, Math.round(width * 2));
  const tall = Math.max(1, Math.round(height));
  const data = new Uint8ClampedArray(wide * tall * 4);
  for (let y = 0; y < tall; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const [color, alpha] = paint(x / wide, y);
      if (alpha > 0) data.set([...color, alpha * 255], (y * wide + x) * 4);
    }
  }
  const canvas = createCanvas(wide, tall);
  canvas.getContext('2d').putImageData(new ImageData(data, wide, tall), 0, 0);
  return { canvas, speed };
}

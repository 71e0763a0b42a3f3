import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import type { OpenGround, SetLayers } from '../places/set-layers.ts';

/** The mirrored picture is this many times smaller, which blurs it. */
const SMALLER = 8;
/** How clearly wet ground reflects at night, when all light comes from lamps, and by day: between puddles, and in them. */
const CLARITY = { night: { film: 0.34, puddle: 0.72 }, day: { film: 0.2, puddle: 0.55 } } as const;
const PUDDLES = 11;

type Sizes = Pick<SetLayers, 'width' | 'height' | 'horizon' | 'unit' | 'light'>;

/**
 * Draws the reflection on wet ground: everything drawn so far above the horizon, upside down, stretched and dim, and
 * clearer in puddles. What stands on the ground is drawn after it.
 */
export function reflectInGround(
  { width, height, horizon, unit, light }: Sizes,
  { far, near, foot }: OpenGround,
  { sky, far: hills, ground }: { sky: Canvas; far?: Canvas; ground: Canvas },
  chance: Chance,
): void {
  const line = horizon + unit * 0.05;
  const depth = height - line;
  const mirror = createCanvas(Math.ceil(width / SMALLER), Math.ceil(depth / SMALLER));
  const upside = mirror.getContext('2d');
  upside.imageSmoothingQuality = 'medium';
  upside.scale(1, -1);
  for (const layer of [sky, ...(hills ? [hills] : []), ground]) {
    upside.drawImage(layer, 0, line - depth * 0.9, width, depth * 0.9, 0, -mirror.height, mirror.width, mirror.height);
  }
  const context = ground.getContext('2d');
  const { film, puddle } = light.isDark ? CLARITY.night : CLARITY.day;
  const middle = width / 2;
  context.save();
  context.beginPath();
  context.moveTo(middle - far, line);
  context.lineTo(middle + far, line);
  context.lineTo(middle + near, foot);
  if (foot < height) context.lineTo(width, foot);
  context.lineTo(width, height);
  context.lineTo(0, height);
  if (foot < height) context.lineTo(0, foot);
  context.lineTo(middle - near, foot);
  context.closePath();
  context.clip();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = film;
  context.drawImage(mirror, 0, line, width, depth);
  context.beginPath();
  for (let index = 0; index < PUDDLES; index += 1) {
    // Nearer puddles are larger, and all are flat.
    const near = ((index + chance.next()) / PUDDLES) ** 1.4;
    const [x, y] = [middle + (chance.next() - 0.5) * width * (0.3 + near * 0.7), line + depth * (0.06 + near * 0.9)];
    const reach = unit * (0.05 + near * chance.between(0.1, 0.22));
    context.moveTo(x + reach, y);
    context.ellipse(x, y, reach, reach * 0.16, 0, 0, Math.PI * 2);
    context.ellipse(x + reach * 0.7, y + reach * 0.08, reach * 0.6, reach * 0.1, 0, 0, Math.PI * 2);
  }
  context.clip();
  context.globalAlpha = puddle;
  context.drawImage(mirror, 0, line, width, depth);
  context.restore();
}

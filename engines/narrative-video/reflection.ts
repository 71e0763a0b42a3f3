import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { SetLayers } from './places/set-layers.ts';
import type { PlaceName } from './story.ts';

/** Places whose ground reflects when it is wet. */
const PAVED: ReadonlySet<PlaceName> = new Set(['city', 'street', 'road', 'rooftop', 'market']);
/** The mirrored picture is this many times smaller, which blurs it. */
const SMALLER = 8;
/** How clearly the ground reflects at night, when all light comes from lamps, and by day. */
const [LAMPS, DAY] = [0.62, 0.42];

/** Draws the reflection on wet ground: everything above the horizon, upside down, stretched and dim. */
export function wet(
  place: PlaceName,
  { width, height, horizon, unit, light }: SetLayers,
  sky: Canvas,
  ground: Canvas,
): void {
  if (!PAVED.has(place)) return;
  const line = horizon + unit * 0.05;
  const depth = height - line;
  const mirror = createCanvas(Math.ceil(width / SMALLER), Math.ceil(depth / SMALLER));
  const upside = mirror.getContext('2d');
  upside.imageSmoothingQuality = 'medium';
  upside.scale(1, -1);
  for (const layer of [sky, ground]) {
    upside.drawImage(layer, 0, line - depth * 0.9, width, depth * 0.9, 0, -mirror.height, mirror.width, mirror.height);
  }
  const context = ground.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = light.isDark ? LAMPS : DAY;
  context.drawImage(mirror, 0, line, width, depth);
  context.restore();
}

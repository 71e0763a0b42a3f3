import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lighten, mix, type Rgb } from '../../drawing/color.ts';
import { noise } from '../../drawing/noise.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import { isSunLow } from '../light/low-sun.ts';
import type { Part } from '../scenery/part.ts';
import type { Water } from '../scenery/thing.ts';

/** Wave crests that run over water toward its shore. */
export interface Waves {
  from: number;
  to: number;
  y: number;
  crest: Rgb;
  /** A low sun, whose light runs over the water: its x as a share of the picture, and its color. */
  sun?: { x: number; color: Rgb };
}

/** What stands in front of water: its z, and its left and right end. Meters. */
export interface Obstacle {
  z: number;
  left: number;
  right: number;
}

/** Height up to which things hide water from a camera at the height of faces, meters. */
const HIDING = 1.6;

/** Returns the parts of a place that stand on its ground and hide water behind them. */
export function obstaclesOf(parts: readonly Part[]): Obstacle[] {
  return parts.flatMap((part) => {
    const [x, y, z] = part.at;
    if (y > HIDING) return [];
    if (part.form === 'bar') {
      const [low, high] = [Math.min(x, part.to[0]), Math.max(x, part.to[0])];
      return [{ z, left: low - part.radius, right: high + part.radius }];
    }
    if (part.form === 'column') return [{ z, left: x - part.radius, right: x + part.radius }];
    if (part.form === 'ball' || part.form === 'block')
      return [{ z, left: x - part.size[0] / 2, right: x + part.size[0] / 2 }];
    return [];
  });
}

/** Height below which water, in meters, has no shore but a wall or a pier in front of it. */
const EDGE = -0.3;

/** @param y height of water, meters */
export function isBelowGround(y: number): boolean {
  return y < EDGE;
}

/** Opacity of the crests, and their height in meters. */
const [CREST, THICK] = [0.44, 0.05];
const ROWS = 11;
/** Number of crests side by side. */
const COLUMNS = 12;
/** Seconds until a crest reaches the place of the crest in front of it. */
const STEP = 2.6;

export function wavesOf({ from, to, y, color }: Water, light: Light): Waves {
  const { horizon, isDark, sun } = light;
  const bright = lighten(mix(color, horizon, 0.55), isDark ? 0.2 : 0.55);
  const low = sun && isSunLow(light) && { sun: { x: sun.x, color: lighten(sun.color, 0.15) } };
  return { from, to: Math.max(to, from - 34), y, crest: bright, ...low };
}

/** Draws the crests at this time. They get brighter as they come closer and fade out at the shore. */
export function drawWaves(
  context: SKRSContext2D,
  lens: Lens,
  waves: Waves,
  facts: FrameFacts,
  obstacles: readonly Obstacle[] = [],
): void {
  const { from, to, y, crest } = waves;
  const { seconds } = facts;
  const hidden = obstacles.map(({ z, left, right }) => ({
    z,
    left: projected(lens, [left, 0, z]).x,
    right: projected(lens, [right, 0, z]).x,
  }));
  const turn = seconds / STEP;
  const [whole, part] = [Math.floor(turn), turn - Math.floor(turn)];
  for (let row = 0; row < ROWS; row += 1) {
    // Rows are closer together near the shore.
    const away = (row + 1 - part) / ROWS;
    const z = from - (from - to) * away ** 1.9;
    const strength = Math.min(1, away * 5) * (1 - away * 0.7);
    context.fillStyle = css(crest, CREST * strength);
    context.beginPath();
    for (let column = 0; column < COLUMNS; column += 1) {
      const kind = (row + whole) * 31 + column * 7;
      const spread = 8 + (from - z) * 0.9;
      const x = ((column + noise(kind, 3)) / COLUMNS - 0.5) * 2 * spread + Math.sin(seconds * 0.5 + kind) * 0.2;
      const long = (0.5 + noise(kind, 9)) * (0.5 + (from - z) * 0.06);
      const at = projected(lens, [x, y + 0.06, z]);
      if (at.distance < 0.8) continue;
      const half = (long * lens.focal) / at.distance;
      // Crests lie over the painted place, so one behind a thing would be in front of it.
      if (hidden.some((thing) => thing.z > z && at.x + half > thing.left && at.x - half < thing.right)) continue;
      const thick = Math.max(0.6, (THICK * lens.focal) / at.distance);
      context.moveTo(at.x - half, at.y);
      context.quadraticCurveTo(at.x, at.y - thick * 1.6, at.x + half, at.y);
      context.quadraticCurveTo(at.x, at.y + thick * 0.4, at.x - half, at.y);
    }
    context.fill();
  }
  drawGlitter(context, lens, waves, facts);
}

/** Distances at which water meets the sky, and from which the nearest reflections are, meters. */
const [FARTHEST, NEAREST] = [400, 3];
/** Number of reflections in the path of a low sun, and how often each appears in a second. */
const [GLITTERS, TWINKLE] = [54, 0.7];

/** Draws the path of a low sun on the water as broken reflections, which are larger where they are near. */
function drawGlitter(
  context: SKRSContext2D,
  lens: Lens,
  { from, y, sun }: Waves,
  { width, seconds }: Pick<FrameFacts, 'width' | 'seconds'>,
): void {
  if (!sun) return;
  const [top, foot] = [
    projected(lens, [0, y, -FARTHEST]).y,
    projected(lens, [0, y, Math.min(from, lens.position[2] - NEAREST)]).y,
  ];
  context.fillStyle = css(sun.color, 0.85);
  context.beginPath();
  for (let index = 0; index < GLITTERS; index += 1) {
    const near = ((index + 0.5) / GLITTERS) ** 1.3;
    const turn = seconds * TWINKLE + noise(index, 5) * 9;
    const shown = Math.sin((turn % 1) * Math.PI);
    const aside = noise(index * 13 + Math.floor(turn), 7) - 0.5;
    const x = (sun.x + aside * (0.03 + 0.09 * near)) * width;
    const half = width * (0.004 + 0.018 * near) * shown;
    context.ellipse(x, top + (foot - top) * near, half, Math.max(0.7, half * 0.09), 0, 0, 7);
    context.closePath();
  }
  context.fill();
}

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import type { Placement } from '../camera.ts';
import type { Hand } from '../pen/hand.ts';
import { createPen } from '../pen/pen.ts';
import { seaTone, water } from '../props/water.ts';
import type { PaintedSet } from '../set/set.ts';

/** Distances in hundredths of the set's shorter side: from the ground line to the far shore, and least to the horizon. */
const [REACH, LAND] = [24, 4];
const GLINTS = 60;

/**
 * Paints a lake over the ground of a set, and returns what draws it. It hides the grass or the pier on which people
 * usually stand.
 */
export function lakeOn(
  { width, height, ground, horizon, light }: Pick<PaintedSet, 'width' | 'height' | 'ground' | 'horizon' | 'light'>,
  hand: Hand,
  chance: Chance,
): (context: SKRSContext2D, placement: Placement) => void {
  const unit = Math.min(width, height);
  const shore = Math.max(horizon + (unit * LAND) / 100, ground - (unit * REACH) / 100);
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height - shore));
  const pen = createPen({ context: canvas.getContext('2d'), unit, depth: 0 }, hand, light, chance);
  water(pen, canvas.width, 0, canvas.height, seaTone(pen), GLINTS);
  return (context, { x, y, scale }) =>
    context.drawImage(canvas, x, y + shore * scale, canvas.width * scale, canvas.height * scale);
}

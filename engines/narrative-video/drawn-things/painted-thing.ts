import { createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { Hand } from '../pen/hand.ts';
import { createPen } from '../pen/pen.ts';
import type { PictureSize } from '../picture-size.ts';
import { outOfFocus } from '../set/layers.ts';
import type { PaintedSet } from '../set/set.ts';
import { isSoftBehind, type Scene } from '../story.ts';
import { type DrawnThing, type Sketch, sketchOn } from './sketch.ts';

/** Where things are painted. */
export interface ThingSetting {
  scene: Scene;
  hand: Hand;
  set: Pick<PaintedSet, 'light'>;
  picture: PictureSize;
  /** Whether the look can show things out of focus. */
  isSmooth: boolean;
}

/** Empty margin around a thing for its glow, in hundredths of an adult's height. */
export const ROOM = 50;
/** Largest side of a painted thing, pixels. */
const LARGEST = 1800;

/**
 * Paints a thing once.
 * @param grown height of an adult beside it, pixels
 * @param layers what draws its parts, the farthest first
 */
export function paintedThing(
  thing: DrawnThing,
  grown: number,
  { hand, set, scene, picture, isSmooth }: ThingSetting,
  layers: readonly ((sketch: Sketch) => void)[],
) {
  const [width, height] = [thing.width + ROOM * 2, thing.height + ROOM * 2];
  const scale = Math.min(grown / 100, LARGEST / width, LARGEST / height);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const unit = Math.min(picture.width, picture.height);
  const sheet = { context: canvas.getContext('2d'), unit, depth: 0 };
  const pen = createPen(sheet, hand, set.light, chanceOf(`${scene.text}/thing`));
  const sketch = sketchOn(pen, canvas.width / 2, canvas.height - ROOM * scale, scale);
  for (const draw of layers) draw(sketch);
  if (!isSoftBehind(scene) || !isSmooth) return { canvas, thing, scale };
  const soft = outOfFocus(canvas, (context) => context.drawImage(canvas, 0, 0));
  const coarse = (scale * soft.width) / canvas.width;
  freeCanvas(canvas);
  return { canvas: soft, thing, scale: coarse };
}

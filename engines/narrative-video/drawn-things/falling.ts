import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';

/** How far the pieces sway to either side, as a share of a tile, and how fast, in radians per second. */
const SWAY = { reach: 0.09, speed: 1.2 };

/**
 * Fills the picture with falling pieces.
 * @param size size of the canvas in the picture, which has margins around one tile
 * @param speed pixels per second
 */
export function drawFalling(
  context: SKRSContext2D,
  canvas: Canvas,
  size: PictureSize,
  tile: PictureSize,
  speed: number,
  { width, height, seconds }: FrameFacts,
): void {
  const left = Math.sin(seconds * SWAY.speed) * SWAY.reach * tile.width - tile.width;
  const top = ((seconds * speed) % tile.height) - tile.height * 2;
  const [marginX, marginY] = [(size.width - tile.width) / 2, (size.height - tile.height) / 2];
  for (let x = left; x < width + marginX; x += tile.width)
    for (let y = top; y < height + marginY; y += tile.height)
      context.drawImage(canvas, x - marginX, y - marginY, size.width, size.height);
}

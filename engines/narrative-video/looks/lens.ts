import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { copyOf, pixels } from './raster.ts';

const SPECKS = 128;
const tiles = new Map<string, Canvas>();

type Sheet = Pick<FrameFacts, 'width' | 'height' | 'frame'>;

/**
 * Draws coarse film grain: one tile of noise, at another position in each frame.
 * @param strength 0 to 1
 */
export function grain(context: SKRSContext2D, { width, height, frame }: Sheet, strength: number): void {
  const speck = Math.max(1, Math.round(Math.min(width, height) / 360));
  const side = SPECKS * speck;
  const key = `${strength}/${speck}`;
  const tile = tiles.get(key) ?? copyOf(noiseTile(strength), side, side, false);
  tiles.set(key, tile);
  const [x, y] = [(frame * 97) % side, (frame * 61) % side];
  for (let top = -y; top < height; top += side) {
    for (let left = -x; left < width; left += side) context.drawImage(tile, left, top);
  }
}

function noiseTile(strength: number): Canvas {
  const chance = chanceOf('grain');
  return pixels(createCanvas(SPECKS, SPECKS), (data) => {
    for (let index = 0; index < data.length; index += 4) {
      const value = chance.next() + chance.next() - 1;
      data.fill(value > 0 ? 255 : 0, index, index + 3);
      data[index + 3] = Math.abs(value) * strength * 255;
    }
  });
}

/** Adds the texture of paper or canvas to a painted layer. */
export function texture(layer: Canvas, strength: number): Canvas {
  const context = layer.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  grain(context, { width: layer.width, height: layer.height, frame: 0 }, strength);
  context.restore();
  return layer;
}

/** Darkens a layer's corners once. Doing it for every frame would take as long as drawing a layer. */
export function vignetted(layer: Canvas, color: string): Canvas {
  const context = layer.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.scale(layer.width / 2, layer.height / 2);
  context.translate(1, 1);
  const gradient = context.createRadialGradient(0, 0, 0.66, 0, 0, 1.42);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, color);
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
  return layer;
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seededRandom } from '../random.ts';
import { copyOf, pixels } from './raster.ts';
import type { FrameFacts } from './style.ts';

const SIDE = 256;
const tiles = new Map<number, Canvas>();

/** Film grain as an enlargement shows it, two pixels wide: one tile, laid differently on each frame. @param strength 0 to 1 */
export function grain(
  context: SKRSContext2D,
  { width, height, frame }: Pick<FrameFacts, 'width' | 'height' | 'frame'>,
  strength: number,
): void {
  const tile = tiles.get(strength) ?? noiseTile(strength);
  tiles.set(strength, tile);
  const [x, y] = [(frame * 97) % SIDE, (frame * 61) % SIDE];
  for (let top = -y; top < height; top += SIDE)
    for (let left = -x; left < width; left += SIDE) context.drawImage(tile, left, top);
}

function noiseTile(strength: number): Canvas {
  const random = seededRandom('grain');
  const fine = pixels(createCanvas(SIDE / 2, SIDE / 2), (data) => {
    for (let index = 0; index < data.length; index += 4) {
      const value = random.next() + random.next() - 1;
      data.fill(value > 0 ? 255 : 0, index, index + 3);
      data[index + 3] = Math.abs(value) * strength * 255;
    }
  });
  return copyOf(fine, SIDE, SIDE, false);
}

/** Paper or canvas that stays where it is on a painted layer. */
export function texture(layer: Canvas, strength: number): Canvas {
  const context = layer.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  grain(context, { width: layer.width, height: layer.height, frame: 0 }, strength);
  context.restore();
  return layer;
}

const vignettes = new Map<string, Canvas>();

/** Darker corners; small and enlarged, for it has no detail. */
export function vignette(
  context: SKRSContext2D,
  { width, height }: Pick<FrameFacts, 'width' | 'height'>,
  colour: string,
): void {
  const key = `${width}x${height}${colour}`;
  const sheet = vignettes.get(key) ?? vignetteSheet(width, height, colour);
  vignettes.set(key, sheet);
  context.drawImage(sheet, 0, 0, width, height);
}

function vignetteSheet(width: number, height: number, colour: string): Canvas {
  const sheet = createCanvas(Math.ceil(width / 8), Math.ceil(height / 8));
  const context = sheet.getContext('2d');
  context.scale(sheet.width / 2, sheet.height / 2);
  context.translate(1, 1);
  const gradient = context.createRadialGradient(0, 0, 0.72, 0, 0, 1.5);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, colour);
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  return sheet;
}

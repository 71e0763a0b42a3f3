import { type Context2D, newCanvas } from './canvas.ts';
import type { Chance } from './chance.ts';

const TILE = 256;

/** Covers everything with grain: dark and light specks. @param strength 0 to 1 @param coarse pixels of a speck */
export function grain(
  pen: Context2D,
  width: number,
  height: number,
  strength: number,
  chance: Chance,
  coarse = 1,
): void {
  const { canvas, pen: on } = newCanvas(TILE, TILE);
  const image = on.createImageData(TILE, TILE);
  const pixels = new Uint32Array(image.data.buffer);
  for (let index = 0; index < pixels.length; index++) {
    const value = chance.around();
    pixels[index] = ((Math.abs(value) * strength * 255) << 24) | (value > 0 ? 0xffffff : 0);
  }
  on.putImageData(image, 0, 0);
  tiled(pen, canvas, width, height, coarse);
}

/** Specks of one color, such as missing ink or splashes. @param share of the surface, 0 to 1 */
export function specks(
  pen: Context2D,
  width: number,
  height: number,
  share: number,
  size: number,
  color: string,
  chance: Chance,
): void {
  pen.save();
  pen.fillStyle = color;
  pen.beginPath();
  const count = (width * height * share) / (size * size);
  for (let index = 0; index < count; index++) {
    const [x, y] = [chance.next() * width, chance.next() * height];
    pen.rect(x, y, size * chance.between(0.3, 1.6), size * chance.between(0.3, 1.2));
  }
  pen.fill();
  pen.restore();
}

/** Clears small holes in what was drawn, as in worn ink. */
export function wear(pen: Context2D, width: number, height: number, share: number, size: number, chance: Chance): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  specks(pen, width, height, share, size, '#000', chance);
  pen.restore();
}

function tiled(
  pen: Context2D,
  tile: Parameters<Context2D['drawImage']>[0],
  width: number,
  height: number,
  scale: number,
): void {
  pen.save();
  pen.imageSmoothingEnabled = scale < 4;
  for (let y = 0; y < height; y += TILE * scale) {
    for (let x = 0; x < width; x += TILE * scale) pen.drawImage(tile, x, y, TILE * scale, TILE * scale);
  }
  pen.restore();
}

/** Halftone dots at an angle, larger for more ink. @param ink 0 to 1 at a place in the rectangle */
export function halftone(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  pitch: number,
  degrees: number,
  ink: (x: number, y: number) => number,
): void {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch);
  const [cx, cy] = [left + width / 2, top + height / 2];
  pen.beginPath();
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = cx + (column * cos - row * sin) * pitch;
      const y = cy + (column * sin + row * cos) * pitch;
      if (x < left - pitch || y < top - pitch || x > left + width + pitch || y > top + height + pitch) continue;
      const inked = ink(Math.max(left, Math.min(left + width, x)), Math.max(top, Math.min(top + height, y)));
      const radius = Math.sqrt(Math.max(0, Math.min(1, inked))) * pitch * 0.7;
      if (radius < pitch * 0.08) continue;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  pen.fill();
}

/** Parallel lines over the clip or the whole rectangle. */
export function hatch(
  pen: Context2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  distance: number,
  degrees: number,
  chance?: Chance,
): void {
  pen.save();
  pen.translate(left + width / 2, top + height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  const reach = Math.hypot(width, height) / 2;
  pen.beginPath();
  for (let y = -reach; y <= reach; y += distance) {
    const bend = chance ? chance.around() * distance * 0.35 : 0;
    pen.moveTo(-reach, y + bend);
    pen.lineTo(reach, y - bend);
  }
  pen.stroke();
  pen.restore();
}

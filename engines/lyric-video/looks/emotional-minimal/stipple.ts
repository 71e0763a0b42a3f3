import { newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { hex } from '../../../drawing/color.ts';
import type { Brush } from '../../picture/flat-shapes.ts';

/** Side of a dot, in lengths of the sheet. */
const DOT = 1.5;

/**
 * Shades a part of the sheet with fine dots.
 * @param box left, top, right, bottom @param share how much of the ground dots cover at a place, 0 to 1
 */
export function stippled(
  { pen, tint }: Pick<Brush, 'pen' | 'tint'>,
  color: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  chance: Chance,
  share: (x: number, y: number) => number,
): void {
  const [width, height] = [Math.ceil((right - left) / DOT), Math.ceil((bottom - top) / DOT)];
  const { canvas, pen: on } = newCanvas(width, height);
  const image = on.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const [red, green, blue] = hex(tint(color));
  const ink = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const covered = share(left + column * DOT, top + row * DOT);
      if (covered > 0 && chance.next() < covered) pixels[row * width + column] = ink;
    }
  }
  on.putImageData(image, 0, 0);
  pen.drawImage(canvas, left, top, width * DOT, height * DOT);
}

/** The moon: flat paper with dotted seas, and a dotted edge away from the light. */
export function moonOn(
  brush: Brush,
  ink: Record<'paper' | 'shade', string>,
  x: number,
  y: number,
  radius: number,
  chance: Chance,
): void {
  const { pen, disc } = brush;
  disc(ink.paper, x, y, radius);
  pen.save();
  pen.clip();
  const seas = [
    [-0.34, -0.3, 0.36],
    [0.16, -0.46, 0.22],
    [0.4, 0.06, 0.3],
    [-0.2, 0.34, 0.26],
    [0.24, 0.52, 0.14],
    [-0.62, 0.1, 0.16],
  ] as const;
  stippled(brush, ink.shade, [x - radius, y - radius, x + radius, y + radius], chance, (px, py) => {
    const [across, down] = [(px - x) / radius, (py - y) / radius];
    const edge = Math.max(0, Math.hypot(across + 0.16, down + 0.16) - 0.78) * 1.6;
    const sea = Math.max(...seas.map(([sx, sy, size]) => 1 - Math.hypot(across - sx, down - sy) / size));
    return Math.max(edge, sea > 0 ? 0.1 + 0.24 * Math.min(1, sea * 2.4) : 0);
  });
  pen.restore();
}

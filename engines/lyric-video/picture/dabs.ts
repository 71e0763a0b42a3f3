import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { css, darken, lighten } from '../../drawing/color.ts';
import type { Tones } from './tones.ts';

/** Length of a dab, its distance from the next, and the width of its hairs, in its own widths. By eye. */
const [LONG, APART, HAIR] = [2.6, 0.62, 0.4];
/** How much lighter or darker the hairs of one dab are. */
const UNEVEN = 0.25;

/**
 * Paints a print again with dabs of a loaded brush, which follow its forms: each has the color of the print at its middle
 * (as by Haeberli, Paint by Numbers, SIGGRAPH 1990). Dabs are smaller where features are.
 * @param size width of a dab in pixels
 */
export function dabbed(print: Canvas, tones: Tones, size: number, chance: Chance): Canvas {
  const { width, height } = print;
  const { canvas, pen } = newCanvas(width, height);
  const { data } = print.getContext('2d').getImageData(0, 0, width, height);
  pen.lineCap = 'round';
  const step = size * APART;
  const rows = Array.from({ length: Math.ceil(height / step) }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(width / step) }, (_, column) => column);
  for (const row of rows) {
    for (const column of columns) {
      const x = Math.round((column + 0.5 + chance.around() * 0.6) * step);
      const y = Math.round((row + 0.5 + chance.around() * 0.6) * step);
      const at = y * width + x;
      if (x < 0 || y < 0 || x >= width || y >= height || (data[at * 4 + 3] as number) < 128) continue;
      const color = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]] as [number, number, number];
      const finer = 1 - 0.5 * (tones.features?.around[at] ?? 0);
      const turn = formAt(tones, x, y, Math.round(size)) + chance.around() * 0.5;
      const [wide, far] = [size * finer, (size * LONG * finer) / 2];
      const [dx, dy] = [Math.cos(turn) * far, Math.sin(turn) * far];
      for (const side of [-0.5, 0, 0.5]) {
        const [ox, oy] = [x - Math.sin(turn) * wide * side, y + Math.cos(turn) * wide * side];
        const shade = chance.around() * UNEVEN;
        pen.strokeStyle = css(shade > 0 ? lighten(color, shade) : darken(color, -shade));
        pen.lineWidth = wide * HAIR * chance.between(0.8, 1.5);
        pen.beginPath();
        pen.moveTo(ox - dx, oy - dy);
        pen.quadraticCurveTo(ox - dy * 0.2, oy + dx * 0.2, ox + dx, oy + dy);
        pen.stroke();
      }
    }
  }
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(print, 0, 0);
  return canvas;
}

/** The direction in which the lightness changes least around a pixel, in radians; slanting where it is even. */
function formAt({ light, width, height }: Tones, x: number, y: number, reach: number): number {
  const value = (dx: number, dy: number) => {
    const [px, py] = [Math.max(0, Math.min(width - 1, x + dx)), Math.max(0, Math.min(height - 1, y + dy))];
    return light[py * width + px] as number;
  };
  const [across, down] = [value(reach, 0) - value(-reach, 0), value(0, reach) - value(0, -reach)];
  return Math.hypot(across, down) < 0.03 ? -0.9 : Math.atan2(across, -down);
}

import { newCanvas } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css } from '../../../drawing/color.ts';
import type { Surface, Texture } from '../../../drawing/solids/mesh.ts';
import type { Plastic } from './shapes.ts';

/** Sides of the picture of the grain, pixels, and the number of its lines. */
const [ACROSS, ALONG, LINES] = [256, 128, 90] as const;

/** Oiled wood. @param grain the direction of its lines in the shape's texture */
export function woodOf(plastic: Plastic, color: string, dark: string, grain: 'u' | 'v'): Surface {
  return {
    ...plastic(color, { gloss: 0.22, sharpness: 18, sheen: 0.3, softness: 0.35 }),
    texture: grainOf(css(plastic(dark).color), grain),
  };
}

/** Fine wavy lines on a clear ground. */
function grainOf(color: string, grain: 'u' | 'v'): Texture {
  const [width, height] = grain === 'u' ? [ALONG, ACROSS] : [ACROSS, ALONG];
  const { pen } = newCanvas(width, height);
  if (grain === 'u') pen.transform(0, 1, 1, 0, 0, 0);
  const chance = chanceOf('grain');
  pen.strokeStyle = color;
  for (let line = 0; line < LINES; line++) {
    const x = (line + chance.next()) * (ACROSS / LINES);
    const [wave, phase] = [chance.between(0, 3), chance.between(0, 6)];
    pen.globalAlpha = chance.between(0.03, 0.22);
    pen.lineWidth = chance.between(0.6, 2.6);
    pen.beginPath();
    for (let y = -8; y <= ALONG + 8; y += 8) pen.lineTo(x + wave * Math.sin(phase + (y / ALONG) * 2 * Math.PI), y);
    pen.stroke();
  }
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}

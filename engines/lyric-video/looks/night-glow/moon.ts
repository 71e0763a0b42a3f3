import { type Canvas, newCanvas, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { blob, disc } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';

/** The seas of the moon as it is seen from the north: middle and size, in radiuses. */
const SEAS = [
  [-0.3, -0.42, 0.36, 0.3],
  [-0.58, -0.02, 0.3, 0.5],
  [0.2, -0.36, 0.24, 0.22],
  [0.38, -0.08, 0.28, 0.24],
  [0.66, -0.3, 0.13, 0.16],
  [0.62, 0.12, 0.16, 0.22],
  [0.4, 0.26, 0.15, 0.17],
  [-0.22, 0.36, 0.26, 0.16],
  [-0.5, 0.42, 0.15, 0.13],
  [0.02, -0.76, 0.4, 0.06],
] as const;

/** A full moon with its seas and its youngest crater. @param side diameter in pixels */
export function moonOf({ tint, chance }: Composition, side: number): Sprite {
  const radius = side / 2;
  const own = chance.fork('seas');
  const seas = seasOf(radius, tint('#24115a'), own);
  return sprite(side, side, (pen) => {
    disc(pen, radius, radius, radius);
    const body = pen.createRadialGradient(radius * 0.8, radius * 0.75, radius * 0.1, radius, radius, radius);
    body.addColorStop(0, '#ffffff');
    body.addColorStop(0.7, tint('#ffe9dc'));
    body.addColorStop(1, tint('#ff5fa2'));
    pen.fillStyle = body;
    pen.fill();
    pen.clip();
    pen.filter = `blur(${radius * 0.03}px)`;
    pen.globalAlpha = 0.34;
    pen.drawImage(seas, 0, 0);
    pen.globalAlpha = 1;
    pen.filter = 'none';
    pen.fillStyle = 'rgb(255 255 255 / 0.75)';
    disc(pen, radius * 0.88, radius * 1.72, radius * 0.045);
    pen.fill();
    pen.strokeStyle = 'rgb(255 255 255 / 0.22)';
    pen.lineWidth = radius * 0.018;
    for (let ray = 0; ray < 11; ray++) {
      const angle = -Math.PI / 2 + (ray - 5) * 0.42;
      const far = radius * own.between(0.3, 0.95);
      pen.beginPath();
      pen.moveTo(radius * 0.88 + Math.cos(angle) * radius * 0.08, radius * 1.72 + Math.sin(angle) * radius * 0.08);
      pen.lineTo(radius * 0.88 + Math.cos(angle) * far, radius * 1.72 + Math.sin(angle) * far);
      pen.stroke();
    }
    grain(pen, side, side, 0.1, own, 1.3);
  });
}

/** Opaque, because seas that overlap are no darker. */
function seasOf(radius: number, color: string, chance: Chance): Canvas {
  const { canvas, pen } = newCanvas(2 * radius, 2 * radius);
  pen.fillStyle = color;
  for (const [x, y, wide, high] of SEAS) {
    pen.save();
    pen.translate(radius * (1 + x), radius * (1 + y));
    pen.scale(wide, high);
    blob(pen, 0, 0, radius, 0.42, chance, 14);
    pen.fill();
    pen.restore();
  }
  return canvas;
}

/** A sailing boat, dark before the moon's light on the sea. Its hull's lower edge is the sprite's. @param tall in pixels */
export function boatOf({ tint }: Composition, tall: number): Sprite {
  const wide = 0.9 * tall;
  return sprite(wide, tall, (pen) => {
    pen.translate(wide / 2, tall);
    pen.scale(tall, tall);
    pen.fillStyle = tint('#06041a');
    pen.fillRect(-0.012, -0.98, 0.024, 0.9);
    pen.beginPath();
    pen.moveTo(0.03, -0.94);
    pen.quadraticCurveTo(0.3, -0.5, 0.36, -0.2);
    pen.lineTo(0.03, -0.2);
    pen.fill();
    pen.beginPath();
    pen.moveTo(-0.03, -0.84);
    pen.quadraticCurveTo(-0.22, -0.5, -0.3, -0.2);
    pen.lineTo(-0.03, -0.2);
    pen.fill();
    pen.beginPath();
    pen.moveTo(-0.42, -0.16);
    pen.lineTo(0.44, -0.16);
    pen.quadraticCurveTo(0.36, 0, 0.22, 0);
    pen.lineTo(-0.26, 0);
    pen.quadraticCurveTo(-0.38, -0.04, -0.42, -0.16);
    pen.fill();
  });
}

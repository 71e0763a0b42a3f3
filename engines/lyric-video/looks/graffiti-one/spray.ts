import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';

export const BLACK = '#140e0e';

/** The soft edge and the loose drops of a spray can. */
export function mist(
  pen: Context2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  chance: Chance,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, ry / rx);
  const soft = pen.createRadialGradient(0, 0, rx * 0.1, 0, 0, rx);
  soft.addColorStop(0, `${color}cc`);
  soft.addColorStop(0.5, `${color}66`);
  soft.addColorStop(1, `${color}00`);
  pen.fillStyle = soft;
  disc(pen, 0, 0, rx);
  pen.fill();
  pen.restore();
  pen.fillStyle = color;
  pen.beginPath();
  for (let drop = 0; drop < 90; drop++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = Math.sqrt(chance.between(0.2, 1.15));
    const [px, py, size] = [
      x + Math.cos(angle) * rx * far,
      y + Math.sin(angle) * ry * far,
      Math.max(1, ry * 0.022 * chance.between(0.4, 1.6)),
    ];
    pen.rect(px, py, size, size);
  }
  pen.fill();
}

export function drip(pen: Context2D, x: number, y: number, wide: number, long: number): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, long, wide / 2);
  pen.fill();
  disc(pen, x + wide / 2, y + long, wide * 0.8);
  pen.fill();
}

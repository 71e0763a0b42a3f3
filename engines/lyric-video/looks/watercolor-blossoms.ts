import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc } from '../../drawing/hand.ts';
import { rim } from '../picture/figure.ts';
import { pigmentOf } from '../picture/pigment.ts';

/** Paper from which a wash was lifted where something stands before it. */
export const PAPER = '#fbf8ef';

/** Runs for each pixel, where `Math.hypot` would take most of the time. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A round wash that bleeds into another color, with drops that fell beside it. */
export function wash(pen: Context2D, colors: readonly [string, string], middle: number, chance: Chance): void {
  const radius = middle * 0.7;
  const reach = radius * 0.14;
  const paint = pigmentOf({
    width: middle * 2,
    height: middle * 2,
    colors,
    inside: (x, y) => (radius - lengthOf((x - middle) / 1.16, (y - middle) / 0.88)) / reach,
    reach,
    stray: 1,
    strength: () => 1,
    chance,
  });
  pen.drawImage(paint, 0, 0);
  pen.globalAlpha = 0.5;
  pen.fillStyle = colors[0];
  for (let drop = 0; drop < 12; drop++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.84, 0.98) * middle;
    dot(pen, middle, [angle, far], 0.85, middle * chance.between(0.004, 0.018));
  }
}

/**
 * Fills a dot around the middle of a flat shape.
 * @param place angle in radians, and distance from the middle
 * @param flat height of the shape relative to its width
 */
function dot(
  pen: Context2D,
  middle: number,
  [angle, far]: readonly [angle: number, far: number],
  flat: number,
  radius: number,
): void {
  disc(pen, middle + Math.cos(angle) * far, middle + Math.sin(angle) * far * flat, radius);
  pen.fill();
}

/** A blossom whose petals ran into each other while they were wet, with a dark heart. */
export function blossom(pen: Context2D, colors: readonly [string, string], middle: number, chance: Chance): void {
  const radius = middle * 0.74;
  const reach = radius * 0.16;
  const turn = chance.between(0, 3);
  const paint = pigmentOf({
    width: middle * 2,
    height: middle * 2,
    colors,
    inside: (x, y) => {
      const [dx, dy] = [x - middle, y - middle];
      const petal = Math.sqrt(Math.abs(Math.cos(2.5 * Math.atan2(dy, dx) + turn)));
      return (radius * (0.5 + 0.5 * petal) - lengthOf(dx, dy / 0.86)) / reach;
    },
    reach,
    stray: 0.3,
    strength: () => 1,
    chance,
  });
  pen.globalAlpha = 0.78;
  pen.drawImage(rim(paint, 0, PAPER), 0, 0);
  pen.globalAlpha = 1;
  pen.drawImage(paint, 0, 0);
  // Between the petals, the paint was touched again while it dried.
  pen.strokeStyle = colors[0];
  for (let vein = 0; vein < 35; vein++) {
    const angle = chance.between(0, 2 * Math.PI);
    const long = radius * chance.between(0.28, 0.6);
    pen.globalAlpha = chance.between(0.1, 0.3);
    pen.lineWidth = radius * 0.02;
    pen.beginPath();
    pen.moveTo(middle, middle);
    pen.lineTo(middle + Math.cos(angle) * long, middle + Math.sin(angle) * long * 0.86);
    pen.stroke();
  }
  pen.fillStyle = '#3a2a45';
  for (let seed = 0; seed < 60; seed++) {
    const [angle, far] = [chance.between(0, 2 * Math.PI), radius * 0.2 * Math.sqrt(chance.next())];
    pen.globalAlpha = chance.between(0.35, 0.8);
    dot(pen, middle, [angle, far], 0.86, radius * chance.between(0.012, 0.035));
  }
  pen.globalAlpha = 1;
}

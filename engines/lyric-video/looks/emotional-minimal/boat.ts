import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import { handLine, type Point, polygon } from '../../../drawing/hand.ts';
import type { AtHour } from './sky.ts';

/** The height of a boat and its reflection, and where its hull meets the water, in the boat's own pixels. */
const [HEIGHT, WATERLINE] = [86, 64];

/**
 * A boat under sail with a lamp in its cabin, and its reflection.
 * @returns its sprite, and how far its waterline is below the sprite's top, in pixels
 */
export function boatOf({ unit, tint, shine, chance }: AtHour) {
  const drawing = sprite(64 * unit, HEIGHT * unit, (pen) => {
    pen.scale(unit, unit);
    const [dark, light, shade] = [tint('#2a2547'), tint('#f4d9c6'), tint('#d9a898')];
    const lit = (from: string) => {
      const gradient = pen.createLinearGradient(0, 6, 0, 48);
      gradient.addColorStop(0, from);
      gradient.addColorStop(0.6, from);
      gradient.addColorStop(1, shine('#ffd28a'));
      return gradient;
    };
    sail(pen, lit(light), [31, 3], [54, 26], [53, 47], [31, 46]);
    sail(pen, lit(shade), [28, 9], [20, 32], [8, 47], [28, 46]);
    reflected(pen, [dark, light], chance);
    pen.strokeStyle = css(hex(tint('#78465a')), 0.35);
    pen.lineWidth = 0.35;
    for (const [y, from, to] of [
      [18, 23.5, 42.5],
      [28, 18.5, 48.5],
      [38, 13.5, 52],
    ] as const) {
      pen.beginPath();
      pen.moveTo(from, y + 1);
      pen.lineTo(28, y);
      pen.moveTo(31, y);
      pen.quadraticCurveTo((31 + to) / 2, y + 2, to, y + 1);
      pen.stroke();
    }
    pen.fillStyle = dark;
    pen.fillRect(28.8, 0, 1.4, 52);
    pen.fillRect(29, 47, 25, 0.9);
    polygon(pen, [
      [20, 54],
      [22, 49.5],
      [42, 49.5],
      [43.5, 54],
    ]);
    pen.fill();
    pen.fillStyle = shine('#ffe3a0');
    for (const x of [25, 31.5, 38]) pen.fillRect(x - 1.5, 50.7, 3, 2);
    pen.fillStyle = dark;
    handLine(
      pen,
      [
        [3, 51],
        [3, 51],
        [12, 54],
        [32, 54],
        [50, 53],
        [61, 49],
        [61, 49],
        [57, 58],
        [50, 64],
        [34, 65],
        [16, 64],
        [8, 59],
      ],
      0,
      chance,
      true,
    );
    pen.fill();
    pen.fillStyle = shade;
    polygon(pen, [
      [7.5, 56.6],
      [34, 58.3],
      [57.5, 55.4],
      [57, 56.4],
      [34, 59.5],
      [8, 57.8],
    ]);
    pen.fill();
  });
  return { drawing, waterline: WATERLINE * unit };
}

/** The hull and, below it, the sails upside down, broken by waves. */
function reflected(pen: Context2D, [dark, light]: readonly [string, string], chance: Chance): void {
  const own = chance.fork('reflection');
  for (let y = WATERLINE; y < HEIGHT - 1; y += 1.7) {
    const far = (y - WATERLINE) / (HEIGHT - WATERLINE);
    pen.globalAlpha = (1 - far) * 0.6;
    pen.fillStyle = far < 0.4 ? dark : light;
    pen.beginPath();
    pen.ellipse(
      31 + own.around() * 4,
      y,
      (far < 0.4 ? 24 : 15) * own.between(0.6, 1) * (1 - 0.5 * far),
      0.6,
      0,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function sail(pen: Context2D, fill: Context2D['fillStyle'], head: Point, bow: Point, clew: Point, tack: Point): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(...head);
  pen.quadraticCurveTo(...bow, ...clew);
  pen.quadraticCurveTo((clew[0] + tack[0]) / 2, clew[1] - 2, ...tack);
  pen.fill();
}

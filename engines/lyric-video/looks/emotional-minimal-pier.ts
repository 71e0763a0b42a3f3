import { type Context2D, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** A pier with somebody who sits at its end beside a dog, dark before the light. */
export function pierOf({ unit, tint, shape, movement }: Composition) {
  const scale = unit * { wide: 1.35, tall: 1.2, square: 0.78 }[shape] * (movement === 'break' ? 1.25 : 1);
  return sprite(430 * scale, 196 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const dark = tint('#12132b');
    for (const [color, dx, dy] of [
      [tint('#ffc79a'), -1.6, -1.6],
      [dark, 0, 0],
    ] as const) {
      pen.save();
      pen.translate(dx, dy);
      pen.fillStyle = color;
      pen.strokeStyle = color;
      sitting(pen);
      dog(pen);
      pen.fillRect(122, 100, 320, 11);
      pen.restore();
    }
    pen.fillStyle = dark;
    for (const post of [140, 228, 318, 408]) {
      pen.fillRect(post - 6, 92, 12, 104);
      pen.fillRect(post - 8, 90, 16, 6);
    }
    pen.fillStyle = 'rgb(255 214 180 / 0.16)';
    for (let plank = 0; plank < 11; plank++) pen.fillRect(124 + plank * 30, 101, 26, 2);
  });
}

/** Seen from the side, with the feet over the water. Lengths are in the pier's own pixels. */
function sitting(pen: Context2D): void {
  const stroke = (wide: number, ...points: Point[]) => {
    pen.lineWidth = wide;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  };
  stroke(17, [176, 90], [138, 91]);
  stroke(12, [136, 92], [132, 128], [122, 133]);
  stroke(12, [146, 92], [143, 124], [134, 130]);
  stroke(25, [178, 84], [176, 56]);
  stroke(9, [180, 52], [199, 76], [197, 96]);
  stroke(8, [174, 46], [172, 38]);
  disc(pen, 171, 28, 12.5);
  pen.fill();
  pen.beginPath();
  pen.ellipse(176, 27, 12, 14, 0.3, 0, 2 * Math.PI);
  pen.fill();
}

function dog(pen: Context2D): void {
  pen.beginPath();
  pen.ellipse(243, 82, 15, 20, 0.35, 0, 2 * Math.PI);
  pen.fill();
  disc(pen, 233, 53, 10.5);
  pen.fill();
  pen.beginPath();
  pen.ellipse(224, 57, 9, 5, 0.1, 0, 2 * Math.PI);
  pen.ellipse(241, 56, 5, 11, -0.25, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 8;
  pen.beginPath();
  pen.moveTo(234, 60);
  pen.lineTo(232, 97);
  pen.moveTo(254, 95);
  pen.quadraticCurveTo(272, 94, 276, 78);
  pen.stroke();
}

/** One sail, in the distance or near. @param size 1 for a boat in the distance */
export function boatOf({ unit, tint }: Composition, size: number) {
  return sprite(54 * size * unit, 62 * size * unit, (pen) => {
    pen.scale(size * unit, size * unit);
    pen.fillStyle = tint('#2a2547');
    pen.beginPath();
    pen.moveTo(6, 48);
    pen.lineTo(48, 48);
    pen.quadraticCurveTo(42, 59, 34, 59);
    pen.lineTo(18, 59);
    pen.quadraticCurveTo(9, 58, 6, 48);
    pen.fill();
    pen.fillStyle = tint('#f4d9c6');
    pen.beginPath();
    pen.moveTo(27, 2);
    pen.quadraticCurveTo(46, 24, 45, 44);
    pen.lineTo(27, 44);
    pen.fill();
    pen.fillStyle = tint('#d9a898');
    pen.beginPath();
    pen.moveTo(24, 10);
    pen.quadraticCurveTo(14, 28, 9, 44);
    pen.lineTo(24, 44);
    pen.fill();
  });
}

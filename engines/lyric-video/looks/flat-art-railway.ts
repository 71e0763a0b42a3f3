import { sprite } from '../../drawing/canvas.ts';
import { disc, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** A viaduct across the whole frame; its upper edge carries the rails. */
export function viaductOf({ width, height, tint, unit }: Composition) {
  const tall = height * 0.42;
  const span = Math.min(width, height) * 0.21;
  return sprite(width, tall, (pen) => {
    pen.fillStyle = tint('#7a2f4f');
    pen.fillRect(0, 0, width, tall);
    pen.globalCompositeOperation = 'destination-out';
    for (let left = -span * 0.3; left < width; left += span) {
      pen.beginPath();
      pen.arc(left + span / 2, span * 0.62, span * 0.38, Math.PI, 2 * Math.PI);
      pen.lineTo(left + span * 0.88, tall);
      pen.lineTo(left + span * 0.12, tall);
      pen.fill();
    }
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = tint('#93405c');
    pen.fillRect(0, 0, width, 9 * unit);
  });
}

/** A steam engine that pulls three cars to the right, with its smoke. */
export function trainOf({ tint }: Composition, size: number) {
  const s = size * 0.5;
  return sprite(s * 6.6, s * 1.9, (pen) => {
    pen.scale(s, s);
    pen.translate(0, 0.9);
    const dark = tint('#2b1b45');
    pen.fillStyle = tint('#ffe9d0');
    for (const [x, y, r] of [
      [5.7, -0.16, 0.14],
      [5.35, -0.34, 0.2],
      [4.9, -0.5, 0.26],
      [4.3, -0.58, 0.3],
      [3.6, -0.56, 0.24],
      [3.0, -0.62, 0.17],
      [2.5, -0.58, 0.1],
    ] as const) {
      disc(pen, x, y, r);
      pen.fill();
    }
    for (const [car, color] of ['#e8503f', '#c95d63', '#e8503f'].entries()) {
      const left = 0.1 + car * 1.42;
      pen.fillStyle = tint(color);
      pen.beginPath();
      pen.roundRect(left, 0.2, 1.3, 0.62, 0.06);
      pen.fill();
      pen.fillStyle = dark;
      pen.fillRect(left - 0.03, 0.13, 1.36, 0.1);
      pen.fillStyle = '#ffe08a';
      for (let window = 0; window < 4; window++) pen.fillRect(left + 0.12 + window * 0.29, 0.34, 0.18, 0.2);
    }
    pen.fillStyle = dark;
    pen.fillRect(4.36, 0.1, 0.55, 0.74);
    pen.fillRect(4.28, 0.02, 0.72, 0.1);
    pen.beginPath();
    pen.roundRect(4.8, 0.3, 1.2, 0.5, [0.05, 0.24, 0.24, 0.05]);
    pen.fill();
    pen.fillRect(5.6, 0, 0.2, 0.36);
    pen.fillRect(5.54, -0.04, 0.32, 0.1);
    polygon(pen, [
      [5.95, 0.72],
      [6.3, 0.94],
      [5.9, 0.94],
    ]);
    pen.fill();
    pen.fillStyle = '#ffe08a';
    pen.fillRect(4.5, 0.2, 0.26, 0.22);
    pen.fillStyle = tint('#1d1233');
    for (let wheel = 0; wheel < 13; wheel++) {
      disc(pen, 0.34 + wheel * 0.46, 0.87, 0.12);
      pen.fill();
    }
  });
}

import { sprite } from '../../drawing/canvas.ts';
import { brushStroke, disc, type Point, splatter } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { fieldOf } from './paint-gesture-bird.ts';

/** The direction of each stroke through its box: across, up, down, around. */
const GESTURES: readonly ((share: number) => Point)[] = [
  (share) => [share, 0.86 - 0.72 * share],
  (share) => [share, 0.16 + 0.64 * share ** 1.4],
  (share) => [0.5 - 0.42 * Math.cos(share * 5.6 - 0.6), 0.5 - 0.4 * Math.sin(share * 5.6 - 0.6)],
  (share) => [share, 0.5 + 0.34 * Math.sin(share * 6.2)],
  (share) => [share, 0.3 + 0.45 * share - 0.5 * Math.sin(share * 3.1)],
  (share) => [share, 0.72 - 0.2 * share + 0.18 * Math.sin(share * 9)],
];

/** One broad stroke behind a singer, and its drips. */
export function strokeOf(composition: Composition, color: string, index: number) {
  const { width, height, unit, chance } = composition;
  const own = chance.fork(`stroke ${index}`);
  const thick = Math.min(width, height) * own.between(0.13, 0.21);
  const art = fieldOf(composition);
  const [w, h] = [art.width * 1.06, art.height * 1.02];
  const gesture = GESTURES[index % GESTURES.length] as (share: number) => Point;
  const drawing = sprite(w, h, (pen) => {
    pen.strokeStyle = color;
    pen.lineCap = 'round';
    const points = Array.from({ length: 33 }, (_, step): Point => {
      const [px, py] = gesture(step / 32);
      return [thick * 0.6 + px * (w - thick * 1.2), thick * 0.6 + py * (h - thick * 1.2)];
    });
    brushStroke(pen, points, thick, own, { dryness: 0.45, hairs: Math.round(thick / (1.8 * unit)) });
    pen.fillStyle = color;
    for (let drip = 0; drip < 4; drip++) {
      const [x, y] = points[own.below(points.length)] as Point;
      pen.beginPath();
      pen.roundRect(x, y, own.between(4, 8) * unit, thick * own.between(0.6, 1.1), 4 * unit);
      pen.fill();
    }
    splatter(pen, w * own.between(0.3, 0.7), h * own.between(0.3, 0.7), thick * 2, 26, own);
  });
  return {
    drawing,
    x: art.left + art.width / 2 - w / 2,
    y: art.top + art.height / 2 - h / 2,
    leftwards: index % 2 === 1,
  };
}

/** A broad stroke that hides the end of a bust above the frame's edge. */
export function baseOf({ art, unit, tint, chance, height }: Composition) {
  const y = art.top + art.height;
  if (y >= height) return undefined;
  const own = chance.fork('base');
  const [w, h] = [art.width * 1.04, 96 * unit];
  const drawing = sprite(w, h, (pen) => {
    pen.lineCap = 'round';
    for (const [color, lift, thick] of [
      [tint('#14213d'), 0.56, 62],
      [tint('#d62828'), 0.42, 30],
    ] as const) {
      pen.strokeStyle = color;
      const points = [0.04, 0.35, 0.7, 0.96].map((x, step): Point => [x * w, (lift + (step % 2 ? -0.06 : 0.05)) * h]);
      brushStroke(pen, points, thick * unit, own, { dryness: 0.3 });
    }
  });
  return { drawing, x: art.left + art.width / 2, y: y - 14 * unit };
}

/** Drops that an onset throws. */
export function splashOf({ width, height, chance }: Composition, color: string, index: number) {
  const size = Math.min(width, height) * (0.13 + 0.05 * (index % 3));
  const own = chance.fork(`splash ${index}`);
  return sprite(size, size, (pen) => {
    pen.fillStyle = color;
    splatter(pen, size / 2, size / 2, size * 0.48, 80, own);
    disc(pen, size / 2, size / 2, size * 0.07);
    pen.fill();
  });
}

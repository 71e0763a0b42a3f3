import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { disc, handLine, type Point, star } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** The light of a picture: a moon, a lamp or a star, its center and its radius in pixels. */
export interface Light {
  kind: 'moon' | 'crescent' | 'lamp' | 'star';
  at: Point;
  radius: number;
}

/** A full or new moon, or the morning star. A lamp is part of a boat. */
export function lightOf(pen: Context2D, { tint }: Composition, { kind, at: [x, y], radius }: Light): void {
  if (kind === 'lamp') return;
  if (kind === 'star') {
    pen.fillStyle = '#fff8ea';
    star(pen, x, y, radius * 2.6, radius * 0.3, 4);
    pen.fill();
    star(pen, x, y, radius * 1.2, radius * 0.3, 4, Math.PI / 4);
    pen.fill();
    return;
  }
  const light = pen.createLinearGradient(0, y - radius, 0, y + radius);
  light.addColorStop(0, '#fff4e2');
  light.addColorStop(1, tint('#f0b795'));
  if (kind === 'crescent') {
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(x, y, radius, -0.9, 2.5);
    pen.quadraticCurveTo(x + radius * 0.55, y + radius * 0.3, x + radius * Math.cos(-0.9), y + radius * Math.sin(-0.9));
    pen.fill();
    return;
  }
  const halo = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.7);
  halo.addColorStop(0, 'rgb(255 232 204 / 0.5)');
  halo.addColorStop(0.4, 'rgb(255 214 176 / 0.16)');
  halo.addColorStop(1, 'rgb(255 200 160 / 0)');
  pen.fillStyle = halo;
  disc(pen, x, y, radius * 1.7);
  pen.fill();
  pen.fillStyle = light;
  disc(pen, x, y, radius);
  pen.fill();
  pen.save();
  disc(pen, x, y, radius);
  pen.clip();
  pen.fillStyle = 'rgb(196 130 120 / 0.16)';
  pen.beginPath();
  for (const [dx, dy, size] of [
    [-0.42, -0.24, 0.26],
    [-0.2, -0.5, 0.17],
    [-0.08, -0.28, 0.14],
    [0.3, -0.5, 0.13],
    [0.46, 0.02, 0.22],
    [0.3, 0.24, 0.15],
    [-0.3, 0.3, 0.16],
    [0.02, 0.58, 0.19],
  ] as const) {
    const at: Point = [x + dx * radius, y + dy * radius];
    pen.moveTo(at[0] + size * radius, at[1]);
    pen.arc(...at, size * radius, 0, 2 * Math.PI);
  }
  pen.fill();
  pen.restore();
}

/** The light around a moon, a lamp or a star, which grows with the music. */
export function glowsOf(count: number, size: number) {
  return frames(count, size, size, (pen, share) => {
    const gradient = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * (0.26 + 0.22 * share));
    gradient.addColorStop(0, 'rgb(255 240 214 / 0.5)');
    gradient.addColorStop(0.25, 'rgb(255 222 184 / 0.26)');
    gradient.addColorStop(0.55, 'rgb(255 200 160 / 0.09)');
    gradient.addColorStop(1, 'rgb(255 190 150 / 0)');
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, size, size);
  });
}

/** Banks of cloud, whose tops catch the light and whose lower edges fade. */
export function cloudsOf(pen: Context2D, { width, tint, chance, unit }: Composition, horizon: number): void {
  const own = chance.fork('clouds');
  for (const [across, down, long, high] of [
    [0.16, 0.72, 0.3, 30],
    [0.86, 0.82, 0.36, 34],
    [0.5, 0.93, 0.5, 26],
    [0.8, 0.42, 0.2, 16],
  ] as const) {
    const [x, y, half] = [across * width, down * horizon, (long / 2) * width];
    const tall = high * unit;
    const fill = pen.createLinearGradient(0, y - 1.6 * tall, 0, y + 0.4 * tall);
    fill.addColorStop(0, `${tint('#f2b9a4')}66`);
    fill.addColorStop(0.5, `${tint('#b77a92')}50`);
    fill.addColorStop(1, `${tint('#8a6378')}00`);
    pen.fillStyle = fill;
    pen.beginPath();
    for (let puff = 0; puff < 9; puff++) {
      const at = puff / 4 - 1;
      const size = tall * (1.1 - 0.75 * at * at) * own.between(0.75, 1.2);
      pen.moveTo(x + at * half + 2.4 * size, y);
      pen.ellipse(x + at * half, y, 2.4 * size, size, 0, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** Hills of a far shore. */
export function shoreOf(pen: Context2D, { width, tint, chance, unit }: Composition, horizon: number): void {
  const own = chance.fork('shore');
  for (const [from, to, high] of [
    [-0.05, 0.36, 30],
    [0.72, 1.05, 44],
  ] as const) {
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const rise = Math.sin((step / 8) * Math.PI) * high * unit * own.between(0.7, 1.2);
      return [(from + ((to - from) * step) / 8) * width, horizon - rise];
    });
    pen.fillStyle = `${tint('#5a4a73')}b0`;
    handLine(pen, points, 0, own);
    pen.lineTo(from * width, horizon);
    pen.fill();
  }
}

/** Reeds at the near shore. @param across where they stand, in shares of the width */
export function reedsOf(pen: Context2D, { width, height, tint, chance, unit }: Composition, across: number): void {
  const own = chance.fork(`reeds ${across}`);
  pen.strokeStyle = tint('#12132b');
  pen.fillStyle = pen.strokeStyle;
  pen.lineCap = 'round';
  for (let reed = 0; reed < 19; reed++) {
    const x = across * width + own.around() * 88 * unit;
    const long = own.between(70, 210) * unit;
    const lean = own.around() * 46 * unit;
    const tip: Point = [x + lean, height - long];
    pen.lineWidth = own.between(2, 4.4) * unit;
    pen.beginPath();
    pen.moveTo(x, height + 4 * unit);
    pen.quadraticCurveTo(x, height - long * 0.5, ...tip);
    pen.stroke();
    if (reed % 3) continue;
    pen.beginPath();
    pen.ellipse(tip[0], tip[1], 5.4 * unit, 19 * unit, lean / long, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** A bird in the distance, with its wings raised or lowered. */
export function birdsOf({ unit, tint }: Composition) {
  return [0, 0.5, 1, 0.5].map((down) =>
    sprite(58 * unit, 34 * unit, (pen) => {
      pen.scale(unit, unit);
      pen.fillStyle = tint('#2a2547');
      const tip = 4 + 22 * down;
      pen.beginPath();
      pen.moveTo(1, tip);
      pen.quadraticCurveTo(18, 4 + 8 * down, 27, 17);
      pen.quadraticCurveTo(36, 4 + 8 * down, 57, tip);
      pen.quadraticCurveTo(40, 11 + 8 * down, 33, 20);
      pen.quadraticCurveTo(29, 26, 23, 20);
      pen.quadraticCurveTo(16, 11 + 8 * down, 1, tip);
      pen.fill();
    }),
  );
}

import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** At night its windows are lit. */
export function house(pen: Context2D, { tint, movement }: Composition, [x, y]: Point, size: number): void {
  const isNight = movement === 'ending';
  pen.fillStyle = tint('#fff3dc');
  pen.fillRect(x - size / 2, y - size * 0.7, size, size * 0.9);
  pen.fillStyle = tint('#8a5a3b');
  pen.fillRect(x + size * 0.2, y - size * 1.26, size * 0.16, size * 0.4);
  pen.fillStyle = tint('#e4572e');
  pen.beginPath();
  pen.moveTo(x - size * 0.68, y - size * 0.66);
  pen.lineTo(x, y - size * 1.3);
  pen.lineTo(x + size * 0.68, y - size * 0.66);
  pen.fill();
  if (isNight) {
    const glow = pen.createRadialGradient(
      x - size * 0.23,
      y - size * 0.32,
      0,
      x - size * 0.23,
      y - size * 0.32,
      size * 0.8,
    );
    glow.addColorStop(0, 'rgb(255 214 110 / 0.6)');
    glow.addColorStop(1, 'rgb(255 214 110 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(x - size * 1.1, y - size * 1.2, size * 1.8, size * 1.8);
  }
  pen.fillStyle = isNight ? '#ffd76a' : tint('#2e86ab');
  pen.fillRect(x - size * 0.36, y - size * 0.45, size * 0.26, size * 0.26);
  disc(pen, x, y - size * 0.88, size * 0.1);
  pen.fill();
  pen.fillStyle = tint('#8a5a3b');
  pen.fillRect(x - size * 0.245, y - size * 0.45, size * 0.03, size * 0.26);
  pen.fillRect(x - size * 0.36, y - size * 0.335, size * 0.26, size * 0.03);
  pen.beginPath();
  pen.roundRect(x + size * 0.06, y - size * 0.36, size * 0.3, size * 0.56, [size * 0.15, size * 0.15, 0, 0]);
  pen.fill();
}

/** An apple tree colored with crayons. @param foot of the trunk @param tall pixels */
export function appleTree(pen: Context2D, { tint, chance, unit }: Composition, [x, y]: Point, tall: number): void {
  const own = chance.fork(`tree ${Math.round(x)}`);
  pen.fillStyle = tint('#8a5a3b');
  pen.beginPath();
  pen.moveTo(x - tall * 0.07, y);
  pen.quadraticCurveTo(x - tall * 0.03, y - tall * 0.3, x - tall * 0.04, y - tall * 0.6);
  pen.lineTo(x + tall * 0.04, y - tall * 0.6);
  pen.quadraticCurveTo(x + tall * 0.03, y - tall * 0.3, x + tall * 0.07, y);
  pen.fill();
  const crown: readonly (readonly [dx: number, dy: number, r: number, color: string])[] = [
    [-0.17, 0.58, 0.19, '#5c9440'],
    [0.18, 0.56, 0.19, '#5c9440'],
    [0, 0.76, 0.22, '#6aa84f'],
    [0.02, 0.56, 0.18, '#6aa84f'],
  ];
  for (const [dx, dy, r, color] of crown) {
    pen.fillStyle = tint(color);
    blob(pen, x + dx * tall, y - dy * tall, r * tall, 0.09, own, 12);
    pen.fill();
  }
  pen.lineCap = 'round';
  for (let stroke = 0; stroke < 44; stroke++) {
    const [dx, dy] = [own.around() * 0.26, 0.64 + own.around() * 0.22];
    pen.strokeStyle = stroke % 2 ? 'rgb(255 255 230 / 0.22)' : 'rgb(30 80 30 / 0.2)';
    pen.lineWidth = own.between(3, 6) * unit;
    pen.beginPath();
    pen.moveTo(x + dx * tall, y - dy * tall);
    pen.lineTo(x + dx * tall + 12 * unit, y - dy * tall - 16 * unit);
    pen.stroke();
  }
  pen.fillStyle = tint('#e4572e');
  for (let apple = 0; apple < 7; apple++) {
    disc(pen, x + own.around() * 0.26 * tall, y - (0.62 + own.around() * 0.2) * tall, 0.026 * tall);
    pen.fill();
  }
}

/** Stars around the moon. */
export function nightSky(
  pen: Context2D,
  { chance, unit }: Composition,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  const own = chance.fork('night');
  pen.fillStyle = '#fff1c4';
  for (let count = 0; count < 26; count++) {
    pen.save();
    pen.translate(left + own.next() * width, top + own.next() ** 1.3 * height * 0.5);
    pen.rotate(own.around());
    starShape(pen, own.between(4, 10) * unit);
    pen.fill();
    pen.restore();
  }
}

export function sunOf(pen: Context2D, { tint, unit, chance }: Composition, radius: number, share: number): void {
  const own = chance.fork('sun');
  pen.translate(radius * 1.7, radius * 1.7);
  pen.save();
  pen.rotate((share * 2 * Math.PI) / 6);
  pen.strokeStyle = tint('#f2b632');
  pen.lineWidth = 9 * unit;
  pen.lineCap = 'round';
  for (let ray = 0; ray < 12; ray++) {
    pen.rotate((2 * Math.PI) / 12);
    pen.beginPath();
    pen.moveTo(0, -radius * 1.22);
    pen.lineTo(0, -radius * (ray % 2 ? 1.5 : 1.62));
    pen.stroke();
  }
  pen.restore();
  pen.fillStyle = tint('#ffd24d');
  blob(pen, 0, 0, radius, 0.03, own, 12);
  pen.fill();
  pen.fillStyle = tint('#5b3a1e');
  for (const side of [-1, 1]) {
    disc(pen, side * radius * 0.36, -radius * 0.12, radius * 0.09);
    pen.fill();
  }
  pen.strokeStyle = tint('#5b3a1e');
  pen.lineWidth = 5 * unit;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0, radius * 0.05, radius * 0.46, 0.25 * Math.PI, 0.75 * Math.PI);
  pen.stroke();
  pen.fillStyle = 'rgb(240 120 80 / 0.5)';
  for (const side of [-1, 1]) {
    disc(pen, side * radius * 0.6, radius * 0.2, radius * 0.15);
    pen.fill();
  }
}

/** It sleeps in its own light. */
export function moonOf(pen: Context2D, { tint, unit, chance }: Composition, radius: number): void {
  const own = chance.fork('moon');
  pen.translate(radius * 1.7, radius * 1.7);
  for (const [reach, alpha] of [
    [1.66, 0.1],
    [1.42, 0.14],
    [1.2, 0.2],
  ] as const) {
    pen.fillStyle = `rgb(255 246 214 / ${alpha})`;
    blob(pen, 0, 0, radius * reach, 0.02, own, 16);
    pen.fill();
  }
  pen.fillStyle = tint('#ffd24d');
  blob(pen, 0, 0, radius, 0.02, own, 12);
  pen.fill();
  pen.fillStyle = 'rgb(170 160 150 / 0.3)';
  for (const [x, y, size] of [
    [-0.5, -0.46, 0.2],
    [0.52, -0.5, 0.12],
    [0.62, 0.44, 0.17],
    [-0.28, 0.68, 0.12],
  ] as const) {
    blob(pen, x * radius, y * radius, size * radius, 0.06, own, 9);
    pen.fill();
  }
  pen.strokeStyle = tint('#5b3a1e');
  pen.lineWidth = 4.5 * unit;
  pen.lineCap = 'round';
  for (const [x, y, size] of [
    [-0.34, -0.1, 0.16],
    [0.34, -0.1, 0.16],
    [0, 0.16, 0.24],
  ] as const) {
    pen.beginPath();
    pen.arc(x * radius, y * radius, size * radius, 0.2 * Math.PI, 0.8 * Math.PI);
    pen.stroke();
  }
}

export function cloudOf(pen: Context2D, { unit, movement }: Composition, chance: Chance): void {
  pen.fillStyle = movement === 'ending' ? '#55639f' : '#ffffff';
  for (const [x, y, r] of [
    [45, 58, 26],
    [85, 44, 34],
    [128, 56, 28],
  ] as const) {
    blob(pen, x * unit, y * unit, r * unit, 0.06, chance);
    pen.fill();
  }
}

export function butterfly(pen: Context2D, unit: number, tint: (color: string) => string, share: number): void {
  pen.translate(20 * unit, 20 * unit);
  const open = 0.35 + 0.65 * Math.abs(Math.cos(share * Math.PI));
  pen.fillStyle = tint('#e4572e');
  for (const side of [-1, 1]) {
    for (const [y, size] of [
      [-5, 10],
      [6, 7],
    ] as const) {
      pen.beginPath();
      pen.ellipse(side * size * open * unit, y * unit, size * open * unit, size * unit, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  pen.fillStyle = tint('#5b3a1e');
  pen.fillRect(-1.6 * unit, -11 * unit, 3.2 * unit, 23 * unit);
}

export function starShape(pen: Context2D, radius: number): void {
  pen.beginPath();
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = radius * (ray % 2 ? 0.5 : 1.1);
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
}

/** Draws a flower with five petals. @param size distance of the petals from the middle, in pixels */
export function flower(pen: Context2D, [x, y]: Point, size: number, petals: string, middle: string): void {
  pen.fillStyle = petals;
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * 2 * Math.PI;
    disc(pen, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.8);
    pen.fill();
  }
  pen.fillStyle = middle;
  disc(pen, x, y, size * 0.625);
  pen.fill();
}

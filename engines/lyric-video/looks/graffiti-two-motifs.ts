import type { Context2D } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { BLACK } from './graffiti-two-piece.ts';

/** Width of the lines inside a motif. Motifs are drawn around the origin, with a radius of 1. */
export const LINE = 0.035;

/** Fills and outlines the current path. */
export function inkedPath(pen: Context2D, fill: Context2D['fillStyle']): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = LINE;
  pen.lineJoin = 'round';
  pen.stroke();
}

export function box(
  pen: Context2D,
  fill: Context2D['fillStyle'],
  x: number,
  y: number,
  wide: number,
  tall: number,
  round = 0.04,
): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, tall, round);
  inkedPath(pen, fill);
}

/** @param share how far the cones come out, 0 to 1 */
export function boomBox(pen: Context2D, { tint }: Composition, share: number): void {
  const [body, light, dark] = [tint('#e0218a'), tint('#ff9ad8'), '#2b2540'];
  // The handle stands on brackets of the box.
  pen.lineJoin = 'round';
  for (const [color, wide] of [
    [BLACK, 0.17],
    ['#c9ced8', 0.1],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(-0.72, -0.42);
    pen.lineTo(-0.62, -0.76);
    pen.lineTo(0.62, -0.76);
    pen.lineTo(0.72, -0.42);
    pen.stroke();
  }
  box(pen, dark, -0.34, -0.83, 0.68, 0.14, 0.06);
  for (const x of [-0.82, 0.62]) box(pen, '#8a90a2', x, -0.56, 0.2, 0.18);
  box(pen, body, -1.05, -0.46, 2.1, 1.18, 0.12);
  box(pen, light, -1.05, -0.46, 2.1, 0.14, 0.1);
  // The radio's scale and its knobs.
  box(pen, '#fff7d6', -0.36, -0.26, 0.72, 0.16);
  pen.fillStyle = BLACK;
  for (let mark = 0; mark < 12; mark++) pen.fillRect(-0.31 + mark * 0.055, -0.24, 0.012, mark % 3 ? 0.05 : 0.09);
  pen.fillStyle = tint('#ff4d2e');
  pen.fillRect(0.06, -0.25, 0.025, 0.14);
  for (const side of [-1, 1]) {
    const x = side * 0.68;
    for (const [radius, color] of [
      [0.4, dark],
      [0.34, '#c9ced8'],
      [0.29, dark],
      [0.19 + 0.05 * share, tint('#1597e8')],
      [0.08 + 0.03 * share, '#fff7d6'],
    ] as const) {
      disc(pen, x, 0.24, radius);
      inkedPath(pen, color);
    }
    pen.strokeStyle = 'rgb(255 255 255 / 0.8)';
    pen.lineWidth = 0.03;
    pen.beginPath();
    pen.arc(x, 0.24, 0.24, Math.PI * 1.1, Math.PI * 1.4);
    pen.stroke();
    disc(pen, side * 0.92, -0.2, 0.06);
    inkedPath(pen, tint('#fff35c'));
  }
  box(pen, dark, -0.25, -0.02, 0.5, 0.36);
  box(pen, '#8ff7ff', -0.2, 0.03, 0.4, 0.24);
  for (const x of [-0.1, 0.1]) {
    disc(pen, x, 0.15, 0.065);
    inkedPath(pen, '#ffffff');
    disc(pen, x, 0.15, 0.015);
    inkedPath(pen, BLACK);
  }
  for (let key = 0; key < 5; key++)
    box(pen, tint(key === 1 ? '#ff4d2e' : '#fff35c'), -0.25 + key * 0.102, 0.44, 0.09, 0.14, 0.02);
}

/** A king's sign over a writer's name. */
export function crown(pen: Context2D, { tint }: Composition): void {
  const gold = pen.createLinearGradient(0, -0.8, 0, 0.7);
  gold.addColorStop(0, tint('#fff35c'));
  gold.addColorStop(1, tint('#ff8a1a'));
  polygon(pen, [
    [-0.86, 0.36],
    [-1.06, -0.56],
    [-0.5, -0.06],
    [0, -0.86],
    [0.5, -0.06],
    [1.06, -0.56],
    [0.86, 0.36],
  ]);
  inkedPath(pen, gold);
  // The right side of each spike is in shade.
  const shade: readonly (readonly Point[])[] = [
    [
      [-1.06, -0.56],
      [-0.5, -0.06],
      [-0.68, 0.3],
    ],
    [
      [0, -0.86],
      [0.5, -0.06],
      [0.16, 0.3],
    ],
    [
      [1.06, -0.56],
      [0.86, 0.36],
      [0.66, 0.3],
    ],
  ];
  pen.fillStyle = `${tint('#e0218a')}70`;
  for (const spike of shade) {
    polygon(pen, spike);
    pen.fill();
  }
  pen.beginPath();
  pen.moveTo(-0.88, 0.28);
  pen.quadraticCurveTo(0, 0.46, 0.88, 0.28);
  pen.lineTo(0.84, 0.62);
  pen.quadraticCurveTo(0, 0.82, -0.84, 0.62);
  pen.closePath();
  inkedPath(pen, tint('#e0218a'));
  for (const [x, y] of [
    [-1.06, -0.62],
    [0, -0.94],
    [1.06, -0.62],
  ] as const) {
    disc(pen, x, y, 0.12);
    inkedPath(pen, tint('#8ff7ff'));
    pen.fillStyle = '#ffffff';
    disc(pen, x - 0.04, y - 0.04, 0.035);
    pen.fill();
  }
  for (const [x, y] of [
    [-0.5, 0.48],
    [0, 0.56],
    [0.5, 0.48],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(Math.PI / 4);
    box(pen, tint('#8ff7ff'), -0.08, -0.08, 0.16, 0.16, 0.01);
    pen.restore();
  }
}

/** Its tape has run out and curls away. */
export function cassette(pen: Context2D, { tint }: Composition): void {
  for (const [color, wide] of [
    [BLACK, 0.13],
    ['#5a3a2a', 0.07],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(-0.2, 0.56);
    pen.bezierCurveTo(-0.5, 1.1, -1.1, 0.7, -0.94, 0.95);
    pen.bezierCurveTo(-0.6, 1.3, 0.3, 0.7, 0.2, 0.95);
    pen.bezierCurveTo(0.3, 1.25, 0.9, 1.15, 1.1, 0.86);
    pen.stroke();
  }
  box(pen, tint('#1597e8'), -1.08, -0.68, 2.16, 1.32, 0.12);
  box(pen, '#fff7d6', -0.94, -0.56, 1.88, 0.86, 0.08);
  for (const [y, color] of [
    [-0.34, '#e0218a'],
    [-0.26, '#ff8a1a'],
    [0.14, '#2fb44a'],
  ] as const) {
    pen.fillStyle = tint(color);
    pen.fillRect(-0.92, y, 1.84, 0.08);
  }
  pen.fillStyle = BLACK;
  pen.font = '400 0.18px "Knewave"';
  pen.textAlign = 'center';
  pen.fillText('last train home', 0, -0.385);
  box(pen, '#2b2540', -0.6, -0.14, 1.2, 0.3, 0.15);
  box(pen, '#8a6a50', -0.2, -0.09, 0.4, 0.2, 0.03);
  for (const x of [-0.42, 0.42]) {
    disc(pen, x, 0.01, 0.12);
    inkedPath(pen, '#ffffff');
    pen.fillStyle = BLACK;
    for (let tooth = 0; tooth < 6; tooth++) {
      const angle = (tooth / 6) * 2 * Math.PI;
      disc(pen, x + Math.cos(angle) * 0.085, 0.01 + Math.sin(angle) * 0.085, 0.022);
      pen.fill();
    }
  }
  polygon(pen, [
    [-0.72, 0.64],
    [-0.62, 0.38],
    [0.62, 0.38],
    [0.72, 0.64],
  ]);
  inkedPath(pen, tint('#8ff7ff'));
  for (const x of [-0.46, 0.46]) {
    disc(pen, x, 0.52, 0.05);
    inkedPath(pen, '#2b2540');
  }
  for (const [x, y] of [
    [-0.99, -0.6],
    [0.99, -0.6],
    [-0.99, 0.55],
    [0.99, 0.55],
  ] as const) {
    disc(pen, x, y, 0.04);
    inkedPath(pen, '#c9ced8');
  }
}

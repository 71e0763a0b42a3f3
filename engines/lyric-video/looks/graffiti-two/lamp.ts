import type { Context2D } from '../../../drawing/canvas.ts';
import { halftone } from '../../../drawing/texture.ts';
import { fillPath, fillPolygon } from '../../picture/path-shapes.ts';
import type { Inks } from './inks.ts';

/** The light of a lamp, in units: where its head hangs, and how far its cone reaches to each side on the ground. */
export interface Light {
  head: readonly [x: number, y: number];
  ground: number;
  reach: number;
}

/** A street lamp, and where its post stands. */
export interface Lamp extends Light {
  post: number;
}

/** Distance of the dots at the edge of the cone, in units. */
const DOTS = 7;

/** The cone of light on a wall: solid in the middle, dots at its edges. @param ink of what it lights */
export function cone(pen: Context2D, { head: [x, y], ground, reach }: Light, ink: string): void {
  const half = (py: number) => 26 + (reach - 26) * Math.max(0, (py - y) / (ground - y));
  const core = 0.72;
  fillPolygon(pen, ink, [
    [x - 22 * core, y],
    [x + 22 * core, y],
    [x + reach * core, ground],
    [x - reach * core, ground],
  ]);
  pen.fillStyle = ink;
  const box = { left: x - reach, top: y, width: 2 * reach, height: ground - y };
  halftone(pen, box, DOTS, 30, (px, py) => {
    const far = Math.abs(px - x) / half(py);
    return far < core - 0.06 ? 0 : Math.max(0, 0.85 * ((1 - far) / (1 - core)));
  });
}

/** The pool of light on the pavement. */
export function pool(pen: Context2D, { head: [x], ground, reach }: Light, ink: string, deep: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.ellipse(x, ground + 0.45 * deep, 1.08 * reach, 0.42 * deep, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** The post with its arm, and the lit head. */
export function lampPost(pen: Context2D, { dark, lit, edge }: Inks, { post, head: [x, y], ground }: Lamp): void {
  const side = Math.sign(x - post) || 1;
  pen.strokeStyle = dark;
  pen.lineCap = 'round';
  pen.lineWidth = 9;
  pen.beginPath();
  pen.moveTo(post, ground + 20);
  pen.lineTo(post, y + 40);
  pen.quadraticCurveTo(post, y - 14, post + side * 46, y - 16);
  pen.lineTo(x - side * 10, y - 16);
  pen.stroke();
  pen.fillStyle = edge;
  pen.fillRect(post + side * 2, y + 50, side * 2.5, ground - y - 40);
  fillPath(pen, dark, `M${post - 12} ${ground + 22} H${post + 12} L${post + 8} ${ground - 34} H${post - 8} Z`);
  lampHead(pen, { dark, lit }, x, y);
}

/** A lamp that hangs from the top of a wall, over its head. */
export function wallLamp(pen: Context2D, { dark, lit }: Inks, { head: [x, y] }: Pick<Light, 'head'>): void {
  pen.strokeStyle = dark;
  pen.lineWidth = 8;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - 62, y - 30);
  pen.quadraticCurveTo(x - 54, y - 66, x - 20, y - 64);
  pen.quadraticCurveTo(x, y - 60, x, y - 24);
  pen.stroke();
  lampHead(pen, { dark, lit }, x, y);
}

function lampHead(pen: Context2D, { dark, lit }: Pick<Inks, 'dark' | 'lit'>, x: number, y: number): void {
  fillPath(pen, dark, `M${x - 34} ${y} Q${x - 30} ${y - 26} ${x} ${y - 28} Q${x + 30} ${y - 26} ${x + 34} ${y} Z`);
  fillPath(
    pen,
    lit,
    `M${x - 26} ${y - 1} H${x + 26} Q${x + 18} ${y + 12} ${x} ${y + 12} Q${x - 18} ${y + 12} ${x - 26} ${y - 1} Z`,
  );
}

import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { copperOf, cutInto, LIGHT, print } from './burin.ts';
import { seaLine } from './layout.ts';
import { INK, PAPER, PITCH } from './sea.ts';

/** How far the rays go from the middle, in radii of the sun. */
const RAYS = 1.74;

/** Where the sun or the moon is. Its light leaves the sky around it blank. */
export interface Sun {
  x: number;
  y: number;
  radius: number;
  shines: boolean;
}

/** Where the sun is, and its radius, so that all of its rays are inside the frame's border. */
export function sunOf(composition: Composition): { x: number; y: number; radius: number } {
  const { width, unit, art, text, movement, shape } = composition;
  const [edge, line] = [44 * unit, seaLine(composition)];
  const beside = movement === 'chorus' && shape === 'wide';
  const left = beside ? text.left + text.width : Math.max(edge, art.left);
  const top = movement === 'chorus' && !beside ? text.top + text.height : Math.max(edge, art.top);
  const right = Math.min(width - edge, art.left + art.width);
  if (movement === 'opening' && shape === 'wide') {
    // It rises behind clouds, which never hide a singer.
    const radius = (line - text.top - text.height) / (RAYS + (composition.singer ? 1.06 : 1.02));
    return { x: width / 2, y: text.top + text.height + radius * RAYS, radius };
  }
  const most = movement === 'chorus' ? 1 : 0.84;
  const radius = (Math.min(right - left, line - top) * most) / 2 / RAYS;
  return { x: (left + right) / 2, y: movement === 'chorus' ? (top + line) / 2 : top + radius * RAYS, radius };
}

export function raysOf(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const middle = radius * 1.8;
  pen.translate(middle, middle);
  pen.rotate((share * 2 * Math.PI) / 16);
  pen.fillStyle = tint(INK);
  for (let ray = 0; ray < 32; ray++) {
    pen.save();
    pen.rotate((ray / 32) * 2 * Math.PI);
    if (ray % 2 === 0) {
      const [from, to, half] = [radius * 1.06, radius * 1.72, radius * 0.13];
      polygon(pen, [
        [-half, -from],
        [0, -to],
        [half, -from],
      ]);
      pen.fillStyle = tint(PAPER);
      pen.fill();
      pen.strokeStyle = tint(INK);
      pen.lineWidth = 2 * unit;
      pen.stroke();
      for (let line = 1; line < 8; line++) {
        pen.beginPath();
        pen.moveTo(0, -to + (to - from) * (line / 8));
        pen.lineTo((half * line) / 8, -from);
        pen.lineWidth = 1.1 * unit;
        pen.stroke();
      }
    } else {
      pen.lineWidth = 1.6 * unit;
      for (const side of [-0.05, 0, 0.05]) {
        pen.beginPath();
        pen.moveTo(side * radius, -radius * 1.08);
        pen.lineTo(side * radius * 1.2, -radius * (1.42 + (side === 0 ? 0.12 : 0)));
        pen.stroke();
      }
    }
    pen.restore();
  }
}

/** A sun's face as on old maps, shaded by lines that follow its round. @param share 0 looks, 0.5 blinks, 0.9 sings */
export function face(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  pen.translate(radius * 1.05, radius * 1.05);
  pen.scale(radius, radius);
  pen.lineCap = 'round';
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(INK);
  const px = unit / radius;
  pen.lineWidth = 3.4 * px;
  disc(pen, 0, 0, 1);
  pen.fill();
  pen.stroke();
  cutFace(pen, radius, unit, tint(INK));
  const strokes = (wide: number, ...paths: readonly (readonly number[])[]) => {
    pen.lineWidth = wide * px;
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] of paths) {
      pen.beginPath();
      pen.moveTo(x0, y0);
      pen.quadraticCurveTo(x1, y1, x2, y2);
      pen.stroke();
    }
  };
  const closed = share > 0.3 && share < 0.6;
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(side * 0.34, -0.16);
    pen.scale(side, 1);
    pen.beginPath();
    pen.moveTo(-0.2, 0.03);
    pen.quadraticCurveTo(0, closed ? 0.05 : -0.17, 0.22, 0.02);
    pen.quadraticCurveTo(0.02, 0.12, -0.2, 0.03);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.lineWidth = 2.6 * px;
    pen.stroke();
    if (!closed) {
      pen.save();
      pen.clip();
      disc(pen, 0.01, -0.01, 0.085);
      pen.stroke();
      pen.fillStyle = tint(INK);
      disc(pen, 0.01, -0.01, 0.05);
      pen.fill();
      pen.restore();
    }
    strokes(
      1.4,
      [-0.19, -0.06, 0, -0.24, 0.24, -0.06],
      [-0.14, 0.13, 0.02, 0.2, 0.2, 0.1],
      [-0.08, 0.19, 0.04, 0.24, 0.17, 0.17],
    );
    // Brows of short hairs.
    for (let hair = 0; hair < 11; hair++) {
      const along = hair / 10;
      const [x, y] = [-0.22 + 0.5 * along, -0.2 - 0.13 * Math.sin(along * 2.6)];
      strokes(2, [x, y, x + 0.03, y - 0.03, x + 0.065, y - 0.015]);
    }
    pen.restore();
  }
  // The nose with its shadow, and the lips.
  strokes(
    2.4,
    [-0.1, -0.14, -0.05, 0.1, -0.12, 0.2],
    [-0.12, 0.2, -0.13, 0.29, -0.02, 0.27],
    [-0.02, 0.27, 0.06, 0.31, 0.12, 0.24],
  );
  for (let line = 0; line < 9; line++)
    strokes(1, [0.05, -0.12 + line * 0.04, 0.09, -0.1 + line * 0.04, 0.1 + line * 0.006, -0.06 + line * 0.04]);
  const open = share > 0.6 ? 0.13 : 0;
  pen.fillStyle = tint(open ? INK : PAPER);
  pen.beginPath();
  pen.moveTo(-0.24, 0.46);
  pen.quadraticCurveTo(-0.1, 0.37, 0, 0.42);
  pen.quadraticCurveTo(0.1, 0.37, 0.24, 0.46);
  pen.quadraticCurveTo(0, 0.6 + open, -0.24, 0.46);
  pen.fill();
  pen.lineWidth = 2.2 * px;
  pen.stroke();
  if (!open) strokes(2, [-0.24, 0.46, 0, 0.5, 0.24, 0.46]);
  strokes(
    1.3,
    [-0.1, 0.62 + open, 0, 0.66 + open, 0.1, 0.62 + open],
    [-0.08, 0.66 + open, 0, 0.7 + open, 0.1, 0.66 + open],
    [-0.28, 0.4, -0.33, 0.46, -0.27, 0.52],
    [0.28, 0.4, 0.33, 0.46, 0.27, 0.52],
  );
}

/** Raised and hollow parts of a face in radii: where, how wide, how tall and how high. */
const FORMS: readonly (readonly [x: number, y: number, wide: number, tall: number, high: number])[] = [
  [0, 0.02, 0.1, 0.24, 0.07],
  [0, 0.22, 0.13, 0.1, 0.08],
  [-0.42, 0.26, 0.26, 0.24, 0.08],
  [0.42, 0.26, 0.26, 0.24, 0.08],
  [-0.34, -0.12, 0.24, 0.15, -0.05],
  [0.34, -0.12, 0.24, 0.15, -0.05],
  [0, 0.48, 0.3, 0.16, 0.05],
  [0, 0.8, 0.22, 0.14, 0.06],
];

/** Shades a face by lines around its lit side, which bend over nose, cheeks and chin. */
function cutFace(pen: Context2D, radius: number, unit: number, ink: string): void {
  const side = Math.ceil(radius * 2);
  const copper = copperOf(side, side);
  const rise = (x: number, y: number) => {
    let high = 0.8 * Math.sqrt(Math.max(0, 1 - x * x - y * y));
    for (const [mx, my, wide, tall, up] of FORMS)
      high += up * Math.exp(-(((x - mx) / wide) ** 2) - ((y - my) / tall) ** 2);
    return high;
  };
  const step = 1 / radius;
  cutInto(copper, [0, 0, side, side], (px, py, cut) => {
    const [x, y] = [px / radius - 1, py / radius - 1];
    if (x * x + y * y > 0.985) return false;
    const here = rise(x, y);
    const [dx, dy] = [(rise(x + step, y) - here) / step, (rise(x, y + step) - here) / step];
    const lit = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / Math.hypot(dx, dy, 1);
    cut.tone = clamp(0.86 * smoothstep(0.5, -0.5, lit));
    cut.line = radius * (0.9 * Math.hypot(x + 0.7, y + 0.8) + 0.12 * here);
    cut.cross = radius * (0.8 * x - 0.55 * y + 0.4 * here);
    return true;
  });
  pen.save();
  pen.scale(1 / radius, 1 / radius);
  pen.translate(-radius, -radius);
  print(pen, copper, PITCH * 0.86 * unit, ink);
  pen.restore();
}

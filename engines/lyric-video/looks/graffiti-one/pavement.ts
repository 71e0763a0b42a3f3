import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition, Tint } from '../../look.ts';

/** Colors of a pavement: its slabs, the joints between them, and the light on its edge. */
interface Ground {
  slab: string;
  joint: string;
  edge: string;
}

export const [MORNING, EVENING]: [Ground, Ground] = [
  { slab: '#a99a92', joint: '#7c6c72', edge: '#d9c9ba' },
  { slab: '#3d2a3a', joint: '#251828', edge: '#6a4a58' },
];

/** The pavement before a wall. @param top where the wall meets it, pixels */
export function pavement(
  pen: Context2D,
  { width, height, unit }: Composition,
  top: number,
  ground: Ground,
  tint: Tint,
): void {
  const fade = pen.createLinearGradient(0, top, 0, height);
  fade.addColorStop(0, tint(ground.joint));
  fade.addColorStop(0.3, tint(ground.slab));
  fade.addColorStop(1, tint(ground.slab));
  pen.fillStyle = fade;
  pen.fillRect(0, top, width, height - top);
  pen.strokeStyle = tint(ground.joint);
  pen.lineWidth = 2.5 * unit;
  pen.beginPath();
  const middle = top + 0.42 * (height - top);
  pen.moveTo(0, middle);
  pen.lineTo(width, middle);
  for (let slab = -8; slab <= 8; slab++) {
    const near = width / 2 + (slab + (slab % 2 ? 0.5 : 0)) * 190 * unit;
    pen.moveTo(width / 2 + (near - width / 2) * 0.86, top);
    pen.lineTo(near, height);
  }
  pen.stroke();
  const shade = pen.createLinearGradient(0, top - 26 * unit, 0, top + 18 * unit);
  shade.addColorStop(0, 'rgb(20 8 30 / 0)');
  shade.addColorStop(0.6, 'rgb(20 8 30 / 0.5)');
  shade.addColorStop(1, 'rgb(20 8 30 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, top - 26 * unit, width, 44 * unit);
  pen.fillStyle = tint(ground.edge);
  pen.globalAlpha = 0.5;
  pen.fillRect(0, middle + 1.5 * unit, width, 1.6 * unit);
  pen.globalAlpha = 1;
}

/** A stepladder with spray cans on it. Its feet are at the point; it is 400 units high. */
export function stepladder(pen: Context2D, x: number, y: number, size: number, tint: Tint): void {
  drawnAt(pen, x, y, size / 400, () => {
    shadow(pen, 'M-80 2 L190 -4 L330 -16 L120 -10 Z');
    path(pen, tint('#6a4a4a'), 'M62 -392 L78 -392 L156 -8 L140 -8 Z M40 -392 L52 -392 L112 -20 L100 -20 Z');
    path(pen, tint('#8a5a4c'), 'M70 -230 L128 -222 L130 -210 L72 -218 Z M92 -116 L142 -108 L144 -96 L94 -104 Z');
    path(pen, tint('#e8a23a'), 'M0 -400 L16 -400 L-84 0 L-102 0 Z M64 -400 L80 -400 L24 0 L6 0 Z');
    path(pen, tint('#ffd27a'), 'M0 -400 L6 -400 L-94 0 L-102 0 Z M64 -400 L70 -400 L12 0 L6 0 Z');
    for (const step of [80, 160, 240, 320]) {
      const [left, right] = [-100 + step * 0.25 - 2, 8 + step * 0.142 + 8];
      path(
        pen,
        tint('#c97f2c'),
        `M${left} ${-step} L${right} ${-step} L${right} ${-step + 14} L${left} ${-step + 14} Z`,
      );
      path(
        pen,
        tint('#ffd98f'),
        `M${left} ${-step - 3} L${right} ${-step - 3} L${right} ${-step + 3} L${left} ${-step + 3} Z`,
      );
    }
    path(pen, tint('#c97f2c'), 'M-14 -412 L92 -412 L96 -396 L-18 -396 Z');
    path(pen, tint('#ffe0a0'), 'M-14 -414 L92 -414 L93 -407 L-15 -407 Z');
    sprayCan(pen, 16, -412, 0.62, tint('#08b4cf'), tint('#b5fff6'));
    sprayCan(pen, 62, -412, 0.62, tint('#ff7a1a'), tint('#ffd9a0'));
  });
}

/** Spray cans on the ground, and one that fell over. @param size height of a can, pixels */
export function sprayCans(pen: Context2D, x: number, y: number, size: number, tint: Tint): void {
  drawnAt(pen, x, y, size / 84, () => {
    shadow(pen, 'M-20 2 L210 2 L270 -10 L30 -8 Z');
    sprayCan(pen, 0, 0, 1, tint('#ff2e7e'), tint('#ffc0d8'));
    sprayCan(pen, 52, 4, 0.92, tint('#ffd21f'), tint('#fff4b0'));
    pen.save();
    pen.translate(190, -16);
    pen.rotate(Math.PI / 2 + 0.06);
    sprayCan(pen, 0, 16, 0.92, tint('#1b3fae'), tint('#8ab4ff'));
    pen.restore();
  });
}

function sprayCan(pen: Context2D, x: number, y: number, scale: number, color: string, light: string): void {
  drawnAt(pen, x, y, scale, () => {
    path(pen, color, 'M-17 0 L-17 -58 C-17 -68 -10 -72 0 -72 C10 -72 17 -68 17 -58 L17 0 C12 3 -12 3 -17 0 Z');
    path(pen, light, 'M-12 -2 L-12 -58 C-12 -64 -9 -66 -6 -67 L-6 -1 Z');
    path(pen, 'rgb(20 8 40 / 0.35)', 'M7 1 L7 -69 C14 -67 17 -64 17 -58 L17 0 Z');
    path(pen, '#f4f0e8', 'M-8 -72 L-8 -84 L8 -84 L8 -72 Z');
    path(pen, '#2a1a30', 'M2 -82 L8 -82 L8 -78 L2 -78 Z');
  });
}

/** A hydrant, 160 units high. Its foot is at the point. */
export function hydrant(pen: Context2D, x: number, y: number, size: number, tint: Tint): void {
  drawnAt(pen, x, y, size / 160, () => {
    shadow(pen, 'M-50 4 L50 4 L150 -12 L30 -10 Z');
    path(
      pen,
      tint('#d92c3a'),
      'M-46 0 L-46 -14 L-32 -16 L-30 -104 C-30 -128 -16 -140 0 -144 C16 -140 30 -128 30 -104 L32 -16 L46 -14 L46 0 Z M-52 -92 L-28 -96 L-28 -62 L-52 -66 Z M28 -96 L52 -92 L52 -66 L28 -62 Z M-8 -160 L8 -160 L8 -140 L-8 -140 Z',
    );
    path(
      pen,
      tint('#ff7a6a'),
      'M-22 -16 L-22 -104 C-22 -118 -16 -128 -10 -132 L-10 -16 Z M-50 -90 L-30 -93 L-30 -84 L-50 -82 Z',
    );
    path(pen, 'rgb(40 6 30 / 0.45)', 'M12 -14 L12 -136 C24 -130 30 -120 30 -104 L32 -16 L46 -14 L46 0 L12 0 Z');
    path(pen, tint('#8f1626'), 'M-36 -112 L36 -112 L38 -102 L-38 -102 Z');
    pen.fillStyle = tint('#ffd27a');
    disc(pen, 0, -78, 13);
    pen.fill();
    pen.fillStyle = tint('#8f1626');
    disc(pen, 0, -78, 6);
    pen.fill();
  });
}

/** A pipe for rain water down a wall. */
export function pipe(pen: Context2D, x: number, bottom: number, wide: number, tint: Tint): void {
  const round = pen.createLinearGradient(x, 0, x + wide, 0);
  round.addColorStop(0, tint('#3c2f3a'));
  round.addColorStop(0.35, tint('#8d7c80'));
  round.addColorStop(1, tint('#241a26'));
  pen.fillStyle = 'rgb(16 6 22 / 0.4)';
  pen.fillRect(x + wide * 0.9, 0, wide * 0.6, bottom);
  pen.fillStyle = round;
  pen.fillRect(x, 0, wide, bottom);
  for (const share of [0.16, 0.58, 0.96]) pen.fillRect(x - wide * 0.22, bottom * share, wide * 1.44, wide * 0.5);
}

function drawnAt(pen: Context2D, x: number, y: number, scale: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}

function path(pen: Context2D, color: string, outline: string): void {
  pen.fillStyle = color;
  pen.fill(new Path2D(outline));
}

function shadow(pen: Context2D, outline: string): void {
  path(pen, 'rgb(40 20 60 / 0.4)', outline);
}

import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { DARK, eyeball } from './eye.ts';
import { LIGHT, lips, MIDDLE, palm } from './things.ts';

/** How often a kaleidoscope repeats its picture. */
export const FOLDS = 8;

/** A kaleidoscope of hands, mouths and eyes; in an ending, of closed eyes and tears. @param radius in pixels */
export function mandala(composition: Composition, radius: number): Canvas {
  const { tint, movement } = composition;
  const { canvas, pen } = newCanvas(2 * radius, 2 * radius);
  pen.translate(radius, radius);
  pen.scale(radius, radius);
  if (movement === 'ending') asleep(pen, tint);
  else awake(pen, composition);
  return canvas;
}

function awake(pen: Context2D, { tint }: Composition): void {
  around(pen, 2 * FOLDS, 0.5, () => petal(pen, 0.44, 0.13, tint('#39ff88')));
  around(pen, FOLDS, 0, () => {
    pen.translate(0, -0.67);
    pen.scale(0.225, 0.225);
    palm.draw(pen, { tint });
    for (const { at, radius } of palm.sockets) {
      pen.translate(...at);
      eyeball(pen, radius, [0, 0.6], 1, tint(MIDDLE));
    }
  });
  disk(pen, 0.5, tint('#2a0b4f'));
  around(pen, FOLDS, 0.5, () => {
    pen.translate(0, -0.37);
    pen.rotate(Math.PI);
    pen.scale(0.13, 0.13);
    lips.draw(pen, { tint });
    pen.translate(0, -0.1);
    eyeball(pen, 0.38, [0, -0.6], 1, tint('#39ff88'));
  });
  around(pen, 2 * FOLDS, 0.5, () => bead(pen, 0.47, 0.028, tint(LIGHT)));
  around(pen, FOLDS, 0, () => petal(pen, 0.29, 0.085, tint(LIGHT)));
  around(pen, FOLDS, 0.5, () => petal(pen, 0.25, 0.06, tint(MIDDLE)));
}

function asleep(pen: Context2D, tint: Composition['tint']): void {
  around(pen, FOLDS, 0.5, () => petal(pen, 0.96, 0.2, tint('#2b1f8a')));
  around(pen, FOLDS, 0, () => petal(pen, 0.86, 0.19, tint(MIDDLE)));
  around(pen, FOLDS, 0, () => {
    pen.translate(0, -0.62);
    eyeball(pen, 0.105, [0, 0], 0.04, tint(LIGHT), tint('#b9a6ff'));
    lashes(pen, 0.105);
  });
  around(pen, FOLDS, 0.5, () => bead(pen, 0.8, 0.04, tint(LIGHT)));
  around(pen, 2 * FOLDS, 0.5, () => petal(pen, 0.5, 0.085, tint(LIGHT)));
  around(pen, 2 * FOLDS, 0, () => petal(pen, 0.42, 0.08, tint('#4f6bff')));
  disk(pen, 0.27, tint('#2b1f8a'));
}

/** Draws the same thing in all directions. Up is away from the middle. @param turn in shares of a step */
function around(pen: Context2D, count: number, turn: number, draw: () => void): void {
  for (let index = 0; index < count; index++) {
    pen.save();
    pen.rotate(((index + turn) / count) * 2 * Math.PI);
    draw();
    pen.restore();
  }
}

function edged(pen: Context2D, fill: string): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = DARK;
  pen.lineWidth = 0.011;
  pen.stroke();
}

function petal(pen: Context2D, far: number, half: number, fill: string): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(-half * 0.5, -far * 0.4, -half * 1.4, -far * 0.75, 0, -far);
  pen.bezierCurveTo(half * 1.4, -far * 0.75, half * 0.5, -far * 0.4, 0, 0);
  edged(pen, fill);
}

function bead(pen: Context2D, far: number, radius: number, fill: string): void {
  pen.beginPath();
  pen.arc(0, -far, radius, 0, 2 * Math.PI);
  edged(pen, fill);
}

function disk(pen: Context2D, radius: number, fill: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  edged(pen, fill);
}

function lashes(pen: Context2D, r: number): void {
  pen.strokeStyle = DARK;
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.11;
  for (let lash = -3; lash <= 3; lash++) {
    pen.beginPath();
    pen.moveTo(lash * r * 0.26, r * 0.02);
    pen.quadraticCurveTo(lash * r * 0.3, r * 0.3, lash * r * 0.4, r * 0.44 - Math.abs(lash) * r * 0.05);
    pen.stroke();
  }
}

import { type Canvas, type Context2D, newCanvas, plate } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import type { Pens } from './doodle-ballpoint.ts';

export const INK = '#22307a';
export const RED = '#d8353f';
export const PAPER = '#fbfaf4';
export const MARKER = '#fff07a';
/** Number of drawings of each thing. Shown in turn, they make its line wobble. */
export const TAKES = 3;
/** Where the margin's red line is, in units of the frame. */
export const MARGIN = 74;
/** How far drawings stay from the words, in units of the frame. */
export const AROUND = 24;

export function ballpoint(pen: Context2D, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

/** @param width pixels of a firm line */
export function pensOf({ tint }: Composition, width: number): Pens {
  return { ink: tint(INK), red: tint(RED), marker: tint(MARKER), paper: tint(PAPER), width };
}

/** An area without what is left of the margin's line or right of a place. */
export function besideMargin({ left, top, width, height }: Rectangle, unit: number, last: number): Rectangle {
  const from = Math.max(left, (MARGIN + AROUND * 1.3) * unit);
  return { left: from, top, width: Math.min(left + width, last) - from, height };
}

/** A ruled page with punch holes, and what was drawn on it. @param draw draws what does not move */
export function pageOf(composition: Composition, draw: (pen: Context2D) => void) {
  const { width, height, unit, tint, chance } = composition;
  const drawn = aroundWords(composition, draw);
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance, 1.5);
    pen.lineWidth = 1.6 * unit;
    pen.strokeStyle = tint('#a9cdea');
    pen.globalAlpha = 0.75;
    pen.beginPath();
    for (let y = 88 * unit; y < height; y += 43 * unit) {
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    pen.stroke();
    pen.strokeStyle = tint('#f0a3a8');
    pen.beginPath();
    pen.moveTo(MARGIN * unit, 0);
    pen.lineTo(MARGIN * unit, height);
    pen.stroke();
    pen.globalAlpha = 1;
    pen.drawImage(drawn, 0, 0);
    for (let y = 120 * unit; y < height; y += 330 * unit) {
      pen.fillStyle = '#d9d6cb';
      disc(pen, 32 * unit, y, 15 * unit);
      pen.fill();
      pen.fillStyle = '#b9b5a8';
      disc(pen, 33 * unit, y + 2 * unit, 12 * unit);
      pen.fill();
    }
  });
}

/** What is drawn, pressed ever less towards the words. */
function aroundWords({ width, height, unit, text }: Composition, draw: (pen: Context2D) => void): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  draw(pen);
  if (text.left > width || text.top > height) return canvas;
  pen.globalCompositeOperation = 'destination-out';
  pen.filter = `blur(${22 * unit}px)`;
  const out = 10 * unit;
  pen.beginPath();
  pen.roundRect(text.left - out, text.top - out, text.width + 2 * out, text.height + 2 * out, 50 * unit);
  pen.fill();
  pen.filter = 'none';
  pen.globalCompositeOperation = 'source-over';
  return canvas;
}

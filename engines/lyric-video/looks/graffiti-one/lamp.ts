import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { css, hex, mix } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

const NIGHT = [10, 12, 38] as const;

/** Night over everything but the cone of a lamp, which hangs from the wall at a point. Lengths are in units. */
export function lampLight(pen: Context2D, { width, height, unit }: Composition, [x, y]: Point, floor: number): void {
  const [px, py] = [x * unit, y * unit];
  const foot = floor * unit;
  const reach = foot - py;
  const side = Math.min(reach, 0.46 * width);
  const { canvas, pen: dark } = newCanvas(width, height);
  dark.fillStyle = css(NIGHT, 0.56);
  dark.fillRect(0, 0, width, height);
  dark.globalCompositeOperation = 'destination-out';
  for (const [soft, wide, alpha] of [
    [60, 0.98, 0.5],
    [14, 0.68, 0.62],
  ] as const) {
    dark.filter = `blur(${(soft * unit).toFixed(1)}px)`;
    dark.fillStyle = `rgb(0 0 0 / ${alpha})`;
    dark.beginPath();
    dark.moveTo(px - 60 * unit, py);
    dark.lineTo(px + 60 * unit, py);
    dark.lineTo(px + wide * side, foot);
    dark.ellipse(px, foot, wide * side, 0.5 * (height - foot), 0, 0, Math.PI);
    dark.closePath();
    dark.fill();
  }
  pen.drawImage(canvas, 0, 0);
  const warm = pen.createRadialGradient(px, py, 0, px, py, reach);
  warm.addColorStop(0, 'rgb(255 220 140 / 0.5)');
  warm.addColorStop(0.2, 'rgb(255 208 120 / 0.24)');
  warm.addColorStop(1, 'rgb(255 196 110 / 0)');
  pen.fillStyle = warm;
  pen.fillRect(0, 0, width, height);
  // The bracket, the shade and the bulb.
  pen.strokeStyle = '#17161c';
  pen.lineWidth = 7 * unit;
  pen.beginPath();
  pen.moveTo(px + 140 * unit, py + 18 * unit);
  pen.bezierCurveTo(px + 96 * unit, py + 8 * unit, px + 60 * unit, py - 38 * unit, px, py - 36 * unit);
  pen.stroke();
  pen.fillStyle = '#17161c';
  pen.fillRect(px + 136 * unit, py - 4 * unit, 12 * unit, 44 * unit);
  pen.fillStyle = '#fff3c9';
  pen.beginPath();
  pen.ellipse(px, py + 3 * unit, 27 * unit, 12 * unit, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = css(mix(hex('#2f5e57'), NIGHT, 0.4));
  pen.beginPath();
  pen.moveTo(px - 46 * unit, py + 4 * unit);
  pen.quadraticCurveTo(px - 36 * unit, py - 36 * unit, px, py - 40 * unit);
  pen.quadraticCurveTo(px + 36 * unit, py - 36 * unit, px + 46 * unit, py + 4 * unit);
  pen.closePath();
  pen.fill();
}

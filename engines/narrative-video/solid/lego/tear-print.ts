import type { SKRSContext2D } from '@napi-rs/canvas';
import { ellipse } from './ink.ts';

/** Height at which printed tears end, and half of the width of a track and of its drop. */
const TEAR = { end: 24, track: 2.2, drop: 6 };

/**
 * Prints a tear: a thin track from the lower lid, and a drop with one highlight at its end.
 * @param x place on the lid; `y` too
 * @param side 1 on the viewer's right, -1 on the left, where the tear has not run as far
 */
export function printTear(context: SKRSContext2D, x: number, y: number, side: number): void {
  const { track, drop } = TEAR;
  const [endX, end] = [x + side * 3, TEAR.end + side * 2];
  const middle = end - drop;
  context.beginPath();
  context.moveTo(x - track, y);
  context.quadraticCurveTo(endX - track, y + 6, endX - track, middle - drop * 1.6);
  context.quadraticCurveTo(endX - drop, middle - drop * 0.6, endX - drop, middle);
  context.arc(endX, middle, drop, Math.PI, 0, true);
  context.quadraticCurveTo(endX + drop, middle - drop * 0.6, endX + track, middle - drop * 1.6);
  context.quadraticCurveTo(endX + track, y + 6, x + track, y);
  context.closePath();
  context.fillStyle = 'rgba(96,190,248,0.82)';
  context.fill();
  context.strokeStyle = '#2f86c6';
  context.lineWidth = 1.2;
  context.stroke();
  ellipse(context, endX - drop * 0.3, middle - drop * 0.1, drop * 0.24, drop * 0.42, '#ffffff');
}

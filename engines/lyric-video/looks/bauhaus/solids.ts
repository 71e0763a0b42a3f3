import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

/** The colors `#rrggbb` of a solid in the light and in the shade. */
export type Tone = readonly [lit: string, shade: string];

export const [PAPER, BLACK, RED, BLUE, YELLOW] = ['#efe6d2', '#1a1a1a', '#d5321f', '#1f4e9c', '#f2b81c'];

/** The few printing inks of the look, tinted for the song, each with its shade. */
export type Inks = Readonly<Record<'paper' | 'black' | 'red' | 'blue' | 'yellow', Tone>>;

export function inksOf({ tint }: Pick<Composition, 'tint'>): Inks {
  const tone = (lit: string, shade: string): Tone => [tint(lit), tint(shade)];
  return {
    paper: tone(PAPER, '#c8bca2'),
    black: tone(BLACK, '#3d3a36'),
    red: tone(RED, '#a12213'),
    blue: tone(BLUE, '#16366e'),
    yellow: tone(YELLOW, '#c88d0c'),
  };
}

/** A ball, one half of which is in the shade. @param turn radians, clockwise, where the shade begins */
export function ball(pen: Context2D, [lit, shade]: Tone, [x, y]: Point, radius: number, turn = -Math.PI / 3): void {
  // The half in the light reaches a little under the other, so that no gap is seen.
  pen.fillStyle = lit;
  pen.beginPath();
  pen.arc(x, y, radius, turn + Math.PI - 0.04, turn + 2 * Math.PI + 0.04);
  pen.fill();
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(x, y, radius, turn, turn + Math.PI);
  pen.fill();
}

/**
 * A ball of two halves that turns about its upright axis, as the moon shows its phases.
 * @param turn radians; at 0, the second half is on the right
 */
export function turningBall(pen: Context2D, [one, other]: Tone, [x, y]: Point, radius: number, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  pen.fillStyle = one;
  disc(pen, x, y, radius);
  pen.fill();
  pen.fillStyle = other;
  pen.beginPath();
  // The half that faces us ends at an ellipse, which is narrow when the seam is in the middle.
  pen.arc(x, y, radius, -Math.PI / 2, Math.PI / 2, cos < 0);
  pen.ellipse(x, y, radius * Math.abs(sin), radius, 0, Math.PI / 2, -Math.PI / 2, cos < 0 === sin < 0);
  pen.fill();
}

/** A cone between two points, whose right or lower side is in the shade. @param ends half of its width at each point */
export function cone(
  pen: Context2D,
  [lit, shade]: Tone,
  [ax, ay]: Point,
  [bx, by]: Point,
  [first, last]: readonly [number, number],
): void {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const isTurned = by > ay || (by === ay && bx < ax);
  const [nx, ny] = [(isTurned ? by - ay : ay - by) / length, (isTurned ? ax - bx : bx - ax) / length];
  const strip = (color: string, from: number, to: number) =>
    plane(pen, color, [
      [ax + nx * from * first, ay + ny * from * first],
      [bx + nx * from * last, by + ny * from * last],
      [bx + nx * to * last, by + ny * to * last],
      [ax + nx * to * first, ay + ny * to * first],
    ]);
  strip(lit, -1, 1);
  strip(shade, 0.14, 1);
}

/** A round slab seen from above its edge. @param reach half of its width and height @param turn radians */
export function slab(
  pen: Context2D,
  [lit, shade]: Tone,
  [x, y]: Point,
  [across, down]: readonly [number, number],
  thick: number,
  turn = 0,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(0, thick, across, down, 0, 0, Math.PI);
  pen.lineTo(-across, 0);
  pen.ellipse(0, 0, across, down, 0, Math.PI, 0, true);
  pen.fill();
  pen.fillStyle = lit;
  pen.beginPath();
  pen.ellipse(0, 0, across, down, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** A part of a ring, half of it by default. @param turn radians, clockwise from the right, where it begins */
export function halfRing(
  pen: Context2D,
  color: string,
  [x, y]: Point,
  [outer, inner]: readonly [number, number],
  turn: number,
  sweep = Math.PI,
): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, outer, turn, turn + sweep);
  pen.arc(x, y, Math.max(0, inner), turn + sweep, turn, true);
  pen.closePath();
  pen.fill();
}

/** A hoop that is seen at an angle. @param reach half of its width and height @param turn radians */
export function hoop(
  pen: Context2D,
  color: string,
  [x, y]: Point,
  [across, down]: readonly [number, number],
  width: number,
  turn = 0,
): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.ellipse(x, y, Math.max(0.1, across), Math.max(0.1, down), turn, 0, 2 * Math.PI);
  pen.stroke();
}

/** A flat shape with corners. */
export function plane(pen: Context2D, color: string, points: readonly Point[]): void {
  pen.fillStyle = color;
  polygon(pen, points);
  pen.fill();
}

/** A straight bar with square ends. */
export function bar(pen: Context2D, color: string, [ax, ay]: Point, [bx, by]: Point, width: number): void {
  const half = width / 2 / (Math.hypot(bx - ax, by - ay) || 1);
  const [nx, ny] = [(ay - by) * half, (bx - ax) * half];
  plane(pen, color, [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ]);
}

/** A flat disc. */
export function round(pen: Context2D, color: string, [x, y]: Point, radius: number): void {
  pen.fillStyle = color;
  disc(pen, x, y, radius);
  pen.fill();
}

import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { drip } from './graffiti-one-spray.ts';

/** A spray can over a mural. Lengths are in the mural's own units; colors are shifted for the song. */
export interface Can {
  pen: Context2D;
  /** Pixels of a unit. Blurs need it, because they are measured in pixels. */
  scale: number;
  chance: Chance;
  tint(color: string): string;
}

interface Swing {
  /** Blur of the edge, in shares of the width. */
  soft?: number;
  /** Width at the beginning and at the end, in shares of the greatest. */
  ends?: readonly [number, number];
  /** Color of the streak in the light and in the shade. */
  light?: string;
  shade?: string;
  /** Opacity of the paint. */
  paint?: number;
}

/**
 * Sprays a line that swings with the arm: a body with a soft edge, a lit and a shaded side, and drops gone astray.
 * @param path points, or their coordinates as in `'0 0, 10 20'`
 */
export function swing(can: Can, path: string | readonly Point[], width: number, color: string, how: Swing = {}): void {
  const { pen, scale, chance, tint } = can;
  const { soft = 0.07, ends = [0.35, 0.08], light, shade, paint = 1 } = how;
  const line = curved(typeof path === 'string' ? pointsOf(path) : path);
  pen.save();
  pen.globalAlpha = paint;
  pen.filter = `blur(${Math.max(0.3, soft * width * scale).toFixed(2)}px)`;
  pen.fillStyle = tint(color);
  polygon(pen, ribbon(line, 0, width, ends));
  pen.fill();
  pen.filter = `blur(${Math.max(0.3, 0.07 * width * scale).toFixed(2)}px)`;
  for (const [streak, aside, share] of [
    [shade, 0.27, 0.34],
    [light, -0.22, 0.26],
  ] as const) {
    if (!streak) continue;
    pen.globalAlpha = 0.8 * paint;
    pen.fillStyle = tint(streak);
    polygon(pen, ribbon(line, aside * width, share * width, ends));
    pen.fill();
  }
  pen.filter = 'none';
  pen.globalAlpha = 0.75 * paint;
  pen.fillStyle = tint(color);
  pen.beginPath();
  for (let drop = 0; drop < line.length * 2; drop++) {
    const at = chance.below(line.length - 1);
    const [x, y] = line[at] as Point;
    const [nx, ny] = normalAt(line, at);
    const far = (chance.next() < 0.5 ? -1 : 1) * width * (0.4 + 0.5 * chance.next() ** 2.4);
    const size = width * chance.between(0.012, 0.04);
    pen.rect(x + nx * far, y + ny * far, size, size);
  }
  pen.fill();
  pen.restore();
}

/** Sprays a field. @param soft blur of its edge in units: 0 for the edge of a stencil */
export function field(can: Can, path: string, color: string, soft = 0, paint = 1): void {
  const { pen, scale, tint } = can;
  pen.save();
  pen.globalAlpha = paint;
  if (soft) pen.filter = `blur(${(soft * scale).toFixed(2)}px)`;
  pen.fillStyle = tint(color);
  pen.fill(new Path2D(path));
  pen.restore();
}

/** Sprays a soft round spot, with loose drops around it. */
export function spot(can: Can, [x, y]: Point, radius: number, color: string, paint = 1): void {
  const { pen, chance, tint } = can;
  const shifted = tint(color);
  const fade = pen.createRadialGradient(x, y, 0, x, y, radius);
  fade.addColorStop(0, shifted);
  fade.addColorStop(0.45, `${shifted}b0`);
  fade.addColorStop(1, `${shifted}00`);
  pen.save();
  pen.globalAlpha = paint;
  pen.fillStyle = fade;
  disc(pen, x, y, radius);
  pen.fill();
  pen.fillStyle = shifted;
  pen.beginPath();
  for (let drop = 0; drop < 60; drop++) {
    const [angle, far] = [chance.between(0, 2 * Math.PI), radius * chance.between(0.5, 1.15)];
    const size = radius * chance.between(0.004, 0.016);
    pen.rect(x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, size);
  }
  pen.fill();
  pen.restore();
}

/** Sprays through the hole of a stencil: nothing lands outside of the path. */
export function through({ pen }: Can, path: string, draw: () => void): void {
  pen.save();
  pen.clip(new Path2D(path));
  draw();
  pen.restore();
}

/** Lets heavy paint run. @param long length of a run in units */
export function runs(can: Can, color: string, wide: number, places: readonly (readonly [number, number, number])[]) {
  can.pen.fillStyle = can.tint(color);
  for (const [x, y, long] of places) drip(can.pen, x, y, wide, long);
}

/** A bird in a few strokes. @param turn radians @param lift how far its wings are up, -1 to 1 */
export function sprayedBird(can: Can, [x, y]: Point, size: number, turn: number, lift: number, colors: string[]): void {
  const { pen } = can;
  const [back, wing, belly] = colors as [string, string, string];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  const near = { ...can, scale: can.scale * size };
  swing(
    near,
    [
      [-0.1, 0],
      [-0.3, -0.3 * lift],
      [-0.42, -0.8 * lift],
      [-0.78, -1.05 * lift],
    ],
    0.3,
    wing,
    { ends: [0.5, 0.04] },
  );
  swing(
    near,
    [
      [0.5, 0.02],
      [0.1, -0.03],
      [-0.4, 0.05],
      [-1, 0.16],
    ],
    0.26,
    back,
    { ends: [0.3, 0.06] },
  );
  swing(
    near,
    [
      [-0.45, 0.04],
      [-0.8, 0.02],
      [-1.1, -0.06],
    ],
    0.1,
    back,
    { ends: [0.8, 0.1] },
  );
  swing(
    near,
    [
      [0.42, 0.07],
      [0.15, 0.1],
      [-0.25, 0.1],
    ],
    0.12,
    belly,
    { ends: [0.4, 0.1] },
  );
  swing(
    near,
    [
      [0.12, -0.02],
      [0.06, -0.4 * lift],
      [-0.16, -0.84 * lift],
      [-0.62, -1.25 * lift],
    ],
    0.34,
    wing,
    { light: belly, ends: [0.5, 0.04] },
  );
  swing(
    near,
    [
      [0.46, 0.01],
      [0.66, 0.05],
    ],
    0.07,
    back,
    { ends: [1, 0.1] },
  );
  pen.restore();
}

function pointsOf(path: string): Point[] {
  return path.split(',').map((pair) => pair.trim().split(' ').map(Number) as unknown as Point);
}

/** A smooth line through all points: Catmull-Rom. */
function curved(points: readonly Point[], steps = 14): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const line: Point[] = [];
  for (let part = 0; part < points.length - 1; part++) {
    const [a, b, c, d] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
    const value = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
    for (let step = 0; step < steps; step++) line.push([value(0, step / steps), value(1, step / steps)]);
  }
  line.push(at(points.length - 1));
  return line;
}

function normalAt(line: readonly Point[], at: number): Point {
  const [ax, ay] = line[Math.max(0, at - 1)] as Point;
  const [bx, by] = line[Math.min(line.length - 1, at + 1)] as Point;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

/** The outline of a line that is widest at a third of its way. */
function ribbon(line: readonly Point[], aside: number, width: number, [from, to]: readonly [number, number]): Point[] {
  const [one, other]: [Point[], Point[]] = [[], []];
  line.forEach(([x, y], index) => {
    const share = index / (line.length - 1);
    const rise =
      share < 0.36 ? Math.sin((share / 0.36) * (Math.PI / 2)) : Math.cos(((share - 0.36) / 0.64) * (Math.PI / 2));
    const least = share < 0.36 ? from : to;
    const wide = least + (1 - least) * rise;
    const [nx, ny] = normalAt(line, index);
    const [middle, half] = [aside * wide, (width * wide) / 2];
    one.push([x + nx * (middle + half), y + ny * (middle + half)]);
    other.push([x + nx * (middle - half), y + ny * (middle - half)]);
  });
  return [...one, ...other.reverse()];
}

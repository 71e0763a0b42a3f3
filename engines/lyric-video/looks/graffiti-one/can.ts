import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve, normalsOf, offset, pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { drip } from './spray.ts';

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

/** Blur of an edge and of the streaks, in shares of a line's width, and how far a blur reaches, in blurs. */
const [SOFT, REACH] = [0.07, 3];
/** How far from a line's middle a drop goes astray, in widths. */
const ASTRAY = 0.95;

/**
 * Sprays a line that swings with the arm: a body with a soft edge, a lit and a shaded side, and drops gone astray.
 * @param path points, or `x,y x,y …`
 */
export function swing(can: Can, path: string | readonly Point[], width: number, color: string, how: Swing): void {
  const { pen, scale, chance, tint } = can;
  const { soft = SOFT, ends = [0.35, 0.08], light, shade, paint = 1 } = how;
  const line = curve(typeof path === 'string' ? pointsOf(path) : path, false, 14);
  const normals = normalsOf(line);
  pen.save();
  within(pen, boundsOf(line), Math.max(ASTRAY, 0.5 + REACH * soft) * width + REACH / scale);
  pen.globalAlpha = paint;
  pen.filter = `blur(${Math.max(0.3, soft * width * scale).toFixed(2)}px)`;
  pen.fillStyle = tint(color);
  polygon(pen, swelling(line, 0, width, ends));
  pen.fill();
  pen.filter = `blur(${Math.max(0.3, SOFT * width * scale).toFixed(2)}px)`;
  for (const [streak, aside, share] of [
    [shade, 0.27, 0.34],
    [light, -0.22, 0.26],
  ] as const) {
    if (!streak) continue;
    pen.globalAlpha = 0.8 * paint;
    pen.fillStyle = tint(streak);
    polygon(pen, swelling(line, aside * width, share * width, ends));
    pen.fill();
  }
  pen.filter = 'none';
  pen.globalAlpha = 0.75 * paint;
  pen.fillStyle = tint(color);
  pen.beginPath();
  for (let drop = 0; drop < line.length * 2; drop++) {
    const at = chance.below(line.length - 1);
    const [x, y] = line[at] as Point;
    const [nx, ny] = normals[at] as Point;
    const far = (chance.next() < 0.5 ? -1 : 1) * width * (0.4 + 0.5 * chance.next() ** 2.4);
    const size = width * chance.between(0.012, 0.04);
    pen.rect(x + nx * far, y + ny * far, size, size);
  }
  pen.fill();
  pen.restore();
}

/** Draws only near a shape from now on: a blur of the whole canvas takes much longer. @param around in units */
function within(pen: Context2D, [left, top, right, bottom]: Bounds, around: number): void {
  pen.beginPath();
  pen.rect(left - around, top - around, right - left + 2 * around, bottom - top + 2 * around);
  pen.clip();
}

type Bounds = ReturnType<Path2D['computeTightBounds']>;

function boundsOf(line: readonly Point[]): Bounds {
  const [across, down] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

/** Sprays a field. @param soft blur of its edge in units: 0 for the edge of a stencil */
export function field(can: Can, path: string, color: string, soft = 0, paint = 1): void {
  const { pen, scale, tint } = can;
  pen.save();
  pen.globalAlpha = paint;
  const outline = new Path2D(path);
  if (soft) {
    within(pen, outline.computeTightBounds(), REACH * soft);
    pen.filter = `blur(${(soft * scale).toFixed(2)}px)`;
  }
  pen.fillStyle = tint(color);
  pen.fill(outline);
  pen.restore();
}

/** Sprays a soft round spot, with loose drops around it. */
export function spot(can: Can, [x, y]: Point, radius: number, color: string, paint: number): void {
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

/** The outline of a line that is widest at a third of its way. @param aside how far it is beside the line's middle */
function swelling(
  line: readonly Point[],
  aside: number,
  width: number,
  [from, to]: readonly [number, number],
): Point[] {
  const wide = (share: number) => {
    const rise =
      share < 0.36 ? Math.sin((share / 0.36) * (Math.PI / 2)) : Math.cos(((share - 0.36) / 0.64) * (Math.PI / 2));
    const least = share < 0.36 ? from : to;
    return least + (1 - least) * rise;
  };
  const edge = (distance: number) => offset(line, (share) => distance * wide(share));
  return [...edge(aside + width / 2), ...edge(aside - width / 2).reverse()];
}

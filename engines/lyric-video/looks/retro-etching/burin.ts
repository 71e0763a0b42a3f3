import { type Context2D, newCanvas, pixels } from '../../../drawing/canvas.ts';
import { hex } from '../../../drawing/color.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';

/**
 * A copper plate that is being cut. Every pixel has a tone, from 0 for paper to 1 for ink (below 0: nothing is cut), and
 * its place across two sets of lines in pixels: lines run where that place is a multiple of the pitch.
 */
export interface Copper {
  width: number;
  height: number;
  tone: Float32Array;
  line: Float32Array;
  cross: Float32Array;
}

/** What is cut at one pixel. */
interface Cut {
  tone: number;
  line: number;
  cross: number;
}

export function copperOf(width: number, height: number): Copper {
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  const layer = () => new Float32Array(across * down);
  return { width: across, height: down, tone: layer().fill(-1), line: layer(), cross: layer() };
}

/** Cuts a part of a plate pixel by pixel. @param at changes the cut that is there, and returns whether it counts */
export function cutInto(
  { width, height, tone, line, cross }: Copper,
  [left, top, right, bottom]: readonly [number, number, number, number],
  at: (x: number, y: number, cut: Cut) => boolean,
): void {
  const cut: Cut = { tone: 0, line: 0, cross: 0 };
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const index = y * width + x;
      cut.tone = tone[index] as number;
      if (!at(x, y, cut)) continue;
      tone[index] = cut.tone;
      line[index] = cut.line;
      cross[index] = cut.cross;
    }
  }
}

/** A shape that is cut as a round body. Lengths are pixels of the plate. */
export interface Body {
  /** Where the body is, and how far it may go. */
  box: readonly [left: number, top: number, width: number, height: number];
  /** How far its round goes in from its edge. */
  round: number;
  /** Place across the lines on a flat body, and how far its height bends them. */
  flow(x: number, y: number): number;
  bend?: number;
  /** Added to its height and to its tone. */
  relief?(x: number, y: number): number;
  shade?(x: number, y: number): number;
  /** Tone in full light, and how much the shadow adds. */
  light?: number;
  dark?: number;
  path(pen: Context2D): void;
}

/** Where the light of all plates comes from: the upper left. */
export const LIGHT = [-0.56, -0.6, 0.57] as const;

/** Radii of the blurs that make a body round, in shares of its round. */
const [NEAR, FAR] = [0.28, 0.6];

/** Cuts a body: lines bend over its round, swell on the side away from the light, and end in dots on the other. */
export function cutBody(copper: Copper, body: Body): void {
  const { round, flow, bend = 0.8, relief, shade, light = 0.1, dark = 0.85 } = body;
  const [near, far] = [NEAR, FAR].map((share) => Math.max(1, Math.round(round * share))) as [number, number];
  // A body that leaves its box is round there, too, because there is nothing of it in the margin.
  const [left, top] = [Math.floor(body.box[0]) - far, Math.floor(body.box[1]) - far];
  const [width, height] = [Math.ceil(body.box[2]) + 2 * far, Math.ceil(body.box[3]) + 2 * far];
  const drawn = pixels(width, height, (pen) => {
    pen.rect(far, far, width - 2 * far, height - 2 * far);
    pen.clip();
    pen.translate(-left, -top);
    pen.fillStyle = '#000';
    pen.beginPath();
    body.path(pen);
    pen.fill();
  });
  const mask = new Float32Array(width * height);
  for (let index = 0; index < mask.length; index++) mask[index] = (drawn[index * 4 + 3] as number) / 255;
  const rise = inflated(mask, width, round, [near, far]);
  if (relief)
    for (let index = 0; index < rise.length; index++)
      if ((mask[index] as number) > 0)
        rise[index] = (rise[index] as number) + relief(left + (index % width), top + Math.floor(index / width));
  cutInto(copper, [left, top, left + width, top + height], (x, y, cut) => {
    const index = (y - top) * width + x - left;
    if ((mask[index] as number) < 0.5) return false;
    const here = rise[index] as number;
    const [right, down] = [rise[index + 1] as number, rise[index + width] as number];
    const [dx, dy] = [clamp(right - here, -3, 3), clamp(down - here, -3, 3)];
    const lit = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / Math.hypot(dx, dy, 1);
    cut.tone = clamp(light + dark * smoothstep(0.86, -0.5, lit) + (shade?.(x, y) ?? 0));
    cut.line = flow(x, y) + bend * here;
    cut.cross = 0.8 * x - 0.6 * y + 0.5 * here;
    return true;
  });
}

/** A round height over a mask: a narrow and a wide blur, so that edges are steep and the middle is flat. */
function inflated(mask: Float32Array, width: number, round: number, [near, far]: readonly [number, number]) {
  let [steep, flat] = [mask, mask];
  for (let pass = 0; pass < 2; pass++) steep = boxMean(steep, width, near);
  for (let pass = 0; pass < 3; pass++) flat = boxMean(flat, width, far);
  return mask.map((inside, index) =>
    inside > 0
      ? round *
        (0.62 * Math.sqrt(Math.max(0, 2 * (steep[index] as number) - 1)) +
          0.9 * Math.max(0, (flat[index] as number) - 0.3))
      : 0,
  );
}

/** Tones below the first have no lines; lines are broken into dots below the second, and crossed above the third. */
const [BLANK, DOTS, CROSSED] = [0.02, 0.075, 0.5];

/**
 * Prints a plate at the origin of a pen: only lines of ink, as thick as the tone asks, over what is there already. Where
 * a color of paper is given, everything that is cut hides what is behind it.
 */
export function print(pen: Context2D, copper: Copper, pitch: number, ink: string, paper?: string): void {
  const { width, height, tone, line, cross } = copper;
  const { canvas, pen: own } = newCanvas(width, height);
  const image = own.createImageData(width, height);
  const { data } = image;
  const [r, g, b] = hex(ink);
  const [pr, pg, pb] = hex(paper ?? ink);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const dark = tone[index] as number;
      if (dark < 0) continue;
      const covered = dark < BLANK ? 0 : coverage(index, x, y, dark);
      const to = index * 4;
      if (paper) {
        data[to] = pr + (r - pr) * covered;
        data[to + 1] = pg + (g - pg) * covered;
        data[to + 2] = pb + (b - pb) * covered;
        data[to + 3] = 255;
      } else if (covered > 0) {
        data[to] = r;
        data[to + 1] = g;
        data[to + 2] = b;
        data[to + 3] = 255 * covered;
      }
    }
  }
  own.putImageData(image, 0, 0);
  pen.drawImage(canvas, 0, 0);

  function coverage(index: number, x: number, y: number, dark: number): number {
    const share = dark < DOTS ? (dark - BLANK) / (DOTS - BLANK) : 1;
    let half = 0.5 * Math.min(0.66, 0.05 + 0.72 * dark);
    if (share < 1) {
      // Each line has its dots at other places.
      const own = Math.sin(Math.round((line[index] as number) / pitch) * 12.9) * 43.7;
      const along = (cross[index] as number) / (pitch * 2.2) + own;
      half *= clamp((0.25 + 0.75 * share - Math.abs(along - Math.floor(along) - 0.5) * 2) * 4);
    }
    const first = stroke(line, index, x, y, half);
    const second = dark > CROSSED ? stroke(cross, index, x, y, 0.5 * Math.min(0.5, (dark - CROSSED) * 1.15)) : 0;
    return first + second - first * second;
  }

  /** How much of a pixel the nearest line of a set covers. @param half of a line's thickness in shares of the period */
  function stroke(places: Float32Array, index: number, x: number, y: number, half: number): number {
    const here = places[index] as number;
    const slope = Math.hypot(
      stepOf(places, index, here, x > 0 ? -1 : 1, x < width - 1 ? 1 : -1),
      stepOf(places, index, here, y > 0 ? -width : width, y < height - 1 ? width : -width),
    );
    const period = Math.min(pitch / Math.max(slope, 1e-3), pitch * 6);
    if (period < 1.8) return Math.min(1, half * 2);
    const phase = here / pitch;
    const thick = half * Math.min(period, pitch * 1.9);
    const away = Math.abs(phase - Math.round(phase)) * period;
    return clamp(thick - away + 0.5, 0, Math.min(1, 2 * thick));
  }

  /** The smaller of two steps, because a step over the edge of a body says nothing. */
  function stepOf(places: Float32Array, index: number, here: number, back: number, ahead: number): number {
    return Math.min(
      Math.abs((places[index + back] as number) - here),
      Math.abs((places[index + ahead] as number) - here),
    );
  }
}

/** Smooth unevenness, from -1 to 1, for lines and forms that no ruler drew. */
export function uneven(x: number, y: number): number {
  return (
    0.5 * Math.sin(x * 0.9 + 1.7 * Math.sin(y * 0.7)) +
    0.3 * Math.sin(y * 1.9 - x * 0.6 + 2.1 * Math.sin(x * 0.8)) +
    0.2 * Math.sin(x * 2.7 + y * 1.3)
  );
}

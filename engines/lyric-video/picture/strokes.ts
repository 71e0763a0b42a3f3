import { newCanvas, pixels } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/hand.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Figure } from './figure.ts';
import { ovalOf } from './skin.ts';

/**
 * Lines where the colors of a figure change, as an illustrator draws the border of hair, a collar or a sleeve: few, long
 * and connected. They are found as by Canny (A Computational Approach to Edge Detection, IEEE TPAMI 8(6), 1986).
 */

/** Width in pixels of the face in which edges are looked for: changes between pixels of a larger one are too small. */
const FACE = 130;
/** Radius of the blur before edges are looked for, in shares of the face's width. Smaller shapes get no line. By eye. */
const BLUR = 0.022;
/**
 * Shares of a figure's pixels whose colors change less than those of an edge where it begins, and where it goes on. So
 * a dark figure gets as many lines as a bright one. By eye.
 */
const [STRONG, WEAK] = [0.86, 0.6];
/** One pixel of so many is looked at for those shares, because sorting all of them takes longer than finding the lines. */
const SAMPLED = 3;
/** Changes that are too faint for a line even if there are no others. */
const [FAINT_STRONG, FAINT_WEAK] = [0.02, 0.008];
/** Added to the brightness by which changes are divided, because eyes see shares of it, but no noise in black. */
const DARK = 200;
/** How much fainter edges count in a face, whose features are drawn on their own. */
const IN_FACE = 0.85;
/** How far from a face's edge that is so, in shares of its width, and how much of the surroundings is face there. */
const [HAIRLINE, INNER] = [0.12, 0.9];
/** Length of the shortest line, and distance from the outline within which it would double it, in face's widths. */
const [SHORTEST, BESIDE] = [0.28, 0.05];
/** Half of the number of points over which a line is smoothed, in shares of the face's width. */
const SMOOTH = 0.05;

/** Returns lines of points in pixels. @param features shares of each pixel that show what is drawn otherwise */
export function strokesOf(figure: Figure, features?: Float32Array): Point[][] {
  const { width, height, face } = figure;
  const scale = Math.min(1, FACE / (face?.box.width ?? width / 3));
  const small = scaled(figure, scale);
  const size = face ? face.box.width * scale : small.width / 3;
  const { change, across } = changesOf(small, BLUR * size);
  if (face && face.points.length > 0) {
    const points = face.points.map(([x, y]): Point => [x * scale, y * scale]);
    const inner = boxMean(ovalOf({ points }, small.width, small.height).oval, small.width, Math.round(HAIRLINE * size));
    change.forEach((value, at) => {
      if ((inner[at] as number) <= INNER) return;
      const [x, y] = [at % small.width, Math.floor(at / small.width)];
      const feature = features?.[Math.min(height - 1, Math.round(y / scale)) * width + Math.round(x / scale)] ?? 0;
      change[at] = value * (1 - IN_FACE) * (1 - feature);
    });
  }
  const inside = insideOf(small, BESIDE * size);
  const [strong, weak] = levelsOf(change, inside);
  const thin = ridges(change, across, inside, weak, small.width);
  const chains = chainsOf(linked(change, thin, strong, small.width), small.width);
  const reach = Math.max(1, Math.round(SMOOTH * size));
  return chains
    .filter((chain) => chain.length >= SHORTEST * size)
    .map((chain) => smoothed(chain, reach).map(([x, y]): Point => [x / scale, y / scale]));
}

type Drawing = Pick<Figure, 'canvas' | 'width' | 'height'>;

function scaled({ canvas, width, height }: Figure, scale: number): Drawing {
  const { canvas: small, pen } = newCanvas(Math.max(8, width * scale), Math.max(8, height * scale));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, small.width, small.height);
  return { canvas: small, width: small.width, height: small.height };
}

interface Changes {
  change: Float32Array;
  /** Steps along which each pixel's colors change most. */
  across: Int8Array;
}

function changesOf({ canvas, width, height }: Drawing, blur: number): Changes {
  const data = pixels(width, height, (pen) => {
    pen.filter = `blur(${blur}px)`;
    pen.drawImage(canvas, 0, 0);
  });
  const change = new Float32Array(width * height);
  const across = new Int8Array(width * height * 2);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let [most, dx, dy, bright] = [0, 0, 0, 0];
      // Plain arithmetic, because small arrays and functions for each pixel would take most of the time.
      for (let here = at * 4; here < at * 4 + 3; here++) {
        const gx = (data[here + 4] as number) - (data[here - 4] as number);
        const gy = (data[here + width * 4] as number) - (data[here - width * 4] as number);
        bright = Math.max(bright, data[here] as number);
        const steep = gx * gx + gy * gy;
        if (steep <= most) continue;
        most = steep;
        dx = gx;
        dy = gy;
      }
      const long = Math.sqrt(most);
      change[at] = long / (bright + DARK);
      across[at * 2] = Math.round(dx / Math.max(1, long));
      across[at * 2 + 1] = Math.round(dy / Math.max(1, long));
    }
  }
  return { change, across };
}

/** Which pixels are farther inside than a distance. */
function insideOf({ canvas, width, height }: Drawing, distance: number): Float32Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const cover = new Float32Array(width * height);
  for (let at = 0; at < cover.length; at++) cover[at] = Number((data[at * 4 + 3] as number) > 128);
  return boxMean(cover, width, Math.max(1, Math.round(distance))).map((share) => Number(share > 0.999));
}

function levelsOf(change: Float32Array, inside: Float32Array): [strong: number, weak: number] {
  const some: number[] = [];
  for (let at = 0; at < change.length; at += SAMPLED) if (inside[at]) some.push(change[at] as number);
  const seen = Float32Array.from(some).sort();
  const level = (share: number) => seen[Math.floor(share * (seen.length - 1))] ?? 1;
  return [Math.max(FAINT_STRONG, level(STRONG)), Math.max(FAINT_WEAK, level(WEAK))];
}

/** Keeps the pixels that change more than those before and after them. */
function ridges(
  change: Float32Array,
  across: Int8Array,
  inside: Float32Array,
  weak: number,
  width: number,
): Uint8Array {
  const thin = new Uint8Array(change.length);
  change.forEach((value, at) => {
    if (!inside[at] || value < weak) return;
    const step = (across[at * 2 + 1] as number) * width + (across[at * 2] as number);
    if (value >= (change[at + step] ?? 0) && value > (change[at - step] ?? 0)) thin[at] = 1;
  });
  return thin;
}

function neighborsOf(at: number, width: number): number[] {
  return [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1].map((step) => at + step);
}

/** Keeps lines that are strong somewhere. */
function linked(change: Float32Array, thin: Uint8Array, strong: number, width: number): Uint8Array {
  const kept = new Uint8Array(thin.length);
  const open: number[] = [];
  thin.forEach((is, at) => {
    if (is && (change[at] as number) >= strong) open.push(at);
  });
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (kept[at]) continue;
    kept[at] = 1;
    open.push(...neighborsOf(at, width).filter((next) => thin[next] && !kept[next]));
  }
  return kept;
}

/** Follows lines from pixel to pixel, and goes straight on where they meet. */
function chainsOf(line: Uint8Array, width: number): Point[][] {
  const left = Uint8Array.from(line);
  const follow = (start: number): number[] => {
    const chain = [start];
    let step = 0;
    for (let at: number | undefined = start; at !== undefined; ) {
      left[at] = 0;
      const from: number = at;
      const next: number[] = neighborsOf(from, width).filter((one) => left[one]);
      at = next.find((one) => one - from === step) ?? next[0];
      if (at === undefined) break;
      step = at - from;
      chain.push(at);
    }
    return chain;
  };
  const chains: Point[][] = [];
  line.forEach((_, start) => {
    if (!left[start]) return;
    const ahead = follow(start);
    const back = follow(start);
    const whole = [...back.reverse(), ...ahead.slice(1)];
    chains.push(whole.map((at): Point => [at % width, Math.floor(at / width)]));
  });
  return chains;
}

/** Each point becomes the mean of those around it. Both ends stay. */
function smoothed(chain: readonly Point[], reach: number): Point[] {
  const last = chain.length - 1;
  const step = Math.max(1, Math.floor(reach / 2));
  const places = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  if (places.at(-1) !== last) places.push(last);
  return places.map((at): Point => {
    const own = Math.min(reach, at, last - at);
    const near = chain.slice(at - own, at + own + 1);
    const mean = (axis: 0 | 1) => near.reduce((sum, point) => sum + point[axis], 0) / near.length;
    return [mean(0), mean(1)];
  });
}

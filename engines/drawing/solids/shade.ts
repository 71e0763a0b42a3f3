import { type Sampler, sampler } from './illumination.ts';
import type { Lighting } from './lighting.ts';
import type { Rasterizer } from './rasterizer.ts';
import { LAST_STEP, SCREEN, STEPS } from './tone.ts';

/** A section of a picture, in pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
}

/**
 * Colors the triangles that a rasterizer found visible. Pixels inside a surface are shaded once. Pixels on an edge are
 * shaded once for each surface in them.
 * @param pixels red, green, blue and alpha; inside the drawn bounds, empty pixels become transparent
 * @param window section of the picture that `pixels` holds; it contains the drawn bounds. Default: the whole picture
 * @param other light on everything that was drawn after the first `from` visible triangles, such as people
 */
export function paint(
  raster: Rasterizer,
  light: Lighting,
  pixels: Uint8ClampedArray | Uint8Array,
  { window, other }: { window?: Window; other?: { from: number; light: Lighting } } = {},
): void {
  const { width, density, seen, groups, materials, surfaces, top, bottom, left, right } = raster;
  const { left: windowLeft, top: windowTop, width: stride } = window ?? { left: 0, top: 0, width };
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const line = width * density;
  const firstX = Math.floor(left / density);
  const lastX = Math.min(width, Math.ceil(right / density));
  const color = new Float64Array(3);
  const first = sampler(raster, light, color);
  const second = other && sampler(raster, other.light, color);
  const border = other?.from ?? 0;
  const shade: Sampler = second
    ? (record, x, y) => (record < border ? first(record, x, y) : second(record, x, y))
    : first;
  const whole = (record: number, x: number, y: number): number => {
    shade(record, x, y);
    return (
      0xff000000 | (screen(color[2] as number) << 16) | (screen(color[1] as number) << 8) | screen(color[0] as number)
    );
  };
  const edge = (at: number, x: number, y: number): number => {
    let [red, green, blue, covered, before] = [0, 0, 0, 0, -1];
    for (let part = 0; part < 4; part += 1) {
      const id = seen[at + (part & 1) + (part >> 1) * line] as number;
      if (id === 0) continue;
      covered += 1;
      const group = groups[id - 1] as number;
      // Another sample of the surface that was just shaded has the same color.
      if (group !== before) shade(id - 1, x + (part & 1) + 0.5, y + (part >> 1) + 0.5);
      before = group;
      red += screen(color[0] as number);
      green += screen(color[1] as number);
      blue += screen(color[2] as number);
    }
    const over = 1 / covered;
    return (((covered * 255) >> 2) << 24) | ((blue * over) << 16) | ((green * over) << 8) | (red * over);
  };
  // Inside one smooth surface, light changes so slowly that most pixels can be interpolated between two shaded ones.
  const isSame = (at: number, group: number): boolean => {
    const [a, b, c, d] = [
      seen[at] as number,
      seen[at + 1] as number,
      seen[at + line] as number,
      seen[at + line + 1] as number,
    ];
    return (
      a !== 0 &&
      b !== 0 &&
      c !== 0 &&
      d !== 0 &&
      groups[a - 1] === group &&
      groups[b - 1] === group &&
      groups[c - 1] === group &&
      groups[d - 1] === group
    );
  };
  const isPlain = surfaces.map(({ texture }) => !texture);
  for (let y = Math.floor(top / density); y * density < bottom; y += 1) {
    // Index in `pixels` of the picture's left edge in this line.
    const row = (y - windowTop) * stride - windowLeft;
    for (let x = firstX; x < lastX; x += 1) {
      const at = y * density * line + x * density;
      const to = row + x;
      const a = seen[at] as number;
      if (density === 1) {
        words[to] = a === 0 ? 0 : whole(a - 1, x + 0.5, y + 0.5);
        continue;
      }
      if (a === 0 && seen[at + 1] === 0 && seen[at + line] === 0 && seen[at + line + 1] === 0) {
        words[to] = 0;
        continue;
      }
      const group = a === 0 ? -1 : (groups[a - 1] as number);
      if (group === -1 || !isSame(at, group)) {
        words[to] = edge(at, x * 2, y * 2);
        continue;
      }
      let last = whole(a - 1, x * 2 + 1, y * 2 + 1);
      words[to] = last;
      if (isPlain[materials[a - 1] as number] !== true) continue;
      // While the surface continues, only every fourth pixel is shaded.
      while (x + STEP < lastX) {
        const next = at + (x + STEP - (to - row)) * 2;
        if (!isSame(next, group) || !isSame(next - 2, group) || !isSame(next - 4, group) || !isSame(next - 6, group))
          break;
        const color = whole((seen[next] as number) - 1, (x + STEP) * 2 + 1, y * 2 + 1);
        const here = row + x;
        words[here + 1] = between(last, color, 1);
        words[here + 2] = between(last, color, 2);
        words[here + 3] = between(last, color, 3);
        words[here + 4] = color;
        last = color;
        x += STEP;
      }
    }
  }
}

const STEP = 4;

/** @param share fourths of the way from one color to another, for all channels at once */
function between(from: number, to: number, share: number): number {
  const odd = (((from & 0xff00ff) * (STEP - share) + (to & 0xff00ff) * share) / STEP) & 0xff00ff;
  const even = ((((from >>> 8) & 0xff00ff) * (STEP - share) + ((to >>> 8) & 0xff00ff) * share) / STEP) & 0xff00ff;
  return odd | (even << 8);
}

function screen(amount: number): number {
  const step = (amount * STEPS) | 0;
  return SCREEN[step < 0 ? 0 : Math.min(step, LAST_STEP)] as number;
}

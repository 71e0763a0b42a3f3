import { sprite } from '../../../drawing/canvas.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { type Copper, copperOf, cutInto, print, uneven } from './burin.ts';

export const PAPER = '#eadfc3';

export const INK = '#2b2117';

/** Pixels between engraved lines of large forms at a unit of 1. */
export const PITCH = 5.6;

/** Width after which the waves of the moving rows repeat, for a unit of 1. */
export const REPEAT = 480;

/** Cuts still water from the horizon down: long lines that swell, closer together in the distance. */
export function cutWater(
  copper: Copper,
  line: number,
  foot: number,
  unit: number,
  shade: (x: number, y: number) => number,
): void {
  cutInto(copper, [0, line, copper.width, foot], (x, y, cut) => {
    const near = (y - line) / (140 * unit);
    const size = (0.16 + near) * 150 * unit;
    const swell = uneven(x / size, (Math.log(0.16 + near) * 9) / 1.6);
    const ripple = uneven((x / size) * 2.7 + 4, Math.log(0.16 + near) * 14);
    cut.tone = clamp(0.34 + 0.3 * swell + 0.16 * ripple + shade(x, y), 0.06, 0.86);
    cut.line = (y - line) * 0.92 + (2 + 9 * near) * unit * (0.8 * swell + 0.4 * ripple);
    cut.cross = x * 0.8 + y * 0.6;
    return true;
  });
}

/** A row of long waves that repeats. @param index 0 for the farthest of three; the nearest goes down to the frame */
export function seaOf({ width, height, unit, tint, shape, movement }: Composition, index: number) {
  const high = index < 2 ? 96 * unit : height * (shape === 'tall' ? 0.34 : 0.3);
  const period = REPEAT * unit;
  const wide = width + period;
  const reach = (7 + 6 * index) * unit;
  const turn = (2 * Math.PI) / period;
  const night = movement === 'ending' ? 0.16 : 0;
  // Steep on the right side, long on the left.
  const wave = (x: number, times: number, phase: number) => {
    const at = x * turn * times + phase;
    return Math.sin(at + 0.55 * Math.sin(at));
  };
  const crest = (x: number) =>
    reach * (1.9 - wave(x, 2, index * 2) * 0.9 - wave(x, 3, index * 3 + 1) * 0.55 - wave(x, 7, index) * 0.16);
  return sprite(wide, high, (pen) => {
    const copper = copperOf(wide, high);
    const edge = Float32Array.from({ length: copper.width + 1 }, (_, x) => crest(x));
    cutInto(copper, [0, 0, copper.width, copper.height], (x, y, cut) => {
      const top = edge[x] as number;
      if (y < top) return false;
      const deep = y - top;
      const slope = (edge[x + 1] as number) - top;
      const under = deep / reach;
      // The crest is lit; the side behind it lies in shade, and lower down long hollows follow one another.
      const fold = Math.sin(under * 1.25 + wave(x, 2, index + under * 0.5) * 1.6 + wave(x, 5, under * 0.7) * 0.3);
      const side = smoothstep(-0.25, 0.32, slope) * Math.exp(-under * 0.45);
      cut.tone = clamp(
        (0.2 + night + 0.5 * side + 0.24 * fold + 0.1 * smoothstep(1, 5, under)) *
          smoothstep(0.02, 0.5, under + side * 0.4),
        0.03,
        0.85,
      );
      cut.line = deep * 0.95 + reach * 0.5 * fold + 1.2 * unit * uneven(x / (40 * unit), y / (20 * unit));
      cut.cross = deep * 0.55 + x * 0.8;
      return true;
    });
    print(pen, copper, PITCH * unit, tint(INK), tint(PAPER));
    pen.strokeStyle = tint(INK);
    pen.lineWidth = 2.2 * unit;
    pen.beginPath();
    for (let x = 0; x <= wide; x += 3) pen.lineTo(x, crest(x) + 1);
    pen.stroke();
  });
}

import { mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';

/** Pixels of a window. */
const [WIDTH, HEIGHT] = [72, 48];
/**
 * The lamps under the ceiling, the wall below the windows, and the night in the window on the other side. A glowing
 * texture shines only where it is bright, so that the night stays dark.
 */
const [CEILING, WALL, NIGHT]: readonly Rgb[] = [
  [255, 246, 222],
  [196, 138, 80],
  [92, 76, 66],
] as const;
/** Where the window on the other side is, in shares of the width and height, how soft its edge is, and how much it hides. */
const BEYOND = { left: 0.19, right: 0.81, top: 0.38, bottom: 0.72, soft: 0.05, opacity: 0.5 };
/** Straps that hang from the ceiling: how many, and half of their width and their length in shares of the window. */
const STRAPS = { count: 5, half: 0.012, long: 0.3, opacity: 0.42 };

/** Returns what a window of a lit carriage shows: lamps above, the window on the other side, and straps before it. */
export function litWindow(light: Rgb): Texture {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [u, v] = [(x + 0.5) / WIDTH, (y + 0.5) / HEIGHT];
      data.set([...colorAt(u, v, light), 255], (y * WIDTH + x) * 4);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function colorAt(u: number, v: number, light: Rgb): Rgb {
  const wall = mix(mix(CEILING as Rgb, light, smoothstep(0, 0.26, v)), WALL as Rgb, smoothstep(0.2, 1, v) * 0.8);
  const { left, right, top, bottom, soft, opacity } = BEYOND;
  const across = smoothstep(left - soft, left + soft, u) * smoothstep(right + soft, right - soft, u);
  const down = smoothstep(top - soft, top + soft, v) * smoothstep(bottom + soft, bottom - soft, v);
  const behind = mix(wall, NIGHT as Rgb, across * down * opacity);
  const strap = Math.abs(((u * STRAPS.count) % 1) - 0.5) / STRAPS.count;
  const hangs =
    smoothstep(STRAPS.half * 1.6, STRAPS.half * 0.6, strap) * smoothstep(STRAPS.long + 0.06, STRAPS.long, v);
  return mix(behind, WALL as Rgb, hangs * STRAPS.opacity);
}

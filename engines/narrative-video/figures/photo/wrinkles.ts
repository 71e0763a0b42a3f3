import { chanceOf } from '../../../drawing/chance.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import { type Crease, fold } from './creases.ts';

/** Slopes of a wrinkled surface at each pixel, and how much light reaches it between its folds, 0 to 1. */
interface Relief {
  across: Float32Array;
  down: Float32Array;
  open: Float32Array;
}

/** Size of the wrinkles in shares of the figure's height, their strength, and how far they are stretched along a limb. */
const WAVES = [
  { size: 0.06, strength: 0.2, long: 2.2, slant: 0.45 },
  { size: 0.026, strength: 0.11, long: 1.6, slant: -0.6 },
  { size: 0.01, strength: 0.07, long: 1.2, slant: 0.3 },
];

/** Spots of the noise that folds cloth, after which it repeats. */
const SPOTS = 32;

/** Number of reliefs that are kept, because the same parts are painted again in other light: those of two people. */
const KEPT = 24;
const kept = new Map<string, Relief>();

/** Folds that a part has besides those of loose cloth, and the row of pixels of its upper joint. */
interface Folded {
  creases: readonly Crease[];
  above: number;
}

/** Returns the slopes of cloth that hangs loosely. @param scale pixels for the height of the figure */
export function wrinkles(width: number, height: number, scale: number, seed: number, folded?: Folded): Relief {
  const key = JSON.stringify([width, height, scale, seed, folded]);
  const relief = kept.get(key) ?? wrinkled(width, height, scale, seed, folded);
  // The most recently used is the last.
  kept.delete(key);
  kept.set(key, relief);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return relief;
}

function wrinkled(width: number, height: number, scale: number, seed: number, folded?: Folded): Relief {
  const surface = new Float32Array(width * height);
  WAVES.forEach(({ size, strength, long, slant }, index) => {
    const noise = noiseOf(chanceOf(`${seed}/${index}`), SPOTS, 0);
    const step = size * scale;
    /** Folds one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
    const foldRow = (y: number): void => {
      for (let x = 0; x < width; x += 1) {
        const value = noise((x + y * slant) / step, (y - x * slant * 0.4) / (step * long));
        // Ridges are narrower than the hollows between them, but not sharp.
        const ridge = Math.sqrt((value * 2 - 1) ** 2 + 0.22 ** 2);
        surface[y * width + x] = (surface[y * width + x] as number) - ridge * strength * step;
      }
    };
    for (let y = 0; y < height; y += 1) foldRow(y);
  });
  if (folded) fold(surface, [width, height], [width / 2, folded.above], scale, folded.creases);
  const across = new Float32Array(surface.length);
  const down = new Float32Array(surface.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      across[at] = -((surface[at + 1] as number) - (surface[at - 1] as number)) * 0.5;
      down[at] = -((surface[at + width] as number) - (surface[at - width] as number)) * 0.5;
    }
  }
  return { across, down, open: opennessOf(surface, width, height, scale) };
}

/** Distance over which folds keep light from the hollows between them, in shares of the figure's height. */
const REACH = 0.0062;
/** How fast hollows get dark with their depth, and the least light in them. */
const [DEEP, LEAST] = [0.55, 0.68];

function opennessOf(surface: Float32Array, width: number, height: number, scale: number): Float32Array {
  const reach = Math.max(1, Math.round(REACH * scale));
  const open = new Float32Array(surface.length).fill(1);
  const openRow = (y: number): void => {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      const beside = (surface[at - reach] as number) + (surface[at + reach] as number);
      const mean = (beside + (surface[at - reach * width] as number) + (surface[at + reach * width] as number)) / 4;
      open[at] = Math.max(LEAST, Math.min(1, 1 - ((mean - (surface[at] as number)) / reach) * DEEP));
    }
  };
  for (let y = reach; y < height - reach; y += 1) openRow(y);
  return open;
}

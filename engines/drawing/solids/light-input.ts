import type { Lighting } from './lighting.ts';
import { RASTER, writeLens } from './rasterizer.ts';
import type { ShadowMap } from './shadow-map.ts';
import type { Arguments } from './solids-kernel.ts';

/** Fields of `Light` in `assembly/paint-input.ts`: numbers of 8 bytes, then numbers of 4 bytes. */
const [NUMBERS, BYTES] = [46, 392];

/** A part of a call's arguments. */
interface Part {
  at: number;
  /** Writes the addresses of its parts, after the arguments were placed. */
  link(base: number): void;
}

/** Adds a scene's light to the arguments of `paint`. */
export function addLight(input: Arguments, light: Lighting): Part {
  const { key, fill, rim, sky, ground, haze, mirror } = light;
  const numbers = new Float64Array(BYTES / 8);
  numbers.set([key, fill, rim].flatMap(({ toward, color }) => [...toward, ...color]));
  numbers.set([...sky, ...ground], 18);
  numbers.set(haze ? [...haze.color, haze.from, 1 / (haze.to - haze.from), haze.most] : [0, 0, 0, Infinity, 0, 0], 24);
  numbers[30] = light.shadow?.slack ?? 0;
  if (mirror) {
    const { position, right, up, forward, focal, centerX, centerY } = mirror.lens;
    numbers.set([...position, ...right, ...up, ...forward, focal, centerX, centerY], 31);
  }
  const at = input.add(numbers);
  const lamps = input.add(
    Float32Array.from(light.lamps.flatMap(({ at, color, reach }) => [...at, reach * reach, ...color, 0])),
  );
  const image = mirror && input.add(mirror.data);
  const shadow = light.shadow && addShadow(input, light.shadow);
  return {
    at,
    link(base) {
      shadow?.link(base);
      const { width = 0, height = 0 } = mirror ?? {};
      const places = [image, shadow?.at, lamps].map((part) => (part === undefined ? 0 : base + part));
      input.kernel.ints.set([width, height, ...places, light.lamps.length], (base + at) / 4 + NUMBERS * 2);
    },
  };
}

/** Adds what the kernel reads of the rasterizer that drew a shadow map. */
function addShadow(input: Arguments, shadow: ShadowMap): Part {
  const { lens, size } = shadow;
  const at = input.room(RASTER.bytes);
  const depths = shadow.depthsFor(input.kernel);
  const copy = typeof depths === 'number' ? undefined : input.add(depths);
  return {
    at,
    link(base) {
      writeLens(input.kernel, base + at, lens);
      const { ints } = input.kernel;
      ints[(base + at) / 4 + RASTER.width] = size;
      ints[(base + at) / 4 + RASTER.depths] = copy === undefined ? (depths as number) : base + copy;
    },
  };
}

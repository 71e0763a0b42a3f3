import type { Lighting } from './lighting.ts';
import { type Arguments, solidsKernel } from './solids-kernel.ts';

/** Fields of `Light` in `assembly/paint-input.ts`: numbers of 8 bytes, then numbers of 4 bytes. */
const [NUMBERS, BYTES] = [46, 392];

/** Where the parts of a light are among a call's arguments. */
interface LightInput {
  at: number;
  /** Writes the addresses of its parts, after the arguments were placed. */
  link(base: number): void;
}

/** Adds a scene's light to the arguments of `paint`. */
export function addLight(input: Arguments, light: Lighting): LightInput {
  const { key, fill, rim, sky, ground, haze, shadow, mirror } = light;
  const numbers = new Float64Array(BYTES / 8);
  numbers.set([key, fill, rim].flatMap(({ toward, color }) => [...toward, ...color]));
  numbers.set([...sky, ...ground], 18);
  numbers.set(haze ? [...haze.color, haze.from, 1 / (haze.to - haze.from), haze.most] : [0, 0, 0, Infinity, 0, 0], 24);
  numbers[30] = shadow?.slack ?? 0;
  if (mirror) {
    const { position, right, up, forward, focal, centerX, centerY } = mirror.lens;
    numbers.set([...position, ...right, ...up, ...forward, focal, centerX, centerY], 31);
  }
  const at = input.add(numbers);
  const lamps = input.add(
    Float64Array.from(light.lamps.flatMap((lamp) => [...lamp.at, ...lamp.color, lamp.reach * lamp.reach])),
  );
  const image = mirror && input.add(mirror.data);
  return {
    at,
    link(base) {
      const { ints } = solidsKernel();
      const { width = 0, height = 0 } = mirror ?? {};
      const places = [image === undefined ? 0 : base + image, shadow?.address ?? 0, base + lamps, light.lamps.length];
      ints.set([width, height, ...places], (base + at) / 4 + NUMBERS * 2);
    },
  };
}

import { chanceOf } from '../../../drawing/chance.ts';
import { hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import type { SlicedPlace } from '../slices.ts';

/** How grass grows. */
export interface Lawn {
  blades: number;
  /** Width of a blade relative to the usual one. */
  width: number;
  /** Number of blades that grow from one root, spread out. */
  tuft: number;
}

export const LAWN: Lawn = { blades: 3600, width: 0.8, tuft: 6 };

/** Reach of a tuft from its root, meters. */
const TUFT = 0.07;

/** Plants blades of grass, denser toward the viewer and shorter where people stand. */
export function plantGrass(place: SlicedPlace, color: Rgb, accent: Rgb, far: number, seed: string, lawn: Lawn): void {
  const chance = chanceOf(`${seed}/grass`);
  const blade = bladeOf();
  const spread = lawn.tuft > 1 ? TUFT : 0;
  const tones = [
    color,
    mix(color, accent, 0.5),
    lighten(color, 0.1),
    lighten(color, 0.18),
    lighten(mix(color, hex('#e8e070'), 0.3), 0.1),
  ].map((tone): Surface => ({ color: tone, isThin: true, softness: 0.4 }));
  let [middle, depth, lush] = [0, 0, 1];
  for (let index = 0; index < lawn.blades; index += 1) {
    if (index % lawn.tuft === 0) {
      depth = 2.9 - (2.9 - far) * chance.next() ** 1.25;
      middle = chance.between(-1, 1) * (2.6 + (3 - depth) * 0.8);
      lush = lawn.tuft > 1 ? chance.between(0.45, 1.15) : 1;
    }
    const [x, z] = [middle + chance.between(-1, 1) * spread, depth + chance.between(-1, 1) * spread * 0.6];
    const tall = chance.between(0.07, 0.2) * lush * (Math.abs(x) < 1 && z > -0.6 && z < 0.8 ? 0.5 : 1);
    place
      .at(z)
      .add(
        blade,
        chance.pick(tones),
        product(
          shifted(x, 0, z),
          turned(chance.between(-1.2, 1.2)),
          rolled(chance.between(-0.4, 0.4)),
          scaled(chance.between(0.02, 0.04) * lawn.width, tall, 0.03),
        ),
        (y) => 0.6 + Math.min(0.4, y * 5),
      );
  }
}

function bladeOf(): Shape {
  return {
    positions: Float32Array.from([-1, 0, 0, 1, 0, 0, 0.6, 0.55, 0.5, -0.6, 0.55, 0.5, 0.2, 1, 2]),
    normals: Float32Array.from([-0.3, 0.8, 0.5, 0.3, 0.8, 0.5, 0.3, 0.8, 0.5, -0.3, 0.8, 0.5, 0, 0.9, 0.4]),
    uvs: new Float32Array(10),
    corners: Uint32Array.from([0, 1, 2, 0, 2, 3, 3, 2, 4]),
    groups: new Uint16Array(3),
  };
}

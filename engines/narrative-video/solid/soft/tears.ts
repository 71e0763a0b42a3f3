import { aligned, plus, product, scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { lathe } from '../../../drawing/solids/shapes.ts';
import type { Skull } from './skull.ts';

/** Water on warm skin. Drops have no light behind them, so they shine by themselves a little. */
const WATER: Surface = { color: [146, 204, 252], gloss: 1, sharpness: 90, sheen: 1.1, softness: 0.6, glow: 0.22 };
/** How far a drop lies off the skin, as a share of the distance from the head's middle. */
const OFF = 0.03;
/** Turn from the face and rise above the middle, radians, and radius of each drop on a cheek. */
const DROPS = [
  [0.42, -0.4, 0.036],
  [0.56, -0.64, 0.048],
] as const;
/** A drop that runs on one cheek only, because two even rows look like a print. */
const RUNNING = [0.38, -0.84, 0.038] as const;

/**
 * Builds the tears on the cheeks of a head one unit high.
 * @param sides number of sides of a drop
 * @param large size of drops relative to the usual ones: pictures with few pixels need large ones
 */
export function tearsOn(skull: Skull, sides: number, large = 1): Mesh {
  const builder = new MeshBuilder();
  const drop = lathe(
    [
      [0, -1],
      [0.55, -0.85],
      [0.9, -0.4],
      [0.86, 0],
      [0.5, 0.6],
      [0.2, 1.2],
      [0, 1.7],
    ],
    sides,
  );
  const add = (side: 1 | -1, [turn, rise, radius]: readonly [number, number, number]) => {
    const on = (up: number): Vector => {
      const at = skull([Math.sin(turn) * side * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up)]);
      return plus(at, at, OFF);
    };
    builder.add(
      drop,
      WATER,
      product(aligned(on(rise), on(rise + 0.1)), scaled(radius * large, radius * large, radius * 0.7)),
    );
  };
  for (const side of [-1, 1] as const) for (const drops of DROPS) add(side, drops);
  add(1, RUNNING);
  return builder.mesh();
}

import type { Rgb } from '../../drawing/color.ts';
import { type Matrix, pitched, product, scaled, shifted } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../drawing/solids/mesh.ts';
import { lathe, sphere } from '../../drawing/solids/shapes.ts';

/** How far the brim is higher at the sides than in front, as a share of the head's height. */
const ROLLED = 0.1;

/**
 * Adds a woman officer's cap: a full round light crown, a dark band with a badge, and a narrow brim that is rolled up at
 * the sides. Its crown is high enough to cover hair, and its brim leaves the brows free.
 * @param seat frame of the cap's lower edge, for a head one unit high
 * @param sides number of sides of the rings
 */
export function addRolledCap(
  builder: MeshBuilder,
  { cloth, crown, badge }: { cloth: Surface; crown: Rgb; badge: Surface },
  seat: Matrix,
  sides: number,
): void {
  const dome = [
    [0.49, 0.08],
    [0.545, 0.13],
    [0.57, 0.19],
    [0.55, 0.26],
    [0.44, 0.335],
    [0.25, 0.37],
    [0, 0.38],
  ] as const;
  const band = [
    [0.505, 0],
    [0.515, 0.11],
    [0.49, 0.12],
  ] as const;
  const brim = [
    [0.49, -0.02],
    [0.55, -0.012],
    [0.58, 0.012],
    [0.575, 0.035],
    [0.5, 0.04],
  ] as const;
  const round = sphere(Math.max(5, Math.round(sides / 2)), Math.max(3, Math.round(sides / 4)));
  builder.add(lathe(dome, sides), { ...cloth, color: crown }, seat);
  builder.add(lathe(band, sides), cloth, seat);
  builder.add(raisedAtSides(lathe(brim, sides)), cloth, seat);
  builder.add(round, badge, product(seat, shifted(0, 0.1, 0.52), pitched(-0.1), scaled(0.085, 0.085, 0.04)));
}

function raisedAtSides(ring: Shape): Shape {
  const positions = Float32Array.from(ring.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, z] = [positions[at] as number, positions[at + 2] as number];
    positions[at + 1] = (positions[at + 1] as number) + (x ** 2 / (x ** 2 + z ** 2) - 0.35) * ROLLED;
  }
  return { ...ring, positions };
}

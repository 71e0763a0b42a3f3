import type { Rgb } from '../../drawing/color.ts';
import { type Matrix, pitched, product, scaled, shifted } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../drawing/solids/mesh.ts';
import { lathe, sphere } from '../../drawing/solids/shapes.ts';

/** How far the brim is higher at the sides than in front, as a share of the head's height. */
const ROLLED = 0.11;

/**
 * Adds a woman officer's cap: a small light crown with a dark front and a badge, in a brim that is rolled up at the
 * sides.
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
    [0.5, 0.02],
    [0.5, 0.14],
    [0.46, 0.22],
    [0.3, 0.28],
    [0, 0.3],
  ] as const;
  const brim = [
    [0.5, -0.01],
    [0.555, 0.005],
    [0.565, 0.07],
    [0.555, 0.14],
    [0.525, 0.165],
    [0.49, 0.14],
  ] as const;
  const round = sphere(Math.max(5, Math.round(sides / 2)), Math.max(3, Math.round(sides / 4)));
  builder.add(lathe(dome, sides), { ...cloth, color: crown }, seat);
  builder.add(raisedAtSides(lathe(brim, sides)), cloth, seat);
  builder.add(round, cloth, product(seat, shifted(0, 0.17, 0.38), pitched(-0.35), scaled(0.3, 0.17, 0.13)));
  builder.add(round, badge, product(seat, shifted(0, 0.2, 0.51), scaled(0.085, 0.075, 0.035)));
}

function raisedAtSides(ring: Shape): Shape {
  const positions = Float32Array.from(ring.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, z] = [positions[at] as number, positions[at + 2] as number];
    positions[at + 1] = (positions[at + 1] as number) + (x ** 2 / (x ** 2 + z ** 2) - 0.35) * ROLLED;
  }
  return { ...ring, positions };
}

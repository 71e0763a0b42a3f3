import type { Rgb } from '../../drawing/color.ts';
import { smoothstep } from '../../drawing/motion.ts';
import { type Matrix, pitched, product, rolled, scaled, shifted } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../drawing/solids/mesh.ts';
import { lathe, sphere } from '../../drawing/solids/shapes.ts';

/** How far the brim is higher at the sides than in front, as a share of the head's height. */
const ROLLED = 0.12;
/** Height of the dark panel at the back, as a share of its height in front. */
const LOW = 0.4;

/**
 * Adds a woman officer's cap, which is no broader than the hair: a light crown whose front is covered by a dark panel with
 * a badge, and a narrow brim that is rolled up at the sides. Its brim leaves the brows free.
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
    [0.49, 0.05],
    [0.51, 0.12],
    [0.505, 0.19],
    [0.46, 0.26],
    [0.34, 0.31],
    [0.18, 0.335],
    [0, 0.34],
  ] as const;
  const panel = [
    [0.505, 0],
    [0.53, 0.1],
    [0.525, 0.18],
    [0.485, 0.255],
    [0.4, 0.3],
    [0.33, 0.3],
  ] as const;
  const brim = [
    [0.49, -0.02],
    [0.535, -0.012],
    [0.56, 0.012],
    [0.555, 0.035],
    [0.5, 0.04],
  ] as const;
  const round = sphere(Math.max(5, Math.round(sides / 2)), Math.max(3, Math.round(sides / 4)));
  builder.add(lathe(dome, sides), { ...cloth, color: crown }, seat);
  builder.add(
    bent(lathe(panel, sides), (up, front) => up * (LOW + (1 - LOW) * smoothstep(0.1, 0.75, front))),
    cloth,
    seat,
  );
  builder.add(
    bent(lathe(brim, sides), (up, front) => up + (0.65 - front ** 2) * ROLLED),
    cloth,
    seat,
  );
  builder.add(round, badge, product(seat, shifted(0, 0.165, 0.525), pitched(-0.1), scaled(0.075, 0.09, 0.035)));
  for (const side of [-1, 1])
    builder.add(
      round,
      badge,
      product(seat, shifted(side * 0.1, 0.15, 0.51), rolled(side * 0.5), scaled(0.085, 0.035, 0.03)),
    );
}

/**
 * Moves the points of a ring up or down.
 * @param height new height, from the old one, the share toward the front and the distance from the axis
 */
export function bent(ring: Shape, height: (up: number, front: number, out: number) => number): Shape {
  const positions = Float32Array.from(ring.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
    positions[at + 1] = height(y, z / Math.max(1e-6, Math.hypot(x, z)), Math.hypot(x, z));
  }
  return { ...ring, positions };
}

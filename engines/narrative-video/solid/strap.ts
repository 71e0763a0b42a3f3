import { aligned, minus, moved, product, scaled, type Vector } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import { rod } from '../scenery/objects/parts.ts';
import type { ThingName } from '../vocabulary/things.ts';
import type { Anchors, Placed } from './solid-figure.ts';

const GUITARS: ReadonlySet<ThingName> = new Set<ThingName>(['guitar', 'electric-guitar']);

/** A strap from behind the guitar's shoulder over the chest and the left shoulder: points from the belly, then from the chest, meters. */
const ON_BELLY = [[0.045, 0.1, 0.01]] as const;
const ON_CHEST = [
  [0.03, -0.1, 0.15],
  [0.1, 0.005, 0.1],
  [0.125, 0.03, -0.02],
  [0.12, -0.04, -0.11],
] as const;
/** A strap is a band: its depth relative to its width. */
const FLAT = 0.45;

export function isGuitar(name: ThingName): boolean {
  return GUITARS.has(name);
}

/** A piece of a strap, one meter long. */
export const STRAP = [rod([0, -0.04, 0], [0, 1.04, 0], 0.02, '#5a3620')];

/** Returns the strap on which a guitar hangs. @param piece mesh of STRAP @param size height of the figure relative to an adult's */
export function strapOf(piece: Mesh, { belly, chest }: Anchors, size: number): Placed[] {
  const times = ([x, y, z]: Vector): Vector => [x * size, y * size, z * size];
  const points = [
    ...ON_BELLY.map((point) => moved(belly, times(point))),
    ...ON_CHEST.map((point) => moved(chest, times(point))),
  ];
  const front: Vector = [chest[2] ?? 0, 0, chest[10] ?? 1];
  return points.slice(1).map((to, index) => {
    const from = points[index] as Vector;
    const long = Math.hypot(...minus(to, from));
    return { mesh: piece, matrix: product(aligned(from, to, front), scaled(size, long, size * FLAT)) };
  });
}

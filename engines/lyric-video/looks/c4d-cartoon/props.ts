import { type Matrix, pitched, product, rolled, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { arch, bentSheet, lathe, type ProfilePoint, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { BALL, GLOSSY, MATTE, SMALL_BALL, type Vinyl } from './shapes.ts';

const RING = arch(1, 0.12, 0, 2 * Math.PI, 48, 14);
const REEL = arch(0.62, 0.28, 0, 2 * Math.PI, 36, 14);
const SLEEVE = lathe(
  [
    [1.06, 0],
    [1.06, 0.2],
  ],
  48,
);
/** A funnel that opens upward, one unit wide. */
const FUNNEL = lathe(
  Array.from({ length: 9 }, (_, step): ProfilePoint => [1 - step / 8, 0.03 + 0.2 * (1 - step / 8) ** 1.6]),
  40,
);

/** A seamless backdrop: a floor that bends up into a wall. @param back depth of the wall, meters @param round of the bend */
export function backdropAt(back: number, round: number, front = 16) {
  const bend = Array.from({ length: 15 }, (_, step) => {
    const angle = (step / 14) * (Math.PI / 2);
    return [round - round * Math.cos(angle), back + round - round * Math.sin(angle)] as const;
  });
  return bentSheet([[0, front], ...bend, [40, back]], 120);
}

/** A loudspeaker in a front that faces the viewer. @param place of its middle @param radius meters */
export function addSpeaker(
  into: MeshBuilder,
  vinyl: Vinyl,
  place: Matrix,
  radius: number,
  colors: SpeakerColors,
): void {
  const { ring, cone, cap } = colors;
  const size = scaled(radius);
  into.add(RING, vinyl(ring, GLOSSY), product(place, shifted(0, 0, 0.2 * radius), size));
  into.add(SLEEVE, vinyl(ring), product(place, size, pitched(Math.PI / 2)));
  into.add(FUNNEL, vinyl(cone, MATTE), product(place, size, pitched(Math.PI / 2)), 0.85);
  into.add(
    BALL,
    vinyl(cap, GLOSSY),
    product(place, shifted(0, 0, 0.06 * radius), scaled(radius * 0.36, radius * 0.36, radius * 0.22)),
  );
}

interface SpeakerColors {
  ring: string;
  cone: string;
  cap: string;
}

/** A cassette that faces the viewer, two units wide, around its middle. */
export function addCassette(
  into: MeshBuilder,
  vinyl: Vinyl,
  place: Matrix,
  { shell, label }: Record<'shell' | 'label', string>,
): void {
  const add = (shape: Parameters<MeshBuilder['add']>[0], surface: Surface, ...at: Matrix[]) =>
    into.add(shape, surface, product(place, ...at));
  add(roundedBox(2, 1.28, 0.3, 0.1, 4), vinyl(shell), shifted(0, -0.64, 0));
  add(roundedBox(1.66, 0.82, 0.1, 0.05, 3), vinyl(label, MATTE), shifted(0, -0.34, 0.13));
  add(roundedBox(1.04, 0.34, 0.1, 0.05, 3), vinyl('#3a2440', GLOSSY), shifted(0, -0.13, 0.16));
  for (const side of [-1, 1]) add(REEL, vinyl('#fff4e2'), shifted(side * 0.31, 0.04, 0.2), scaled(0.13));
  add(roundedBox(0.9, 0.18, 0.12, 0.05, 3), vinyl(label), shifted(0, -0.64, 0.14));
}

/** A vinyl record that faces the viewer, around its middle. @param radius meters */
export function addRecord(
  into: MeshBuilder,
  vinyl: Vinyl,
  place: Matrix,
  radius: number,
  { disc, label }: Record<'disc' | 'label', string>,
): void {
  const upright = product(place, pitched(Math.PI / 2));
  into.add(pill(64, radius, 0.12, 0.05), vinyl(disc, GLOSSY), upright);
  for (const groove of [0.62, 0.8])
    into.add(
      RING,
      vinyl(disc, GLOSSY),
      product(place, shifted(0, 0, 0.115), scaled(radius * groove, radius * groove, 0.14)),
    );
  into.add(pill(48, radius * 0.4, 0.16, 0.05), vinyl(label), upright);
  into.add(pill(20, radius * 0.07, 0.2, 0.03), vinyl('#fff1dc'), upright);
}

/** A cloud of soft balls on level ground. @param size meters */
export function addCloud(into: MeshBuilder, surface: Surface, place: Matrix, size: number): void {
  for (const [x, y, radius] of [
    [-0.95, 0.28, 0.36],
    [-0.42, 0.5, 0.52],
    [0.28, 0.62, 0.62],
    [0.86, 0.36, 0.42],
    [0.2, 0.22, 0.4],
  ] as const)
    into.add(
      BALL,
      surface,
      product(place, scaled(size), shifted(x, y, 0.1 * x), scaled(radius, radius * 0.94, radius * 0.8)),
    );
}

/** A cactus or a bush of vinyl in a pot. */
export function addPlant(
  into: MeshBuilder,
  vinyl: Vinyl,
  place: Matrix,
  { pot, leaf }: Record<'pot' | 'leaf', string>,
): void {
  into.add(pill(36, 0.34, 0.42, 0.09), vinyl(pot, GLOSSY), place);
  into.add(RING, vinyl(pot, GLOSSY), product(place, shifted(0, 0.42, 0), pitched(Math.PI / 2), scaled(0.34)));
  const green = vinyl(leaf, MATTE);
  for (const [turn, long, way] of [
    [-0.75, 0.6, 0.1],
    [-0.3, 0.86, -0.1],
    [0.16, 1.02, 0.06],
    [0.62, 0.74, -0.06],
    [1.0, 0.5, 0.12],
  ] as const)
    into.add(
      SMALL_BALL,
      green,
      product(place, shifted(0, 0.4, way), rolled(turn), shifted(0, long * 0.5, 0), scaled(0.15, long * 0.56, 0.11)),
    );
}

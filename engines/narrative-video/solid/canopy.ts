import { darken, type Rgb } from '../../drawing/color.ts';
import { canopyPanel, canopyRib } from '../../drawing/solids/canopy.ts';
import { insideOut } from '../../drawing/solids/grid-shape.ts';
import { aligned, product, scaled, shifted, turned } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../drawing/solids/mesh.ts';
import { lathe } from '../../drawing/solids/shapes.ts';
import type { PartOf } from './part-maker.ts';

const RIBS = 8;
/** A bar one unit long and two units wide, of which people see little. */
const BAR = lathe(
  [
    [1, 0],
    [1, 1],
  ],
  5,
);
/** Radius of a rib, meters. */
const WIRE = 0.007;
/** Size of the ribs relative to the cloth that they hold up. */
const UNDER = 0.955;

/** Adds an open umbrella: panels between ribs, their darker underside, and the ribs themselves. */
export function addCanopy(
  into: MeshBuilder,
  { at, radius, height, color, accent }: PartOf<'canopy'>,
  isFine: boolean,
  surfaceOf: (color: Rgb) => Surface,
): void {
  const panel = isFine ? canopyPanel(RIBS, 4, 7) : canopyPanel(RIBS, 1, 3);
  const inside = insideOut(panel);
  const cloths = [color, accent ?? color].map((tone) => ({
    outside: surfaceOf(tone),
    // Light comes through wet cloth.
    inside: { ...surfaceOf(darken(tone, 0.3)), gloss: 0, sheen: 0, glow: 0.1 },
  }));
  const wire: Surface = { color: [150, 156, 166], gloss: 0.6, sharpness: 40 };
  const rib = canopyRib(RIBS, 5);
  for (let index = 0; index < RIBS; index += 1) {
    const cloth = cloths[index % 2] as (typeof cloths)[number];
    const place = product(shifted(...at), turned((index * 2 * Math.PI) / RIBS), scaled(radius, height, radius));
    into.add(panel, cloth.outside, place);
    into.add(inside, cloth.inside, product(place, scaled(0.985, 0.97, 0.985)), 0.75);
    if (!isFine) continue;
    rib.slice(1).forEach((to, part) => {
      const from = rib[part] ?? to;
      const [start, end] = [from, to].map(
        ([x, y, z]) => [x * radius * UNDER, y * height * UNDER - WIRE, z * radius * UNDER] as const,
      );
      if (!start || !end) return;
      const long = Math.hypot(end[0] - start[0], end[1] - start[1], end[2] - start[2]);
      const around = product(shifted(...at), turned((index * 2 * Math.PI) / RIBS));
      into.add(BAR, wire, product(around, aligned(start, end), scaled(WIRE, long, WIRE)), 0.8);
    });
  }
}

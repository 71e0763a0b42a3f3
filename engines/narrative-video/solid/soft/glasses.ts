import { aligned, pitched, product, scaled, shifted, turned, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, pill } from '../../../drawing/solids/shapes.ts';
import type { Skull } from './skull.ts';
import { type Ring, Tube } from './tube.ts';

/** Middle of a rim beside the nose, its radius and the thickness of its wire, on a head one unit high. */
const RIM = { x: 0.207, z: 0.49, radius: 0.19, wire: 0.066 };
/** How far a temple arm lies off the skin, as a share of the distance from the head's middle. */
const OFF = 0.03;
/** Turns from the face, radians, through which an arm passes on its way to the ear, and its height. */
const [TURNS, UP] = [[0.95, 1.15, 1.35, 1.55], 0.05] as const;

/** Adds large round glasses, whose bridge lies on the nose and whose arms follow the temples to the ears. */
export function addGlasses(builder: MeshBuilder, skull: Skull, rim: Surface): void {
  const round = torus(RIM.wire);
  for (const side of [-1, 1] as const) {
    const frame = product(shifted(side * RIM.x, 0, RIM.z), turned(side * 0.2), pitched(Math.PI / 2));
    builder.add(round, rim, product(frame, scaled(RIM.radius, 0.14, RIM.radius * 0.96)));
    builder.add(armOf(skull, side), rim);
  }
  const bridge = aligned([-0.035, 0.03, 0.515], [0.035, 0.03, 0.515]);
  builder.add(pill(8, 0.5, 1, 0.2), rim, product(bridge, scaled(0.032, 0.07, 0.032)));
}

/** Builds the arm from the hinge beside the eye along the skin to behind the ear. */
function armOf(skull: Skull, side: 1 | -1): Shape {
  const hinge: Vector = [side * (RIM.x + RIM.radius * 0.98), 0.03, RIM.z - 0.035];
  const along = TURNS.map((turn): Vector => {
    const [x, , z] = skull([Math.sin(turn) * side, UP * 2, Math.cos(turn)]);
    return [x * (1 + OFF), UP - 0.01, z * (1 + OFF)];
  });
  const rings = [hinge, ...along].map((at): Ring => ({ at, across: 0.016, deep: 0.016 }));
  return new Tube(rings.length, 6, [{ color: [0, 0, 0] }]).shape(rings, [0, 1, 0]);
}

/** Returns a ring around the y axis with a radius of one. */
function torus(thick: number): Shape {
  return lathe(
    Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI / 2 - (index / 8) * Math.PI * 2;
      return [1 + Math.cos(angle) * thick, -Math.sin(angle) * thick] as const;
    }),
    24,
  );
}

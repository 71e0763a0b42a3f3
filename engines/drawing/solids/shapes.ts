import type { Shape } from './mesh.ts';

/** Vertices and triangles of a shape under construction. */
class Outline {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly corners: number[] = [];
  readonly groups: number[] = [];
  group = 0;

  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u = 0, v = 0): number {
    const length = Math.hypot(nx, ny, nz) || 1;
    this.positions.push(x, y, z);
    this.normals.push(nx / length, ny / length, nz / length);
    this.uvs.push(u, v);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.corners.push(a, b, c);
    this.groups.push(this.group);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  shape(): Shape {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      uvs: Float32Array.from(this.uvs),
      corners: Uint32Array.from(this.corners),
      groups: Uint16Array.from(this.groups),
    };
  }
}

/** A point of a profile: distance from the axis, and height. */
export type ProfilePoint = readonly [radius: number, y: number];

/**
 * Rotates a profile around the y axis, from its lower to its upper end. A point that occurs twice in the profile makes
 * an edge. u goes around once from the back, so 0.5 faces the viewer; v goes from top to bottom.
 */
export function lathe(profile: readonly ProfilePoint[], sides: number): Shape {
  const outline = new Outline();
  const low = Math.min(...profile.map(([, y]) => y));
  const high = Math.max(...profile.map(([, y]) => y));
  const point = (index: number) => profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [0, 0];
  const isSame = (a: ProfilePoint, b: ProfilePoint) => a[0] === b[0] && a[1] === b[1];
  const rings = profile.map(([radius, y], index) => {
    const before = isSame(point(index - 1), point(index)) ? point(index) : point(index - 1);
    const after = isSame(point(index + 1), point(index)) ? point(index) : point(index + 1);
    const [across, along] = [after[0] - before[0], after[1] - before[1]];
    const v = 1 - (y - low) / (high - low || 1);
    return Array.from({ length: sides + 1 }, (_, side) => {
      const angle = (side / sides) * Math.PI * 2 - Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return outline.vertex(sin * radius, y, cos * radius, sin * along, -across, cos * along, side / sides, v);
    });
  });
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    if (isSame(point(ring), point(ring + 1))) {
      outline.group += 1;
      continue;
    }
    const [lower, upper] = [rings[ring] ?? [], rings[ring + 1] ?? []];
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [lower[side] ?? 0, lower[side + 1] ?? 0];
      const [d, c] = [upper[side] ?? 0, upper[side + 1] ?? 0];
      if (point(ring)[0] > 0) outline.triangle(a, b, c);
      if (point(ring + 1)[0] > 0) outline.triangle(a, c, d);
    }
  }
  return outline.shape();
}

/** Returns a cylinder that stands on the ground, one meter high and one meter wide. */
export function cylinder(sides: number, top = 0.5, bottom = 0.5): Shape {
  return lathe(
    [
      [0, 0],
      [bottom, 0],
      [bottom, 0],
      [top, 1],
      [top, 1],
      [0, 1],
    ],
    sides,
  );
}

/** Returns a cylinder with rounded upper and lower rims. */
export function pill(sides: number, radius: number, height: number, rim: number): Shape {
  const arc = (share: number): [number, number] => [
    Math.sin(share * Math.PI * 0.5) * rim,
    (1 - Math.cos(share * Math.PI * 0.5)) * rim,
  ];
  const lower = [0, 0.33, 0.67, 1].map((share): ProfilePoint => [radius - rim + arc(share)[0], arc(share)[1]]);
  const upper = [1, 0.67, 0.33, 0].map((share): ProfilePoint => [radius - rim + arc(share)[0], height - arc(share)[1]]);
  return lathe([[0, 0], ...lower, ...upper, [0, height]], sides);
}

/** Returns a sphere with a radius of one around the origin. */
export function sphere(sides: number, rings = Math.max(4, Math.round(sides * 0.6))): Shape {
  return lathe(
    Array.from({ length: rings + 1 }, (_, ring): ProfilePoint => {
      const angle = (ring / rings) * Math.PI;
      return [ring === 0 || ring === rings ? 0 : Math.sin(angle), -Math.cos(angle)];
    }),
    sides,
  );
}

/**
 * Returns a tube along an arc around the z axis, with closed round ends if it is not a whole ring. Angles are in
 * radians, counterclockwise from the right.
 */
export function arch(radius: number, thickness: number, from: number, to: number, steps: number, sides = 16): Shape {
  const outline = new Outline();
  const isRing = to - from >= 2 * Math.PI - 1e-6;
  const cap = isRing ? [] : [0, 1, 2, 3].map((step) => (step / 4) * (Math.PI / 2));
  // Each ring has a position along the arc, a distance from its middle line in shares of the thickness, and a tilt.
  const rings = [
    ...cap.map((angle) => ({ at: from, across: Math.sin(angle), along: -Math.cos(angle) })),
    ...Array.from({ length: steps + 1 }, (_, step) => ({
      at: from + ((to - from) * step) / steps,
      across: 1,
      along: 0,
    })),
    ...cap.toReversed().map((angle) => ({ at: to, across: Math.sin(angle), along: Math.cos(angle) })),
  ].map(({ at, across, along }, ring, all) => {
    const [cos, sin] = [Math.cos(at), Math.sin(at)];
    return Array.from({ length: sides + 1 }, (_, side) => {
      const around = (side / sides) * 2 * Math.PI;
      const out = Math.cos(around) * across;
      const [nx, ny, nz] = [cos * out - sin * along, sin * out + cos * along, Math.sin(around) * across];
      const [x, y] = [cos * radius + nx * thickness, sin * radius + ny * thickness];
      return outline.vertex(x, y, nz * thickness, nx, ny, nz, ring / (all.length - 1), side / sides);
    });
  });
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    const [a, b] = [rings[ring] ?? [], rings[ring + 1] ?? []];
    for (let side = 0; side < sides; side += 1)
      outline.quad(a[side] ?? 0, b[side] ?? 0, b[side + 1] ?? 0, a[side + 1] ?? 0);
  }
  return outline.shape();
}

/** Extends a line of heights and depths to both sides, as a bent sheet of paper. It is seen from above its first part. */
export function bentSheet(line: readonly (readonly [y: number, z: number])[], width: number): Shape {
  const outline = new Outline();
  const rows = line.map(([y, z], index) => {
    const [fromY, fromZ] = line[Math.max(0, index - 1)] ?? [0, 0];
    const [toY, toZ] = line[Math.min(line.length - 1, index + 1)] ?? [0, 0];
    return [-0.5, 0.5].map((side) => outline.vertex(side * width, y, z, 0, fromZ - toZ, toY - fromY));
  });
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [[a = 0, b = 0] = [], [d = 0, c = 0] = []] = [rows[row], rows[row + 1]];
    outline.quad(a, b, c, d);
  }
  return outline.shape();
}

/** Returns a box that stands on the ground, one meter in each direction, with sharp edges. */
export function box(): Shape {
  return prism(
    [
      [-0.5, 0],
      [0.5, 0],
      [0.5, 1],
      [-0.5, 1],
    ],
    1,
  );
}

/** Extends a counterclockwise, convex outline in depth, around z = 0. Front and back show the texture. */
export function prism(points: readonly (readonly [x: number, y: number])[], depth: number): Shape {
  const outline = new Outline();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [low, high] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  for (const side of [1, -1]) {
    const face = points.map(([x, y]) => {
      const u = (x - left) / (right - left || 1);
      return outline.vertex(
        x,
        y,
        (side * depth) / 2,
        0,
        0,
        side,
        side > 0 ? u : 1 - u,
        1 - (y - low) / (high - low || 1),
      );
    });
    for (let corner = 1; corner + 1 < face.length; corner += 1) {
      const [a, b, c] = [face[0] ?? 0, face[corner] ?? 0, face[corner + 1] ?? 0];
      if (side > 0) outline.triangle(a, b, c);
      else outline.triangle(a, c, b);
    }
    outline.group += 1;
  }
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    const [nx, ny] = [nextY - y, x - nextX];
    const at = (px: number, py: number, z: number, u: number, v: number) => outline.vertex(px, py, z, nx, ny, 0, u, v);
    outline.quad(
      at(x, y, depth / 2, 0, 1),
      at(x, y, -depth / 2, 1, 1),
      at(nextX, nextY, -depth / 2, 1, 0),
      at(nextX, nextY, depth / 2, 0, 0),
    );
    outline.group += 1;
  });
  return outline.shape();
}

/** What blocks with rounded edges have in common, whatever their size. Three numbers for each vertex. */
interface RoundedForm {
  /** The direction from the middle of the rounding to the vertex. */
  directions: Float64Array;
  /** The end of the block at which the vertex is along x, y and z: -1 or 1. */
  ends: Int8Array;
  normals: Float32Array;
  corners: Uint32Array;
  groups: Uint16Array;
}

const roundedForms = new Map<number, RoundedForm>();

/** Returns a block around the middle of its base, with edges rounded by `edge` meters. */
export function roundedBox(width: number, height: number, depth: number, edge: number, steps = 2): Shape {
  const form = roundedForms.get(steps) ?? roundedForm(steps);
  roundedForms.set(steps, form);
  const { directions, ends, normals, corners, groups } = form;
  const positions = new Float32Array(directions.length);
  const uvs = new Float32Array((directions.length / 3) * 2);
  // All six sides have the same number of vertices: two along each axis.
  const each = directions.length / 6;
  for (let at = 0, flat = 0; at < directions.length; at += 3, flat += 2) {
    const x = (ends[at] as number) * (width / 2 - edge) + (directions[at] as number) * edge;
    const y = (ends[at + 1] as number) * (height / 2 - edge) + (directions[at + 1] as number) * edge;
    const z = (ends[at + 2] as number) * (depth / 2 - edge) + (directions[at + 2] as number) * edge;
    positions[at] = x;
    positions[at + 1] = y + height / 2;
    positions[at + 2] = z;
    const axis = Math.floor(at / each / 2);
    const side = Math.floor(at / each) % 2 === 0 ? 1 : -1;
    uvs[flat] = axis === 0 ? 0.5 - (side * z) / depth : 0.5 + ((axis === 2 ? side : 1) * x) / width;
    uvs[flat + 1] = 0.5 - y / height;
  }
  return { positions, normals: normals.slice(), uvs, corners, groups };
}

function roundedForm(steps: number): RoundedForm {
  const outline = new Outline();
  const directions: number[] = [];
  const allEnds: number[] = [];
  const line = Array.from({ length: steps + 1 }, (_, step) => Math.tan((step / steps - 0.5) * (Math.PI / 2)));
  // A cube's six sides are inflated to a sphere and moved to the block's corners; flat parts connect them.
  const ticks = [...line.map((value) => [-1, value] as const), ...line.map((value) => [1, value] as const)];
  const tilt = (end: number, value: number) => (end < 0 ? Math.min(0, (value - 1) / 2) : Math.max(0, (value + 1) / 2));
  for (let axis = 0; axis < 3; axis += 1) {
    for (const side of [1, -1]) {
      const rows = ticks.map(([rowSide, rowTilt]) =>
        ticks.map(([columnSide, columnTilt]) => {
          const local = [0, 0, 0];
          local[axis] = side;
          local[(axis + 1) % 3] = tilt(columnSide, columnTilt);
          local[(axis + 2) % 3] = tilt(rowSide, rowTilt);
          const length = Math.hypot(...local);
          const [x = 0, y = 0, z = 0] = local.map((value) => value / length);
          const ends = [0, 0, 0];
          ends[axis] = side;
          ends[(axis + 1) % 3] = columnSide;
          ends[(axis + 2) % 3] = rowSide;
          directions.push(x, y, z);
          allEnds.push(...ends);
          return outline.vertex(0, 0, 0, x, y, z);
        }),
      );
      for (let row = 0; row + 1 < ticks.length; row += 1) {
        for (let column = 0; column + 1 < ticks.length; column += 1) {
          const at = (r: number, c: number) => rows[r]?.[c] ?? 0;
          const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
          if (side > 0) outline.quad(a, b, c, d);
          else outline.quad(a, d, c, b);
        }
      }
      outline.group += 1;
    }
  }
  const { normals, corners, groups } = outline.shape();
  return { directions: Float64Array.from(directions), ends: Int8Array.from(allEnds), normals, corners, groups };
}

import { product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface, Texture } from '../../../drawing/solids/mesh.ts';
import { cylinder, lathe, type ProfilePoint, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { BRICK, STUD } from './plastic.ts';

const STUDS = [5, 8, 12].map((sides) =>
  lathe(
    [
      [STUD * 0.3, 0],
      [STUD * 0.3, STUD * 0.16],
      [STUD * 0.27, STUD * 0.2],
      [STUD * 0.27, STUD * 0.2],
      [0, STUD * 0.2],
    ],
    sides,
  ),
);

/** Returns a stud. The farther away it is, the fewer sides it has. */
export function stud(z: number): Shape {
  return (z > -4.5 ? STUDS[2] : z > -11 ? STUDS[1] : STUDS[0]) as Shape;
}

const blocks = new Map<string, Shape>();

/** Returns a brick without studs, its origin in the middle of its base. Near bricks have slightly rounded edges. */
export function block(width: number, height: number, depth: number, z: number): Shape {
  const isNear = z > -9;
  const key = `${width.toFixed(3)}/${height.toFixed(3)}/${depth.toFixed(3)}/${isNear}`;
  const known = blocks.get(key);
  if (known) return known;
  const edge = Math.min(0.018, width / 4, height / 4, depth / 4);
  const made = isNear
    ? roundedBox(width - 0.006, height - 0.006, depth - 0.006, edge, 1)
    : tiledBox(width, height, depth, width, height);
  blocks.set(key, made);
  return made;
}

/** Returns a box whose sides repeat their texture every `tileWidth` and `tileHeight` meters. */
export function tiledBox(width: number, height: number, depth: number, tileWidth: number, tileHeight: number): Shape {
  const shape = roundedBox(width, height, depth, 1e-4, 1);
  const { positions, normals, uvs } = shape;
  for (let at = 0, flat = 0; at < positions.length; at += 3, flat += 2) {
    const [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    const isSide = Math.abs(normals[at] ?? 0) > 0.7;
    const isTop = Math.abs(normals[at + 1] ?? 0) > 0.7;
    uvs[flat] = (isSide ? z : x) / tileWidth;
    uvs[flat + 1] = (isTop ? z : -y) / tileHeight;
  }
  return shape;
}

/** Joints in a wall of bricks four studs long, light on one side and dark on the other: two courses, which repeat. */
export const SEAMS: Texture = seams(64, 48);

function seams(width: number, height: number): Texture {
  const data = new Uint8ClampedArray(width * height * 4);
  const put = (x: number, y: number, value: number, alpha: number) => {
    const at = ((y % height) * width + (x % width)) * 4;
    data.set([value, value, value, alpha], at);
  };
  for (let course = 0; course < 2; course += 1) {
    const top = (course * height) / 2;
    for (let x = 0; x < width; x += 1) {
      put(x, top, 0, 120);
      put(x, top + 1, 255, 70);
    }
    for (let y = top; y < top + height / 2; y += 1) {
      put(course * (width / 2), y, 0, 120);
      put(course * (width / 2) + 1, y, 255, 60);
    }
  }
  return { width, height, data };
}

/** One stud from above, for floors too far away to have modeled studs. */
export const STUD_PRINT: Texture = studPrint(24);

function studPrint(size: number): Texture {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [across, along] = [(x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5];
      const from = Math.hypot(across, along);
      const rim = Math.max(0, 1 - Math.abs(from - 0.3) / 0.07);
      const below = along > 0 ? 1 : 0;
      data.set(below ? [0, 0, 0, rim * 110] : [255, 255, 255, rim * 80], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}

/**
 * Builds a wall of bricks up to four studs long. Each course covers the joints of the one below, and the last has
 * studs.
 */
export function wall(
  into: MeshBuilder,
  at: Vector,
  [width, height, depth]: Vector,
  surfaces: readonly Surface[],
  turn = shifted(0, 0, 0),
): void {
  const courses = Math.max(1, Math.round(height / BRICK));
  const tall = height / courses;
  const columns = Math.max(1, Math.round(width / STUD));
  const pitch = width / columns;
  for (let course = 0; course < courses; course += 1) {
    const bottom = course * tall;
    let column = 0;
    let length = course % 2 ? 2 : 4;
    let brick = course * 3;
    while (column < columns) {
      length = Math.min(length, columns - column);
      const middle = (column + length / 2) * pitch - width / 2;
      const surface = surfaces[(brick * 7 + course) % surfaces.length] as Surface;
      into.add(
        block(length * pitch, tall, depth, at[2]),
        surface,
        product(shifted(...at), turn, shifted(middle, bottom, 0)),
        open(bottom + at[1]),
      );
      column += length;
      length = 4;
      brick += 1;
    }
  }
  studs(into, at, [width, height, depth], surfaces[0] as Surface, turn);
}

/** Returns how much of the sky reaches a corner: less near the ground. */
function open(bottom: number): (y: number) => number {
  return (y) => Math.min(1, 0.72 + Math.max(0, y - bottom * 0) * 0.5);
}

/** Puts studs on top of a block. */
export function studs(
  into: MeshBuilder,
  at: Vector,
  [width, height, depth]: Vector,
  surface: Surface,
  turn = shifted(0, 0, 0),
): void {
  const columns = Math.max(1, Math.round(width / STUD));
  const rows = Math.max(1, Math.round(depth / STUD));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5) / columns - 0.5) * width;
      const z = ((row + 0.5) / rows - 0.5) * depth;
      into.add(stud(at[2] + z), surface, product(shifted(...at), turn, shifted(x, height - 0.002, z)));
    }
  }
}

/** Returns a column or a cone as one molded piece, whose rims are a little rounded. */
export function frustum({ radius, top, height }: { radius: number; top: number; height: number }): Shape {
  const rim = Math.min(0.012, height / 3, Math.max(radius, top) / 4);
  const [foot, end] = [Math.min(rim, radius), Math.min(rim, top)];
  const profile: ProfilePoint[] = [
    [0, 0],
    [radius - foot, 0],
    [radius - foot * 0.3, rim * 0.3],
    [radius, rim],
    [radius, rim],
    [top, height - rim],
    [top, height - rim],
    [top - end * 0.3, height - rim * 0.3],
    [top - end, height],
    [0, height],
  ];
  return lathe(profile, 28);
}

/** Stacks round bricks, as for a trunk or a tower. */
export function tower(
  into: MeshBuilder,
  at: Vector,
  radius: number,
  top: number,
  height: number,
  surfaces: readonly Surface[],
): void {
  const courses = Math.max(1, Math.round(height / (radius > 0.5 ? BRICK : BRICK * 0.8)));
  const tall = height / courses;
  for (let course = 0; course < courses; course += 1) {
    const wide = radius + ((top - radius) * (course + 0.35)) / courses;
    const next = radius + ((top - radius) * (course + 1.35)) / courses;
    const sides = at[2] > -8 ? 18 : 12;
    const shape = tall > 0.1 ? pill(sides, wide, tall - 0.006, Math.min(0.02, tall / 4)) : cylinder(sides, wide, wide);
    const matrix = tall > 0.1 ? shifted(0, 0, 0) : scaled(1, tall, 1);
    const surface = surfaces[course % surfaces.length] as Surface;
    into.add(shape, surface, product(shifted(at[0], at[1] + course * tall, at[2]), matrix));
    const isLast = course === courses - 1;
    if (isLast ? wide > STUD * 0.3 : wide - next > STUD * 0.35)
      ring(into, [at[0], at[1] + (course + 1) * tall, at[2]], wide, isLast ? 0 : next, surface);
  }
}

/** Puts studs where the round brick above leaves its neighbor free. */
function ring(into: MeshBuilder, at: Vector, outer: number, inner: number, surface: Surface): void {
  const reach = Math.floor(outer / STUD);
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const [x, z] = [column * STUD, row * STUD];
      const from = Math.hypot(x, z);
      if (from > outer - STUD * 0.25 || (from < inner && inner > 0)) continue;
      into.add(stud(at[2]), surface, shifted(at[0] + x, at[1] - 0.003, at[2] + z));
    }
  }
}

/**
 * Builds a form of bricks in rows, with studs where there is nothing on top. `isInside` is called for the middle of
 * each piece one stud long.
 */
export function heap(
  into: MeshBuilder,
  at: Vector,
  [width, height, depth]: Vector,
  surfaces: (layer: number, layers: number, row: number) => Surface,
  isInside: (x: number, y: number, z: number) => boolean,
  unit = 1,
): void {
  const columns = Math.max(1, Math.round(width / (STUD * unit)));
  const rows = Math.max(1, Math.round(depth / (STUD * unit)));
  const layers = Math.max(1, Math.round(height / (BRICK * unit)));
  const [wide, deep, tall] = [width / columns, depth / rows, height / layers];
  const filled = (column: number, layer: number, row: number) =>
    layer < layers && isInside((column + 0.5) / columns - 0.5, (layer + 0.5) / layers, (row + 0.5) / rows - 0.5);
  for (let layer = 0; layer < layers; layer += 1) {
    for (let row = 0; row < rows; row += 1) {
      const surface = surfaces(layer, layers, row);
      let column = 0;
      while (column < columns) {
        if (!filled(column, layer, row)) {
          column += 1;
          continue;
        }
        const from = column;
        while (column < columns && column - from < 4 && filled(column, layer, row)) column += 1;
        const long = (column - from) * wide;
        const [x, y, z] = [(from * wide + column * wide - width) / 2, layer * tall, ((row + 0.5) / rows - 0.5) * depth];
        const isHidden =
          row < rows - 1 &&
          Array.from({ length: column - from }, (_, step) => from + step).every((each) => filled(each, layer, row + 1));
        if (!isHidden) into.add(block(long, tall, deep, at[2] - 6), surface, shifted(at[0] + x, at[1] + y, at[2] + z));
        for (let each = from; each < column; each += 1) {
          if (filled(each, layer + 1, row)) continue;
          const left = ((each + 0.5) / columns - 0.5) * width;
          into.add(
            stud(at[2] - 3),
            surface,
            product(shifted(at[0] + left, at[1] + y + tall - 0.003, at[2] + z), scaled(unit)),
          );
        }
      }
    }
  }
}

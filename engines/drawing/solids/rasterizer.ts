import { clipped } from './clip.ts';
import { facetNormal } from './facet.ts';
import { ACROSS, ALONG, DEPTH, DISTANCE, NX, NY, NZ, OPEN, PARTS, RECORD, STRIDE, U, V, X, Y } from './layout.ts';
import type { Lens } from './lens.ts';
import type { Matrix } from './matrix.ts';
import { grown, type Mesh, type Surface } from './mesh.ts';

/**
 * Finds the triangle that is visible at each sample. `shade` then colors each pixel once, however many triangles
 * overlap there. Samples are as dense as pixels, or twice as dense in both directions for smooth edges.
 * This is our own code because no well-maintained package draws triangles here without a GPU: three.js removed its
 * software renderer in 2019, and headless-gl needs a display server and a build for each version of Node.js.
 */
export class Rasterizer {
  // Its loops name numbers one by one. Arrays that are taken apart at once would be garbage, gigabytes in a minute.
  width = 0;
  height = 0;
  density: 1 | 2 = 1;
  /** One divided by the distance of the visible surface; without perspective, minus the distance. */
  depths = new Float32Array(0);
  /** Index of the visible triangle's record, plus one; 0: nothing. */
  seen = new Int32Array(0);
  /** Data of each triangle. `RECORD` lists its fields. */
  records = new Float32Array(RECORD * 4096);
  groups = new Int32Array(4096);
  materials = new Uint16Array(4096);
  readonly surfaces: Surface[] = [];
  count = 0;
  lens: Lens | undefined;
  /** Bounds of what was drawn, in samples. */
  top = 0;
  bottom = 0;
  left = 0;
  right = 0;
  /** Triangles nearer than this are not drawn, in meters. */
  near = 0.08;
  /** Rounds corners to whole samples, like game consoles that calculated in whole pixels. */
  snaps = false;
  /** Draws triangles that face away too. */
  keepsBacks = false;
  /** Lights each triangle as one flat facet. */
  isFaceted = false;
  #groupBase = 0;
  /** Corners of the mesh that is being drawn. Each rasterizer would keep its own until the end: up to 26 MB. */
  static #projected = new Float64Array(STRIDE * 1024);

  constructor(width: number, height: number, density: 1 | 2) {
    this.resize(width, height, density);
  }

  /** Changes the size. Reuses memory that is large enough. */
  resize(width: number, height: number, density: 1 | 2): void {
    if (width === this.width && height === this.height && density === this.density) return;
    const samples = width * height * density * density;
    const isEnough = this.seen.buffer.byteLength >= samples * 4;
    this.depths = isEnough ? new Float32Array(this.depths.buffer, 0, samples).fill(0) : new Float32Array(samples);
    this.seen = isEnough ? new Int32Array(this.seen.buffer, 0, samples).fill(0) : new Int32Array(samples);
    [this.width, this.height, this.density] = [width, height, density];
    [this.top, this.bottom] = [0, 0];
  }

  /** Starts an empty picture. */
  begin(lens: Lens): void {
    if (this.bottom > this.top) {
      const line = this.width * this.density;
      this.depths.fill(lens.isParallel ? -1e9 : 0, this.top * line, this.bottom * line);
      this.seen.fill(0, this.top * line, this.bottom * line);
    } else if (lens.isParallel) this.depths.fill(-1e9);
    this.lens = lens;
    this.count = 0;
    this.surfaces.length = 0;
    this.#groupBase = 0;
    this.top = this.height * this.density;
    this.left = this.width * this.density;
    [this.bottom, this.right] = [0, 0];
  }

  draw(mesh: Mesh, matrix: Matrix): void {
    const { lens } = this;
    if (!lens) throw new RangeError('begin() comes before draw()');
    const vertices = mesh.positions.length / 3;
    // Clipping a triangle adds at most two vertices.
    const room = (vertices + 4) * STRIDE;
    if (Rasterizer.#projected.length < room) Rasterizer.#projected = new Float64Array(room * 1.5);
    this.#project(mesh, matrix, lens);
    const firstSurface = this.surfaces.length;
    for (const surface of mesh.surfaces) this.surfaces.push(surface);
    const { corners, materials, groups, surfaces } = mesh;
    const points = Rasterizer.#projected;
    const nearest = lens.isParallel ? -Infinity : this.near;
    let highest = 0;
    for (let triangle = 0; triangle < materials.length; triangle += 1) {
      const a = (corners[triangle * 3] as number) * STRIDE;
      const b = (corners[triangle * 3 + 1] as number) * STRIDE;
      const c = (corners[triangle * 3 + 2] as number) * STRIDE;
      const material = materials[triangle] as number;
      const group = this.#groupBase + (groups[triangle] as number);
      if (group > highest) highest = group;
      const isThin = this.keepsBacks || surfaces[material]?.isThin === true;
      const isBehind =
        ((points[a + DISTANCE] as number) < nearest ? 1 : 0) +
        ((points[b + DISTANCE] as number) < nearest ? 1 : 0) +
        ((points[c + DISTANCE] as number) < nearest ? 1 : 0);
      if (isBehind === 0) this.#fill(a, b, c, firstSurface + material, group, isThin);
      else if (isBehind < 3) this.#clip([a, b, c], vertices, firstSurface + material, group, isThin, lens);
    }
    this.#groupBase = Math.max(highest, this.#groupBase) + 1;
  }

  #project(mesh: Mesh, matrix: Matrix, lens: Lens): void {
    const { positions, normals, uvs, openness } = mesh;
    const points = Rasterizer.#projected;
    const [a = 1, b = 0, c = 0, dx = 0, d = 0, e = 1, f = 0, dy = 0, g = 0, h = 0, i = 1, dz = 0] = matrix;
    const [px, py, pz] = lens.position;
    const [rx, ry, rz] = lens.right;
    const [ux, uy, uz] = lens.up;
    const [fx, fy, fz] = lens.forward;
    const size = 1 / (Math.hypot(a, d, g) || 1);
    const density = this.density;
    const { isParallel } = lens;
    const focal = lens.focal * density;
    const [centerX, centerY] = [lens.centerX * density, lens.centerY * density];
    for (
      let from = 0, flat = 0, to = 0, vertex = 0;
      from < positions.length;
      from += 3, flat += 2, to += STRIDE, vertex += 1
    ) {
      const x = positions[from] as number;
      const y = positions[from + 1] as number;
      const z = positions[from + 2] as number;
      const wx = a * x + b * y + c * z + dx - px;
      const wy = d * x + e * y + f * z + dy - py;
      const wz = g * x + h * y + i * z + dz - pz;
      const distance = fx * wx + fy * wy + fz * wz;
      const across = rx * wx + ry * wy + rz * wz;
      const along = ux * wx + uy * wy + uz * wz;
      const nx = normals[from] as number;
      const ny = normals[from + 1] as number;
      const nz = normals[from + 2] as number;
      points[to + DISTANCE] = distance;
      points[to + ACROSS] = across;
      points[to + ALONG] = along;
      const over = isParallel ? 1 : 1 / distance;
      points[to + X] = centerX + across * focal * over;
      points[to + Y] = centerY - along * focal * over;
      points[to + DEPTH] = isParallel ? -distance : over;
      points[to + NX] = (a * nx + b * ny + c * nz) * size;
      points[to + NY] = (d * nx + e * ny + f * nz) * size;
      points[to + NZ] = (g * nx + h * ny + i * nz) * size;
      points[to + OPEN] = openness[vertex] as number;
      points[to + U] = uvs[flat] as number;
      points[to + V] = uvs[flat + 1] as number;
      if (this.snaps) {
        points[to + X] = Math.round(points[to + X] as number);
        points[to + Y] = Math.round(points[to + Y] as number);
      }
    }
  }

  #clip(
    corners: readonly number[],
    vertices: number,
    material: number,
    group: number,
    isThin: boolean,
    lens: Lens,
  ): void {
    const kept = clipped(Rasterizer.#projected, corners, vertices * STRIDE, this.near, lens, this.density);
    const [a = 0, b = 0, c = 0, d] = kept;
    if (kept.length < 3) return;
    this.#fill(a, b, c, material, group, isThin);
    if (d !== undefined) this.#fill(a, c, d, material, group, isThin);
  }

  #fill(a: number, b: number, c: number, material: number, group: number, isThin: boolean): void {
    const points = Rasterizer.#projected;
    const ax = points[a + X] as number;
    const ay = points[a + Y] as number;
    const bx = points[b + X] as number;
    const by = points[b + Y] as number;
    const cx = points[c + X] as number;
    const cy = points[c + Y] as number;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    // The picture's y axis points down, so what is counterclockwise in space has a negative area here.
    if (area === 0 || (area > 0 && !isThin)) return;
    const columns = this.width * this.density;
    const rows = this.height * this.density;
    const minY = Math.min(ay, by, cy);
    const maxY = Math.max(ay, by, cy);
    const first = Math.max(0, Math.ceil(minY - 0.5));
    const last = Math.min(rows - 1, Math.ceil(maxY - 0.5) - 1);
    if (first > last) return;
    const leftmost = Math.min(ax, bx, cx);
    const rightmost = Math.max(ax, bx, cx);
    if (rightmost < 0 || leftmost > columns) return;
    // Most triangles of a person lie between samples, above all in shadows.
    if (Math.ceil(leftmost - 0.5) >= Math.ceil(rightmost - 0.5)) return;
    const ad = points[a + DEPTH] as number;
    const bd = (points[b + DEPTH] as number) - ad;
    const cd = (points[c + DEPTH] as number) - ad;
    const over = 1 / area;
    const depthX = (bd * (cy - ay) - cd * (by - ay)) * over;
    const depthY = (cd * (bx - ax) - bd * (cx - ax)) * over;
    // Edges run from top to bottom, with the long edge on one side and the two short edges on the other.
    let high = a;
    let middle = b;
    let low = c;
    if (by < ay) [high, middle] = [b, a];
    if (cy < (points[high + Y] as number)) [high, low] = [c, high];
    if ((points[low + Y] as number) < (points[middle + Y] as number)) [middle, low] = [low, middle];
    const tx = points[high + X] as number;
    const ty = points[high + Y] as number;
    const mx = points[middle + X] as number;
    const my = points[middle + Y] as number;
    const lx = points[low + X] as number;
    const ly = points[low + Y] as number;
    const long = (lx - tx) / (ly - ty);
    const upper = my > ty ? (mx - tx) / (my - ty) : 0;
    const lower = ly > my ? (lx - mx) / (ly - my) : 0;
    const isLongLeft = (mx - tx) * (ly - ty) > (lx - tx) * (my - ty);
    const { depths, seen } = this;
    const id = this.count + 1;
    let isSeen = false;
    for (let row = first; row <= last; row += 1) {
      const y = row + 0.5;
      const onLong = tx + (y - ty) * long;
      const onShort = y < my ? tx + (y - ty) * upper : mx + (y - my) * lower;
      const start = Math.max(0, Math.ceil((isLongLeft ? onLong : onShort) - 0.5));
      const end = Math.min(columns, Math.ceil((isLongLeft ? onShort : onLong) - 0.5));
      if (start >= end) continue;
      let depth = ad + (start + 0.5 - ax) * depthX + (y - ay) * depthY;
      const line = row * columns;
      for (let at = line + start; at < line + end; at += 1) {
        if (depth > (depths[at] as number)) {
          depths[at] = depth;
          seen[at] = id;
          isSeen = true;
        }
        depth += depthX;
      }
    }
    if (!isSeen) return;
    if (first < this.top) this.top = first;
    if (last >= this.bottom) this.bottom = last + 1;
    if (leftmost < this.left) this.left = Math.max(0, Math.floor(leftmost));
    if (rightmost > this.right) this.right = Math.min(columns, Math.ceil(rightmost));
    this.#record(a, b, c, over, area > 0, material, group);
  }

  /** Stores how each quantity, divided by its distance, changes over the triangle, so that perspective is correct. */
  #record(a: number, b: number, c: number, over: number, isBack: boolean, material: number, group: number): void {
    if ((this.count + 1) * RECORD > this.records.length) this.#grow();
    const points = Rasterizer.#projected;
    const records = this.records;
    const base = this.count * RECORD;
    const ax = points[a + X] as number;
    const ay = points[a + Y] as number;
    const bx = (points[b + X] as number) - ax;
    const by = (points[b + Y] as number) - ay;
    const cx = (points[c + X] as number) - ax;
    const cy = (points[c + Y] as number) - ay;
    const isParallel = this.lens?.isParallel === true;
    const aw = isParallel ? 1 : (points[a + DEPTH] as number);
    const bw = isParallel ? 1 : (points[b + DEPTH] as number);
    const cw = isParallel ? 1 : (points[c + DEPTH] as number);
    records[base] = ax;
    records[base + 1] = ay;
    records[base + 2] = aw;
    records[base + 3] = ((bw - aw) * cy - (cw - aw) * by) * over;
    records[base + 4] = ((cw - aw) * bx - (bw - aw) * cx) * over;
    const facet = this.isFaceted && this.lens ? facetNormal(points, a, b, c, this.lens) : undefined;
    for (let part = 0; part < PARTS; part += 1) {
      const sign = isBack && part < 3 ? -1 : 1;
      const from = (points[a + NX + part] as number) * aw * sign;
      const byB = (points[b + NX + part] as number) * bw * sign - from;
      const byC = (points[c + NX + part] as number) * cw * sign - from;
      const to = base + 5 + part * 3;
      if (facet && part < 3) {
        records[to] = (facet[part] as number) * aw;
        records[to + 1] = 0;
        records[to + 2] = 0;
        continue;
      }
      records[to] = from;
      records[to + 1] = (byB * cy - byC * by) * over;
      records[to + 2] = (byC * bx - byB * cx) * over;
    }
    this.groups[this.count] = group;
    this.materials[this.count] = material;
    this.count += 1;
  }

  #grow(): void {
    const room = (this.count + 1) * 2;
    this.records = grown(this.records, new Float32Array(room * RECORD));
    this.groups = grown(this.groups, new Int32Array(room));
    this.materials = grown(this.materials, new Uint16Array(room));
  }
}

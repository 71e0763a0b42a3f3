import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Lighting, Mirror } from '../../drawing/solids/lighting.ts';
import { IDENTITY } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import { mirroredLens } from '../../drawing/solids/mirror.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { paint } from '../../drawing/solids/shade.ts';
import type { SolidsKernel } from '../../drawing/solids/solids-kernel.ts';
import type { PictureSize } from '../picture-size.ts';

/** Width of the reflection, pixels. Wet ground reflects no detail, so a few are enough. */
const WIDE = 240;
/** Width and height of the reflected view, relative to the picture's. */
const ROOM = 1.3;
/** Share of the reflection's height that is averaged upward and downward: drops stretch what they reflect. */
const SMEAR = 0.075;

/** Draws the reflections on level ground for a camera that stays near one place. */
export class ReflectionPainter {
  #canvas: Canvas | undefined;

  /** @param drawSky draws the sky of a picture of this size, with the horizon this many pixels below the upper edge */
  draw(
    meshes: readonly Mesh[],
    base: Lens,
    light: Lighting,
    picture: PictureSize,
    drawSky: (context: SKRSContext2D, size: PictureSize, horizon: number) => void,
    kernel?: SolidsKernel,
  ): Mirror {
    const scale = WIDE / (picture.width * ROOM);
    const [width, height] = [WIDE, Math.ceil(picture.height * ROOM * scale)];
    if (this.#canvas?.height !== height) this.#canvas = createCanvas(width, height);
    const lens = mirroredLens({ ...base, focal: base.focal * scale, centerX: width / 2, centerY: height / 2 });
    const raster = new Rasterizer(width, height, 1, kernel);
    raster.begin(lens);
    for (const mesh of meshes) raster.draw(aboveGround(mesh), IDENTITY);
    const context = this.#canvas.getContext('2d');
    context.reset();
    const tilt = lens.forward[1] / Math.hypot(lens.forward[0], lens.forward[2]);
    drawSky(context, { width, height }, height / 2 + tilt * lens.focal);
    const pixels = new Uint8ClampedArray(width * height * 4);
    if (raster.count > 0) {
      paint(raster, light, pixels);
      const things = createCanvas(width, height);
      things.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
      context.drawImage(things, 0, 0);
    }
    raster.free();
    const { data } = context.getImageData(0, 0, width, height);
    return { lens, width, height, data: smeared(data, width, height) };
  }
}

/**
 * Triangles below this height, meters, belong to the ground. They would hide everything from a lens below the ground.
 */
const GROUND = 0.15;

function aboveGround(mesh: Mesh): Mesh {
  const { positions, corners } = mesh;
  const kept = new Uint32Array(mesh.materials.length);
  let count = 0;
  for (let triangle = 0; triangle < kept.length; triangle += 1) {
    if (isLow(positions, corners, triangle * 3)) continue;
    kept[count] = triangle;
    count += 1;
  }
  const result = {
    corners: new Uint32Array(count * 3),
    groups: new Uint16Array(count),
    materials: new Uint16Array(count),
  };
  for (let to = 0; to < count; to += 1) {
    const from = kept[to] as number;
    result.corners.set(corners.subarray(from * 3, from * 3 + 3), to * 3);
    result.groups[to] = mesh.groups[from] as number;
    result.materials[to] = mesh.materials[from] as number;
  }
  return { ...mesh, ...result };
}

/** @param first index of the triangle's first corner */
function isLow(positions: Float32Array, corners: Uint32Array, first: number): boolean {
  for (let corner = first; corner < first + 3; corner += 1)
    if (!((positions[(corners[corner] as number) * 3 + 1] as number) < GROUND)) return false;
  return true;
}

/** Averages each pixel with those above and below it. */
function smeared(data: ArrayLike<number>, width: number, height: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * height * 4);
  const reach = Math.round(height * SMEAR);
  // For each column, the sum of the rows around the current one.
  const sums = new Int32Array(width * 4);
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(sums, data, y, 1);
  for (let y = 0; y < height; y += 1) {
    const [gone, next] = [y - reach - 1, y + reach];
    if (gone >= 0) addRow(sums, data, gone, -1);
    if (next < height) addRow(sums, data, next, 1);
    divideRow(result, y, sums, Math.min(height - 1, next) - Math.max(0, gone + 1) + 1);
  }
  return result;
}

function addRow(sums: Int32Array, data: ArrayLike<number>, y: number, times: number): void {
  const first = y * sums.length;
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (data[first + at] as number) * times;
}

function divideRow(result: Uint8ClampedArray, y: number, sums: Int32Array, count: number): void {
  const first = y * sums.length;
  for (let at = 0; at < sums.length; at += 1) result[first + at] = (sums[at] as number) / count;
}

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
  const isLow = (corner: number) => (positions[(corners[corner] as number) * 3 + 1] as number) < GROUND;
  for (let triangle = 0; triangle < kept.length; triangle += 1) {
    const first = triangle * 3;
    if (isLow(first) && isLow(first + 1) && isLow(first + 2)) continue;
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

/** Averages each pixel with those above and below it. */
function smeared(data: ArrayLike<number>, width: number, height: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * height * 4);
  const line = width * 4;
  const reach = Math.round(height * SMEAR);
  const most = Math.min(reach, height - 1);
  // For each column, the sum of the rows around the current one.
  const sums = new Uint32Array(line);
  for (let at = 0; at < (most + 1) * line; at += 1) {
    const column = at % line;
    sums[column] = (sums[column] as number) + (data[at] as number);
  }
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
    const [gone, next] = [y - reach, y + reach + 1];
    const count = last - first + 1;
    for (let at = 0; at < line; at += 1) {
      const sum = sums[at] as number;
      result[y * line + at] = sum / count;
      sums[at] =
        sum -
        (gone >= 0 ? (data[gone * line + at] as number) : 0) +
        (next < height ? (data[next * line + at] as number) : 0);
    }
  }
  return result;
}

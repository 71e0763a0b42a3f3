import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Lighting, Mirror } from '../../drawing/solids/lighting.ts';
import { IDENTITY } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import { mirroredLens } from '../../drawing/solids/mirror.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { paint } from '../../drawing/solids/shade.ts';
import type { PictureSize } from '../picture-size.ts';

/** Wet ground mirrors without detail: few pixels are enough. */
const WIDE = 240;
/** How far around the picture the mirror reaches, shares of its sides. */
const ROOM = 1.3;
/** Drops tear what is mirrored long: pixels of the mirror, upward and downward. */
const SMEAR = 5;

/** Draws what level ground mirrors, for a camera that stays near one place. */
export class ReflectionPainter {
  #raster: Rasterizer | undefined;
  #canvas: Canvas | undefined;

  /** @param drawSky draws the sky of a picture this large, its horizon this many pixels below its upper edge */
  draw(
    meshes: readonly Mesh[],
    base: Lens,
    light: Lighting,
    picture: PictureSize,
    drawSky: (context: SKRSContext2D, size: PictureSize, horizon: number) => void,
  ): Mirror {
    const scale = WIDE / (picture.width * ROOM);
    const [width, height] = [WIDE, Math.ceil(picture.height * ROOM * scale)];
    if (!this.#raster || this.#raster.height !== height) {
      this.#raster = new Rasterizer(width, height, 1);
      this.#canvas = createCanvas(width, height);
    }
    const lens = mirroredLens({ ...base, focal: base.focal * scale, centerX: width / 2, centerY: height / 2 });
    const raster = this.#raster;
    raster.begin(lens);
    for (const mesh of meshes) raster.draw(aboveGround(mesh), IDENTITY);
    const context = (this.#canvas as Canvas).getContext('2d');
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
    const { data } = context.getImageData(0, 0, width, height);
    return { lens, width, height, data: smeared(data, width, height) };
  }
}

/** What rises less than this is the ground itself, meters: it would hide everything from a lens below it. */
const GROUND = 0.15;

function aboveGround(mesh: Mesh): Mesh {
  const { positions } = mesh;
  const corners: number[] = [];
  const groups: number[] = [];
  const materials: number[] = [];
  for (let triangle = 0; triangle < mesh.materials.length; triangle += 1) {
    const three = mesh.corners.subarray(triangle * 3, triangle * 3 + 3);
    if (three.every((corner) => (positions[corner * 3 + 1] as number) < GROUND)) continue;
    corners.push(...three);
    groups.push(mesh.groups[triangle] as number);
    materials.push(mesh.materials[triangle] as number);
  }
  return {
    ...mesh,
    corners: Uint32Array.from(corners),
    groups: Uint16Array.from(groups),
    materials: Uint16Array.from(materials),
  };
}

/** Means over a stretch of each column. */
function smeared(data: ArrayLike<number>, width: number, height: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(width * height * 4);
  const line = width * 4;
  for (let at = 0; at < line; at += 1) {
    for (let y = 0; y < height; y += 1) {
      const [first, last] = [Math.max(0, y - SMEAR), Math.min(height - 1, y + SMEAR)];
      let sum = 0;
      for (let row = first; row <= last; row += 1) sum += data[row * line + at] as number;
      result[y * line + at] = sum / (last - first + 1);
    }
  }
  return result;
}

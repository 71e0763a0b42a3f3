import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../drawing/chance.ts';
import { freeCanvas, freeUnusedCanvases } from './canvas-memory.ts';
import { indoors, type Light, lightOf } from './light.ts';
import type { LayerRole, PaintedLook } from './look.ts';
import { lowSunAt, withLowSun } from './low-sun.ts';
import { createPen } from './pen.ts';
import type { PictureSize } from './picture-size.ts';
import { PLACE_PAINTERS } from './places/index.ts';
import type { SetLayers } from './places/set-layers.ts';
import { drawSky } from './props/sky.ts';
import { reflectInGround } from './reflection.ts';
import { type Key, keyOf, lightSet } from './set-light.ts';
import { INDOORS } from './shelter.ts';
import type { PlaceName, Scene } from './story.ts';

/**
 * A painted place: layers from back to front. Characters stand in front of `ground`. Lengths are pixels of the picture.
 */
export interface PaintedSet {
  width: number;
  height: number;
  ground: number;
  light: Light;
  key: Key;
  layers: Readonly<Record<Exclude<LayerRole, 'far'>, Layer> & { far?: Layer }>;
}

export interface Layer {
  canvas: Canvas;
  /** Position on the set, in pixels of the picture. Empty margins are cut off. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Line below which it is opaque, in pixels from its top. */
  opaqueFrom: number;
  /** Whether its pixels are so small that it need not be smoothed. */
  isFine?: boolean;
}

/** How much larger the set is than the picture. */
export const OVERSCAN = { x: 1.24, y: 1.12 };

/** Places where water is seen from so high that it is more than a line, whatever the look's horizon. */
const BY_WATER: ReadonlySet<PlaceName> = new Set(['beach', 'sea']);
const HIGHEST_CAMERA = 0.62;

/** Largest shorter side, in pixels, of a picture that is painted for a soft look. */
const FINEST = 800;

export function setKey(scene: Scene): string {
  const { place, time, weather, mood } = scene;
  return [place, time, weather, mood, lowSunAt(scene)].join('/');
}

/** Returns the light in a scene's place. */
export function lightIn(scene: Scene): Light {
  const outside = lightOutside(scene);
  return INDOORS.has(scene.place) ? indoors(outside) : outside;
}

/** Returns the light under the open sky of a scene, also if its place is a room. */
export function lightOutside(scene: Scene): Light {
  return withLowSun(lightOf(scene.time, scene.weather, scene.mood), scene);
}

/** Paints a scene's place. The same scene, look and seed always give the same picture. */
export async function paintSet(scene: Scene, size: PictureSize, look: PaintedLook, seed: string): Promise<PaintedSet> {
  const density = look.isSoft ? Math.min(1, FINEST / Math.min(size.width, size.height)) : 1;
  const width = Math.round(size.width * OVERSCAN.x * density);
  const height = Math.round(size.height * OVERSCAN.y * density);
  const unit = Math.min(size.width, size.height) * density;
  const light = look.light?.(lightIn(scene)) ?? lightIn(scene);
  const chance = chanceOf(`${seed}/${scene.place}`);
  const sheets: Record<Exclude<LayerRole, 'far'>, Canvas> & { far?: Canvas } = {
    sky: createCanvas(width, height),
    ground: createCanvas(width, height),
    front: createCanvas(width, height),
    ...(look.hasFarPlane && { far: createCanvas(width, height) }),
  };
  const pen = (role: LayerRole, depth: number, name: string) =>
    createPen(
      { context: (sheets[role] ?? sheets.sky).getContext('2d'), unit, depth },
      look.hand,
      light,
      chance.fork(name),
    );
  const layers: SetLayers = {
    width,
    height,
    unit,
    horizon: Math.round(height * (BY_WATER.has(scene.place) ? Math.min(look.horizon, HIGHEST_CAMERA) : look.horizon)),
    ground: Math.round(height * 0.86),
    light,
    chance,
    sky: pen('sky', 1, 'sky'),
    far: pen('far', 0.75, 'far'),
    middle: pen('ground', 0.38, 'middle'),
    near: pen('ground', 0.05, 'near'),
    front: pen('front', 0, 'front'),
    drawSky: () => (look.sky ?? drawSky)(layers, scene),
    reflect(open) {
      if (light.weather !== 'rain' && light.weather !== 'storm') return;
      reflectInGround(layers, open, sheets, chance.fork('puddles'));
    },
  };
  PLACE_PAINTERS[scene.place](layers);
  look.adorn?.(layers, scene);
  const key = keyOf(scene.place, light);
  lightSet(sheets, layers, key);
  const isMirrored = chance.fork('side').next() < 0.5;
  const turned = (sheet: Canvas) => (isMirrored ? mirrored(sheet) : sheet);
  // All layers are cut before any is finished, because finishing takes several copies of a layer.
  const painted = {
    sky: whole(turned(sheets.sky)),
    far: sheets.far && trimmed(turned(sheets.far)),
    ground: trimmed(turned(sheets.ground)),
    front: trimmed(turned(sheets.front)),
  };
  const finished = async (role: LayerRole, cut: Cut): Promise<Layer> => {
    const { canvas: layer, x, y, opaqueFrom } = cut;
    const canvas = look.finish ? await look.finish(layer, role, unit, chance.fork(role)) : layer;
    if (canvas !== layer) freeCanvas(layer);
    await freeUnusedCanvases('new');
    return {
      canvas,
      x: x / density,
      y: y / density,
      width: canvas.width / density,
      height: canvas.height / density,
      opaqueFrom: opaqueFrom / density,
    };
  };
  const sky = await finished('sky', painted.sky);
  const far = painted.far && (await finished('far', painted.far));
  const ground = await finished('ground', painted.ground);
  const front = await finished('front', painted.front);
  return {
    width: width / density,
    height: height / density,
    ground: layers.ground / density,
    key: isMirrored ? { ...key, side: -key.side } : key,
    light: isMirrored && light.sun ? { ...light, sun: { ...light.sun, x: 1 - light.sun.x } } : light,
    layers: { sky, ...(far && { far }), ground, front },
  };
}

/** Pixels of the layer per pixel of the small copy that is searched for empty margins. */
const GRAIN = 8;

type Cut = Omit<Layer, 'width' | 'height'>;

function whole(canvas: Canvas): Cut {
  return { canvas, x: 0, y: 0, opaqueFrom: 0 };
}

/** Mirrors a layer and frees the original. Mirroring shows a place from both sides. */
function mirrored(canvas: Canvas): Canvas {
  const other = createCanvas(canvas.width, canvas.height);
  const context = other.getContext('2d');
  context.scale(-1, 1);
  context.drawImage(canvas, -canvas.width, 0);
  freeCanvas(canvas);
  return other;
}

/** Cuts off empty margins and frees the original, so that less has to be copied. */
function trimmed(canvas: Canvas): Cut {
  const small = createCanvas(Math.ceil(canvas.width / GRAIN), Math.ceil(canvas.height / GRAIN));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  let [left, top, right, bottom] = [small.width, small.height, 0, 0];
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      if ((data[(y * small.width + x) * 4 + 3] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) {
    freeCanvas(canvas);
    return { canvas, x: 0, y: 0, opaqueFrom: 1 };
  }
  const [x, y] = [Math.max(0, (left - 1) * GRAIN), Math.max(0, (top - 1) * GRAIN)];
  const kept = createCanvas(
    Math.min(canvas.width, (right + 1) * GRAIN) - x,
    Math.min(canvas.height, (bottom + 1) * GRAIN) - y,
  );
  kept.getContext('2d').drawImage(canvas, -x, -y);
  freeCanvas(canvas);
  return { canvas: kept, x, y, opaqueFrom: Math.min(kept.height, opaqueLine(data, small) * GRAIN - y + GRAIN) };
}

/** Returns the uppermost line below which every pixel is opaque. */
function opaqueLine(data: ArrayLike<number>, { width, height }: PictureSize): number {
  let line = height;
  // The last row and column may be partly outside the canvas that was reduced.
  for (let y = height - 2; y >= 0; y -= 1) {
    for (let x = 0; x < width - 1; x += 1) if ((data[(y * width + x) * 4 + 3] ?? 0) < 255) return line;
    line = y;
  }
  return line;
}

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { freeCanvas, freeUnusedCanvases } from '../canvas-memory.ts';
import { indoors, isRaining, type Light, lightOf } from '../light/light.ts';
import { lowSunAt, withLowSun } from '../light/low-sun.ts';
import { type Key, keyOf, lightSet } from '../light/set-light.ts';
import type { LayerRole, PaintedLook } from '../look.ts';
import { createPen } from '../pen/pen.ts';
import { OVERSCAN, type PictureSize } from '../picture-size.ts';
import { PLACE_PAINTERS } from '../places/index.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { drawSky } from '../props/sky.ts';
import { bystandersOf } from '../scenery/bystanders.ts';
import { ownFurniture } from '../scenery/furnished.ts';
import type { PlaceName, Scene } from '../story.ts';
import { bystandersIn } from '../vocabulary/crowds.ts';
import { INDOORS } from '../vocabulary/shelter.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { drawPassersBy } from './passers-by.ts';
import { reflectInGround } from './reflection.ts';
import { type Box, type Cut, trimmed, whole } from './trimmed.ts';

/**
 * A painted place: layers from back to front. Characters stand in front of `ground`. Lengths are pixels of the picture.
 */
export interface PaintedSet {
  width: number;
  height: number;
  ground: number;
  light: Light;
  key: Key;
  /** Height at which ground and sky meet. */
  horizon: number;
  /** Whether it shows the place from the other side. */
  isMirrored: boolean;
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
  /** The parts that are not empty, in pixels from its corner. Without them, no part is. */
  parts?: readonly Box[];
  /** Whether its pixels are so small that it need not be smoothed. */
  isFine?: boolean;
}

/** Places where what lies flat is seen from so high that it is more than a line, whatever the look's horizon. */
const FROM_ABOVE: ReadonlySet<PlaceName> = new Set(['beach', 'sea', 'pool', 'railway']);
const HIGHEST_CAMERA = 0.62;

/** Places with letters, which nobody could read in a mirror. */
const LETTERED: ReadonlySet<PlaceName> = new Set(['zoo', 'parking', 'busStop']);

/** Largest shorter side, in pixels, of a picture that is painted for a soft look. */
const FINEST = 800;

export function setKey(scene: Scene): string {
  const { place, time, weather, mood, things, visit = 0, isTrainGone = false } = scene;
  const seen = [visit, isTrainGone, bystandersIn(scene), ...ownFurniture(scene)];
  return [place, time, weather, mood, lowSunAt(scene), things.includes('leaves'), ...seen].join('/');
}

/** Returns the light in a scene's place. */
export function lightIn(scene: Scene): Light {
  const outside = lightOutside(scene);
  return INDOORS.has(scene.place) ? indoors(outside) : outside;
}

/** Things whose light falls on whoever is near them. */
const SHINING: ReadonlySet<ThingName> = new Set<ThingName>(['stall', 'campfire']);

/** Returns the light under the open sky of a scene, also if its place is a room. */
export function lightOutside(scene: Scene): Light {
  const isAutumn = scene.things.includes('leaves');
  const light = { ...withLowSun(lightOf(scene.time, scene.weather, scene.mood), scene), ...(isAutumn && { isAutumn }) };
  const isDusk = light.isDark || light.time !== 'day';
  return isDusk && scene.things.some((name) => SHINING.has(name)) ? { ...light, isLamplit: true } : light;
}

/** Paints a scene's place. The same scene, look and seed always give the same picture. */
export async function paintSet(scene: Scene, size: PictureSize, look: PaintedLook, seed: string): Promise<PaintedSet> {
  const density = look.isSoft ? Math.min(1, FINEST / Math.min(size.width, size.height)) : 1;
  const width = Math.round(size.width * OVERSCAN.x * density);
  const height = Math.round(size.height * OVERSCAN.y * density);
  const unit = Math.min(size.width, size.height) * density;
  const light = look.light?.(lightIn(scene)) ?? lightIn(scene);
  const first = chanceOf(`${seed}/${scene.place}`);
  const { visit = 0 } = scene;
  const chance = visit > 0 ? first.fork(`${visit}`) : first;
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
    horizon: Math.round(height * (FROM_ABOVE.has(scene.place) ? Math.min(look.horizon, HIGHEST_CAMERA) : look.horizon)),
    ground: Math.round(height * 0.86),
    light,
    chance,
    furniture: new Set(ownFurniture(scene)),
    isTrainGone: scene.isTrainGone === true,
    strips: look.trainView.strips,
    isLevel: look.scrolls ?? false,
    sky: pen('sky', 1, 'sky'),
    far: pen('far', 0.75, 'far'),
    middle: pen('ground', 0.38, 'middle'),
    near: pen('ground', 0.05, 'near'),
    front: pen('front', 0, 'front'),
    drawSky: () => (look.sky ?? drawSky)(layers, scene),
    reflect(open) {
      if (!isRaining(light)) return;
      reflectInGround(layers, open, sheets, chance.fork('puddles'));
    },
  };
  PLACE_PAINTERS[scene.place](layers);
  look.adorn?.(layers, scene);
  const people = bystandersOf(scene, seed);
  await drawPassersBy(sheets.ground.getContext('2d'), people, layers, look);
  const key = keyOf(scene.place, light);
  lightSet(sheets, layers, key);
  const isMirrored = !LETTERED.has(scene.place) && first.fork('side').next() < 0.5 === (visit % 2 === 0);
  const turned = (sheet: Canvas) => (isMirrored ? mirrored(sheet) : sheet);
  // All layers are cut before any is finished, because finishing takes several copies of a layer.
  const painted = {
    sky: whole(turned(sheets.sky)),
    far: sheets.far && trimmed(turned(sheets.far)),
    ground: trimmed(turned(sheets.ground)),
    front: trimmed(turned(sheets.front)),
  };
  const finished = async (role: LayerRole, cut: Cut): Promise<Layer> => {
    const { canvas: layer, x, y, opaqueFrom, parts } = cut;
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
      ...(parts && { parts: parts.map((part) => part.map((edge) => edge / density) as unknown as Box) }),
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
    horizon: layers.horizon / density,
    isMirrored,
    key: isMirrored ? { ...key, side: -key.side } : key,
    light: isMirrored && light.sun ? { ...light, sun: { ...light.sun, x: 1 - light.sun.x } } : light,
    layers: { sky, ...(far && { far }), ground, front },
  };
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

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Lighting, Mirror } from '../../drawing/solids/lighting.ts';
import type { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import { settleAll } from '../canvas-memory.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { isRaining, type Light } from '../light/light.ts';
import type { PictureSize } from '../picture-size.ts';
import { isAfloat, sceneryOf } from '../scenery/afloat.ts';
import { type Bystander, bystanderParts, bystandersOf } from '../scenery/bystanders.ts';
import { extrasOf } from '../scenery/extras.ts';
import type { Part } from '../scenery/part.ts';
import type { Scenery } from '../scenery/thing.ts';
import type { ThingKind } from '../scenery/things.ts';
import { setKey } from '../set/set.ts';
import type { Scene, Shot } from '../story.ts';
import { SHELTERED } from '../vocabulary/shelter.ts';
import type { Workshop } from './belongings.ts';
import type { Frame, Framing, Showing } from './framing.ts';
import { glowsOf } from './glow.ts';
import { opaqueFrom } from './hidden-slices.ts';
import { lightingOf } from './lighting.ts';
import type { ReflectionPainter } from './reflection.ts';
import {
  atPictureSize,
  type Develop,
  laySlice,
  marginFor,
  type Slice,
  SlicedPlace,
  type SlicePainter,
  sliceAt,
} from './slices.ts';

/** How a look builds places in space. */
export interface SolidDesign {
  /** Angle of view across the picture's shorter side, radians. */
  angle: number;
  /** How far the camera travels, 0 to 1. */
  travel: number;
  /** Height of the camera above its usual height, in statures. */
  lift: number;
  /** Framing of shots that differ from the usual ones. */
  frames?: Partial<Record<Shot, Frame>>;
  /** Frames that show what an action needs, if they differ from the usual ones. */
  showing?: Showing;
  /** Frame of wide shots of two people whose feet do nothing. Absent if they are shown whole. */
  pair?: Frame;
  /** The same for one person. */
  alone?: Frame;
  /** @param extras things of the story that stand in the place */
  build(place: SlicedPlace, scenery: Scenery<ThingKind>, light: Light, seed: string, extras: readonly Part[]): void;
  /** Stands people in the place whom no character plays. Absent if they are built of parts like things. */
  addPassersBy?(place: SlicedPlace, people: readonly Bystander[]): void;
  /** Draws the open sky, or whatever surrounds the place, over the whole picture. */
  drawSky(context: SKRSContext2D, around: Around): void;
  /** Draws over the sky and the farthest things, behind all others. */
  drawBeyond?(context: SKRSContext2D, around: Around, shot: Shot): void;
  /** Draws over a picture with a train, of which no slice that was developed is a part, in the dark. */
  drawLens?(context: SKRSContext2D): void;
  /**
   * Rendered pixels for each pixel of the picture, along each side, by slice from the farthest. Slices that are out of
   * focus need fewer.
   */
  focus: Readonly<Record<Shot, readonly [number, number, number, number]>>;
  /** Builds what people whose pictures are flat sit on, ride, drive and play. */
  workshop: Workshop;
  /** Changes the light of a place in this light of the day. */
  light?(usual: Lighting, light: Light): Lighting;
  /** Changes each slice once, after it was painted. */
  develop?: Develop;
  /** Color of the picture's darkened corners, with its opacity. People are not darkened. */
  vignette?: string;
  /** Whether one picture is held as long as people's pose. The camera moves it in between. */
  holdsPoses?: boolean;
  /** Returns the camera's shake: an offset as a share of the picture's shorter side. */
  shake?(facts: FrameFacts): { x: number; y: number };
}

export interface Around {
  width: number;
  height: number;
  /** Pixels below the upper edge. */
  horizon: number;
  /** Shorter side of the picture, pixels. */
  unit: number;
  light: Light;
  scenery: Scenery<ThingKind>;
  seed: string;
}

/** A place as the camera sees it from the middle of its way. */
export interface PaintedPlace {
  /** The sky, with the farthest slice drawn over it. */
  sky: Canvas;
  slices: readonly (Slice | undefined)[];
  /** For each slice, what `opaqueFrom` returns. */
  opaque: readonly number[];
  light: Lighting;
  /** Rain falls on it. */
  isWet: boolean;
}

/** Memory that is reused from scene to scene. */
export interface PlaceTools {
  painter: SlicePainter;
  shadow: ShadowMap;
  reflection: ReflectionPainter;
  /** The place that was built last. `shadow` holds its shadows. */
  built?: { key: string; place: SlicedPlace };
}

interface Site {
  scene: Scene;
  light: Light;
  picture: PictureSize;
  framing: Framing;
  design: SolidDesign;
  seed: string;
}

export function paintPlace({ scene, light, picture, framing, design, seed }: Site, tools: PlaceTools): PaintedPlace {
  const scenery = sceneryOf(scene, light);
  const people = bystandersOf(scene, seed);
  const extras = [...extrasOf(scene, seed), ...(design.addPassersBy ? [] : bystanderParts(people))];
  const usual = lightingOf(light, scene.place, scenery, extras);
  const lighting = design.light?.(usual, light) ?? usual;
  const { shadow, painter, reflection } = tools;
  const key = `${seed}/${setKey(scene)}/${isAfloat(scene)}/${JSON.stringify([extras, people])}`;
  // Consecutive shots often show one place, so its meshes and shadows are reused.
  if (tools.built?.key !== key) {
    const place = new SlicedPlace();
    design.build(place, scenery, light, seed, extras);
    design.addPassersBy?.(place, people);
    tools.built = { key, place };
    shadow.begin(lighting.key.toward, [0, 0, -5], 12, painter.kernel);
    for (const mesh of place.meshes.slice(1)) shadow.draw(mesh);
    shadow.keep();
  }
  const { place } = tools.built;
  const { base, distance } = framing;
  const isWet = isRaining(light) && !SHELTERED.has(scene.place);
  const around = (size: PictureSize, horizon: number): Around => {
    return { ...size, horizon, unit: Math.min(size.width, size.height), light, scenery, seed };
  };
  const drawSky = (context: SKRSContext2D, size: PictureSize, horizon: number) =>
    design.drawSky(context, around(size, horizon));
  const mirror: Mirror | undefined =
    isWet || scenery.water || scene.place === 'club'
      ? reflection.draw(place.meshes, base, lighting, picture, drawSky, painter.kernel)
      : undefined;
  const full: Lighting = { ...lighting, shadow, ...(mirror && { mirror }) };
  const glows = glowsOf(scenery, light, extras);
  const far = [distance + 40, distance + 7, distance, Math.max(1, distance - 1.4)];
  const isNear = scene.shot === 'wide' && distance < NEAR;
  const focusOf = (index: number) => {
    const usual = design.focus[isNear ? 'medium' : scene.shot][index] ?? 1;
    const legible = isNear || scene.shot === 'medium' ? RECOGNIZABLE : LEGIBLE;
    return index === 0 && scenery.sight !== undefined && scene.shot !== 'close' ? Math.max(usual, legible) : usual;
  };
  const frames = place.meshes.map((_, index) => {
    const away = far[index] ?? distance;
    return { away, focus: focusOf(index), margin: marginFor(framing, picture, away) };
  });
  painter.reserve(
    picture,
    frames.filter((_, index) => place.meshes[index]?.materials.length),
  );
  const slices = place.meshes.map((mesh, index) => {
    const { away, focus, margin } = frames[index] as (typeof frames)[number];
    const slice = painter.draw(
      mesh,
      base,
      full,
      picture,
      focus,
      away,
      margin,
      glows.filter(({ at }) => sliceAt(at[2]) === index),
      design.develop,
    );
    // The farthest is drawn only once, on the sky.
    return slice && index > 0 ? atPictureSize(slice, picture) : slice;
  });
  painter.free();
  const sky = createCanvas(picture.width, picture.height);
  drawSky(sky.getContext('2d'), picture, horizonOf(base));
  // The farthest slice hardly moves relative to the sky.
  const [farthest] = slices;
  if (farthest) laySlice(sky.getContext('2d'), farthest, base, base);
  design.drawBeyond?.(sky.getContext('2d'), around(picture, horizonOf(base)), scene.shot);
  if (design.vignette) {
    const whole = { canvas: sky, x: 0, y: 0, ...picture, distance: Number.POSITIVE_INFINITY, isBlurred: false };
    for (const slice of [whole, ...slices.slice(1)]) if (slice) darkenCorners(slice, picture, design.vignette);
  }
  const opaque = slices.map((slice) => (slice ? opaqueFrom(slice) : 0));
  settleAll({ sky, slices });
  return { sky, slices, opaque, light: lighting, isWet };
}

/** Distance in meters below which a wide shot shows people as large as a medium one does, with as little in focus. */
const NEAR = 2.4;
/** Focus of the farthest slice if something in it has to be recognized, and behind people who are near. */
const [LEGIBLE, RECOGNIZABLE] = [0.72, 0.4];

/** Darkens a slice toward the picture's corners, so that people stand out. Doing it in each frame would take long. */
function darkenCorners({ canvas, x, y, width, height }: Slice, picture: PictureSize, color: string): void {
  const context = canvas.getContext('2d');
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  context.translate(picture.width / 2 - x, picture.height / 2 - y);
  context.scale(picture.width / 2, picture.height / 2);
  const gradient = context.createRadialGradient(0, 0, 0.55, 0, 0, 1.5);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, color);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = gradient;
  context.fillRect(-2, -2, 4, 4);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** Returns the height of the horizon, pixels below the picture's upper edge. */
export function horizonOf({ centerY, forward, focal }: Lens): number {
  return centerY + (forward[1] / Math.hypot(forward[0], forward[2])) * focal;
}

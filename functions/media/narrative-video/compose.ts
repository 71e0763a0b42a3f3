import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Actor, castScene, drawActor, type Wardrobe } from './actors.ts';
import { type Placement, placementOf, viewAt } from './camera.ts';
import { SHELTERED } from './places/index.ts';
import type { Beat } from './pulse.ts';
import { type Layer, type PaintedSet, type PictureSize, paintSet, setKey } from './set.ts';
import { stageLights } from './stage-lights.ts';
import type { CameraMove, Scene } from './story.ts';
import type { FrameFacts, LayerRole, Style } from './styles/style.ts';
import { drawTransition } from './transitions.ts';
import { type Sky, weatherOf } from './weather.ts';

export interface Composition {
  scenes: readonly Scene[];
  style: Style;
  picture: PictureSize;
  wardrobe: Wardrobe;
  beat: Beat;
  seed: string;
}

interface StagedScene {
  scene: Scene;
  set: PaintedSet;
  actors: Actor[];
  weather: Sky | undefined;
  /** Sky and ground as one picture, where the camera moves them alike. */
  backdrop: Layer | undefined;
}

/** Sets that stay painted: choruses come back, and a set of 1080p takes 30 MB. */
const KEPT_SETS = 2;

/** Every frame of the video in order, red, green, blue and alpha, `style.drawings` a second. */
export async function* framesOf(composition: Composition): AsyncGenerator<Buffer> {
  const { scenes, style, picture, beat } = composition;
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = style.grid === undefined;
  context.imageSmoothingQuality = 'low';
  const sets = new Map<string, Promise<PaintedSet>>();
  const frames = Math.ceil(beat.durationSeconds * style.drawings);
  let staged: StagedScene | undefined;
  let last: Canvas | undefined;
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame / style.drawings;
    const scene = scenes.find(({ end }) => time < end) ?? scenes.at(-1);
    if (!scene) throw new RangeError('a storyboard has at least one scene');
    if (staged?.scene !== scene) {
      last = staged && scene.transition !== 'cut' ? stillOf(canvas) : undefined;
      staged = await stage(scene, composition, sets);
    }
    const facts = factsAt(frame, time, scene, composition);
    drawScene(context, staged, composition, facts);
    drawTransition(context, scene.transition, facts, last);
    fadeOut(context, facts, beat.durationSeconds - time);
    const pixels = canvas.data();
    style.present?.(pixels, picture.width);
    yield pixels;
  }
}

async function stage(
  scene: Scene,
  composition: Composition,
  sets: Map<string, Promise<PaintedSet>>,
): Promise<StagedScene> {
  const { picture, style, seed, wardrobe } = composition;
  const key = setKey(scene);
  const painted = sets.get(key) ?? paintSet(scene, picture, style, seed);
  sets.delete(key);
  sets.set(key, painted);
  const oldest = sets.keys().next();
  if (sets.size > KEPT_SETS && !oldest.done) sets.delete(oldest.value);
  const set = await painted;
  return {
    scene,
    set,
    actors: await castScene(scene, wardrobe, set, picture),
    backdrop: ZOOMS.has(scene.camera) && !style.drawGround ? merged(set) : undefined,
    weather: SHELTERED.has(scene.place) ? undefined : weatherOf(scene.weather, picture.width, picture.height, seed),
  };
}

/** Where the music is loud, each beat brings the picture nearer by a hundredth. */
const LOUD = 0.75;
const KICK = 0.01;

/** Moves that show no parallax worth its price. */
const ZOOMS: ReadonlySet<CameraMove> = new Set<CameraMove>(['push-in', 'pull-out']);

function merged({ layers: { sky, ground } }: PaintedSet): Layer {
  const canvas = createCanvas(sky.canvas.width, sky.canvas.height);
  const context = canvas.getContext('2d');
  context.drawImage(sky.canvas, 0, 0);
  const density = sky.canvas.width / sky.width;
  context.drawImage(ground.canvas, ground.x * density, ground.y * density);
  return { ...sky, canvas };
}

function stillOf(canvas: Canvas): Canvas {
  const still = createCanvas(canvas.width, canvas.height);
  still.getContext('2d').drawImage(canvas, 0, 0);
  return still;
}

function factsAt(frame: number, time: number, scene: Scene, { picture, beat }: Composition): FrameFacts {
  return {
    ...picture,
    unit: Math.min(picture.width, picture.height),
    frame,
    seconds: time - scene.start,
    length: scene.end - scene.start,
    loudness: beat.loudnessAt(time),
    energy: scene.energy,
    pulse: beat.pulseAt(time),
    beats: beat.countAt(time),
    action: scene.action,
  };
}

function drawScene(
  context: SKRSContext2D,
  { scene, set, actors, weather, backdrop }: StagedScene,
  { style, picture }: Composition,
  facts: FrameFacts,
): void {
  const view = viewAt(scene.camera, scene.shot, facts.seconds / facts.length, style.travel);
  if (facts.energy > LOUD) view.zoom += facts.pulse * KICK;
  const shake = style.shake?.(facts) ?? { x: 0, y: 0 };
  const placed = (role: LayerRole) => {
    const place = placementOf(role, view, set, picture);
    return { ...place, x: place.x + shake.x * facts.unit, y: place.y + shake.y * facts.unit };
  };
  const at = { sky: placed('sky'), ground: placed('ground'), front: placed('front') };
  if (backdrop) drawLayer(context, backdrop, at.ground);
  else {
    const { ground } = set.layers;
    drawSkyAbove(context, set.layers.sky, at.sky, at.ground.y + (ground.y + ground.opaqueFrom) * at.ground.scale);
    if (style.drawGround) style.drawGround(context, ground.canvas, shifted(ground, at.ground), facts);
    else drawLayer(context, ground, at.ground);
  }
  if (scene.place === 'club') stageLights(context, facts);
  for (const actor of actors) drawActor(context, actor, at.ground, picture, facts);
  if (scene.shot === 'wide') drawLayer(context, set.layers.front, at.front);
  weather?.(context, facts);
  style.overlay?.(context, facts);
}

function shifted({ x, y }: { x: number; y: number }, place: Placement): Placement {
  return { ...place, x: place.x + x * place.scale, y: place.y + y * place.scale };
}

function drawLayer(context: SKRSContext2D, layer: Layer, place: Placement): void {
  const { x, y, scale } = shifted(layer, place);
  context.drawImage(layer.canvas, x, y, layer.width * scale, layer.height * scale);
}

/** What the ground hides is not drawn; a sky that only glides is copied in whole pixels, five times as fast. */
function drawSkyAbove(
  context: SKRSContext2D,
  { canvas, width, height }: Layer,
  { x, y, scale }: Placement,
  line: number,
): void {
  const rows = Math.min(canvas.height, Math.ceil(((line - y) / scale / height) * canvas.height) + 2);
  if (rows <= 0) return;
  const isCopy = Math.abs((scale * width) / canvas.width - 1) < 1e-6;
  const snap = (value: number) => (isCopy ? Math.round(value) : value);
  context.drawImage(
    canvas,
    0,
    0,
    canvas.width,
    rows,
    snap(x),
    snap(y),
    width * scale,
    (rows / canvas.height) * height * scale,
  );
}

const FADE_SECONDS = 1.2;

function fadeOut(context: SKRSContext2D, { width, height }: FrameFacts, left: number): void {
  if (left >= FADE_SECONDS) return;
  context.fillStyle = `rgba(0,0,0,${1 - left / FADE_SECONDS})`;
  context.fillRect(0, 0, width, height);
}

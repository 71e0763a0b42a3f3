import { FRONT_SCALE, frontScaleOf, zoomOf } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { Actor } from '../cast/actors.ts';
import { type StagedThings, stagedThings } from '../drawn-things/staged-things.ts';
import type { LayerRole, PaintedLook } from '../look.ts';
import type { PictureSize } from '../picture-size.ts';
import { backdropOf, enlarged, fine, softLayer } from '../set/layers.ts';
import { seenBy } from '../set/seen.ts';
import { type Layer, lightOutside, type PaintedSet, paintSet, setKey } from '../set/set.ts';
import { type CameraMove, isSoftBehind, type Scene } from '../story.ts';
import { PassingStrips } from '../train/passing-strips.ts';
import { PassingTrain } from '../train/passing-train.ts';
import { LOUD, type PaintedPlace } from './draw-painted.ts';
import { HeldPeople } from './held-people.ts';

/** Maximum bytes of painted sets kept in addition to the current one, because a story returns to its places. */
const KEPT_BYTES = 33_000_000;

/** Moves whose parallax is too small to be worth the time. */
const ZOOMS: ReadonlySet<CameraMove> = new Set<CameraMove>(['push-in', 'pull-out']);

/**
 * Moves without zoom. With few drawings per second, a layer moves far between two of them, so nobody notices that it
 * moves by whole pixels.
 */
const PANS: ReadonlySet<CameraMove> = new Set<CameraMove>(['pan-left', 'pan-right', 'crane-down']);

/** Paints a scene's place, or finds it among the sets that are kept. */
export async function paintedPlace(
  scene: Scene,
  { picture, seed }: { picture: PictureSize; seed: string },
  look: PaintedLook,
  sets: Map<string, Promise<PaintedSet>>,
) {
  const key = setKey(scene);
  const made = sets.get(key) ?? paintSet(scene, picture, look, seed);
  sets.delete(key);
  sets.set(key, made);
  const set = await made;
  await forgetOldest(sets);
  const { sky, ground, front } = set.layers;
  const base = zoomOf(scene, look.scrolls ?? false);
  const seen = (role: LayerRole) => seenBy(scene, role, look, set, picture);
  const isSoft = isSoftBehind(scene) && !look.isSharp;
  const isBehindGlass = scene.place === 'train';
  const hasBackdrop = ZOOMS.has(scene.camera) && !look.hasFarPlane && !isBehindGlass && !isSoft;
  const soft = () => {
    const { far } = set.layers;
    return softLayer(isBehindGlass ? [ground] : far ? [sky, far, ground] : [sky, ground], set, seen('ground'));
  };
  const copies = PANS.has(scene.camera) && look.drawings < 24 && scene.energy <= LOUD;
  const sized = () =>
    copies ? enlarged(ground, base, true, seen('ground')) : fine(ground, seen('ground'), look.isSoft);
  const isSkyCovered = isSoft || hasBackdrop || isBehindGlass;
  const place: PaintedPlace = {
    look,
    set,
    sky: isSkyCovered || look.isSoft || look.scrolls || PANS.has(scene.camera) ? sky : fine(sky, seen('sky')),
    ground: isSoft && isBehindGlass ? soft() : isSoft || look.scrolls || hasBackdrop ? ground : sized(),
    front: frontOf(front, look, copies ? base : undefined),
    backdrop: isSoft && !isBehindGlass ? soft() : hasBackdrop ? backdropOf(set, seen('ground')) : undefined,
    stirred: look.stir?.(scene, set),
    passing: scene.place === 'train' ? passingOf(scene, look, picture) : undefined,
    held: look.holdsPeople
      ? new HeldPeople(picture, { ...set.key, light: set.light }, scene.framing !== 'insert' && !look.hasFlatPeople)
      : undefined,
  };
  if (scene.place === 'railway') place.train = await PassingTrain.of(look, set, picture, base);
  return { place, ground: { ...set, base } };
}

/** @param zoom the zoom of a camera that neither moves in nor out */
function frontOf(front: Layer, look: PaintedLook, zoom: number | undefined): Layer {
  if (look.scrolls) return enlarged(front, FRONT_SCALE, false);
  // Out of focus, it needs no smoothing.
  if (look.isSoft) return { ...front, isFine: true };
  return zoom === undefined ? front : enlarged(front, frontScaleOf(zoom), true);
}

function passingOf(scene: Scene, look: PaintedLook, picture: PictureSize): PassingStrips {
  const light = lightOutside(scene);
  return new PassingStrips(look, look.light?.(light) ?? light, picture);
}

/** Paints the things that stand in a painted place. */
export function thingsIn(
  scene: Scene,
  actors: Actor[],
  { look, set }: PaintedPlace,
  picture: PictureSize,
): StagedThings {
  return stagedThings({ scene, actors, hand: look.hand, set, picture, isSmooth: !look.isSharp });
}

/** Frees what only this scene used. Its set is kept, because the story may return to it. */
export function strikePlace(place: PaintedPlace): void {
  for (const role of ['sky', 'ground', 'front'] as const)
    if (place[role].canvas !== place.set.layers[role].canvas) freeCanvas(place[role].canvas);
  if (place.backdrop) freeCanvas(place.backdrop.canvas);
  place.held?.free();
  place.passing?.free();
  place.train?.free();
}

/** Forgets the oldest sets if they take too much memory. The newest is in use and is kept. */
async function forgetOldest(sets: Map<string, Promise<PaintedSet>>): Promise<void> {
  const bytes = (layers: readonly Layer[]) =>
    layers.reduce((sum, { canvas }) => sum + canvas.width * canvas.height * 4, 0);
  let total = 0;
  const [, ...older] = [...sets].reverse();
  for (const [key, set] of older) {
    const layers = Object.values((await set).layers);
    total += bytes(layers);
    if (total <= KEPT_BYTES) continue;
    sets.delete(key);
    for (const { canvas } of layers) freeCanvas(canvas);
  }
}

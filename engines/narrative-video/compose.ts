import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { performanceOf } from './acting/performance.ts';
import type { Voice } from './acting/voice.ts';
import { scrolled } from './camera.ts';
import { freeUnusedCanvases, settle } from './canvas-memory.ts';
import { type Actor, castScene, type Wardrobe } from './cast/actors.ts';
import type { InsertFrame } from './cast/insert-frame.ts';
import { isUnseen } from './cast/players.ts';
import type { StagedThings } from './drawn-things/staged-things.ts';
import { type Foreground, foregroundOf } from './foreground/index.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Look, SolidLook } from './look.ts';
import { type Part, sceneAt } from './parts.ts';
import type { PictureSize } from './picture-size.ts';
import type { Rhythm } from './rhythm.ts';
import { lightIn, type PaintedSet } from './set/set.ts';
import type { Space } from './solid/space.ts';
import { headsOf, insertAt, spreadOf, standingAt, turnedAway } from './solid/standing-people.ts';
import { drawPainted, type PaintedPlace } from './stage/draw-painted.ts';
import { framedIn, insertIn } from './stage/frame-insert.ts';
import { drawInsertDetails } from './stage/insert-details.ts';
import { placedOverShoulder } from './stage/shoulder-frame.ts';
import { paintedPlace, strikePlace, thingsIn } from './stage/stage-painted.ts';
import type { Scene } from './story.ts';
import { asFilmed } from './storyboard/exteriors.ts';
import { drawTransition, TAKES_OVER } from './transitions.ts';
import { SHELTERED } from './vocabulary/shelter.ts';
import { type Sky, weatherOf } from './weather/weather.ts';

export interface Composition {
  scenes: readonly Scene[];
  look: Look;
  picture: PictureSize;
  wardrobe: Wardrobe;
  rhythm: Rhythm;
  voice: Voice;
  /** The singer's index in the job's list, -1 if there is none. */
  singer: number;
  seed: string;
}

interface StagedScene {
  scene: Scene;
  actors: Actor[];
  insert: InsertFrame | undefined;
  /** Things that stand in the scene. Solid places draw their own. */
  things: StagedThings | undefined;
  weather: Sky | undefined;
  foreground: Foreground | undefined;
  place: BuiltPlace | PaintedPlace;
}

interface BuiltPlace {
  space: Space;
}

/** Draws the frames of a part in the film's order, as red, green, blue and alpha, `look.drawings` per second. */
export async function* framesOf(composition: Composition, part: Part): AsyncGenerator<Buffer> {
  const { look, picture, rhythm } = composition;
  const scrolls = 'hand' in look && look.scrolls === true;
  const filmed = composition.scenes.map(asFilmed);
  const scenes = scrolls ? filmed.map(scrolled) : filmed;
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  const sets = new Map<string, Promise<PaintedSet>>();
  const underWay: Buffer[] = [];
  let staged: StagedScene | undefined;
  let last: Canvas | undefined;
  for (const { frame, isShown } of drawingsOf(part, scenes, look.drawings)) {
    const time = frame / look.drawings;
    const scene = sceneAt(scenes, time);
    if (staged?.scene !== scene) {
      last = staged && TAKES_OVER.has(scene.transition) ? stillOf(canvas) : undefined;
      // The old scene is freed first, so that the next set can use its memory.
      if (staged) leave(staged.place);
      staged?.foreground?.free();
      staged = undefined;
      // Building a place takes more memory than drawing in it: what the last one left must be gone.
      if ('space' in look) await freeUnusedCanvases('all');
      staged = await stage(scene, composition, sets);
    }
    const facts = factsAt(frame, time, scene, composition);
    // Without this reset, the canvas would copy its old content before each frame.
    context.reset();
    context.imageSmoothingEnabled = look.grid === undefined;
    context.imageSmoothingQuality = 'low';
    drawScene(context, staged, composition, facts);
    drawTransition(context, scene.transition, facts, last);
    fadeOut(context, facts, rhythm.durationSeconds - time);
    if (!isShown) continue;
    const pixels = canvas.data();
    look.present?.(pixels, picture.width);
    underWay.push(pixels);
    if (underWay.length > UNDER_WAY) release(underWay.shift());
    yield pixels;
  }
}

/** Returns the numbers of a part's drawings. A run that begins with a dissolve needs the drawing before it. */
function* drawingsOf(part: Part, scenes: readonly Scene[], drawings: number) {
  for (const { from, to } of part) {
    if (from > 0 && TAKES_OVER.has(sceneAt(scenes, from / drawings).transition))
      yield { frame: from - 1, isShown: false };
    for (let frame = from; frame < to; frame += 1) yield { frame, isShown: true };
  }
}

/** Number of frames that the encoder may not have read yet: one in the pipe and one in the stream before it. */
const UNDER_WAY = 2;

/** Frees a frame's memory at once, because the garbage collector would leave many frames in memory. */
function release(frame: Buffer | undefined): void {
  (frame?.buffer as ArrayBuffer | undefined)?.transfer(0);
}

async function stage(
  scene: Scene,
  composition: Composition,
  sets: Map<string, Promise<PaintedSet>>,
): Promise<StagedScene> {
  const { picture, look, seed, wardrobe } = composition;
  const cast = (ground: Parameters<typeof castScene>[2]) =>
    castScene(
      scene,
      wardrobe,
      ground,
      picture,
      performanceOf({
        ...composition,
        scene,
        ...(look.ticks && { ticks: look.ticks }),
        ...(look.canon && { canon: look.canon }),
        ...(look.figures.hidesUnseen && { isFaceless: (character: number) => isUnseen(wardrobe.players[character]) }),
      }),
    );
  const { place, actors, insert } =
    'space' in look
      ? await built(scene, composition, look, cast)
      : await paintedPlace(scene, composition, look, sets).then(async ({ place, ground }) => {
          const actors = await cast(ground);
          if (scene.framing === 'over-shoulder')
            return { place, actors: placedOverShoulder(scene, actors, picture), insert: undefined };
          const insert = insertIn(scene, actors, momentsOf(scene, composition), picture);
          const framed = insert ? framedIn(actors, insert.holder, insert.frame, picture) : actors;
          return { place, actors: framed, insert: insert?.frame };
        });
  return {
    scene,
    place,
    actors,
    insert,
    things: 'space' in place ? undefined : thingsIn(scene, actors, place, picture),
    foreground: look.isFlat
      ? undefined
      : foregroundOf(scene, look.light?.(lightIn(scene)) ?? lightIn(scene), picture, actors, {
          isSharp: look.isSharp === true,
          travel: look.travel,
          seed,
        }),
    weather: SHELTERED.has(scene.place) ? undefined : weatherOf(scene, picture.width, picture.height, seed, look.rain),
  };
}

function leave(place: BuiltPlace | PaintedPlace): void {
  if ('space' in place) place.space.free();
  else strikePlace(place);
}

/** Height of the feet in a picture of a solid place, as a share of the picture's height. */
const FEET = 0.84;

/** Moments of a scene at which the camera looks for people, as shares of its length. */
const MOMENTS = [0.2, 0.5, 0.8];

function momentsOf(scene: Scene, composition: Composition): FrameFacts[] {
  return MOMENTS.map((share) => {
    const time = scene.start + (scene.end - scene.start) * share;
    return factsAt(Math.round(time * composition.look.drawings), time, scene, composition);
  });
}

/** Casts the scene first, because the camera looks for the actors' heads. */
async function built(
  scene: Scene,
  composition: Composition,
  { space, light: own }: SolidLook,
  cast: (ground: Parameters<typeof castScene>[2]) => Promise<Actor[]>,
) {
  const { picture, seed } = composition;
  const light = own?.(lightIn(scene)) ?? lightIn(scene);
  const actors = await cast({ light, height: picture.height, ground: picture.height * FEET });
  const moments = momentsOf(scene, composition);
  const people = moments.map((facts) => standingAt(actors, facts, picture));
  // The camera looks at the mean of these moments, so that it does not follow each nod.
  const isOver = scene.framing === 'over-shoulder';
  const heads = headsOf(isOver ? people.map(([seen]) => seen).filter((seen) => seen !== undefined) : people.flat());
  if (heads) {
    heads.reach = Math.max(...people.map(spreadOf));
    const near = people[0]?.[1];
    if (isOver && near) heads.near = Math.sign(near.x) || 1;
    const insert = insertIn(scene, actors, moments, picture);
    const holder = people[0]?.[insert ? actors.indexOf(insert.holder) : -1];
    if (insert && holder) heads.insert = insertAt(insert.frame, holder);
  }
  return { place: { space: space.build(scene, light, picture, seed, heads) }, actors, insert: heads?.insert };
}

function stillOf(canvas: Canvas): Canvas {
  const still = createCanvas(canvas.width, canvas.height);
  still.getContext('2d').drawImage(canvas, 0, 0);
  return settle(still);
}

function factsAt(frame: number, time: number, scene: Scene, { picture, rhythm, look }: Composition): FrameFacts {
  return {
    ...picture,
    unit: Math.min(picture.width, picture.height),
    frame,
    seconds: time - scene.start,
    length: scene.end - scene.start,
    loudness: rhythm.loudnessAt(time),
    energy: scene.energy,
    pulse: rhythm.pulseAt(time),
    beats: rhythm.countAt(time),
    action: scene.action,
    time,
    poseTime: look.timing?.(time) ?? time,
    ...(look.passage && { passage: look.passage(time, rhythm) }),
  };
}

function drawScene(context: SKRSContext2D, staged: StagedScene, composition: Composition, facts: FrameFacts): void {
  const { place, actors, weather, foreground } = staged;
  const { look, picture } = composition;
  if ('space' in place) {
    const standing = standingAt(actors, facts, picture);
    place.space.draw(context, facts, staged.insert?.read ? turnedAway(standing) : standing);
  } else {
    const { poseTime, time } = facts;
    const posed =
      poseTime < time ? factsAt(Math.round(poseTime * look.drawings), poseTime, staged.scene, composition) : facts;
    drawPainted(context, staged, place, picture, facts, posed);
  }
  foreground?.draw(context, facts);
  if (staged.scene.framing === 'insert') drawInsertDetails(context, staged.scene, facts, staged.insert?.thing);
  weather?.(context, facts);
  look.overlay?.(context, facts);
}

const FADE_SECONDS = 1.2;

function fadeOut(context: SKRSContext2D, { width, height }: FrameFacts, left: number): void {
  if (left >= FADE_SECONDS) return;
  context.fillStyle = `rgba(0,0,0,${1 - left / FADE_SECONDS})`;
  context.fillRect(0, 0, width, height);
}

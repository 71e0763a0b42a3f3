import type { SKRSContext2D } from '@napi-rs/canvas';
import { placementOf, viewAt, zoomOf } from '../camera.ts';
import type { Actor } from '../cast/actors.ts';
import type { StagedThings } from '../drawn-things/staged-things.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { stageLights } from '../light/stage-lights.ts';
import type { LayerRole, PaintedLook, Stirred } from '../look.ts';
import type { PictureSize } from '../picture-size.ts';
import { HORIZON_OF_TRAIN } from '../places/train.ts';
import { drawLayer, drawSkyAbove } from '../set/layers.ts';
import type { Layer, PaintedSet } from '../set/set.ts';
import { isSoftBehind, type Scene } from '../story.ts';
import { drawCarriageLight } from '../train/carriage-light.ts';
import type { PassingStrips } from '../train/passing-strips.ts';
import type { PassingTrain } from '../train/passing-train.ts';
import { cloudDrift } from '../weather/wind.ts';
import { drawActors } from './draw-actor.ts';
import type { HeldPeople } from './held-people.ts';

export interface PaintedPlace {
  look: PaintedLook;
  set: PaintedSet;
  sky: Layer;
  /** The ground at the size of the shot, if the camera moves it without further enlargement. */
  ground: Layer;
  front: Layer;
  /** Draws what moves by itself on the ground. */
  stirred: Stirred | undefined;
  /** Sky and ground as one picture, if the camera moves both in the same way. */
  backdrop: Layer | undefined;
  /** What passes outside a train. */
  passing: PassingStrips | undefined;
  /** The train that passes on a railway. */
  train?: PassingTrain;
  /** Draws people who hold each pose for more than one frame. Without it, people are drawn for each frame. */
  held: HeldPeople | undefined;
}

/** The people and things in a painted place. */
interface PaintedScene {
  scene: Scene;
  actors: readonly Actor[];
  things: StagedThings | undefined;
}

/** While the music is louder, each beat enlarges the picture by one percent. */
export const LOUD = 0.75;
const KICK = 0.01;

/** How much a place is darkened behind a thing that is seen near, where it is out of focus and where nothing is. */
const RECEDING = { soft: 0.3, sharp: 0.5 };

/** Darkens the place, so that what is near stands out. */
function recede(context: SKRSContext2D, { width, height }: PictureSize, isSharp: boolean): void {
  context.fillStyle = `rgba(16,12,30,${isSharp ? RECEDING.sharp : RECEDING.soft})`;
  context.fillRect(0, 0, width, height);
}

/** Draws a painted place and the people in it. `posed` is the moment of the pose that people hold. */
export function drawPainted(
  context: SKRSContext2D,
  { scene, actors, things }: PaintedScene,
  { look, set, sky, ground, front, stirred, backdrop, passing, train, held }: PaintedPlace,
  picture: PictureSize,
  facts: FrameFacts,
  posed: FrameFacts,
): void {
  const placed = (role: LayerRole, moment = facts) => {
    const view = viewAt(
      scene.camera,
      zoomOf(scene, look.scrolls ?? false),
      moment.seconds / moment.length,
      look.travel,
    );
    const shake = look.shake?.(moment) ?? { x: 0, y: 0 };
    // The sky is not enlarged on beats, because an enlarged sky could not be copied without scaling.
    const kick = role !== 'sky' && !look.scrolls && moment.energy > LOUD ? moment.pulse * KICK : 0;
    const place = placementOf(role, { ...view, zoom: view.zoom + kick }, set, picture);
    const shaken = { ...place, x: place.x + shake.x * moment.unit, y: place.y + shake.y * moment.unit };
    // Layers and people move by the same whole pixels, so people do not tremble on the ground.
    return look.scrolls ? { ...shaken, x: Math.round(shaken.x), y: Math.round(shaken.y) } : shaken;
  };
  const isSoft = isSoftBehind(scene);
  const at = { sky: placed('sky'), far: placed('far'), ground: placed('ground'), front: placed('front') };
  at.sky.x += cloudDrift(look.clouds ?? 0, facts) * facts.width;
  if (backdrop) drawLayer(context, backdrop, at.ground);
  else {
    const line = at.ground.y + (ground.y + ground.opaqueFrom) * at.ground.scale;
    const { far } = set.layers;
    drawSkyAbove(context, sky, at.sky, line, look);
    if (far) drawSkyAbove(context, far, at.far, line, look);
    passing?.draw(context, facts, at.ground.y + set.height * HORIZON_OF_TRAIN * at.ground.scale);
    drawLayer(context, ground, at.ground);
  }
  train?.draw(context, at.ground, facts);
  if (!isSoft) stirred?.(context, at.ground, facts);
  if (scene.place === 'club') stageLights(context, facts);
  const moment = { ground: at.ground, picture, facts, posed: held ? posed : facts };
  things?.draw(context, 'far', moment);
  things?.draw(context, 'behind', moment);
  if (scene.framing === 'insert') recede(context, picture, look.isSharp === true);
  if (held) {
    held.draw(context, actors, { facts: posed, ground: placed('ground', posed) }, { facts, ground: at.ground }, things);
  } else drawActors(context, actors, at.ground, picture, facts, things);
  things?.draw(context, 'before', moment);
  if (passing && set.light.isDark) drawCarriageLight(context, facts, look.isSharp);
  if (scene.shot === 'wide' || (scene.shot === 'medium' && look.framesMedium)) drawLayer(context, front, at.front);
}

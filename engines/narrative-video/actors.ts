import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../drawing/chance.ts';
import { type Clip, poseAt } from './acting/clip.ts';
import { CLIPS } from './acting/clips/index.ts';
import { skeletonOf } from './acting/kinematics.ts';
import type { Action } from './actions.ts';
import { type Placement, SHOT_ZOOM } from './camera.ts';
import type { Portrait } from './cutout.ts';
import { faceAt } from './faces.ts';
import { cutoutFigure } from './figures/cutout-figure.ts';
import type { Figure, FigureState, Model } from './figures/figure.ts';
import type { Light } from './light.ts';
import type { PaintedSet, PictureSize } from './set.ts';
import type { Scene, Shot } from './story.ts';
import type { FrameFacts, Style } from './styles/style.ts';

/** Somebody of the job: a person that the style draws, or a picture that moves as it is. */
export interface Player {
  portrait: Portrait;
  model?: Model;
}

/** A character in a scene. */
export interface Actor {
  figure: Figure;
  /** Of the standing figure, pixels of the picture, before the camera moves. */
  height: number;
  /** Of its feet, pixels of the picture. */
  x: number;
  y: number;
  /** Feet that are seen stay on their ground; who is cut off by the frame stays where the face is. */
  stands: 'on-ground' | 'at-edge';
  /** Radians: where it faces, positive to the viewer's right. */
  yaw: number;
  action: Action;
  isSinging: boolean;
  /** The stage's enlargement at which these measures hold. */
  base: number;
  /** Sets neighbors apart in time, seconds. */
  phase: number;
}

/** The characters as figures in the light of a place. */
export interface Wardrobe {
  players: readonly Player[];
  dress(character: number, light: Light): Promise<Figure>;
}

export function wardrobeOf(players: readonly Player[], style: Style, picture: PictureSize, seed: string): Wardrobe {
  const dressed = new Map<string, Promise<Figure>>();
  const unit = Math.min(picture.width, picture.height);
  return {
    players,
    dress(character, light) {
      const player = players[character];
      if (!player) throw new RangeError('the scene names a character that the job does not have');
      const key = `${character}/${[...light.key, ...light.haze, light.sun?.x].join()}`;
      const known = dressed.get(key);
      if (known) return known;
      const made = player.model
        ? Promise.resolve(style.figures.make(player.model, light))
        : cutoutFigure(player.portrait, light, (image: Canvas) =>
            style.treat(image, unit, chanceOf(`${seed}/${character}`)),
          );
      dressed.set(key, made);
      return made;
    },
  };
}

/** What of a person a shot shows, from the crown down: shares of torso and of legs, and of the picture's height that it fills. */
const FRAMES: Readonly<Record<Shot, { torso: number; legs: number; share: number; top: number }>> = {
  wide: { torso: 1, legs: 1, share: 0.56, top: 0 },
  medium: { torso: 1, legs: 0.2, share: 0.84, top: 0.15 },
  close: { torso: 0.36, legs: 0, share: 0.8, top: 0.19 },
};
/** The same for what is shown as one piece, shares of the picture's height. */
const WHOLE: Readonly<Record<Shot, number>> = { wide: 0.46, medium: 0.72, close: 0.86 };
const PLACES: readonly (readonly number[])[] = [[], [0.5], [0.33, 0.67], [0.22, 0.5, 0.78], [0.14, 0.38, 0.62, 0.86]];
/** How wide people are with their arms, shares of their height. */
const PERSON_WIDTH = 0.42;

/** Where somebody alone stands in a wide shot: not before the sun, which would sit on the head. */
function sideOf(scene: Scene, { light }: Ground): number {
  const side = chanceOf(scene.text + scene.start).pick([0.37, 0.5, 0.63]);
  return light.sun && Math.abs(side - light.sun.x) < 0.1 ? 1 - light.sun.x : side;
}

/** What of a set matters to who stands in it. */
type Ground = Pick<PaintedSet, 'light' | 'ground' | 'height'>;

export async function castScene(scene: Scene, wardrobe: Wardrobe, set: Ground, picture: PictureSize): Promise<Actor[]> {
  const { shot, characters } = scene;
  const count = characters.length;
  const feet = picture.height / 2 + (set.ground - set.height / 2);
  const side = sideOf(scene, set);
  return Promise.all(
    characters.map(async (character, index) => {
      const figure = await wardrobe.dress(character, set.light);
      const room = (picture.width * (shot === 'close' ? 1.16 : 0.94)) / Math.max(1, count * 0.9);
      const height = Math.min(heightOf(figure, shot, picture), room / (figure.width ?? PERSON_WIDTH));
      const place = count === 1 ? (shot === 'wide' ? side : 0.5) : (PLACES[count]?.[index] ?? 0.5);
      const isWhole = !figure.isBust && (shot === 'wide' || height < picture.height * 0.9);
      return {
        figure,
        height,
        x: picture.width * place,
        y: footOf(figure, shot, height, feet, picture),
        stands: isWhole ? 'on-ground' : 'at-edge',
        yaw: yawOf(scene, place, count, index),
        action: scene.action,
        isSinging: scene.action === 'sing',
        base: shot === 'wide' ? 1 : SHOT_ZOOM[shot],
        phase: index * 0.37 + character * 0.13,
      } satisfies Actor;
    }),
  );
}

function heightOf({ proportions, width, isBust }: Figure, shot: Shot, picture: PictureSize): number {
  // Who is wider than tall is an animal or a group: of one size with the others by area, not by height.
  if (width !== undefined) return picture.height * WHOLE[shot] * (isBust ? 1.1 : Math.min(1, (0.6 / width) ** 0.6));
  const { torso, legs, share } = FRAMES[shot];
  const { head, neck, thigh, shin } = proportions;
  const seen = shot === 'wide' ? 1 : head + neck + proportions.torso * torso + (thigh + shin) * legs;
  // Tall pictures show more of the body, not larger faces.
  const tall = picture.height > picture.width ? 0.82 : 1;
  return ((picture.height * share) / seen) * tall;
}

function footOf({ isBust }: Figure, shot: Shot, height: number, feet: number, picture: PictureSize): number {
  // Cut by the image's edge, so cut by the picture's too, with something to spare for its movement.
  if (isBust) return picture.height + height * 0.05;
  if (shot === 'wide') return feet;
  if (height < picture.height * 0.9) return picture.height * 0.95;
  return picture.height * FRAMES[shot].top + height;
}

/** People turn a little to each other, and go where they look. */
function yawOf({ action, shot, text, start }: Scene, place: number, count: number, index: number): number {
  const isGoing = action === 'walk' || action === 'run';
  if (isGoing) {
    const way = chanceOf(text + start).pick([-1, 1]);
    return way * (shot === 'wide' ? 1.15 : 0.45);
  }
  if (count > 1) return place < 0.5 || (place === 0.5 && index % 2 === 0) ? 0.4 : -0.4;
  return chanceOf(text + start).between(-0.3, 0.3);
}

/** Shadow and figure at one moment. `ground` is where the ground's layer lies. */
export function drawActor(
  context: SKRSContext2D,
  actor: Actor,
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
): void {
  const { figure } = actor;
  const follow = actor.stands === 'on-ground' ? 1 : 0.35;
  const zoom = ground.scale / actor.base;
  // A face in close-up stays where it is while the camera comes nearer; feet stay on their ground.
  const center = { x: picture.width / 2, y: picture.height * (actor.stands === 'at-edge' ? 0.4 : 0.5) };
  const drift = driftOf(ground, picture);
  const height = actor.height * zoom;
  const at = {
    x: center.x + (actor.x - center.x) * zoom + drift.x * follow + wayOf(actor, facts, picture) * zoom,
    y: center.y + (actor.y - center.y) * zoom + (actor.stands === 'at-edge' ? 0 : drift.y * follow),
    height,
  };
  const state = stateAt(actor, facts);
  if (actor.stands === 'on-ground') drawShadow(context, at, state.skeleton.joints, figure);
  figure.draw(context, at, state);
}

/** What somebody does at this moment. */
export function stateAt(actor: Actor, facts: FrameFacts): FigureState {
  const [seconds, beats] = [facts.seconds + actor.phase, facts.sceneBeats + actor.phase];
  const pose = poseAt(clipOf(actor.action), { seconds, beats });
  const skeleton = skeletonOf(pose, actor.figure.proportions, actor.yaw);
  return { pose, skeleton, face: faceAt(facts, actor), seconds, pulse: facts.pulse };
}

function clipOf(action: Action): Clip {
  return action in CLIPS ? CLIPS[action as keyof typeof CLIPS] : CLIPS.stand;
}

/** How far somebody has gone from the middle of the way, pixels of the picture; never out of the frame. */
export function wayOf(
  { action, yaw, height, stands }: Actor,
  { sceneBeats, sceneLength }: FrameFacts,
  picture: PictureSize,
): number {
  const { travels, length } = clipOf(action);
  if (!travels || stands === 'at-edge') return 0;
  const way = (travels * height * Math.sin(yaw)) / length;
  const most = picture.width * 0.5;
  const whole = Math.abs(way * sceneLength);
  return way * Math.min(1, most / Math.max(1, whole)) * (sceneBeats - sceneLength / 2);
}

/** Contact: dark and narrow under the feet, fainter the higher the body is. */
function drawShadow(
  context: SKRSContext2D,
  { x, y, height }: { x: number; y: number; height: number },
  joints: ReturnType<typeof skeletonOf>['joints'],
  { width }: Figure,
): void {
  const feet = [joints.leftAnkle, joints.rightAnkle, joints.hips];
  const left = Math.min(...feet.map(([right]) => right));
  const right = Math.max(...feet.map(([side]) => side));
  const lift = Math.max(0, Math.min(joints.leftToe[1], joints.rightToe[1]));
  const strength = Math.max(0.3, 1 - lift * 6);
  const reach = width === undefined ? (right - left) / 2 + 0.075 : width * 0.42;
  for (const [size, alpha] of [
    [1.25, 0.16],
    [0.85, 0.26],
  ] as const) {
    context.fillStyle = `rgba(10,8,26,${alpha * strength})`;
    context.beginPath();
    context.ellipse(x + ((left + right) / 2) * height, y, reach * height * size, height * 0.022 * size, 0, 0, 7);
    context.fill();
  }
}

/** How far the camera has moved the ground's center from the picture's. */
function driftOf(ground: Placement, picture: PictureSize): { x: number; y: number } {
  return {
    x: ground.x + (picture.width * 1.24 * ground.scale) / 2 - picture.width / 2,
    y: ground.y + (picture.height * 1.12 * ground.scale) / 2 - picture.height / 2,
  };
}

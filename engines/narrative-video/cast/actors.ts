import type { Canvas } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { ADULT } from '../acting/kinematics.ts';
import { liesInBed } from '../acting/lying.ts';
import type { Performance } from '../acting/performance.ts';
import { sideOfPet } from '../acting/pet.ts';
import { filledBy } from '../acting/staging.ts';
import type { Placement } from '../camera.ts';
import type { Portrait } from '../cutout.ts';
import { cutoutFigure } from '../figures/cutout-figure.ts';
import type { Figure, Footing, Model } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import type { Look } from '../look.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PaintedSet } from '../set/set.ts';
import type { Deed, Scene, Shot } from '../story.ts';
import { liesAlone } from '../storyboard/shots.ts';
import { closeFrameOf } from './close-shots.ts';
import { clothed } from './clothed.ts';
import { besideEasel, easelRoom } from './easel-room.ts';
import { elbowRoom, leastWidth } from './elbow-room.ts';
import { eyesIn, headsMoved, riseOf, spanOf } from './heads-moved.ts';
import { middleOf } from './off-center.ts';
import { frameOf, LESS, type ShotFrame } from './shot-frames.ts';
import { shareWithLegs } from './whole-legs.ts';

/** One of the job's characters: a person that the look draws, or a picture that moves as one piece. */
export type Player = { model: Model } | { portrait: Portrait };

/** A character in a scene. */
export interface Actor {
  figure: Figure;
  /** The performance of the scene, and the index of this character in it. */
  performance: Performance;
  character: number;
  /** Heights of a standing adult and of this figure, in pixels of the picture, without the camera's zoom. */
  grown: number;
  height: number;
  /** Position of its feet, in pixels of the picture. */
  x: number;
  y: number;
  /** If the feet are visible, they stay on the ground. If the frame cuts the figure off, the face stays in place. */
  stands: 'on-ground' | 'at-edge';
  /** Distance toward the viewer, in adult heights. */
  z: number;
  /** The other people of the scene. */
  company: readonly Actor[];
  /** Whether it stands near the camera, before what the picture shows. */
  isNear?: boolean;
  /** Whether a page in both hands is seen with the actor's eyes. */
  isPageSeen?: boolean;
  /** The set's enlargement at which these positions and heights are measured. */
  base: number;
}

/** Makes the characters' figures in the light of a place. */
export interface Wardrobe {
  players: readonly Player[];
  /** @param wears what is worn instead of the person's own clothes */
  dress(character: number, light: Light, wears?: Deed['wears']): Promise<Figure>;
}

/** Number of figures that are kept: those of six people, or of two in three lights. Making one takes as long as a second of film. */
const KEPT = 6;

export function wardrobeOf(players: readonly Player[], look: Look, picture: PictureSize, seed: string): Wardrobe {
  const dressed = new Map<string, Promise<Figure>>();
  const unit = Math.min(picture.width, picture.height);
  const make = (player: Player, character: number, light: Light, wears: Deed['wears']): Promise<Figure> =>
    'model' in player
      ? Promise.resolve(
          look.figures.make(wears ? clothed(player.model, wears, look.figures.keepsClothes) : player.model, light),
        )
      : cutoutFigure(player.portrait, light, (image: Canvas) =>
          look.treat(image, unit, chanceOf(`${seed}/${character}`)),
        );
  return {
    players,
    dress(character, light, wears) {
      const player = players[character];
      if (!player) throw new RangeError('the scene names a character that the job does not have');
      const key = `${character}/${[...light.key, ...light.haze, light.sun?.x, light.isLamplit, wears].join()}`;
      const made = dressed.get(key) ?? make(player, character, light, wears);
      // What was used last is at the end.
      dressed.delete(key);
      dressed.set(key, made);
      const [oldest] = dressed.keys();
      if (dressed.size > KEPT && oldest !== undefined) dressed.delete(oldest);
      return made;
    },
  };
}

/** Height of images that are shown as one piece, as a share of the picture's height. */
const WHOLE: Readonly<Record<Shot, number>> = { wide: 0.46, medium: 0.72, close: 0.86 };
/** Width of people including their arms, as a share of their height, and of their heads, as a share of the head's. */
const PERSON_WIDTH = 0.42;
const HEAD_WIDTH = 1.3;

/** The parts of a set on which the people in it depend. */
type Ground = Pick<PaintedSet, 'light' | 'ground' | 'height'> & {
  /** The set's enlargement in this shot. Defaults to 1. */
  base?: number;
};

/** @param performance what each character does; their positions follow from it */
export async function castScene(
  scene: Scene,
  wardrobe: Wardrobe,
  set: Ground,
  picture: PictureSize,
  performance: Performance,
): Promise<Actor[]> {
  const { shot, characters } = scene;
  const frame = frameOf(scene, (set.base ?? 1) > 1);
  const feet = picture.height / 2 + (set.ground - set.height / 2);
  const figures: Figure[] = [];
  // One after another: what making a photographed person leaves behind is as large as a scene.
  for (const character of characters) {
    const own = scene.deeds.find((deed) => deed.character === character);
    figures.push(await wardrobe.dress(character, set.light, own?.wears));
  }
  const proportions = (character: number) => figures[characters.indexOf(character)]?.proportions ?? ADULT;
  const wide = Math.max(leastWidth(scene), ...figures.map(widthOf));
  const apart = Math.max(1, ...figures.map(({ proportions }) => elbowRoom(proportions)));
  const room =
    (picture.width * (shot === 'close' ? 1.16 : 0.94)) /
    (wide + performance.width * Math.max(1.3, apart) + easelRoom(scene));
  const close = shot === 'close' ? closeFrameOf(scene, picture) : undefined;
  const usual = Math.min(
    // The picture of one face needs no room for elbows.
    close?.head && figures.length === 1 && figures.every(isFaced) ? Number.POSITIVE_INFINITY : room,
    ...figures.map((figure) =>
      close?.head && isFaced(figure) ? close.head / figure.proportions.head : heightOf(figure, frame, picture),
    ),
  );
  const span = shot === 'medium' ? spanOf(scene, performance, proportions, apart) : 0;
  const rise = shot === 'wide' ? riseOf(scene, performance, proportions) : 0;
  // Somebody who lies fills the width of a tall picture.
  const isAcross = picture.height > picture.width && shot === 'wide' && liesAlone(scene);
  const isBed = figures.length === 2 && scene.deeds.every(liesInBed);
  const fitting = Math.min(
    usual,
    Math.max(usual * LEAST_OF_USUAL, (picture.width * filledBy(scene)) / span),
    (usual * ABOVE_HEADS) / (1 + rise),
    isAcross ? picture.width * LAIN : isBed ? Math.min(picture.height * 0.85, picture.width * IN_BED) : usual,
  );
  const grown = picture.height * shareWithLegs(scene, fitting / picture.height);
  const isTall = picture.width <= picture.height;
  const free = isTall ? 0 : FULL - (span * grown) / picture.width;
  const [first] = performance.at(scene.start, proportions);
  const aside = besideEasel(scene, performance.at(scene.start, proportions));
  const half = figures.length > 1 ? ((performance.width * apart + wide) * grown) / picture.width / 2 : 0;
  const usualMiddle = kept(half, middleOf(scene, first?.yaw ?? 0, set.light, free, isTall));
  // A tall picture has no room beside somebody in its middle.
  const faced = isTall && set.base !== undefined ? (sideOfPet(scene) ?? 0) : 0;
  const middle = isAcross || aside !== 0 ? 0.5 : usualMiddle - faced * ASIDE_IN_TALL;
  const low = shot === 'medium' || isAcross ? headsMoved(scene, performance, proportions) : UPRIGHT;
  const stature = (character: number) => figures[characters.indexOf(character)]?.stature ?? 1;
  const eyes = close && eyesIn(scene, performance, proportions, stature);
  const wholeRight = isAcross ? low.right / 2 : 0;
  const company: Actor[] = [];
  const placed = performance.at(scene.start, proportions).map(({ character, x, z }): Actor => {
    const figure = figures[characters.indexOf(character)];
    if (!figure) throw new RangeError('the scene names a character that the job does not have');
    const height = grown * (figure.stature ?? 1);
    const inClose = close && eyes && isFaced(figure) ? { ...close, ...eyes } : undefined;
    const isWhole = !figure.isBust && !inClose && (shot === 'wide' || height < picture.height * 0.9);
    const right = isWhole ? wholeRight : (inClose?.right ?? low.right);
    const down = isWhole ? Math.min(0, low.down) : low.down;
    const foot = inClose ? inClose.eyes + inClose.up * grown : footOf(figure, frame, grown, feet, picture);
    return {
      figure,
      performance,
      character,
      grown,
      height,
      x: picture.width * middle + (x * apart + aside - right) * grown,
      y: foot + (z * (isBed ? DEPTH_OF_BED : DEPTH) - (isAcross ? 0 : down)) * grown,
      stands: isWhole ? 'on-ground' : 'at-edge',
      base: shot === 'wide' ? 1 : (set.base ?? 1),
      z,
      ...(scene.framing === 'insert' && { isPageSeen: true }),
      company,
    };
  });
  company.push(...placed);
  return placed.sort((one, other) => one.z - other.z);
}

/** Whether a figure has a face that a close shot can look for. Other pictures may be anything. */
function isFaced({ width, isBust }: Figure): boolean {
  return width === undefined && !isBust;
}

/** Returns the middle of a group, moved until nobody of it is cut off. Shares of a picture's width. */
function kept(half: number, middle: number): number {
  return half < 0.5 ? Math.max(half, Math.min(1 - half, middle)) : 0.5;
}

/** How far somebody who kneels before something is from the middle of a tall painted picture, as a share of its width. */
const ASIDE_IN_TALL = 0.2;

/** How much smaller than usual people may become in a medium shot, so that it shows their spread arms. */
const LEAST_OF_USUAL = 0.5;

/** Share of a picture's width, from its middle, at which it is full. */
const FULL = 0.49;

/** Height up to the upper edge of a wide picture, in heights of people on its ground, with some air. */
const ABOVE_HEADS = 1.14;

/** Height of somebody who lies across a tall picture, as a share of its width. */
const LAIN = 0.8;
/** Height of people who lie in one bed, which is longer, as a share of a picture's width. */
const IN_BED = 0.56;

const UPRIGHT = { right: 0, down: 0 };

/** How much lower in the picture nearer people stand, as a share of their distance toward the viewer. */
const DEPTH = 0.14;

/** The same in a bed, where nobody hides the face of the one beyond. */
const DEPTH_OF_BED = 0.21;

function widthOf({ width, proportions }: Figure): number {
  return width ?? Math.max(PERSON_WIDTH, proportions.head * HEAD_WIDTH);
}

function heightOf(
  { proportions, width, isBust }: Figure,
  { shot, torso, legs, share }: ShotFrame,
  picture: PictureSize,
): number {
  // A picture that is wider than tall is an animal or a group. It gets the same area as others, not the same height.
  if (width !== undefined) return picture.height * WHOLE[shot] * (isBust ? 1.1 : Math.min(1, (0.6 / width) ** 0.6));
  const { head, neck, thigh, shin } = proportions;
  const seen = shot === 'wide' ? 1 : head + neck + proportions.torso * torso + (thigh + shin) * legs;
  // Tall pictures show more of the body, not larger faces.
  const tall = picture.height > picture.width ? 0.82 : 1;
  return ((picture.height * share) / seen) * tall;
}

function footOf(
  { isBust }: Figure,
  { shot, top }: ShotFrame,
  height: number,
  feet: number,
  picture: PictureSize,
): number {
  // The image's edge cuts the figure, so the frame must cut it too, with some room for its movement.
  if (isBust) return picture.height + height * 0.05;
  if (shot === 'wide') return feet;
  if (height < picture.height * 0.9) return Math.max(picture.height * 0.95, picture.height * (top - LESS) + height);
  return picture.height * top + height;
}

/**
 * Returns the position of a character's feet at one moment, and its height, in pixels of the picture.
 * @param ground placement of the ground's layer
 * @param way how far the character has walked, pixels
 */
export function footingOf(actor: Actor, ground: Placement, picture: PictureSize, way: number): Footing {
  const follow = actor.stands === 'on-ground' ? 1 : 0.35;
  const zoom = ground.scale / actor.base;
  // In a close-up, the face stays in place while the camera comes nearer. Otherwise the feet stay on the ground.
  const center = { x: picture.width / 2, y: picture.height * (actor.stands === 'at-edge' ? 0.4 : 0.5) };
  const drift = driftOf(ground, picture);
  return {
    x: center.x + (actor.x - center.x) * zoom + drift.x * follow + way * zoom,
    y: center.y + (actor.y - center.y) * zoom + (actor.stands === 'at-edge' ? 0 : drift.y * follow),
    height: actor.height * zoom,
  };
}

/** Shares of a picture's width that a group crosses at most: usually, and if it is wide, as two are who fly or swim. */
const PATH = { usual: 0.5, ofLong: 0.16 };
/** Distance between the first and the last one of a group from which it is wide, in adult heights. */
const LONG = 0.8;

/** Returns how far a character has walked from the middle of its path, in pixels. It never leaves the frame. */
export function wayOf(
  { performance, grown, stands }: Actor,
  { time, seconds, length }: FrameFacts,
  picture: PictureSize,
): number {
  if (stands === 'at-edge') return 0;
  const whole = performance.traveledBy(time - seconds + length) * grown;
  const most = picture.width * (performance.width > LONG ? PATH.ofLong : PATH.usual);
  return Math.min(1, most / Math.max(1, Math.abs(whole))) * (performance.traveledBy(time) * grown - whole / 2);
}

/** Returns the distance between the ground's center and the picture's center after the camera's movement. */
function driftOf(ground: Placement, picture: PictureSize): { x: number; y: number } {
  return {
    x: ground.x + (picture.width * 1.24 * ground.scale) / 2 - picture.width / 2,
    y: ground.y + (picture.height * 1.12 * ground.scale) / 2 - picture.height / 2,
  };
}

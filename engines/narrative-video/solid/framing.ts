import { type Lens, lensAt } from '../../drawing/solids/lens.ts';
import { minus, type Vector } from '../../drawing/solids/matrix.ts';
import { ADULT } from '../acting/kinematics.ts';
import { liesInBed } from '../acting/lying.ts';
import { filledBy, frameFor, type Needed, TRAVELING } from '../acting/staging.ts';
import type { Action } from '../actions.ts';
import { closeFrameOf } from '../cast/close-shots.ts';
import { easelRoom } from '../cast/easel-room.ts';
import type { InsertFrame } from '../cast/insert-frame.ts';
import { shoulderLayout } from '../cast/shoulder-layout.ts';
import { shareWithLegs, showsLegs } from '../cast/whole-legs.ts';
import type { PictureSize } from '../picture-size.ts';
import type { CameraMove, PlaceName, Scene, Shot } from '../story.ts';
import { isSeenToGround } from '../storyboard/seen-to-ground.ts';
import { LYING, liesAlone, ON_FOOT, relativeSizeOf } from '../storyboard/shots.ts';
import { cameraLiftOf, sizeOf } from '../storyboard/takes.ts';
import { type CameraPath, moving } from './camera-path.ts';
import { insertLens } from './insert-lens.ts';
import { lineLens } from './line-lens.ts';
import type { Heads } from './space.ts';
import { widthOfEach } from './width-of-each.ts';

/** Height of an adult, in meters. */
export const STATURE = 1.75;

/** Where the middle of somebody who lies is, between the middle of the scene and the head. */
const BETWEEN = 0.15;

/**
 * Framing of each shot. `share` is the share of the picture's height that a standing person takes, and `tall` the same
 * in a portrait picture. `aim` is the height that the camera looks at and `eye` the camera's own height, in statures.
 * Close shots have their eyes, and a face alone its size, from `closeFrameOf`.
 */
const FRAMES: Readonly<Record<Shot, Frame>> = {
  wide: { share: 0.72, tall: 0.56, aim: 0.61, eye: 0.6 },
  medium: { share: 1.12, tall: 0.88, aim: 0.73, eye: 0.8 },
  close: { share: 2.1, tall: 1.55, aim: 0.86, eye: 0.87 },
};
/** The same for actions of which more has to be seen. */
const FRAMES_SHOWING: Readonly<Record<Needed, Partial<Record<Shot, Frame>>>> = {
  raised: {
    medium: { share: 1.06, tall: 0.84, aim: 0.77, eye: 0.8 },
    close: { share: 1.75, tall: 1.35, aim: 0.87, eye: 0.87 },
  },
  lifted: {
    wide: { share: 0.62, tall: 0.5, aim: 0.68, eye: 0.6 },
    medium: { share: 0.8, tall: 0.64, aim: 0.86, eye: 0.82 },
    close: { share: 1, tall: 0.8, aim: 0.98, eye: 0.88 },
  },
  before: { close: { share: 1.64, tall: 1.26, aim: 0.77, eye: 0.83 } },
  mouth: { close: { share: 1.78, tall: 1.3, aim: 0.79, eye: 0.84 } },
  knees: { medium: { share: 0.92, tall: 0.74, aim: 0.65, eye: 0.7 } },
  lap: {},
};

/** Frames by what a picture has to show. */
export type Showing = Partial<Record<Needed, Partial<Record<Shot, Frame>>>>;

export interface Frame {
  share: number;
  tall: number;
  aim: number;
  eye: number;
}

export interface Framing extends CameraPath {
  /** Distance from the lens to people, meters. */
  distance: number;
  /** Where somebody near the camera stands, over whose shoulder the others are seen, in statures. */
  near?: { x: number; z: number };
}

/**
 * How much farther away a picture of one person and of several may be taken than usual, so that it shows spread arms. Two
 * people whose hands hold long things would be cut off on both sides.
 */
const FARTHEST = { alone: 1.6, together: 2 };

/** Room beside the hands of two people who are shown near, because elbows reach farther than hands at rest. */
const ELBOWS = 1.08;

/** The same for what hands hold in a wide shot. */
const HELD = 1.2;

/** Height of the middle of a standing adult's head, in statures, and the lowest height of the camera. */
const HEAD = 0.88;
const LOWEST = 0.2;
/** How much higher the camera is above two people who lie in one bed, in statures: neither hides the other. */
const OVER_BED = 0.7;
/** How far heads may be from the middle, in statures, before the camera follows them. */
const ASIDE = 0.16;
const ASIDE_IN_CLOSE_UP = 0.02;
/** Largest distance of a head from the middle of a wide shot, as a share of the picture's height. */
const ROOM_ABOVE = 0.45;
/** Share of the distance between standing people's heads and these that the camera moves. */
const FOLLOW: Readonly<Record<Shot, number>> = { wide: 0, medium: 0.7, close: 1 };

/** How a look's camera sees. */
interface Camera {
  /** Angle of view across the picture's shorter side, radians. */
  angle: number;
  /** How far it travels, 0 to 1. */
  travel: number;
  /** Height above its usual height, in statures. */
  lift: number;
  /** Frames that differ from the usual ones. Raised hands are shown in the usual ones. */
  frames?: Partial<Record<Shot, Frame>>;
  /** Frames that show what an action needs, if they differ from the usual ones. */
  showing?: Showing;
  /** Frame of wide shots of two people whose feet do nothing: what they do is between their hands and faces. */
  pair?: Frame;
  /** The same for one person. */
  alone?: Frame;
}

/** Frames a shot. The camera looks lower if people sit or lie. */
export function framingOf(
  scene: Pick<Scene, 'shot' | 'camera' | 'characters' | 'deeds' | 'framing' | 'take'> & { place?: PlaceName },
  picture: PictureSize,
  { angle, travel, lift, frames, showing, pair, alone }: Camera,
  heads: Heads = { x: 0, y: HEAD },
): Framing {
  const { shot, camera, characters, deeds } = scene;
  if (scene.place === 'railway') return lineFraming(camera, picture, { angle, travel });
  if (heads.insert) return insertFraming(heads.insert, camera, picture, { angle, travel });
  if (heads.near !== undefined) return shoulderFraming(heads, heads.near, scene, picture, { angle, travel });
  const times = relativeSizeOf(scene) * (shot === 'wide' ? sizeOf(scene) : 1);
  const { share, tall, aim, eye } = resized(
    frameFor(
      scene,
      {
        ...FRAMES,
        ...frames,
        ...(times === 1 && pair && areStanding(scene, 2) && { wide: pair }),
        ...(times === 1 && alone && areStanding(scene, 1) && { wide: alone }),
      },
      both(FRAMES_SHOWING, showing),
    ),
    times,
  );
  const isTall = picture.height > picture.width;
  const focal = Math.min(picture.width, picture.height) / 2 / Math.tan(angle / 2);
  // Everybody has to fit into the picture side by side.
  const liesAcross = shot === 'wide' && liesAlone(scene);
  const room = ((characters.length * widthOfEach(scene) + easelRoom(scene) * STATURE) * focal) / picture.width;
  const reach = ((heads.reach ?? 0) * STATURE * focal) / (picture.width * filledBy(scene));
  const isPair = times === 1 && pair !== undefined && areStanding(scene, 2);
  const close = shot === 'close' ? closeFrameOf(scene, picture, heads.detail) : undefined;
  // The picture of one face needs no room for elbows.
  const isFace = close?.head !== undefined && characters.length === 1;
  const least = isFace ? 0 : isPair && reach > 0 ? Math.min(room, reach * ELBOWS) : room;
  const seen = close?.head
    ? close.head / (heads.size ?? ADULT.head)
    : (isTall ? tall : share) * picture.height * (shot === 'medium' ? sizeOf(scene) : 1);
  const usual = Math.max(least, (focal * STATURE) / seen);
  const spread = isWideGroup(scene) ? reach * HELD : shot === 'medium' ? reach : 0;
  const isGroup = characters.length > 1;
  const farthest = isGroup ? FARTHEST.together : FARTHEST.alone;
  const fitting = Math.max(usual, Math.min(usual * farthest, spread));
  const shown = (focal * STATURE) / fitting / picture.height;
  const withLegs = shareWithLegs(scene, shown);
  const distance = (fitting * shown) / withLegs;
  const follow = isPair ? Math.max(FOLLOW.medium, FOLLOW[shot]) : FOLLOW[shot];
  const middle = aim * (isGroup ? raised(fitting / usual) : 1);
  const above = shot === 'wide' ? Math.max(0, (heads.top ?? 0) - middle - ROOM_ABOVE / withLegs) : 0;
  const rise = (heads.y - HEAD) * follow + above;
  const followed = Math.sign(heads.x) * Math.max(0, Math.abs(heads.x) - (close ? ASIDE_IN_CLOSE_UP : ASIDE)) * follow;
  const aside = (liesAcross ? heads.x * BETWEEN : followed) * STATURE;
  // In a close shot, the eyes are at their height of the picture, whatever the pose.
  const target: Vector = [
    aside,
    close
      ? heads.y * STATURE - ((picture.height / 2 - close.eyes) * distance) / focal
      : ((showsLegs(scene) ? (DANCING_FEET[isTall ? 'tall' : 'wide'] - 0.5) / withLegs : middle) + rise) * STATURE,
    0,
  ];
  const over = deeds.length === 2 && deeds.every(liesInBed) ? OVER_BED : 0;
  const height = Math.max(LOWEST, eye + lift + rise + over + cameraLiftOf(scene));
  const lens = lensAt([aside, height * STATURE, distance], target, angle, picture);
  return { ...moving(lens, camera, distance * travel), distance };
}

/** Returns a look's own frames, and the usual ones for shots of which it has none. */
function both(usual: Readonly<Record<Needed, Partial<Record<Shot, Frame>>>>, own: Showing = {}): typeof usual {
  const needs = Object.entries(own) as [Needed, Partial<Record<Shot, Frame>>][];
  return { ...usual, ...Object.fromEntries(needs.map(([need, frames]) => [need, { ...usual[need], ...frames }])) };
}

/** Share of their distance from the lower edge that the feet of people keep who are taken from farther away. */
const KEPT_LOW = 0.5;

/**
 * Returns how much higher a camera looks that is farther away than usual. Otherwise people would become small in the middle
 * of a tall picture, over a wide empty ground.
 */
function raised(farther: number): number {
  return 1 + (farther - 1) * KEPT_LOW;
}

/** Height of the feet in a picture in which people are small, as a share of its height from above. */
const SMALL_FEET = 0.87;

/** Height of the feet of a dancer in a medium picture, as a share of its height from above. */
const DANCING_FEET = { wide: 0.94, tall: 0.85 };

/** Largest share of the picture's height that a standing person takes below room for hair, a hat, and a low camera. */
const TALLEST = 0.8;

/** Returns the frame in which people are as small or large as their take shows them, with their feet near the lower edge. */
function resized(frame: Frame, times: number): Frame {
  if (times === 1) return frame;
  const share = Math.min(Math.max(TALLEST, frame.share), frame.share * times);
  // Tall people are in the middle of the height.
  const feet = Math.max(SMALL_FEET, (1 + share) / 2);
  return { ...frame, share, tall: frame.tall * times, aim: (feet - 0.5) / share };
}

/** Frames the thing in somebody's hands. */
function insertFraming(
  insert: InsertFrame,
  move: CameraMove,
  picture: PictureSize,
  { angle, travel }: Pick<Camera, 'angle' | 'travel'>,
): Framing {
  const focal = Math.min(picture.width, picture.height) / 2 / Math.tan(angle / 2);
  const [x, y, z, tall] = [insert.x * STATURE, insert.y * STATURE, insert.z * STATURE, insert.tall * STATURE];
  const distance = (focal * tall) / picture.height;
  const lens = insertLens({ ...insert, x, y, z, tall }, distance, angle, picture);
  return {
    ...moving(lens, move, distance * travel),
    distance: insert.read === undefined ? lens.position[2] : distance,
  };
}

/** Frames a train that passes. */
function lineFraming(
  move: CameraMove,
  picture: PictureSize,
  { angle, travel }: Pick<Camera, 'angle' | 'travel'>,
): Framing {
  const lens = lineLens(angle, picture);
  const [, , distance] = lens.position;
  return { ...moving(lens, move, distance * travel), distance };
}

/** Frames whoever is seen beyond somebody near. @param side where the near one is: -1 on the viewer's left, 1 on the right */
function shoulderFraming(
  { x, y, size = ADULT.head }: Heads,
  side: number,
  { shot, camera }: Pick<Scene, 'shot' | 'camera'>,
  picture: PictureSize,
  { angle, travel }: Pick<Camera, 'angle' | 'travel'>,
): Framing {
  const { width, height } = picture;
  const { aside, heads, sizes, whole } = shoulderLayout(picture, { shot });
  const focal = Math.min(width, height) / 2 / Math.tan(angle / 2);
  const stature = whole ? whole.seen : sizes.seen / size / height;
  const larger = whole ? Math.min(whole.near, sizes.near / size / height) / whole.seen : sizes.near / sizes.seen;
  const distance = (focal * STATURE) / (stature * height);
  // Of whoever is seen, feet or head are at a height of the picture. The camera's own height decides where a nearer head is.
  const [from, at] = whole ? [0, whole.feet] : [y, heads.seen];
  const eye = ((whole ? HEAD : y) * larger - from - (at - heads.near) / stature) / (larger - 1);
  const aim = from + (at - 0.5) / stature;
  const right = x * STATURE + side * aside.seen * width * (distance / focal);
  const lens = lensAt([right, eye * STATURE, distance], [right, aim * STATURE, 0], angle, picture);
  const left = distance / larger;
  const near = { x: right + (side * aside.near * width * left) / focal, z: distance - left };
  return { ...moving(lens, camera, distance * travel), distance, near: { x: near.x / STATURE, z: near.z / STATURE } };
}

/** Whether several people in a wide shot stay where they are: a narrow picture has to be taken from farther away. */
function isWideGroup({ shot, characters, deeds }: Pick<Scene, 'shot' | 'characters' | 'deeds'>): boolean {
  return shot === 'wide' && characters.length > 1 && !deeds.some(({ action }) => TRAVELING.has(action));
}

/** Whether a scene shows so many people, none of whom has to be seen whole. */
function areStanding(scene: Pick<Scene, 'characters' | 'deeds'>, count: number): boolean {
  const { characters, deeds } = scene;
  const areFew = characters.length === count && deeds.length === count;
  return areFew && !isSeenToGround(scene) && deeds.every(({ action }) => !WHOLE.has(action));
}

/** Actions that are not understood without the whole body. */
const WHOLE: ReadonlySet<Action> = new Set<Action>([...ON_FOOT, ...LYING]);

/**
 * Returns where a picture taken with `base`, of things at one distance, belongs in the picture of `lens`. Pixels of the
 * picture.
 */
export function placeOf(base: Lens, lens: Lens, distance: number): { x: number; y: number; scale: number } {
  const way = minus(lens.position, base.position);
  const along = (axis: Vector) => way[0] * axis[0] + way[1] * axis[1] + way[2] * axis[2];
  const left = Math.max(0.2, distance - along(base.forward));
  return {
    scale: distance / left,
    x: (-along(base.right) * base.focal) / left,
    y: (along(base.up) * base.focal) / left,
  };
}

import { chanceOf } from '../../drawing/chance.ts';
import type { Deed, Scene } from '../story.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { thingOf } from '../vocabulary/things.ts';
import { type Clip, type Keyframe, poseAt } from './clip.ts';

/** Most that a head bows or tilts in a close-up, in radians. A person's manner adds up to 2 degrees. */
const MOST = 0.175;
/** Most that a head is laid back against the torso, in radians. */
const LAID_BACK = 0.7;
/** Most that a head is turned in a close-up beside its own turn, in radians. */
const MOST_TURNED = 0.6;

const known = new WeakMap<Clip, Map<number, Clip>>();

/**
 * Returns a clip as it is acted in a close-up: the head is held nearly upright, so that the face is seen whatever the
 * body does. Reaching arms are computed afterwards, so hands still meet the face.
 * @param turn how much farther the head is turned to the figure's own left, in radians
 */
export function inCloseUp(clip: Clip, turn = 0): Clip {
  const turned = known.get(clip) ?? new Map<number, Clip>();
  known.set(clip, turned);
  const found = turned.get(turn) ?? {
    ...clip,
    keyframes: clip.keyframes.map((keyframe) => upright(clip, keyframe, turn)),
  };
  turned.set(turn, found);
  return found;
}

function upright(clip: Clip, keyframe: Keyframe, turn: number): Keyframe {
  const { torso, body, head } = poseAt(clip, { seconds: keyframe.at, beats: keyframe.at });
  const [bent, aside] = [body.pitch + torso.bend, body.roll + torso.sway];
  const nod = Math.max(-LAID_BACK, limited(bent + head.nod) - bent);
  const turned = Math.max(-MOST_TURNED, Math.min(MOST_TURNED, head.turn + turn));
  return {
    ...keyframe,
    head: { ...keyframe.head, nod, tilt: limited(aside + head.tilt) - aside, ...(turn !== 0 && { turn: turned }) },
  };
}

function limited(angle: number): number {
  return Math.max(-MOST, Math.min(MOST, angle));
}

/** How one person is turned to the camera in a near picture. */
export interface View {
  /** Direction that the body faces, in radians: 0 toward the viewer, positive to the viewer's right. */
  yaw: number;
  /** How much farther than the body the head is turned to the viewer's right, in radians. */
  turn: number;
  /** Side to which the eyes look past the camera: 1 is the viewer's right. Absent if they may look into it. */
  aside?: number;
}

/** Shares of near pictures in which the singer of the song sings to the viewer. */
const TO_VIEWER = { medium: 0.35, close: 0.25 };
/** Directions of a body in a three-quarter view, and turns of the head of somebody whose body has to stay. */
const [BODY, HEAD] = [[0.36, 0.46, 0.58], 0.36] as const;
/** Direction of a guitarist's face, to the hand on the frets, in radians. */
const TO_FRETS = 0.42;
/** Direction of a body from which its face is in a three-quarter view anyway. */
const TURNED = 0.3;
/** Things by which somebody can be turned as well as without them. */
const FREE: ReadonlySet<Bearing> = new Set<Bearing>(['in-hand', 'on-head', 'on-face', 'on-neck', 'on-back', 'above']);

/**
 * Returns how the one person of a near picture is turned. Film shows a face from three quarters, and it looks at whom it
 * speaks to, out of the window or at the instrument; only singers look into the camera now and then. People keep their
 * sides, so that two who are shown by turns look at each other.
 * @param yaw direction of the body in a picture from farther away
 * @param sings whether the person sings the song
 */
export function viewInCloseUp(
  scene: Pick<Scene, 'shot' | 'framing' | 'characters' | 'text' | 'start'>,
  deed: Deed,
  yaw: number,
  sings: boolean,
): View {
  const { shot, framing, characters } = scene;
  const isNear = framing === 'close-up' || framing === 'reaction' || framing === 'medium';
  if (shot === 'wide' || !isNear || characters.length !== 1 || Math.abs(yaw) > TURNED) return { yaw, turn: 0 };
  const { action, character, seated, looksUp, things = [] } = deed;
  const chance = chanceOf(`${scene.text}/${scene.start}/${character}`).fork('view');
  if (action === 'play-guitar') return { yaw, turn: TO_FRETS - yaw, aside: 1 };
  if (!OF_FACES.has(action) || (sings && !looksUp && chance.next() < TO_VIEWER[shot])) return { yaw, turn: 0 };
  const aside = character % 2 === 0 ? 1 : -1;
  const isFree = !seated && action !== 'sit' && things.every((name) => FREE.has(thingOf(name).bearing));
  return isFree ? { yaw: aside * chance.pick(BODY), turn: 0, aside } : { yaw, turn: aside * HEAD, aside };
}

/** What is told by a face and can be done in any direction. */
const OF_FACES: ReadonlySet<Deed['action']> = new Set<Deed['action']>(['sing', 'stand', 'sit', 'laugh', 'look-around']);

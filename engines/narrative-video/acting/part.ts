import { chanceOf } from '../../drawing/chance.ts';
import type { Action } from '../actions.ts';
import type { Deed, Scene } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';
import { isInVehicle, otherOf, placesFromBehind, placesOf, placesOverShoulder } from './blocking.ts';
import { type Canon, clipIn } from './canon.ts';
import { directionOfChase } from './chase.ts';
import type { Clip } from './clip.ts';
import { clipFor } from './clips/choice.ts';
import { CLIPS, type ClipName } from './clips/index.ts';
import { seatFor } from './clips/seats.ts';
import { inCloseUp, viewInCloseUp } from './close-up.ts';
import { ticksOf } from './drawn-cycle.ts';
import type { FaceActor } from './face.ts';
import { turnedAway } from './faceless.ts';
import { flightOf, sideOfAim } from './flight.ts';
import { isArmed, sideOfFoe } from './foe.ts';
import { hasFootball } from './football.ts';
import { isOtherHand } from './handedness.ts';
import { pointsUp } from './looking-up.ts';
import { type Manner, mannerOf } from './manner.ts';
import { sideOfPet } from './pet.ts';
import { isHeldByLeader } from './sharing.ts';
import type { Vector } from './skeleton.ts';
import { MUSICAL, TRAVELING } from './staging.ts';
import { type Stance, stanceOf } from './stance.ts';

/** What one figure does in a scene, where, and how. */
export interface Part {
  deed: Deed;
  clip: Clip;
  clipName: ClipName;
  /** The clip of the legs if it sits while it does something else. */
  seat: Clip;
  isMirrored: boolean;
  manner: Manner;
  x: number;
  z: number;
  yaw: number;
  /** Index of the character with whom it acts, if it is one of a pair. */
  partner: number | undefined;
  /** Whether it eats from what its partner has. */
  partakes: boolean;
  /** Beats by which it is ahead of those who do the same: side by side, people in step look like one and a mirror. */
  ahead: number;
  /** Head start in seconds. Those who do the same take turns. */
  offset: number;
  /** Undefined if the clip moves the legs. */
  stance: Stance | undefined;
  /** Where a thing ends that leaves the hand or the foot, in statures from the feet. Absent if none does. */
  flight?: Vector;
  face: FaceActor;
}

/** What decides who plays which part. */
export interface Casting {
  scene: Scene;
  /** The singer's index in the job's list of characters, or -1 if there is none. */
  singer: number;
  seed: string;
  /** How the look's animators act. Without it, movements are natural. */
  canon?: Canon;
  /** Whether the look shows no face of a character, who is then turned away from the viewer. */
  isFaceless?: (character: number) => boolean;
}

/** Movements toward somebody on the figure's own left. */
const TO_PARTNER: ReadonlySet<ClipName> = new Set<ClipName>(['sing-to-partner', 'laugh-together', 'sit-attending']);

/** How far whoever eats from another one's bowl stands behind that one, in adult heights. */
const BEHIND_BOWL = 0.03;

/** Share of a stride by which each runner is ahead of the one before. */
const OUT_OF_STEP = 0.3;

/** How far whoever shoots at a goal turns to it, in radians. */
const TO_AIM = 1.3;

/** Beats of a phrase of a dance. */
const PHRASE = 8;

/** Returns the beats by which each of several people is ahead of the one before. */
function aheadIn({ repeats, length }: Clip, action: Action): number {
  if (action === 'run') return length * OUT_OF_STEP;
  return repeats && !TRAVELING.has(action) ? Math.floor(length / 2) : 0;
}

/** Returns the side of whoever is near in a picture over a shoulder. Two people keep their sides when they change roles. */
function sideOfNear({ characters: [seen = 0, near = 1] }: Pick<Scene, 'characters'>): number {
  return near > seen ? 1 : -1;
}

/** Returns the head start with which the telling moment of a clip is in the middle of an insert, in seconds. */
function tellingOf({ telling, counts, length }: Clip, { framing, start, end }: Scene): number | undefined {
  if (framing !== 'insert' || telling === undefined || counts !== 'seconds') return undefined;
  const before = telling - (end - start) / 2;
  return before - Math.floor(before / length) * length;
}

/** Returns the parts of everybody who is in a scene, in its order. */
export function partsOf({ scene, singer, seed, canon, isFaceless }: Casting): Part[] {
  const chance = chanceOf(`${seed}/${scene.text}/${scene.start}`).fork('staging');
  const side = chance.next() < 0.5 ? -1 : 1;
  const aim = sideOfAim(scene);
  const direction = sideOfFoe(scene) ?? sideOfPet(scene) ?? directionOfChase(scene) ?? aim ?? side;
  const deeds = scene.characters.map(
    (character) => scene.deeds.find((deed) => deed.character === character) ?? { character, action: scene.action },
  );
  const isOverShoulder = scene.framing === 'over-shoulder';
  const isFromBehind = scene.framing === 'from-behind';
  const places = isOverShoulder
    ? placesOverShoulder(deeds, sideOfNear(scene))
    : isFromBehind
      ? placesFromBehind(deeds)
      : placesOf(deeds, direction, scene);
  const choice = chance.fork('clip').next();
  const stances = chance.fork('stance').next();
  // Each picture of a dance shows another moment of it.
  const phrase = Math.floor(chance.fork('phrase').next() * PHRASE);
  return deeds.map((deed, index) => {
    const usualPlace = places[index] ?? { x: 0, z: 0, yaw: 0, isMirrored: false, isTogether: false };
    const sings = deed.character === singer;
    const { turn, aside, yaw } = viewInCloseUp(scene, deed, usualPlace.yaw, sings);
    const isAway = !isFromBehind && isFaceless?.(deed.character) === true;
    const flight = flightOf(deed, scene, yaw);
    const seen = isAway ? turnedAway(deed, yaw) : yaw;
    const place = { ...usualPlace, yaw: flight && aim ? aim * TO_AIM : seen };
    const manner = mannerOf(`${seed}/${deed.character}`);
    const alike = deeds.filter(({ action }) => action === deed.action);
    const first = alike[0] ?? deed;
    const rank = alike.indexOf(deed);
    const isInBoth = deed.things?.some((thing) => thingOf(thing).bearing === 'in-both-hands') ?? false;
    const isHolding = scene.framing === 'insert' && deed.action === 'stand' && !isInBoth;
    const isShowing = pointsUp(deed, scene);
    const isListening = isOverShoulder && index > 0 && deed.action !== 'sit' && !MUSICAL.has(deed.action);
    const acted = isListening ? 'stand' : deed.action;
    const partakes = place.isTogether && deed.action === 'eat' && isHeldByLeader(scene) === place.isMirrored;
    const name = isHolding
      ? 'hold-before'
      : isShowing
        ? 'point-up'
        : clipFor({
            action: acted,
            ...(place.isTogether && { role: place.isMirrored ? ('follow' as const) : ('lead' as const) }),
            things: deed.things ?? [],
            isBeside: deeds.length > 1,
            isBesideReader: deeds.some(({ action }) => action === 'read'),
            isProposal: deeds.some(({ things }) => things?.includes('ring')),
            isFootball: deeds.some(hasFootball),
            isPassenger: rank > 0 && isInVehicle(deed),
            isSeated: deed.seated === true,
            partakes,
            scene,
            // Beside others, people wait in different ways.
            choice:
              ((acted === 'stand' ? mannerOf(`${seed}/${first.character}`).habit : choice) + rank / alike.length) % 1,
          });
    const usual = clipIn(canon, name);
    const other = otherOf(deeds, places, index);
    const isMirrored = TO_PARTNER.has(name)
      ? other === -1
      : place.isMirrored ||
        (!place.isTogether &&
          // A sword in the farther hand would be behind its fighter.
          (isArmed(deed)
            ? place.yaw < 0
            : isOtherHand(isShowing ? 'point' : deed.action, isAway ? -place.yaw : place.yaw, manner)));
    const isClose = scene.shot === 'close' && !place.isTogether && ticksOf(usual) === undefined;
    const clip = isClose || turn !== 0 ? inCloseUp(usual, isMirrored ? -turn : turn) : usual;
    return {
      deed,
      clip,
      clipName: name,
      seat: clipIn(canon, seatFor(deed.things ?? [])),
      manner,
      ...(flight && { flight }),
      ...place,
      // A bowl is before the hand that the other one has at it.
      z: place.z - (partakes ? BEHIND_BOWL : 0),
      partakes,
      stance: isHolding
        ? undefined
        : stanceOf(CLIPS[name], stances, index, { yaw: place.yaw, isMirrored }, canon?.standing),
      ahead: (place.isTogether ? 0 : rank * aheadIn(clip, deed.action)) + (deed.action === 'dance' ? phrase : 0),
      offset:
        (tellingOf(clip, scene) ?? mannerOf(`${seed}/${first.character}`).ahead) + (rank * clip.length) / alike.length,
      // From behind, the mirrored one of two is on the viewer's left.
      partner: place.isTogether ? deeds[index + (place.isMirrored === isFromBehind ? 1 : -1)]?.character : undefined,
      isMirrored,
      face: {
        character: deed.character,
        action: deed.action,
        sings,
        seed: `${seed}/${deed.character}`,
        other,
        yaw,
        ...(aside !== undefined && { aside }),
        ...(deed.looksUp && { looksUp: true }),
      },
    };
  });
}

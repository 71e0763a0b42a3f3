import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { floats } from './afloat.ts';
import { paints } from './easel.ts';
import { isArmed } from './foe.ts';
import { hasFootball } from './football.ts';
import { hasSideBySide } from './holding.ts';
import { liesInBed } from './lying.ts';
import {
  ARM_IN_ARM,
  type Circumstances,
  contactOf,
  OUTWARD,
  PAIRINGS,
  roomBetween,
  TRAVELING,
  turnOf,
} from './staging.ts';

/** Where a figure stands in its group, and how it is turned. */
interface Place {
  x: number;
  z: number;
  yaw: number;
  isMirrored: boolean;
  isTogether: boolean;
}

/** Places the figures side by side in the order of the deeds. Partners stand as close as their action requires. */
export function placesOf(deeds: readonly Deed[], direction: number, scene: Circumstances): Place[] {
  const places: Place[] = [];
  let x = 0;
  deeds.forEach((deed, index) => {
    const before = deeds[index - 1];
    const isFollower = before !== undefined && isPair(before, deed, scene) && !places[index - 1]?.isMirrored;
    const isWalk = deed.action === 'walk';
    const pairing = isWalk ? undefined : PAIRINGS[contactOf(deed.action, scene)];
    const isClose = before !== undefined && isWalk && (isFollower || isUnderUmbrella(before, deed));
    if (before)
      x += isClose
        ? ARM_IN_ARM
        : isFollower && pairing
          ? pairing.apart
          : (besideBoat(before, deed) ??
            beforeCar(before, deed) ??
            atFootball(before, deed) ??
            roomBetween(before.action, deed.action));
    const next = deeds[index + 1];
    const isLeader = !isFollower && next !== undefined && isPair(deed, next, scene);
    if (pairing && (isFollower || isLeader)) {
      const side = isLeader ? 1 : -1;
      places.push({
        x,
        z: side * pairing.before,
        yaw: side * (deed.action === 'cradle' && isFollower ? ACROSS : pairing.turn),
        isMirrored: isFollower,
        isTogether: true,
      });
      return;
    }
    places.push({
      x,
      z: index % 2 === 0 ? 0 : -0.06,
      yaw: aloneYaw(deeds, index, direction, scene),
      isMirrored: isFollower,
      isTogether: isFollower || isLeader,
    });
  });
  const middle = x / 2;
  const seated = inVehicle(deeds, direction) ?? inBed(deeds, direction);
  return places.map((place, index) => ({ ...place, x: place.x - middle, ...seated?.[index] }));
}

/** Turn of somebody who lies across the arms of another one, in radians. */
const ACROSS = 1.45;

/** Distance between two people who play football or tennis, in adult heights. */
const AT_PLAY = 0.95;

function atFootball(one: Deed, other: Deed): number | undefined {
  return [one, other].some(plays) && one.action === other.action ? AT_PLAY : undefined;
}

function plays(deed: Deed): boolean {
  return hasFootball(deed) || (deed.action === 'jump' && deed.things?.includes('racket') === true);
}

/** Distance from a driver to somebody who runs before the car, in adult heights. */
const BEFORE_CAR = 2;

function beforeCar(one: Deed, other: Deed): number | undefined {
  return isInVehicle(one) !== isInVehicle(other) ? BEFORE_CAR : undefined;
}

/** Distance from the middle of a boat to somebody in the water beside it, in adult heights. */
const BESIDE_BOAT = 1.2;

/** Returns the distance between somebody in a boat and somebody in the water, undefined if they are not. */
function besideBoat(one: Deed, other: Deed): number | undefined {
  const [inWater, dry] = floats(one) ? [one, other] : [other, one];
  return floats(inWater) && !floats(dry) && dry.things?.includes('boat') ? BESIDE_BOAT : undefined;
}

/** Whether two people walk under one umbrella. */
function isUnderUmbrella(first: Deed, second: Deed): boolean {
  return first.action === 'walk' && [first, second].filter(({ things }) => things?.includes('umbrella')).length === 1;
}

/** Distance between the driver and the one beside, in adult heights. */
const SEATS_APART = 0.38;

/**
 * Returns the places in a car: the driver, who is named first, and the other one beside. The driver is on the side that is
 * farther ahead in the picture, so that the wheel is before nobody else.
 */
function inVehicle(deeds: readonly Deed[], direction: number): Pick<Place, 'x' | 'z'>[] | undefined {
  if (deeds.length !== 2 || !deeds.every((deed) => isInVehicle(deed))) return undefined;
  const yaw = turnOf('drive') * direction;
  const half = SEATS_APART / 2;
  return [direction, -direction].map((left) => ({ x: left * half * Math.cos(yaw), z: -left * half * Math.sin(yaw) }));
}

/** Distance between two people who lie in one bed, in adult heights. */
const LYING_APART = 0.5;

/** Returns the places of two people who lie side by side in a bed, with their heads at the same end. */
function inBed(deeds: readonly Deed[], direction: number): Place[] | undefined {
  if (deeds.length !== 2 || !deeds.every(liesInBed)) return undefined;
  const yaw = turnOf('lie') * direction;
  const half = LYING_APART / 2;
  // The second one is nearer, beside the first one and not farther along the bed.
  return [half, -half].map((far) => ({
    x: direction * far * Math.cos(yaw),
    z: -far * Math.abs(Math.sin(yaw)),
    yaw,
    isMirrored: false,
    isTogether: false,
  }));
}

/** Whether one of several people drives and another one is not in the vehicle. */
export function isByVehicle(deeds: readonly Deed[]): boolean {
  return deeds.some(isInVehicle) && !deeds.every(isInVehicle);
}

export function isInVehicle({ action, things = [] }: Deed): boolean {
  return action === 'drive' && things.some(hasSideBySide);
}

/** How far whoever is seen beyond somebody near turns to that side, and the near one turns to them, in radians. */
const OVER_SHOULDER = { seen: 0.42, near: 1.05 };

/**
 * Places two people one behind the other: the first is seen beyond the second, whose cheek is seen.
 * @param side where the second is: -1 on the viewer's left, 1 on the right
 */
export function placesOverShoulder([seen]: readonly Deed[], side: number): Place[] {
  const apart = { isMirrored: false, isTogether: false };
  return [
    { ...apart, x: 0, z: 0, yaw: side * (seen?.action === 'dance' ? FACING.dancing : OVER_SHOULDER.seen) },
    { ...apart, x: side * 0.3, z: 0.3, yaw: -side * OVER_SHOULDER.near },
  ];
}

/** Distances between people who look at a place side by side, alone and hand in hand, in adult heights, and how far each turns to the other. */
const LOOKING = { apart: 0.34, close: 0.27, turn: 0.16 };

/** Places people side by side with their backs toward the viewer. */
export function placesFromBehind(deeds: readonly Deed[]): Place[] {
  const isHand = deeds.length === 2 && deeds.every(({ action }) => action === 'hold-hands');
  return deeds.map((_, index) => {
    const aside = index - (deeds.length - 1) / 2;
    const yaw = Math.PI + Math.sign(aside) * LOOKING.turn;
    if (!isHand) return { x: aside * LOOKING.apart, z: 0, yaw, isMirrored: false, isTogether: false };
    // Seen from behind, the inner hand of whoever is on the left is the right one.
    return { x: aside * LOOKING.close, z: 0, yaw, isMirrored: index === 0, isTogether: true };
  });
}

function isPair(first: Deed, second: Deed, scene: Circumstances): boolean {
  const isWith = first.with === second.character || second.with === first.character;
  if (first.action === 'comfort' || second.action === 'comfort') return isWith;
  return (
    first.action === second.action &&
    PAIRINGS[contactOf(first.action, scene)] !== undefined &&
    (isWith || (shareSeat(first) && shareSeat(second)))
  );
}

/** Seats for several people, who sit close to each other. */
const SHARED: ReadonlySet<ThingName> = new Set<ThingName>(['seat', 'bench', 'sofa', 'bed']);

function shareSeat(deed: Deed): boolean {
  const { action, things = [] } = deed;
  return (action === 'sit' || dozes(deed)) && things.some((name) => SHARED.has(name));
}

/**
 * How far somebody who reads on a seat is turned, in radians: seen from the side, with the window beside the page. In a near
 * picture of the page, the reader's own head would hide it.
 */
const SEATED_READER = 0.72;

/** How far somebody with a sword is turned to what they fight, in radians. */
const AT_FOE = 1.1;

/** How far somebody who paints is turned to the easel, in radians. */
const AT_EASEL = 1;

/** How far people who play with a ball are turned to each other or to where they kick it, in radians. */
const IN_PLAY = 1.1;

/** How far somebody who sleeps on a seat is turned, in radians. */
const DOZING = 0.3;

function dozes({ action, seated }: Deed): boolean {
  return action === 'sleep' && seated === true;
}

/** How far somebody who is not in a pair is turned for what they do, in radians. */
function turnFor(deed: Deed, framing: Circumstances['framing']): number {
  if (deed.action === 'read' && deed.seated && framing !== 'insert') return SEATED_READER;
  if (dozes(deed)) return DOZING;
  if (paints(deed)) return AT_EASEL;
  if (plays(deed)) return IN_PLAY;
  return isArmed(deed) ? AT_FOE : turnOf(deed.action);
}

/**
 * Returns the yaw of a figure outside a pair. People beside each other turn toward the middle; travelers face the
 * direction in which they go, and long things point away from the others.
 */
function aloneYaw(deeds: readonly Deed[], index: number, direction: number, { framing }: Circumstances): number {
  const deed = deeds[index];
  const turn = deed ? turnFor(deed, framing) : 0;
  // Whoever climbs beside somebody climbs the same thing.
  if (deed && (TRAVELING.has(deed.action) || deed.action === 'climb' || isArmed(deed) || deeds.length === 1))
    return turn * direction;
  const fromMiddle = deeds.length > 1 ? (index / (deeds.length - 1)) * 2 - 1 : 0;
  if (deed && (OUTWARD.has(deed.action) || paints(deed))) return turn * (Math.sign(fromMiddle) || direction);
  if (deeds.length === 2 && deeds.some(plays)) return -fromMiddle * IN_PLAY;
  return -fromMiddle * Math.max(deeds.length === 2 ? facingOf(deed?.action) : 0.35, Math.abs(turn) * 0.7);
}

/**
 * How far each of two people turns toward the other, in radians. Both faces are still seen by the viewer, and so are both
 * hands of whoever eats or plays, and both arms and both legs of whoever dances.
 */
const FACING = { usual: 0.75, withHands: 0.55, dancing: 0.2 };

function facingOf(action: Action | undefined): number {
  if (action === 'dance') return FACING.dancing;
  const isOfHands = action === 'eat' || action === 'drink' || action?.startsWith('play-');
  return isOfHands ? FACING.withHands : FACING.usual;
}

/** Returns the direction of whom a figure looks at: its partner or its neighbor. -1 is to the viewer's left. */
export function otherOf(deeds: readonly Deed[], places: readonly Place[], index: number): number | undefined {
  const own = places[index];
  const partner = deeds.findIndex(({ character }) => character === deeds[index]?.with);
  const near = partner >= 0 ? partner : deeds.length > 1 ? (index === 0 ? 1 : index - 1) : -1;
  const other = places[near];
  return own && other ? Math.sign(other.x - own.x) : undefined;
}

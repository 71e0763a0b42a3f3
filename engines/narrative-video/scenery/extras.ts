import { type Chance, chanceOf } from '../../drawing/chance.ts';
import { sideOfCompanion } from '../acting/companion.ts';
import { sideOfAim } from '../acting/flight.ts';
import { sideOfFoe } from '../acting/foe.ts';
import { isKneltAt, sideOfPet } from '../acting/pet.ts';
import type { Scene } from '../story.ts';
import { isForCrowd } from '../vocabulary/crowds.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { SEAT_PITCH, seatRow } from './carriage.ts';
import { crowdBeforeStage } from './crowd.ts';
import { HOUSE_FIRES } from './objects/burning-house.ts';
import { carriedObject, standingObject } from './objects/index.ts';
import type { Part } from './part.ts';
import { placedParts } from './things.ts';

/** How much farther from the middle things stand for each person in the scene, in meters. */
const ROOM = 0.5;
/**
 * Where the middle of a thing is that people stand at, in meters. Its counter is right behind them. One person stands
 * at its side, two on both sides of its middle.
 */
const CLOSE = { z: -0.95, one: 0.54 };

/** A thing that stands in a scene: its parts around its own origin, and where it is. */
export interface PlacedThing {
  name: ThingName;
  parts: readonly Part[];
  at: Spot;
}

type Spot = Parameters<typeof placedParts>[1];

/** Places the prompt's things that nobody carries, and that do not move, and the seats of a train. */
export function extrasOf(scene: Scene, seed: string): Part[] {
  const chance = chanceOf(`${seed}/${scene.text}/extras`);
  const built = isSeatedInTrain(scene)
    ? placedParts(seatRow(SEATS), { x: scene.characters.length % 2 ? 0 : SEAT_PITCH / 2, z: 0 })
    : [];
  const still = thingsIn(scene, chance).filter(({ name }) => !scene.changes?.[name]);
  const crowd = scene.shot === 'wide' && isForCrowd(scene) ? crowdBeforeStage(chance.fork('crowd')) : [];
  return [...built, ...still.flatMap(({ parts, at }) => placedParts(parts, at)), ...crowd];
}

/** Returns the things of a scene that move or change, and where they are before. */
export function changingThings(scene: Scene, seed: string): PlacedThing[] {
  if (!scene.changes && !scene.things.includes('burning-house')) return [];
  return thingsIn(scene, chanceOf(`${seed}/${scene.text}/extras`)).flatMap((thing) => {
    if (thing.name === 'burning-house') return [{ ...thing, parts: HOUSE_FIRES }];
    return scene.changes?.[thing.name] ? [thing] : [];
  });
}

/** Places the prompt's things that nobody carries, beside, behind or above people. */
export function thingsIn(scene: Scene, chance: Chance): PlacedThing[] {
  const edge = 0.75 + scene.characters.length * ROOM;
  let side: 1 | -1 = chance.next() < 0.5 ? -1 : 1;
  const isTaken = isBallTaken(scene);
  return standingNames(scene).flatMap((name): PlacedThing[] => {
    if (name === 'ball' && isTaken) return [];
    const object = name === 'dog' && isTaken ? dogWithBall() : standingObject(name);
    if (!object) return [];
    const { parts } = object;
    const placed = (at: Spot): PlacedThing[] => [{ name, parts, at }];
    side = side === 1 ? -1 : 1;
    const turn = chance.between(-0.25, 0.25);
    const { bearing, size } = thingOf(name);
    const foe = name in ANIMALS ? sideOfFoe(scene) : undefined;
    if (foe && !object.isAbove)
      return placed({
        x: foe * (edge * FOE.beside + size * FOE.aside),
        z: size * FOE.z,
        turn: foe > 0 ? Math.PI + FOE.turn : -FOE.turn,
      });
    const pet = isKneltAt(name) && !object.isAbove ? sideOfPet(scene) : undefined;
    if (pet)
      return placed({
        x: pet * (PET.aside + size * PET.sizes),
        z: PET.z,
        turn: name in ANIMALS ? (pet > 0 ? Math.PI + PET.turn : -PET.turn) : turnAside(name, pet, turn),
      });
    if (object.isAbove)
      return placed({
        x: side * Math.min(5, edge + size * 0.5),
        y: 2.7 + size * 0.5,
        z: -3 - size * 2,
      });
    if (bearing === 'below') return placed({ x: 0, z: 0 });
    if (bearing === 'close-behind') return placed({ x: scene.characters.length % 2 ? CLOSE.one : 0, z: CLOSE.z });
    if (name === 'goal' || name === 'hoop') return placed({ ...AIMED, x: AIMED.x * (sideOfAim(scene) ?? side) });
    const spot = SPOTS[name];
    if (spot) return placed(spot);
    if (name === 'burning-house')
      return placed({ x: side * HOUSE.x, z: HOUSE.z, size: HOUSE.size, turn: -side * 0.12 });
    if (bearing === 'behind') {
      const isHuge = size >= 2.5;
      return placed({
        x: side * (isHuge ? 2.2 : edge + size * 0.5),
        z: isHuge ? -7.5 : -2.2 - size * 0.6,
        turn,
      });
    }
    const isBetween = scene.characters.length === 2 && size <= LOW;
    if (name === 'sapling' && scene.characters.length === 2) return placed({ ...BETWEEN, z: 0.5 });
    if (bearing === 'before')
      return placed(isBetween ? { ...BETWEEN, turn } : { x: side * (edge + 0.1), z: 0.3, turn });
    const companion = sideOfCompanion(scene);
    return placed({
      x: companion ? companion * (NEAR.aside + size * NEAR.sizes) : side * (edge + size * 0.35),
      z: -0.35 - size * 0.3,
      turn: companion ? turnAside(name, companion, turn, NEAR.turn) : turnAside(name, side, turn),
    });
  });
}

/**
 * Returns how far a thing beside people turns to them, in radians: animals, which are built to face +x, as far as their profile,
 * and what faces the viewer a little.
 * @param front how far an animal turns from its profile to the viewer
 */
function turnAside(name: ThingName, side: 1 | -1, turn: number, front = 0): number {
  if (name in ANIMALS) return side > 0 ? Math.PI + turn + front : turn - front;
  return -side * (0.1 + Math.abs(turn));
}

/** Where things stand that have one place: a bus far down the road, and a net across the field, in meters. */
const SPOTS: Partial<Record<ThingName, { x: number; z: number }>> = {
  'departing-bus': { x: 2.9, z: -19 },
  net: { x: 0, z: -2.2 },
};

/** Place of what balls are shot at, in meters: before the viewer's right. */
const AIMED = { x: 2.8, z: -3 };

/** Place of a house before the other ones, in meters, and its size. */
const HOUSE = { x: 2.3, z: -3.4, size: 0.6 };

/** Place of a ball in a dog's mouth, and its size relative to that in hands, in meters from the dog's feet. */
const IN_MOUTH = { x: 0.66, y: 0.6, z: -0.02, size: 0.62 };

/** Whether the dog of a scene has its ball: nobody else does. */
function isBallTaken({ things, deeds }: Scene): boolean {
  return things.includes('dog') && things.includes('ball') && !deeds.some(({ things: own }) => own?.includes('ball'));
}

/** Returns a dog with a ball in its mouth. Without its dot, the ball is no eye. */
function dogWithBall(): ReturnType<typeof standingObject> {
  const dog = standingObject('dog');
  const ball = carriedObject('ball');
  return dog && ball && { ...dog, parts: [...dog.parts, ...placedParts(ball.parts.slice(0, 1), IN_MOUTH)] };
}

/** Size of the largest thing that two people have between them, and its place in front of them, in meters. */
const LOW = 0.4;
const BETWEEN = { x: 0, z: 1.15 };

/**
 * Place of an animal that somebody fights with a sword: how far it is beside them, as a share of the room that they need and in
 * its sizes, how far behind, in its sizes, and how far it turns from its profile to the viewer, in radians.
 */
const FOE = { beside: 0.4, aside: 1.5, z: -3.2, turn: 0.5 };

/** Place of an animal before which somebody kneels: its distance in meters and in its sizes, its z, and its turn to the viewer. */
const PET = { aside: 0.62, sizes: 0.6, z: 0.2, turn: 0.35 };

/**
 * How far a thing is beside somebody who is alone with a creature or a planted flag, in meters and in its sizes, and how far an
 * animal turns from its profile to the viewer, in radians.
 */
const NEAR = { aside: 0.62, sizes: 0.45, turn: 0.7 };

/** Seats of a row that passengers share. */
const SEATS = 7;

/** Whether the place has a row of seats for those who sit in it, so that nobody needs one of their own. */
export function isSeatedInTrain({ place, deeds }: Pick<Scene, 'place' | 'deeds'>): boolean {
  return place === 'train' && deeds.some(({ things }) => things?.includes('seat'));
}

/** Returns the things to place, in the order in which the scene names them, each once. */
function standingNames({ things, deeds }: Scene): ThingName[] {
  const had = deeds.flatMap((deed) => deed.things ?? []);
  return [...new Set([...things, ...had.filter((name) => carriedObject(name) === undefined)])].filter(
    (name) => !had.includes(name) || carriedObject(name) === undefined,
  );
}

import { minus, moved, product, shifted, turned } from '../../drawing/solids/matrix.ts';
import { floats, IN_WATER } from '../acting/afloat.ts';
import { type Actor, wayOf } from '../cast/actors.ts';
import { reachOf } from '../cast/heads-moved.ts';
import type { InsertFrame } from '../cast/insert-frame.ts';
import { stateAt } from '../cast/state.ts';
import type { FigureState } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import { isSeatedInTrain } from '../scenery/extras.ts';
import type { Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { STATURE } from './framing.ts';
import { boarded } from './rowboat.ts';
import type { Placed } from './solid-figure.ts';
import type { Heads, Standing } from './space.ts';

/** Returns where the actors stand in space at a moment, and what they do. A held pose includes walk, hair and hands. */
export function standingAt(actors: readonly Actor[], facts: FrameFacts, picture: PictureSize): readonly Standing[] {
  const held = { ...facts, time: facts.poseTime, seconds: facts.seconds - (facts.time - facts.poseTime) };
  const people = actors.map((actor) => ({
    figure: actor.figure,
    state: sunk(bedded(stateAt(actor, held))),
    x: (actor.x - picture.width / 2) / actor.grown,
    z: actor.z,
    size: actor.height / actor.grown,
    gone: wayOf(actor, held, picture) / actor.height,
  }));
  return boarded(people);
}

/** Height of what people lie on, in statures. */
const LAIN_ON: Partial<Record<ThingName, number>> = { bed: 0.22, sofa: 0.27, bench: 0.27 };
/** Height of the hips below which somebody lies or sits on the ground, in statures. */
const LOW = 0.2;

/** Whether somebody lies on a thing, clear of the ground. */
export function isBedded({ things, skeleton: { joints } }: FigureState): boolean {
  const isOff = Math.min(joints.leftToe[1], joints.rightToe[1], joints.hips[1]) > LOW;
  return isOff && things?.some((name) => LAIN_ON[name] !== undefined) === true;
}

/** Height of the step on which somebody runs up stairs, in statures. */
const ON_STEPS = 0.335;

/** Lifts people onto the thing that they lie on, or the stairs on which they run. */
function bedded(state: FigureState): FigureState {
  if (state.things?.includes('steps')) return raised(state, ON_STEPS);
  const bed = state.things?.find((name) => LAIN_ON[name] !== undefined);
  const lift = bed && LAIN_ON[bed];
  const { joints } = state.skeleton;
  return lift === undefined || joints.hips[1] > LOW ? state : raised(state, lift);
}

/** Lowers people who float in the water, which is at the height of the ground. */
function sunk(state: FigureState): FigureState {
  return floats(state) ? raised(state, -IN_WATER) : state;
}

function raised(state: FigureState, by: number): FigureState {
  const moved = Object.entries(state.skeleton.joints).map(([name, [x, y, z]]) => [name, [x, y + by, z]]);
  return { ...state, skeleton: { ...state.skeleton, joints: Object.fromEntries(moved) } };
}

/** How far hair and hats reach above the middle of a head, in heights of the head. */
const OVER_MIDDLE = 0.8;

/** Returns the mean place and size of the heads of all people, undefined if there are none. */
export function headsOf(people: readonly Standing[]): Heads | undefined {
  if (people.length === 0) return undefined;
  const places = people.map(({ figure, state, x, gone, size }) => {
    const { head, crown } = state.skeleton.joints;
    // A toy's head is elsewhere than its skeleton says, because its limbs do not bend.
    const solid = figure.solid?.anchors(state, size);
    if (!solid)
      return {
        x: x + gone + ((head[0] + crown[0]) / 2) * size,
        y: ((head[1] + crown[1]) / 2) * size,
        size: Math.hypot(...([0, 1, 2] as const).map((axis) => crown[axis] - head[axis])) * size,
      };
    const [[right, up], top] = [moved(solid.head, [0, 0, 0]), moved(solid.head, [0, 1, 0])];
    return { x: x + gone + right, y: up, size: Math.hypot(...minus(top, moved(solid.head, [0, 0, 0]))) };
  });
  const mean = (of: 'x' | 'y' | 'size') => places.reduce((sum, place) => sum + place[of], 0) / places.length;
  const top = Math.max(...places.map(({ y, size }) => y + size * OVER_MIDDLE));
  const detail = Math.min(...people.map(({ figure }) => figure.detail ?? Number.POSITIVE_INFINITY));
  return { x: mean('x'), y: mean('y'), size: mean('size'), top, detail };
}

/** Returns how far the hands and heads of upright people reach from the middle to either side, in statures. */
export function spreadOf(people: readonly Standing[]): number {
  return Math.max(0, ...people.map(({ state, x, size }) => reachOf(state.skeleton, x, size)));
}

/** Returns what an insert frames in space, from the frame of a person. */
export function insertAt({ x, y, z, tall, ...frame }: InsertFrame, person: Standing): InsertFrame {
  // Whoever is turned away has the thing on the other side, and stands before the seats.
  const size = person.size * (frame.read ? -1 : 1);
  return {
    ...frame,
    x: person.x + person.gone + x * size,
    y: y * person.size,
    z: person.z + z * size + (frame.read ? BEFORE_SEATS : 0),
    tall: tall * person.size,
  };
}

/** Turns people away from the viewer, who looks over the shoulder of one of them. */
export function turnedAway(people: readonly Standing[]): readonly Standing[] {
  return people.map((one) => ({
    ...one,
    z: one.z + BEFORE_SEATS,
    turn: Math.PI,
  }));
}

/** How far people who are turned away come forward, in statures: their knees and what they hold would be inside a seat. */
const BEFORE_SEATS = 0.5;

/** Returns people with all but the first one near the camera, if that one is seen beyond them. */
export function overShoulder(
  people: readonly Standing[],
  place: { x: number; z: number } | undefined,
): readonly Standing[] {
  return place ? people.map((one, index) => (index > 0 ? { ...one, ...place, isNear: true } : one)) : people;
}

/** Returns people without the seats that their place has already. */
export function onBuiltSeats(people: readonly Standing[], scene: Pick<Scene, 'place' | 'deeds'>): readonly Standing[] {
  if (!isSeatedInTrain(scene)) return people;
  return people.map((person) => {
    const { things, ...state } = person.state;
    return { ...person, state: { ...state, ...(things && { things: things.filter((name) => name !== 'seat') }) } };
  });
}

/** Returns the forms of all people, placed where they stand. */
export function formsOf(people: readonly Standing[]): Placed[] {
  return people.flatMap(({ figure, state, x, z, size, gone, turn = 0 }) => {
    const stand = product(shifted((x + gone) * STATURE, 0, z * STATURE), turned(turn));
    const forms = figure.solid?.pose(state, STATURE * size) ?? [];
    return forms.map((form) => ({ ...form, matrix: product(stand, form.matrix) }));
  });
}

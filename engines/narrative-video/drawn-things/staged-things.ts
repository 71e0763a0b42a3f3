import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { css, hex, under } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { type Changed, changedBy } from '../acting/changing.ts';
import { sideOfCompanion } from '../acting/companion.ts';
import { sideOfAim } from '../acting/flight.ts';
import { fights } from '../acting/foe.ts';
import { skeletonOf } from '../acting/kinematics.ts';
import { sideOfPet } from '../acting/pet.ts';
import type { Placement } from '../camera.ts';
import type { Actor } from '../cast/actors.ts';
import type { FigureState, Footing } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PaintedSet } from '../set/set.ts';
import type { Change, Scene } from '../story.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { aboard } from './aboard.ts';
import { besideActor, type Near } from './beside-actor.ts';
import { asideWithin, nearestOf, sharedShift } from './beside-people.ts';
import { drawCloud } from './cloud.ts';
import { drawnIn, type Seat, seatOf } from './drawn.ts';
import { drawFalling } from './falling.ts';
import { farBehind, inSky, middleOfPeople } from './far-behind.ts';
import { drawFlames } from './flames.ts';
import { drawKiteString, handOf } from './kite-string.ts';
import { lakeOn } from './lake.ts';
import { type OnSet, onSet } from './on-set.ts';
import { paintedThing, ROOM, type ThingSetting } from './painted-thing.ts';
import { shapesIn } from './shapes.ts';
import type { DrawnThing } from './sketch.ts';

/** A thing of a scene, painted once. */
interface StagedThing {
  canvas: Canvas;
  thing: DrawnThing;
  /** Pixels of the canvas per hundredth of an adult's height. */
  scale: number;
  order: 'far' | 'behind' | 'before';
  isMirrored: boolean;
  /** Its place if it belongs to somebody. */
  near?: Near;
  /** Otherwise its place on the set. */
  on?: OnSet;
  /** The actor who holds its string. */
  holder?: Actor;
  /** What it does, and whether it did so in an earlier scene. */
  change?: readonly [Change, isDone: boolean];
}

interface Moment {
  ground: Placement;
  picture: PictureSize;
  facts: FrameFacts;
  /** The moment of the pose that people hold. */
  posed: FrameFacts;
}

/** The things of a scene, and the seats that they offer. */
export interface StagedThings {
  draw(context: SKRSContext2D, order: StagedThing['order'], moment: Moment): void;
  seatOf(actor: Actor): Seat | undefined;
  /** Draws the shape that somebody has instead of its own, where it stands. */
  drawShape(context: SKRSContext2D, actor: Actor, at: Footing, state: FigureState): void;
}

interface Setting extends ThingSetting {
  actors: readonly Actor[];
  set: Pick<PaintedSet, 'width' | 'height' | 'ground' | 'horizon' | 'light'>;
}

/** Where things are that people stand or sit at, or on. */
const AT: ReadonlySet<Bearing> = new Set<Bearing>(['close-behind', 'before', 'below']);
/** Most things in a scene. More would make the picture crowded. */
const MOST = 6;

export function stagedThings({ actors: everybody, ...rest }: Setting): StagedThings {
  // The place is that of those who are seen, not of somebody near the camera, beyond whom they are seen.
  const actors = everybody.filter(({ isNear }) => !isNear);
  const setting = { ...rest, actors };
  const { scene } = setting;
  const seats = new Map<Actor, Seat>();
  const staged: StagedThing[] = [];
  const used = new Set<ThingName>();
  for (const actor of actors) {
    const deed = scene.deeds.find(({ character }) => character === actor.character);
    for (const name of deed?.things ?? []) place(name, actor, used);
  }
  for (const name of scene.things) place(name, actors[0], used);

  function place(name: ThingName, actor: Actor | undefined, used: Set<ThingName>): void {
    const thing = drawnIn(name, scene.place);
    const { bearing } = thingOf(name);
    const hasMoon = name === 'moon' && (setting.set.light.sun?.isMoon ?? false);
    // A face fills a close picture. Only what it stands at is around it, and the row in which it sits.
    const isClose = scene.shot === 'close';
    const isRow = thing?.pitch !== undefined;
    if (isClose && !AT.has(bearing) && !isRow && thing?.falls === undefined) return;
    if (!thing || hasMoon || staged.length >= MOST) return;
    const isUnder = bearing === 'under' && actor !== undefined;
    const seat = isUnder && seatOf(thing);
    if (seat && !isClose) seats.set(actor, seat);
    if (used.has(name) && !(isUnder && !thing.isShared)) return;
    used.add(name);
    const change = scene.changes?.[name];
    const one: StagedThing = {
      ...stage(name, thing, actor, setting, staged.length),
      ...(change && { change: [change, scene.isChanged === true] }),
    };
    // The wave behind one surfer is also behind the board of the next one.
    if (one.near && thing.inside)
      staged.unshift({
        ...one,
        ...paintedThing(thing, one.near.actor.grown, setting, [thing.inside]),
        order: 'behind',
      });
    staged.push(one);
  }

  const isAfloat = staged.some(({ near, thing }) => near && thing.waterline);
  const lake = isAfloat ? lakeOn(setting.set, setting.hand, chanceOf(`${scene.text}/lake`)) : undefined;
  return {
    draw(context, order, moment) {
      if (order === 'behind') lake?.(context, moment.ground);
      for (const one of staged) {
        if (one.order === order) drawStaged(context, one, moment);
        if (order === 'behind' && one.thing.tied) drawString(context, one, one.thing.tied, moment, setting);
      }
    },
    seatOf: (actor) => seats.get(actor),
    drawShape: shapesIn(setting),
  };
}

function stage(
  name: ThingName,
  thing: DrawnThing,
  actor: Actor | undefined,
  setting: Setting,
  index: number,
): StagedThing {
  const { set, scene } = setting;
  const { bearing } = thingOf(name);
  const isFar = bearing === 'behind' || bearing === 'above';
  if (actor && !isFar) {
    const faced = sideOfPet(scene) ?? sideOfCompanion(scene);
    const side = faced ?? (index % 2 ? -1 : 1);
    const aside = asideWithin(side, thing, actor, setting, faced !== undefined);
    const goesAlong = bearing === 'under';
    const isPlayed = bearing === 'before' && thing.seat !== undefined;
    // What is beside somebody looks at that one.
    const isMirrored = goesAlong || isPlayed ? facesLeft(actor, scene) : (bearing === 'beside' ? aside : side) > 0;
    const middle = thing.isShared ? sharedShift(actor, { actors: aboard(setting) }) : 0;
    // An even number of people sits on both sides of a row's middle, each on a seat.
    const between = thing.pitch && setting.actors.length % 2 === 0 ? thing.pitch / 200 : 0;
    const seat = ((thing.seat?.[0] ?? 0) / 100) * (isMirrored ? -1 : 1) + between;
    const isAt = bearing === 'close-behind' || (name === 'sapling' && setting.actors.length === 2);
    const right = isAt
      ? sharedShift(actor, setting) + (setting.actors.length % 2 ? OFF_CENTER : 0)
      : bearing === 'below'
        ? middle
        : bearing === 'under'
          ? middle - seat
          : isPlayed
            ? -seat
            : bearing === 'before'
              ? middle + 0.02
              : aside;
    const order = bearing === 'before' || thing.hull !== undefined ? 'before' : 'behind';
    // In a closer shot, things in front of somebody are seen from higher up, so that they hide less.
    const before = scene.shot === 'wide' ? 0.05 : 0.14;
    const nearest = thing.isShared ? nearestOf(actor, aboard(setting)) : 0;
    const under = scene.shot === 'close' ? belowFace(thing, actor, scene) : 0;
    const toward = isPlayed
      ? 0.01
      : bearing === 'before'
        ? before
        : bearing === 'under'
          ? under + nearest
          : isAt
            ? -0.05
            : -0.02;
    const layers = thing.waterline ? [thing.draw, thing.waterline] : [thing.draw];
    const near = { actor, right, toward, goesAlong, isPlayed };
    return { ...paintedThing(thing, actor.grown, setting, layers), order, isMirrored, near };
  }
  const chance = chanceOf(`${scene.text}/${index}`);
  const isAbove = bearing === 'above';
  const aim = name === 'goal' || name === 'hoop' ? sideOfAim(scene) : undefined;
  const usual = aim ? 0.5 + aim * AIMED : chance.pick(index % 2 ? [0.24, 0.32] : [0.68, 0.76]);
  const fighter = setting.actors.find(({ character }) => fights(character, scene));
  const side = fighter ? (facesLeft(fighter, scene) ? FOUGHT : 1 - FOUGHT) : usual;
  const { x, y, grown } = isAbove
    ? inSky(thing, side, chance.between(0.1, 0.2), setting)
    : farBehind(thing, side, setting);
  const unit = Math.min(setting.picture.width, setting.picture.height);
  const on = { x, y, scale: grown / 100, bobs: isAbove, ...(thing.leaves && { leaves: { ...set, unit } }) };
  const far = paintedThing(thing, grown, setting, thing.inside ? [thing.inside, thing.draw] : [thing.draw]);
  // What people fight looks at them.
  const isMirrored = fighter ? x > middleOfPeople(setting) : chance.next() < 0.5;
  // A kite leans away from the one who holds it.
  if (thing.tied && actor) return { ...far, order: 'far', isMirrored: x < set.width / 2, on, holder: actor };
  return { ...far, order: 'far', isMirrored, on };
}

/**
 * Returns how much lower a seat is, in adult heights, in a close picture. There faces have their places, so nobody is
 * raised onto a seat, and the seat comes to the hips instead.
 */
function belowFace(
  { seat }: DrawnThing,
  { performance, character, figure, grown, height }: Actor,
  scene: Scene,
): number {
  const performer = performance
    .at(scene.start, () => figure.proportions)
    .find((performer) => performer.character === character);
  if (!seat || !performer) return 0;
  const { hips } = skeletonOf(performer.pose, figure.proportions, performer.yaw).joints;
  return seat[1] / 100 - (hips[1] * height) / grown;
}

function facesLeft({ performance, character, figure }: Actor, scene: Scene): boolean {
  const performers = performance.at(scene.start, () => figure.proportions);
  return performers.some((performer) => performer.character === character && performer.yaw < 0);
}

/** How far what balls are shot at is from the middle, as a share of the set's width. */
const AIMED = 0.24;

/** Where what somebody fights is who faces left, as a share of the set's width. */
const FOUGHT = 0.28;

/** How far from the middle a thing is that one person stands at, in adult heights: two stand on both sides of it. */
const OFF_CENTER = 0.31;

function drawStaged(
  context: SKRSContext2D,
  { canvas, thing, scale, near, on, isMirrored, change }: StagedThing,
  { ground, picture, facts }: Moment,
): void {
  const at = near ? besideActor(near, ground, picture, facts) : onSet(on, ground, facts);
  const larger = at.scale / scale;
  const [width, height] = [canvas.width * larger, canvas.height * larger];
  if (thing.falls !== undefined) {
    const tile = { width: thing.width * at.scale, height: thing.height * at.scale };
    drawFalling(context, canvas, { width, height }, tile, thing.falls * at.scale, facts);
    return;
  }
  const { right, up, wide, tall, turn, burst } = change ? changedBy(change[0], facts, change[1]) : UNCHANGED;
  if (wide > 0) {
    context.save();
    context.translate(at.x + right * at.scale * 100, at.y - up * at.scale * 100);
    context.rotate(turn);
    context.scale(isMirrored ? -wide : wide, tall);
    context.drawImage(canvas, -width / 2, ROOM * at.scale - height, width, height);
    for (const flame of thing.flames ?? []) drawFlames(context, flame, at.scale, facts.seconds);
    context.restore();
  }
  if (burst === undefined || !change) return;
  const half = Math.max(thing.width, thing.height) * BLAST * at.scale;
  drawCloud(
    context,
    at.x,
    at.y - (thing.height * at.scale) / 2,
    half,
    burst,
    change[0] === 'explodes' ? 'blast' : 'magic',
  );
}

const UNCHANGED: Changed = { right: 0, up: 0, wide: 1, tall: 1, turn: 0 };
/** Radius of the cloud around something that is gone at once, relative to its longer side. */
const BLAST = 0.6;

const STRING = hex('#faf6ec');

function drawString(
  context: SKRSContext2D,
  { on, isMirrored, holder }: StagedThing,
  tied: Point,
  moment: Moment,
  { set, hand, picture }: Setting,
): void {
  const { x, y, scale } = onSet(on, moment.ground, moment.facts);
  const side = isMirrored ? -1 : 1;
  const from: Point = [x + tied[0] * scale * side, y - tied[1] * scale];
  context.strokeStyle = css(hand.tint(under(STRING, set.light.key)));
  drawKiteString(context, from, holder && handOf(holder, side, moment), picture, scale);
}

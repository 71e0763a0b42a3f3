import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { type Actor, footingOf, wayOf } from '../actors.ts';
import type { Placement } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Hand } from '../hand.ts';
import { outOfFocus } from '../layers.ts';
import { createPen } from '../pen.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PaintedSet } from '../set.ts';
import { type Scene, SOFT_BEHIND } from '../story.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { DRAWN, type Seat, seatOn } from './drawn.ts';
import { type DrawnThing, sketchOn } from './sketch.ts';

/** A thing of a scene, painted once. */
interface StagedThing {
  canvas: Canvas;
  thing: DrawnThing;
  /** Pixels of the canvas per hundredth of an adult's height. */
  scale: number;
  order: 'far' | 'behind' | 'before';
  isMirrored: boolean;
  /**
   * The actor whom it belongs to, and its distance from that actor to the right and toward the viewer, in adult
   * heights.
   */
  near?: { actor: Actor; right: number; toward: number; goesAlong: boolean };
  /** Otherwise its place on the set: position in pixels, and pixels per hundredth of an adult's height. */
  on?: { x: number; y: number; scale: number; bobs: boolean };
}

/** The things of a scene, and the seats that they offer. */
export interface StagedThings {
  draw(
    context: SKRSContext2D,
    order: StagedThing['order'],
    moment: { ground: Placement; picture: PictureSize; facts: FrameFacts },
  ): void;
  seatOf(actor: Actor): Seat | undefined;
}

interface Setting {
  scene: Scene;
  actors: readonly Actor[];
  hand: Hand;
  /** Size of the set and height of the ground, in pixels. */
  set: Pick<PaintedSet, 'width' | 'height' | 'ground' | 'light'>;
  picture: PictureSize;
  /** Whether the look can show things out of focus. */
  isSmooth: boolean;
}

/** Empty margin around a thing for its glow, in hundredths of an adult's height. */
const ROOM = 50;
/** Largest side of a painted thing, pixels. */
const LARGEST = 1800;
/** Height of an adult who stands far behind the others, as a share of the picture's height. */
const FAR = 0.46;
/** Things wider than this, in hundredths of an adult's height, are drawn farther away. */
const HUGE = 200;
/** Where things are that people stand or sit at. */
const AT: ReadonlySet<Bearing> = new Set<Bearing>(['close-behind', 'before']);
/** Most things in a scene. More would make the picture crowded. */
const MOST = 6;

export function stagedThings(setting: Setting): StagedThings {
  const { scene, actors } = setting;
  const seats = new Map<Actor, Seat>();
  const staged: StagedThing[] = [];
  const used = new Set<ThingName>();
  for (const actor of actors) {
    const deed = scene.deeds.find(({ character }) => character === actor.character);
    for (const name of deed?.things ?? []) place(name, actor, used);
  }
  for (const name of scene.things) place(name, actors[0], used);

  function place(name: ThingName, actor: Actor | undefined, used: Set<ThingName>): void {
    const thing = DRAWN[name];
    const { bearing } = thingOf(name);
    const hasMoon = name === 'moon' && (setting.set.light.sun?.isMoon ?? false);
    // A face fills a close picture. Only what it stands at is around it.
    if (scene.shot === 'close' && !AT.has(bearing)) return;
    if (!thing || hasMoon || staged.length >= MOST) return;
    const isUnder = bearing === 'under' && actor !== undefined;
    const seat = isUnder && seatOn(name);
    if (seat) seats.set(actor, seat);
    if (used.has(name) && !(isUnder && !thing.isShared)) return;
    used.add(name);
    staged.push(stage(thing, bearing, actor, setting, staged.length));
  }

  return {
    draw(context, order, moment) {
      for (const one of staged) if (one.order === order) drawStaged(context, one, moment);
    },
    seatOf: (actor) => seats.get(actor),
  };
}

function stage(
  thing: DrawnThing,
  bearing: Bearing,
  actor: Actor | undefined,
  setting: Setting,
  index: number,
): StagedThing {
  const { set, scene, picture } = setting;
  const isFar = bearing === 'behind' || bearing === 'above';
  if (actor && !isFar) {
    const side = index % 2 ? -1 : 1;
    const goesAlong = bearing === 'under';
    const isPlayed = bearing === 'before' && thing.seat !== undefined;
    const isMirrored = goesAlong || isPlayed ? facesLeft(actor, scene) : side > 0;
    const middle = thing.isShared ? sharedShift(actor, setting) : 0;
    // An even number of people sits on both sides of a row's middle, each on a seat.
    const between = thing.pitch && setting.actors.length % 2 === 0 ? thing.pitch / 200 : 0;
    const seat = ((thing.seat?.[0] ?? 0) / 100) * (isMirrored ? -1 : 1) + between;
    const aside = besideGroup(side, actor, setting) + side * (0.06 + thing.width / 200);
    const isAt = bearing === 'close-behind';
    const right = isAt
      ? sharedShift(actor, setting) + (setting.actors.length % 2 ? OFF_CENTER : 0)
      : bearing === 'under'
        ? middle - seat
        : isPlayed
          ? -seat
          : bearing === 'before'
            ? 0.02
            : aside;
    const order = bearing === 'before' || thing.hull !== undefined ? 'before' : 'behind';
    // In a closer shot, things in front of somebody are seen from higher up, so that they hide less.
    const before = scene.shot === 'wide' ? 0.05 : 0.14;
    const toward = isPlayed ? 0.01 : bearing === 'before' ? before : bearing === 'under' ? 0 : isAt ? -0.05 : -0.02;
    return { ...painted(thing, actor.grown, setting), order, isMirrored, near: { actor, right, toward, goesAlong } };
  }
  const chance = chanceOf(`${scene.text}/${index}`);
  // Very wide things are farther away.
  const isHuge = thing.width > HUGE;
  const grown = picture.height * FAR * (isHuge ? 0.6 : 1);
  const isAbove = bearing === 'above';
  const share = isHuge ? 0.5 : chance.pick(index % 2 ? [0.24, 0.32] : [0.68, 0.76]);
  const sky = set.height * chance.between(0.1, 0.2) + (thing.height * grown) / 100;
  const y = isAbove ? sky : set.ground - set.height * (isHuge ? 0.13 : 0.03);
  const x =
    isAbove || isHuge ? set.width * share : besidePeople(set.width * share, (thing.width * grown) / 100, setting);
  const on = { x, y, scale: grown / 100, bobs: isAbove };
  return { ...painted(thing, grown, setting), order: 'far', isMirrored: chance.next() < 0.5, on };
}

/** Share of a thing that is seen at least, if people leave too little room for it. */
const SEEN = 0.5;

/**
 * Moves a thing so far aside that no head is in front of it: to the other side if only there is room for half of it. At
 * least half of it stays in the picture.
 * @param x its middle on the set, and its width, in pixels
 */
function besidePeople(x: number, width: number, { actors, set, picture }: Setting): number {
  const [first] = actors;
  if (!first) return x;
  const end = (side: number) =>
    Math.max(...actors.map((actor) => side * (actor.x - picture.width / 2) + actor.grown * ELBOW)) / first.base;
  const edge = picture.width / 2 / first.base;
  const usual = x < set.width / 2 ? -1 : 1;
  const hasRoom = end(usual) + width * SEEN <= edge || end(-usual) >= end(usual);
  const side = hasRoom ? usual : -usual;
  const away = Math.min(end(side) + width / 2, edge + width * (0.5 - SEEN));
  return set.width / 2 + side * Math.max(Math.abs(x - set.width / 2), away);
}

function facesLeft({ performance, character, figure }: Actor, scene: Scene): boolean {
  const performers = performance.at(scene.start, () => figure.proportions);
  return performers.some((performer) => performer.character === character && performer.yaw < 0);
}

/** Returns the distance from an actor to the end of the group on one side, in adult heights. */
function besideGroup(side: number, actor: Actor, { actors, scene }: Setting): number {
  const ends = actors.map(({ x, grown, character }) => {
    const had = scene.deeds.find((deed) => deed.character === character)?.things ?? [];
    const ridden = had.filter((name) => thingOf(name).bearing === 'under').map((name) => DRAWN[name]?.width ?? 0);
    return ((x - actor.x) / grown) * side + Math.max(ELBOW, ...ridden.map((width) => width / 200));
  });
  return side * Math.max(...ends);
}

/** How far from the middle a thing is that one person stands at, in adult heights: two stand on both sides of it. */
const OFF_CENTER = 0.31;

/** Distance from the middle of a body to an elbow, in adult heights. */
const ELBOW = 0.18;

/** Returns the distance from one of several people to the middle of the group, in adult heights. */
function sharedShift(actor: Actor, { actors }: Setting): number {
  const middle = actors.reduce((sum, { x }) => sum + x / actors.length, 0);
  return (middle - actor.x) / actor.grown;
}

function painted(thing: DrawnThing, grown: number, { hand, set, scene, picture, isSmooth }: Setting) {
  const [width, height] = [thing.width + ROOM * 2, thing.height + ROOM * 2];
  const scale = Math.min(grown / 100, LARGEST / width, LARGEST / height);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const unit = Math.min(picture.width, picture.height);
  const sheet = { context: canvas.getContext('2d'), unit, depth: 0 };
  const pen = createPen(sheet, hand, set.light, chanceOf(`${scene.text}/thing`));
  thing.draw(sketchOn(pen, canvas.width / 2, canvas.height - ROOM * scale, scale));
  if (!SOFT_BEHIND.has(scene.framing) || !isSmooth) return { canvas, thing, scale };
  const soft = outOfFocus(canvas, (context) => context.drawImage(canvas, 0, 0));
  const coarse = (scale * soft.width) / canvas.width;
  freeCanvas(canvas);
  return { canvas: soft, thing, scale: coarse };
}

function drawStaged(
  context: SKRSContext2D,
  { canvas, scale, near, on, isMirrored }: StagedThing,
  { ground, picture, facts }: { ground: Placement; picture: PictureSize; facts: FrameFacts },
): void {
  const at = near ? besideActor(near, ground, picture, facts) : onSet(on, ground, facts);
  const larger = at.scale / scale;
  const [width, height] = [canvas.width * larger, canvas.height * larger];
  context.save();
  context.translate(at.x, at.y + ROOM * at.scale);
  if (isMirrored) context.scale(-1, 1);
  context.drawImage(canvas, -width / 2, -height, width, height);
  context.restore();
}

function besideActor(
  { actor, right, toward, goesAlong }: NonNullable<StagedThing['near']>,
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
) {
  const at = footingOf(actor, ground, picture, goesAlong ? wayOf(actor, facts, picture) : 0);
  const grown = (at.height * actor.grown) / actor.height;
  return { x: at.x + right * grown, y: at.y + toward * grown, scale: grown / 100 };
}

/** How far flying things move up and down, in hundredths of an adult's height. */
const BOB = 3;

function onSet(on: StagedThing['on'], ground: Placement, { seconds }: FrameFacts) {
  const { x, y, scale, bobs } = on ?? { x: 0, y: 0, scale: 0, bobs: false };
  const bob = bobs ? Math.sin(seconds * 1.3) * BOB * scale : 0;
  return { x: ground.x + x * ground.scale, y: ground.y + (y + bob) * ground.scale, scale: scale * ground.scale };
}

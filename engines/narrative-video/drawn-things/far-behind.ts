import type { Actor } from '../cast/actors.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PaintedSet } from '../set/set.ts';
import type { DrawnThing } from './sketch.ts';

/** Distance from the middle of a body to an elbow, in adult heights. */
export const ELBOW = 0.18;

/** The people in front of what is far, and the set on which it is. */
interface View {
  actors: readonly Pick<Actor, 'x' | 'grown' | 'base'>[];
  /** Size of the set and height of the ground, in pixels. */
  set: Pick<PaintedSet, 'width' | 'height' | 'ground'>;
  picture: PictureSize;
}

/** Where a thing is on the set: its middle and its lower edge, and the height of an adult beside it, in pixels. */
interface FarPlace {
  x: number;
  y: number;
  grown: number;
}

/**
 * Height of an adult who stands far behind the others, as a share of the picture's height, and the factor of that for
 * things that are wider or taller than some hundredths of an adult's height.
 */
const [FAR, FARTHER, HUGE] = [0.46, 0.6, 200];
/** Greatest height and width of a thing, as shares of the picture's. */
const [TALLEST, WIDEST] = [0.68, 0.96];
/** How far above the ground line the water begins in places by the sea, as a share of the set's height. */
const OFFSHORE = 0.2;
/** Share of a set's width from which a thing stands in its middle, because it has no room beside people. */
const WIDE = 0.4;
/** Share of a thing that is seen at least, if people leave too little room for it. */
const SEEN = 0.5;

/**
 * Returns where a thing flies: beside the head of somebody who is alone.
 * @param side where its middle is, as a share of the set's width
 * @param top distance from its upper edge to the set's, as a share of the set's height
 */
export function inSky(thing: DrawnThing, side: number, top: number, view: View): FarPlace {
  const { set, picture, actors } = view;
  const grown = grownBeside(thing, picture);
  const width = sizeOn(thing, grown);
  const aside = actors.length === 1 ? besidePeople(set.width * side, width, view) : set.width * side;
  const x = width > set.width * WIDE ? set.width / 2 : aside;
  return { x, y: set.height * top + (thing.height * grown) / 100, grown };
}

/**
 * Returns where a thing stands far behind people: beside their heads. Two people have something huge between them if
 * there is no room for it.
 * @param side where its middle is if nobody is there, as a share of the set's width
 */
export function farBehind(thing: DrawnThing, side: number, view: View): FarPlace {
  const { set, picture, actors } = view;
  const grown = grownBeside(thing, picture);
  const width = sizeOn(thing, grown);
  const y = set.ground - set.height * (thing.swims ? OFFSHORE : isHuge(thing) ? 0.13 : 0.03);
  if (width > set.width * WIDE) return { x: set.width / 2, y, grown };
  const hasRoom = Math.max(roomBeside(-1, view), roomBeside(1, view)) >= width;
  if (isHuge(thing) && actors.length === 2 && !hasRoom) return { x: middleOfPeople(view), y, grown };
  return { x: besidePeople(set.width * side, width, view), y, grown };
}

function isHuge({ width, height }: DrawnThing): boolean {
  return Math.max(width, height) > HUGE;
}

function grownBeside(thing: DrawnThing, { width, height }: PictureSize): number {
  return Math.min(
    height * FAR * (isHuge(thing) ? FARTHER : 1),
    (height * TALLEST * 100) / thing.height,
    (width * WIDEST * 100) / thing.width,
  );
}

function sizeOn({ width }: DrawnThing, grown: number): number {
  return (width * grown) / 100;
}

/** Returns the middle between people, in pixels of the set. */
export function middleOfPeople({ actors, set, picture }: View): number {
  const middle = actors.reduce((sum, { x }) => sum + x / actors.length, 0);
  return set.width / 2 + (middle - picture.width / 2) / (actors[0]?.base ?? 1);
}

/**
 * Moves a thing so far aside that no head is in front of it: to the side with more room if it has no room where it is. At
 * least half of it stays in the picture.
 * @param x its middle on the set, and its width, in pixels
 */
function besidePeople(x: number, width: number, view: View): number {
  const { actors, set, picture } = view;
  const [first] = actors;
  if (!first) return x;
  const edge = picture.width / 2 / first.base;
  const usual = x < set.width / 2 ? -1 : 1;
  const side = roomBeside(usual, view) >= Math.min(width, roomBeside(-usual, view)) ? usual : -usual;
  const away = Math.min(edge - roomBeside(side, view) + width / 2, edge + width * (0.5 - SEEN));
  return set.width / 2 + side * Math.max(Math.abs(x - set.width / 2), away);
}

/** Returns the distance between the people and the picture's edge, in pixels of the set. @param side 1 is right, -1 left */
function roomBeside(side: number, { actors, picture }: View): number {
  const rooms = actors.map(({ x, grown, base }) => {
    const end = side * (x - picture.width / 2) + grown * ELBOW;
    return (picture.width / 2 - end) / base;
  });
  return Math.min(...rooms);
}

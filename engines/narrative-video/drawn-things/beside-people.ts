import type { Actor } from '../cast/actors.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';
import { DRAWN } from './drawn.ts';
import { ELBOW } from './far-behind.ts';
import type { DrawnThing } from './sketch.ts';

/** The people of a scene, and the picture in which they are. */
interface Group {
  actors: readonly Pick<Actor, 'x' | 'grown' | 'character'>[];
  scene: Pick<Scene, 'deeds'>;
  picture: Pick<PictureSize, 'width'>;
}

/** Share of a thing that people may hide, so that it is not cut off by the edge of the picture. */
const HIDDEN = 0.45;

/**
 * Returns how far from an actor a thing beside the group is: on the side where it fits, and as far inside as that allows.
 * @param staysThere whether somebody faces it, so that it stays on its side
 */
export function asideWithin(
  side: number,
  thing: DrawnThing,
  actor: Pick<Actor, 'x' | 'grown'>,
  group: Group,
  staysThere = false,
): number {
  const half = thing.width / 200;
  const middle = group.picture.width / 2;
  const at = (side: number) => besideGroup(side, actor, group) + side * (0.06 + half);
  const cut = (right: number) =>
    Math.max(0, (Math.abs(actor.x + right * actor.grown - middle) - middle) / actor.grown + half);
  const [usual, other] = [at(side), at(-side)];
  const aside = staysThere || cut(usual) <= cut(other) ? usual : other;
  const most = Math.min(thing.width * 0.01 * HIDDEN, staysThere ? Math.abs(aside) - ELBOW : Number.POSITIVE_INFINITY);
  return aside - Math.sign(aside) * Math.min(cut(aside), most);
}

/** Returns the distance from an actor to the end of the group on one side, in adult heights. */
function besideGroup(side: number, actor: Pick<Actor, 'x' | 'grown'>, { actors, scene }: Group): number {
  const ends = actors.map(({ x, grown, character }) => {
    const had = scene.deeds.find((deed) => deed.character === character)?.things ?? [];
    const ridden = had.filter((name) => thingOf(name).bearing === 'under').map((name) => DRAWN[name]?.width ?? 0);
    return ((x - actor.x) / grown) * side + Math.max(ELBOW, ...ridden.map((width) => width / 200));
  });
  return side * Math.max(...ends);
}

/** Returns the distance from one of several people to the middle of the group, in adult heights. */
export function sharedShift(actor: Pick<Actor, 'x' | 'grown'>, { actors }: Pick<Group, 'actors'>): number {
  const middle = actors.reduce((sum, { x }) => sum + x / actors.length, 0);
  return (middle - actor.x) / actor.grown;
}

/** Returns the distance from one of several people down to the nearest one in the picture, in adult heights. */
export function nearestOf(actor: Pick<Actor, 'y' | 'grown'>, actors: readonly Pick<Actor, 'y'>[]): number {
  return (Math.max(actor.y, ...actors.map(({ y }) => y)) - actor.y) / actor.grown;
}

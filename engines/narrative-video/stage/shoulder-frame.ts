import { skeletonOf } from '../acting/kinematics.ts';
import type { Actor } from '../cast/actors.ts';
import { shoulderLayout } from '../cast/shoulder-layout.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';

/** Moments whose mean place of a head counts, as shares of the scene. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Returns the two people of a painted scene of whom one is seen beyond the other. */
export function placedOverShoulder(scene: Scene, actors: readonly Actor[], picture: PictureSize): Actor[] {
  const [seen, near] = scene.characters.map((character) => actors.find((actor) => actor.character === character));
  if (!seen || !near) return [...actors];
  const side = Math.sign(near.x - seen.x) || 1;
  const { aside, heads, sizes, whole } = shoulderLayout(picture, scene);
  const { width, height } = picture;
  const company: Actor[] = [];
  const [left, right] = [width * (0.5 - side * aside.seen), width * (0.5 + side * aside.near)];
  const tall = whole && whole.near * height * (near.figure.stature ?? 1) * near.figure.proportions.head;
  company.push(
    whole
      ? standingAt(seen, height * whole.seen, [left, height * whole.feet], company)
      : withHeadAt(seen, scene, sizes.seen, [left, height * heads.seen], company),
    {
      ...withHeadAt(near, scene, Math.min(sizes.near, tall ?? sizes.near), [right, height * heads.near], company),
      isNear: true,
    },
  );
  return company;
}

/** Returns an actor who stands there in the picture, where an adult is so tall, in pixels. */
function standingAt(actor: Actor, grown: number, [x, y]: readonly [number, number], company: readonly Actor[]): Actor {
  return { ...actor, grown, height: grown * (actor.figure.stature ?? 1), x, y, stands: 'on-ground', company };
}

/** Returns an actor with a head of this height, in pixels, whose middle is there in the picture. */
function withHeadAt(
  actor: Actor,
  { start, end }: Scene,
  head: number,
  [x, y]: readonly [number, number],
  company: readonly Actor[],
): Actor {
  const { performance, character, figure } = actor;
  const places = MOMENTS.flatMap((share) => {
    const performers = performance.at(start + (end - start) * share, () => figure.proportions);
    return performers
      .filter((performer) => performer.character === character)
      .map(({ pose, yaw }) => {
        const { joints } = skeletonOf(pose, figure.proportions, yaw);
        return [(joints.head[0] + joints.crown[0]) / 2, (joints.head[1] + joints.crown[1]) / 2] as const;
      });
  });
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis] / places.length, 0);
  const tall = head / figure.proportions.head;
  return {
    ...actor,
    grown: tall / (figure.stature ?? 1),
    height: tall,
    x: x - mean(0) * tall,
    y: y + mean(1) * tall,
    stands: 'at-edge',
    company,
  };
}

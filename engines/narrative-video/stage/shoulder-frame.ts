import { skeletonOf } from '../acting/kinematics.ts';
import type { Actor } from '../cast/actors.ts';
import type { NearLight } from '../cast/out-of-focus.ts';
import { headsOverShoulder, nearAside, OVER_SHOULDER } from '../cast/shoulder-layout.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';

/** Moments whose mean place of a head counts, as shares of the scene. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Returns the two people of a painted scene as they are seen over the shoulder of the nearer one. */
export function placedOverShoulder(
  scene: Scene,
  actors: readonly Actor[],
  picture: PictureSize,
  lit: Omit<NearLight, 'edge'>,
): Actor[] {
  const [seen, near] = scene.characters.map((character) => actors.find((actor) => actor.character === character));
  if (!seen || !near) return [...actors];
  const side = Math.sign(near.x - seen.x) || 1;
  const heads = headsOverShoulder(picture, scene);
  const { width, height } = picture;
  const company: Actor[] = [];
  company.push(
    placedAt(
      seen,
      scene,
      heads.seen,
      [width * (0.5 - side * OVER_SHOULDER.seen), height * OVER_SHOULDER.eyes],
      company,
    ),
    {
      ...placedAt(
        near,
        scene,
        heads.near,
        [width * (0.5 + side * nearAside(picture)), height * OVER_SHOULDER.nearEyes],
        company,
      ),
      near: { ...lit, edge: side },
    },
  );
  return company;
}

/** Returns an actor with a head of this height, in pixels, whose middle is there in the picture. */
function placedAt(
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

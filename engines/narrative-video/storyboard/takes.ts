import type { Scene, Shot } from '../story.ts';

/** Sizes of people in the second, third and further pictures of one kind, relative to the first. */
const SIZES: Readonly<Record<Shot, readonly [number, number]>> = {
  wide: [1.18, 0.86],
  medium: [1.26, 0.86],
  close: [0.86, 1.1],
};
/** Heights of the camera above its usual one in these, in statures: it looks up at people, then down on them. */
const HEIGHTS: Readonly<Record<Shot, readonly [number, number]>> = {
  wide: [-0.3, 0.45],
  medium: [-0.34, 0.26],
  close: [-0.16, 0.14],
};

/** Sizes between which people are who read a page in the lap: larger ones would hide it, and it is small in others. */
const OVER_LAP = { least: 0.93, most: 1.08 };

/** Framings that have an arrangement of their own. */
const ARRANGED: ReadonlySet<Scene['framing']> = new Set<Scene['framing']>([
  'insert',
  'over-shoulder',
  'from-behind',
  'exterior',
]);

/** Numbers the pictures that show the same people in the same place from the same distance, so that none is like another. */
export function withTakes(scenes: readonly Scene[]): Scene[] {
  const counts = new Map<string, number>();
  return scenes.map((scene) => {
    const { place, shot, characters, framing } = scene;
    if (ARRANGED.has(framing)) return scene;
    const key = `${place}/${shot}/${characters.join()}`;
    const take = counts.get(key) ?? 0;
    counts.set(key, take + 1);
    return take > 0 ? { ...scene, take } : scene;
  });
}

type Taken = Pick<Scene, 'shot' | 'take' | 'deeds'>;

/** Returns the size of people in a picture relative to the first one of its kind. */
export function sizeOf(scene: Taken): number {
  const size = isAloft(scene) ? ((scene.take ?? 0) % 2 ? FARTHER_ALOFT : 1) : (ofTake(scene, SIZES) ?? 1);
  return hasPageInLap(scene) ? Math.max(OVER_LAP.least, Math.min(OVER_LAP.most, size)) : size;
}

/**
 * Returns how much higher the camera is than in the first picture of its kind, in statures. It never looks up at a page in
 * a lap, which would hide the reader.
 */
export function cameraLiftOf(scene: Taken): number {
  const lift = isAloft(scene) ? 0 : (ofTake(scene, HEIGHTS) ?? 0);
  return hasPageInLap(scene) ? Math.abs(lift) : lift;
}

/** Size of people in the air in every second picture of a kind, relative to the first. */
const FARTHER_ALOFT = 0.84;

/** Whether people are in the air, where a nearer or lower camera would cut off their heads. */
function isAloft({ deeds }: Pick<Scene, 'deeds'>): boolean {
  return deeds.some(({ action }) => action === 'fly' || action === 'jump');
}

function hasPageInLap({ deeds }: Pick<Scene, 'deeds'>): boolean {
  return deeds.some(({ action, seated }) => action === 'read' && seated === true);
}

/** Returns the side that a picture of one person leaves free if it is not the first of its kind: -1 left, 1 right. */
export function sideOfTake({ take = 0 }: Pick<Scene, 'take'>): number {
  return take % 2 === 0 ? 1 : -1;
}

/** Every third picture of a kind is taken as the first one. */
function ofTake(
  { shot, take = 0 }: Pick<Scene, 'shot' | 'take'>,
  values: Readonly<Record<Shot, readonly [number, number]>>,
) {
  const [second, third] = values[shot];
  return [undefined, second, third][take % 3];
}

import { shownIn } from './inserts.ts';
import type { Framing, Scene } from './story.ts';

/** Framings that come again and again in a carriage: one passenger, seen from the front. */
const ALONE: ReadonlySet<Framing | undefined> = new Set<Framing | undefined>(['close-up', 'reaction', 'medium']);

/**
 * Shows one passenger of a train at night mirrored in the window, once in each ride: the last time that the ride would
 * show one alone from the front again. Somebody with a thing in the hands or in tears is shown as before.
 */
export function withWindows(scenes: readonly Scene[]): Scene[] {
  let chosen = -1;
  const mirrored = new Set<number>();
  scenes.forEach((scene, index) => {
    if (scenes[index - 1]?.text === scene.text && isMirrored(scene)) chosen = index;
    const isLast = scenes[index + 1]?.place !== scene.place;
    if (isLast && chosen !== -1) mirrored.add(chosen);
    if (isLast) chosen = -1;
  });
  return scenes.map((scene, index) =>
    mirrored.has(index) ? { ...scene, shot: 'close', framing: 'window', camera: 'drift' } : scene,
  );
}

function isMirrored(scene: Scene): boolean {
  const { place, time, framing, characters, deeds, emotion } = scene;
  return (
    place === 'train' &&
    time === 'night' &&
    ALONE.has(framing) &&
    characters.length === 1 &&
    emotion !== 'cry' &&
    deeds.every(({ action }) => action !== 'cry') &&
    shownIn(scene).length === 0
  );
}

import type { PlaceName, Scene } from '../story.ts';

/** Parts of a story that show one place from the same side, and the number of sides from which a place is shown. */
const [SAME, SIDES] = [2, 3];

/** Returns the scenes with how often each has returned to its place. A part of the story that is told again looks the same. */
export function withVisits(scenes: readonly Scene[]): Scene[] {
  const told = new Map<PlaceName, string[]>();
  return scenes.map((scene) => {
    const texts = told.get(scene.place) ?? [];
    if (!texts.includes(scene.text)) texts.push(scene.text);
    told.set(scene.place, texts);
    const visit = Math.floor(texts.indexOf(scene.text) / SAME) % SIDES;
    return visit > 0 ? { ...scene, visit } : scene;
  });
}

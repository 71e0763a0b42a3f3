import type { Action } from '../actions.ts';
import type { Scene } from '../story.ts';
import { isViewWatched } from '../vocabulary/view-watching.ts';
import { canLook, fromBehind } from './from-behind.ts';

/** Longest time for which one picture of people who look at a view stands, in seconds. */
const LONGEST = 7;

/**
 * Returns the scenes, of which those from afar that tell that people look at a view show these from behind, and not with
 * their backs to the sun. Between them, near pictures show their faces. The last picture shows everybody who looks.
 */
export function withViews(scenes: readonly Scene[]): Scene[] {
  const told: Scene[] = [];
  scenes.forEach((scene, index) => {
    const seen = { ...scene, ...castOf(scene, scenes) };
    const isLast = scenes[index + 1]?.text !== scene.text;
    const isNear = scene.shot === 'close' || scene.framing === 'over-shoulder';
    if ((isNear && !isLast) || !isWatching(seen)) {
      told.push(scene);
      return;
    }
    const before = told.at(-1);
    // Two pictures of the same backs would seem to be one that jumps.
    if (before?.framing === 'from-behind' && before.text === scene.text && scene.end - before.start <= LONGEST)
      told[told.length - 1] = { ...before, end: scene.end };
    else told.push(fromBehind(seen));
  });
  return told;
}

const LOOKING: ReadonlySet<Action> = new Set<Action>(['stand', 'look-around', 'think', 'sing', 'hold-hands']);

function isWatching(scene: Scene): boolean {
  return isViewWatched(scene.text) && canLook(scene) && scene.deeds.every(({ action }) => LOOKING.has(action));
}

/** Returns the people of the scene with the most of them among those that tell the same. */
function castOf(scene: Scene, scenes: readonly Scene[]): Pick<Scene, 'deeds' | 'characters'> {
  const same = scenes.filter(({ text, place }) => text === scene.text && place === scene.place);
  const [{ deeds, characters } = scene] = same.toSorted((one, other) => other.deeds.length - one.deeds.length);
  return { deeds, characters };
}

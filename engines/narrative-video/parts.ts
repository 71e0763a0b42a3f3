import type { Scene } from './story.ts';
import { TAKES_OVER } from './transitions.ts';

/** Drawings of scenes that follow each other. `to` is the first drawing after them. */
export interface Run {
  from: number;
  to: number;
}

/** What one process draws, in the order of the film. */
export type Part = readonly Run[];

/** Length in seconds below which half of a film is not worth its own process. */
const SHORTEST = 6;
/**
 * What a process does besides drawing, as seconds of film that it could draw meanwhile: it paints a place and lights the
 * people for each setting, and stages a scene of the other process to dissolve from it (profiles of `npm run bench:drawing`).
 */
const COSTS = { setting: 2, dissolve: 1 } as const;

/**
 * Divides a film between processes that draw at the same time. If its places come again, each process draws the scenes of
 * its own places, because places and people are made anew for each setting. Otherwise, each draws one half of the story.
 * @returns one or two parts that have each drawing once
 * @throws RangeError if there are no scenes
 */
export function partsOf(scenes: readonly Scene[], durationSeconds: number, drawings: number, most: number): Part[] {
  if (scenes.length === 0) throw new RangeError('a storyboard has at least one scene');
  const total = Math.ceil(durationSeconds * drawings);
  const whole = [{ from: 0, to: total }];
  if (most < 2 || durationSeconds < SHORTEST * 2) return [whole];
  const bySetting = scenes.toSorted((one, other) => settingOf(one).localeCompare(settingOf(other)));
  const choices = [scenes, bySetting].flatMap((order) =>
    order.slice(1).map((_, index) => [new Set(order.slice(0, index + 1)), new Set(order.slice(index + 1))] as const),
  );
  const costs = choices.map((halves) => costOf(halves, scenes));
  const halves = choices[costs.indexOf(Math.min(...costs))];
  if (!halves) return [whole];
  return halves
    .map((half) => runsOf(scenes, half, drawings, total))
    .filter((part) => part.length > 0)
    .sort(([one], [other]) => (one?.from ?? 0) - (other?.from ?? 0));
}

function settingOf({ time, weather, mood, place }: Scene): string {
  return [time, weather, mood, place].join();
}

/** Returns what a division costs: the time until both processes have finished, and the work of both. */
function costOf(halves: readonly ReadonlySet<Scene>[], scenes: readonly Scene[]): number {
  const loads = halves.map((half) => {
    const shown = scenes.filter((scene) => half.has(scene));
    const dissolved = scenes.filter((scene, index) => {
      const next = scenes[index + 1];
      return next && half.has(next) && !half.has(scene) && TAKES_OVER.has(next.transition);
    });
    const settings = new Set([...shown, ...dissolved].map(settingOf));
    const seconds = shown.reduce((sum, { start, end }) => sum + end - start, 0);
    return seconds + settings.size * COSTS.setting + dissolved.length * COSTS.dissolve;
  });
  return Math.max(...loads) + loads.reduce((sum, load) => sum + load, 0);
}

function runsOf(scenes: readonly Scene[], half: ReadonlySet<Scene>, drawings: number, total: number): Part {
  const runs: Run[] = [];
  scenes.forEach((scene, index) => {
    if (!half.has(scene)) return;
    const next = scenes[index + 1];
    const [from, to] = [Math.ceil(scene.start * drawings), next ? Math.ceil(next.start * drawings) : total];
    const last = runs.at(-1);
    if (last?.to === from) last.to = to;
    else if (from < to) runs.push({ from, to });
  });
  return runs;
}

/** @throws RangeError if there are no scenes */
export function sceneAt(scenes: readonly Scene[], seconds: number): Scene {
  const scene = scenes.find(({ end }) => seconds < end) ?? scenes.at(-1);
  if (!scene) throw new RangeError('a storyboard has at least one scene');
  return scene;
}

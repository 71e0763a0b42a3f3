import type { Scene } from '../story.ts';
import { isByTrain } from '../vocabulary/journeys.ts';
import { plain } from '../vocabulary/lexicon.ts';
import { cutBetween, type SongCues } from './cuts.ts';

/** Shortest and longest time for which a train is seen from outside, in seconds. */
const [SHORTEST, LONGEST] = [1, 2.8];
/** Longest time for which the singer may be unseen while singing, in seconds. */
const LONGEST_UNSEEN = 1.6;
/** Least time of the scene in the train that follows, in seconds. */
const SHORTEST_AFTER = 1.3;
/** Share of the scene after which passengers are shown, if a beat is near. */
const AFTER = 0.46;

/** Begins each journey by train with the train from outside, if its first scene is long enough to be cut on a beat. */
export function withExteriors(scenes: readonly Scene[], { beats }: Pick<SongCues, 'beats'>): Scene[] {
  return scenes.flatMap((scene, index) => {
    const setsOut = scene.place === 'train' && scenes[index - 1]?.place !== 'train' && isByTrain(plain(scene.text));
    const cut = setsOut ? cutIn(scene, beats) : undefined;
    if (cut === undefined) return [scene];
    const { emotion: _, ...told } = scene;
    return [
      {
        ...told,
        end: cut,
        characters: [],
        deeds: [],
        things: [],
        action: 'stand',
        shot: 'wide',
        framing: 'exterior',
        camera: 'drift',
      },
      { ...scene, start: cut, transition: 'cut' },
    ];
  });
}

/** Returns the scene as it is filmed: a train from outside is at another place than its passengers. */
export function asFilmed(scene: Scene): Scene {
  return scene.framing === 'exterior' ? { ...scene, place: 'railway' } : scene;
}

/** Returns the beat at which passengers are shown, or any moment if the song has no beats; undefined without room. */
function cutIn(scene: Scene, beats: readonly number[]): number | undefined {
  const { start, end, deeds } = scene;
  const isHeard = deeds.some(({ sings }) => sings);
  const earliest = start + SHORTEST;
  const latest = Math.min(start + (isHeard ? LONGEST_UNSEEN : LONGEST), end - SHORTEST_AFTER);
  return cutBetween(beats, [earliest, latest], start + (end - start) * AFTER);
}

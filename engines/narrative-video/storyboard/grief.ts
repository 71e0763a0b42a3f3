import type { Deed, Scene } from '../story.ts';
import { cutBetween, type SongCues } from './cuts.ts';

/** Least time of each picture, in seconds: tears and a hand on a shoulder are recognized fast. */
const SHORTEST = 1.3;
/** Longest time for which a singer may be unseen while singing, in seconds. */
const LONGEST_UNSEEN = 1.7;
/** Share of the scene for which the tears are seen. */
const TEARS = 0.42;

/**
 * Begins grief with the face of whoever cries, before somebody is seen beside them who comforts them. A long scene shows
 * the face of that one in between.
 */
export function withGrief(scenes: readonly Scene[], { beats }: Pick<SongCues, 'beats'>): Scene[] {
  return scenes.flatMap((scene, index) => {
    const sad = scene.deeds.find(({ action }) => action === 'cry');
    const kind = scene.deeds.find((deed) => deed.action === 'comfort' && deed.with === sad?.character);
    if (!sad || !kind || scenes[index - 1]?.text === scene.text) return [scene];
    const { start, end } = scene;
    const whole = scene.shot === 'wide' ? scene : { ...scene, shot: 'close' as const, framing: 'two-shot' as const };
    const until = Math.min(end - SHORTEST, kind.sings ? start + LONGEST_UNSEEN : end);
    const cut = cutBetween(beats, [start + SHORTEST, until], start + (end - start) * TEARS);
    if (cut === undefined) return [scene];
    const tears = { ...faceOf(scene, sad, 'close-up'), end: cut };
    const seen = { ...whole, start: cut, transition: 'cut' as const };
    const second = cutBetween(beats, [cut + SHORTEST, end - SHORTEST], cut + (end - cut) * TEARS);
    if (second === undefined) return [tears, seen];
    return [
      tears,
      { ...faceOf({ ...seen, camera: 'drift' }, kind, 'reaction'), end: second },
      { ...seen, start: second, camera: 'push-in' },
    ];
  });
}

/** Returns the picture of one face, whose owner neither holds nor is held. */
function faceOf(scene: Scene, { with: _, ...deed }: Deed, framing: 'close-up' | 'reaction'): Scene {
  const own =
    deed.action === 'comfort' ? { ...deed, action: deed.seated ? ('sit' as const) : ('stand' as const) } : deed;
  return { ...scene, shot: 'close', framing, action: own.action, characters: [deed.character], deeds: [own] };
}

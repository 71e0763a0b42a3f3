import { paints } from '../acting/easel.ts';
import type { Action } from '../actions.ts';
import type { Deed, Scene } from '../story.ts';

/** Actions during which people attend to each other, with their faces and not with their legs. */
const ATTENTIVE: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'look-around',
  'think',
  'sit',
  'eat',
  'drink',
  'sing',
  'read',
  'write',
  'point',
  'wave',
  'cry',
  'laugh',
  'play-guitar',
]);

/** Returns both deeds of a scene whose two people talk, share, listen or look at each other. */
export function attentiveIn({ deeds }: Pick<Scene, 'deeds'>): readonly [Deed, Deed] | undefined {
  const [first, second] = deeds;
  // An easel between two people would hide whoever is seen beyond it.
  if (!first || !second || deeds.length > 2 || deeds.some(paints)) return undefined;
  return ATTENTIVE.has(first.action) && ATTENTIVE.has(second.action) ? [first, second] : undefined;
}

/** What is understood from both people's mouths and hands, of which a shoulder would hide one. */
const MEALS: ReadonlySet<Action> = new Set<Action>(['eat', 'drink']);

/** Whether two people share a meal. */
export function isMeal(deeds: readonly Deed[]): boolean {
  return deeds.length === 2 && deeds.every(({ action }) => MEALS.has(action));
}

/** Returns the scene of two people as seen from near, both in one picture. */
export function nearTwoShotOf(scene: Scene): Scene {
  return { ...scene, shot: 'close', framing: 'two-shot' };
}

/** Returns the scene as seen over the shoulder of one person, who is the last of its characters: the first is seen. */
export function overShoulderOf(scene: Scene, seen: Deed, near: Deed): Scene {
  return {
    ...scene,
    shot: 'close',
    framing: 'over-shoulder',
    characters: [seen.character, near.character],
    deeds: [seen, near],
  };
}

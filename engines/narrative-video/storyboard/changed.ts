import type { Deed, Scene } from '../story.ts';

/**
 * Shows changes once: what changed in one picture of a part of the story has changed in its next ones. Pictures of it are wide,
 * because an animal at somebody's feet and a tree that grows would be outside of others.
 */
export function withChanged(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene, index) => {
    const isTurning = scene.deeds.some(({ turned }) => turned);
    if (!isTurning && !scene.changes) return scene;
    const isAgain = scenes.slice(0, index).some(({ text, place }) => text === scene.text && place === scene.place);
    const deeds = isAgain ? scene.deeds.map(after) : scene.deeds;
    return {
      ...scene,
      deeds,
      shot: 'wide',
      framing: scene.framing === 'establishing' ? 'establishing' : 'full',
      ...(isAgain && scene.changes && { isChanged: true }),
    };
  });
}

function after({ turned, ...deed }: Deed): Deed {
  if (!turned || turned.when === 'ends') return deed;
  return { ...deed, turned: { ...turned, when: 'stays' } };
}

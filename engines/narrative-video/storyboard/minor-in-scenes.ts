import type { Deed, Scene } from '../story.ts';

/**
 * Returns the scenes in which minor characters are seen only as the story tells of them: nearer pictures show no face but
 * those of the job's characters, alone or beyond the shoulder of a minor one.
 * @param count number of the job's characters, whose indices come first
 */
export function withMinorApart(scenes: readonly Scene[], count: number): Scene[] {
  const isMinor = (character: number) => character >= count;
  return scenes.map((scene, index) => {
    const [first, second] = scene.deeds;
    if (scene.characters.length === 0 || !scene.characters.some(isMinor)) return scene;
    if (scene.framing === 'over-shoulder' && first && second)
      return isMinor(first.character) ? swapped(scene, first, second) : scene;
    if (scene.shot !== 'close' || !scene.characters.every(isMinor)) return scene;
    const whole = wholeOf(scene, scenes);
    const others = whole.characters.filter((character) => !isMinor(character));
    const isSame = scenes[index - 1]?.shot === 'medium' && scenes[index - 1]?.text === scene.text;
    const shot = isSame ? 'wide' : 'medium';
    return {
      ...scene,
      ...(others.length > 0 && whole),
      shot,
      framing: shot === 'wide' ? 'full' : others.length > 0 ? 'two-shot' : 'medium',
    };
  });
}

/** Returns a picture over a shoulder as seen from the other side. */
function swapped(scene: Scene, seen: Deed, near: Deed): Scene {
  return { ...scene, characters: [near.character, seen.character], deeds: [near, seen] };
}

/** Returns the people of the scene with the most of them among those that tell the same. */
function wholeOf({ text, place }: Scene, scenes: readonly Scene[]): Pick<Scene, 'characters' | 'deeds'> {
  const same = scenes.filter((scene) => scene.text === text && scene.place === place);
  const [most] = same.toSorted((one, other) => other.deeds.length - one.deeds.length);
  return { characters: most?.characters ?? [], deeds: most?.deeds ?? [] };
}

import type { Scene, StoryBeat } from './story.ts';

/** Likelier than not. */
const SUNG = 0.5;
/** Where a song does not tell singing from playing, the loud parts are taken for the sung ones. */
export const LOUD = 0.62;

export function isSung({ vocals, energy }: Pick<Scene, 'vocals' | 'energy'>): boolean {
  return vocals === undefined ? energy > LOUD : vocals > SUNG;
}

/**
 * Who is seen and what they do: whom the story names, and the singer where somebody sings and the story names nobody. While one
 * moment of the story is told in several scenes, the singer is cut in between; loudness alone interrupts nobody.
 * @param singer place in the job's list, -1 without one
 * @param before the scene of the same moment before this one
 */
export function performed(
  moment: StoryBeat,
  singer: number,
  sound: Pick<Scene, 'vocals' | 'energy'>,
  before: Scene | undefined,
): Pick<Scene, 'characters' | 'action'> {
  const { characters, action } = moment;
  if (singer === -1 || !isSung(sound)) return { characters, action };
  // What falls where nobody is named is snow, or the night.
  if (characters.length === 0 && action === 'fall') return { characters: [singer], action: 'sing' };
  if (characters.length === 0 || isOnly(characters, singer)) {
    return { characters: [singer], action: action === 'stand' ? 'sing' : action };
  }
  const isTold = before !== undefined && !isOnly(before.characters, singer);
  return sound.vocals !== undefined && isTold && !characters.includes(singer)
    ? { characters: [singer], action: 'sing' }
    : { characters, action };
}

function isOnly(characters: readonly number[], character: number): boolean {
  return characters.length === 1 && characters[0] === character;
}

/**
 * Whoever the story forgot joins it where the fewest are, the singer rather where somebody sings and the others where nobody
 * does; nobody's image is given in vain.
 */
export function withEverybody(scenes: readonly Scene[], characters: number, singer: number): Scene[] {
  const told = scenes.map((scene) => ({ ...scene, characters: [...scene.characters] }));
  for (let character = 0; character < characters; character += 1) {
    if (told.some((scene) => scene.characters.includes(character))) continue;
    const from = Math.floor((character * told.length) / characters);
    const order = told.map((_, offset) => told[(from + offset) % told.length]).filter((scene) => scene !== undefined);
    const empty = order.filter((scene) => scene.characters.length === 0);
    const host =
      empty.find((scene) => isSung(scene) === (character === singer)) ??
      empty[0] ??
      order.find((scene) => scene.characters.length < 3);
    if (!host) continue;
    host.characters.push(character);
    if (host.characters.length === 1) host.shot = 'medium';
    if (host.characters.length > 2 && host.shot === 'close') host.shot = 'medium';
  }
  return told;
}

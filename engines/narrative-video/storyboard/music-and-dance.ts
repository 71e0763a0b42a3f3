import { MUSICAL } from '../acting/staging.ts';
import type { Deed, Scene } from '../story.ts';
import { cutBetween, type SongCues } from './cuts.ts';
import { overShoulderOf } from './over-shoulder.ts';
import { toldOf } from './shots.ts';

/** Least time of each picture, in seconds. */
const SHORTEST = 1.5;

/** Somebody who makes music, and somebody who dances to it. */
interface Pair {
  player: Deed;
  dancer: Deed;
}

/**
 * Tells music and dance with more than the picture of both: near pictures show the dancer, the player's hands and face,
 * and the dancer beyond the player's shoulder. Of a part of the story, the first picture and the last one show both.
 * Whoever sings is unseen in no two pictures in a row, if there is room.
 */
export function withMusicAndDance(scenes: readonly Scene[], cues: Pick<SongCues, 'beats'>): Scene[] {
  const told: Scene[] = [];
  for (let index = 0; index < scenes.length; ) {
    const end = scenes.findIndex((scene, other) => other > index && scene.text !== scenes[index]?.text);
    const run = scenes.slice(index, end < 0 ? scenes.length : end);
    const pair = run.map(pairIn).find((found) => found !== undefined);
    told.push(...(pair ? filmed(run, pair, cues) : run));
    index += run.length;
  }
  return told;
}

function pairIn(scene: Scene): Pair | undefined {
  if (scene.deeds.length !== 2) return undefined;
  const deeds = toldOf(scene.deeds, scene);
  const player = deeds.find(({ action }) => MUSICAL.has(action));
  const dancer = deeds.find(({ action, with: partner }) => action === 'dance' && partner === undefined);
  return player && dancer ? { player, dancer } : undefined;
}

function filmed(run: readonly Scene[], pair: Pair, { beats }: Pick<SongCues, 'beats'>): Scene[] {
  const slots = run.flatMap((scene) => {
    const { start, end } = scene;
    const cut = cutBetween(beats, [start + SHORTEST, end - SHORTEST], (start + end) / 2);
    if (cut === undefined) return [scene];
    return [
      { ...scene, end: cut },
      { ...scene, start: cut, transition: 'cut' as const },
    ];
  });
  const pictures = picturesOf(slots.length - 1, pair);
  return slots.map((scene, index) => {
    const picture = pictures[index - 1];
    return picture
      ? { ...scene, ...framed(picture, scene, pairIn(scene) ?? pair), camera: index % 2 ? 'drift' : 'push-in' }
      : scene;
  });
}

type Picture = 'player' | 'dancer' | 'beyond' | 'both';

/** Returns the pictures after the first one, of which the last one shows both. */
function picturesOf(count: number, { dancer }: Pair): Picture[] {
  const faces: [Picture, Picture] = dancer.sings || count === 2 ? ['player', 'dancer'] : ['dancer', 'player'];
  const order: Picture[] = [...faces, 'beyond', 'both'];
  const pictures = Array.from({ length: count }, (_, index) => order[index % order.length] ?? 'both');
  const isOne = pictures.at(-1) === 'player' || pictures.at(-1) === 'dancer';
  return isOne ? [...pictures.slice(0, -1), 'beyond'] : pictures;
}

function framed(
  picture: Picture,
  scene: Scene,
  { player, dancer }: Pair,
): Pick<Scene, 'shot' | 'framing' | 'characters' | 'deeds'> {
  switch (picture) {
    case 'player':
      return { shot: 'close', framing: 'close-up', characters: [player.character], deeds: [player] };
    case 'dancer':
      return { shot: 'medium', framing: 'medium', characters: [dancer.character], deeds: [dancer] };
    case 'beyond':
      return { ...overShoulderOf(scene, dancer, player), shot: 'medium' };
    case 'both': {
      // A scene of one of them names only that one.
      const deeds = [player, dancer].sort((one, other) => one.character - other.character);
      return { shot: 'medium', framing: 'two-shot', characters: deeds.map(({ character }) => character), deeds };
    }
  }
}

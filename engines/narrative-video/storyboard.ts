import { type Chance, chanceOf } from '../drawing/chance.ts';
import type { Character, NarrativeVideoFacts } from '../engine.ts';
import { LOUD, performed, withEverybody } from './casting.ts';
import { cutTimes, type SongCues } from './cuts.ts';
import { readPrompt } from './prompt.ts';
import type { CameraMove, Scene, Shot, StoryBeat, Transition } from './story.ts';
import type { Distance } from './styles/style.ts';

export interface Storyboard {
  style: string;
  durationSeconds: number;
  scenes: Scene[];
}

/** Scenes of one telling before the story goes on: longer would be one picture for too long. */
const SCENES_PER_MOMENT = 4;

/** Tells the prompt's moments along the song. The same facts and music give the same scenes. */
export function storyboardOf(
  facts: Pick<NarrativeVideoFacts, 'jobId' | 'prompt' | 'stylePreset'> & {
    characters: readonly Pick<Character, 'name' | 'role'>[];
  },
  cues: SongCues,
  distance: Distance = 'even',
): Storyboard {
  const style = facts.stylePreset ?? 'realistic';
  const chance = chanceOf(`${facts.jobId}/${style}`).fork('storyboard');
  const borders = cutTimes(cues);
  const moments = spread(readPrompt(facts.prompt, facts.characters), borders.length - 1);
  const singer = facts.characters.findIndex(({ role }) => role === 'singer');
  const scenes: Scene[] = [];
  moments.forEach((moment, index) => {
    const start = borders[index] ?? 0;
    const end = borders[index + 1] ?? cues.durationSeconds;
    const energy = cues.energyAt((start + end) / 2);
    const before = scenes[index - 1];
    const isNew = before === undefined || before.place !== moment.place || before.text !== moment.text;
    const vocals = cues.vocalsBetween?.(start, end);
    const sound = { energy, ...(vocals !== undefined && { vocals: Math.round(vocals * 100) / 100 }) };
    const { characters, action } = performed(moment, singer, sound, isNew ? undefined : before);
    const shot = shotOf(isNew, characters.length, before, energy, distance, chance);
    scenes.push({
      ...moment,
      action,
      characters,
      start,
      end,
      ...sound,
      shot,
      camera: cameraOf(shot, moment, before, chance),
      transition: transitionOf(isNew, energy, before, cues.turns.includes(start), chance),
    });
  });
  return {
    style,
    durationSeconds: cues.durationSeconds,
    scenes: withEverybody(scenes, facts.characters.length, singer),
  };
}

/** One moment for each scene: the story's order, told again from its beginning while the song lasts. */
function spread(moments: readonly StoryBeat[], scenes: number): StoryBeat[] {
  const perMoment = Math.max(1, Math.min(SCENES_PER_MOMENT, Math.floor(scenes / moments.length)));
  if (scenes < moments.length) {
    return Array.from({ length: scenes }, (_, index) => at(moments, Math.floor((index * moments.length) / scenes)));
  }
  const tellings = Math.max(1, Math.floor(scenes / (moments.length * perMoment)));
  const steps = moments.length * tellings;
  return Array.from({ length: scenes }, (_, index) => {
    const step = Math.floor((index * steps) / scenes);
    return at(moments, step % moments.length);
  });
}

function at(moments: readonly StoryBeat[], index: number): StoryBeat {
  const moment = moments[index];
  if (!moment) throw new RangeError('a story has at least one moment');
  return moment;
}

/** What may follow a shot, the likelier the more often it is named. */
const SHOTS_AFTER: Record<Distance, Record<Shot, readonly [Shot, ...Shot[]]>> = {
  near: { wide: ['close', 'close', 'medium'], medium: ['close'], close: ['medium', 'close', 'medium'] },
  even: {
    wide: ['medium', 'medium', 'close'],
    medium: ['close', 'close', 'wide'],
    close: ['medium', 'wide', 'medium'],
  },
  far: { wide: ['medium', 'medium', 'wide'], medium: ['wide', 'wide', 'close'], close: ['wide', 'medium'] },
};

function shotOf(
  isNew: boolean,
  characters: number,
  before: Scene | undefined,
  energy: number,
  distance: Distance,
  chance: Chance,
): Shot {
  if (characters === 0 || (isNew && before?.shot !== 'wide' && energy < 0.8)) return 'wide';
  if (characters > 2) return chance.pick(['wide', 'medium']);
  return chance.pick(SHOTS_AFTER[distance][before?.shot ?? 'wide']);
}

function cameraOf(shot: Shot, moment: StoryBeat, before: Scene | undefined, chance: Chance): CameraMove {
  const moves: Record<Shot, readonly [CameraMove, ...CameraMove[]]> = {
    wide: ['push-in', 'pan-left', 'pan-right', 'crane-up', 'crane-down', 'pull-out'],
    medium: ['push-in', 'pan-left', 'pan-right', 'drift', 'pull-out'],
    close: ['push-in', 'drift', 'pull-out'],
  };
  if (moment.action === 'fly' && shot === 'wide') return 'crane-up';
  if (moment.action === 'fall') return 'crane-down';
  const move = chance.pick(moves[shot]);
  return move === before?.camera ? chance.pick(moves[shot]) : move;
}

function transitionOf(
  isNew: boolean,
  energy: number,
  before: Scene | undefined,
  onTurn: boolean,
  chance: Chance,
): Transition {
  if (!before) return 'fade';
  if (onTurn && energy > before.energy + 0.12) return 'flash';
  if (!isNew) return 'cut';
  if (energy > LOUD) return chance.pick(['cut', 'wipe', 'flash']);
  return chance.pick(['dissolve', 'dissolve', 'iris', 'wipe']);
}

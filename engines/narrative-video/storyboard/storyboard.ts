import { chanceOf } from '../../drawing/chance.ts';
import type { NarrativeVideoFacts } from '../../engine.ts';
import type { Distance } from '../look.ts';
import { withMinorCharacters } from '../prompt/minor-cast.ts';
import { readPrompt } from '../prompt/prompt.ts';
import type { Cast, MinorCharacter } from '../prompt/story-cast.ts';
import type { Scene } from '../story.ts';
import { withSwimwear } from './bathing.ts';
import { isSung, performed, voiceIn, withEverybody } from './casting.ts';
import { withChanged } from './changed.ts';
import { withCostumes } from './costumes.ts';
import { withCutaways } from './cutaways.ts';
import { cutTimes, type SongCues } from './cuts.ts';
import { withExteriors } from './exteriors.ts';
import { withGrief } from './grief.ts';
import { withHikers } from './hiking.ts';
import { withMinorApart } from './minor-in-scenes.ts';
import { withMusicAndDance } from './music-and-dance.ts';
import { cameraOf, framingOf, type Situation, transitionOf } from './shots.ts';
import { withTakes } from './takes.ts';
import { toldAlong } from './telling.ts';
import { withViews } from './views.ts';
import { withVisits } from './visits.ts';
import { withWeddings } from './weddings.ts';

export interface Storyboard {
  preset: string;
  durationSeconds: number;
  scenes: Scene[];
  /** Those of whom the story tells and of whom there is no picture, whose indices follow those of the job's characters. */
  minor?: MinorCharacter[];
}

/** Returns the scenes that tell the prompt's story along the song. The same facts and music give the same scenes. */
export function storyboardOf(
  facts: Pick<NarrativeVideoFacts, 'jobId' | 'prompt' | 'stylePreset'> & {
    characters: Cast;
  },
  cues: SongCues,
  distance: Distance = 'even',
): Storyboard {
  const preset = facts.stylePreset ?? 'realistic';
  const chance = chanceOf(`${facts.jobId}/${preset}`).fork('storyboard');
  const borders = cutTimes(cues);
  const whole = withMinorCharacters(facts.prompt, facts.characters);
  const minor = whole.flatMap((character) => character.minor ?? []);
  const beats = toldAlong(withHikers(readPrompt(facts.prompt, whole)), borders, cues);
  const singer = facts.characters.findIndex(({ role }) => role === 'singer');
  const scenes: Scene[] = [];
  beats.forEach((beat, index) => {
    const [start = 0, end = cues.durationSeconds] = [borders[index], borders[index + 1]];
    const before = scenes[index - 1];
    const vocals = cues.vocalsBetween?.(start, end);
    const sound = {
      energy: cues.energyAt((start + end) / 2),
      ...(vocals !== undefined && { vocals: Math.round(vocals * 100) / 100 }),
    };
    const isNew = before === undefined || before.place !== beat.place || before.text !== beat.text;
    const voice = voiceIn(beat, singer, facts.characters.length);
    const cast = performed(beat, voice, sound, isNew ? undefined : before);
    const part = partAt(start, cues);
    const situation: Situation = {
      beat,
      deeds: cast.deeds,
      energy: sound.energy,
      isNew,
      isLast: beats[index + 1]?.text !== beat.text,
      isEnd: index === beats.length - 1,
      opensPart: cues.turns.includes(start),
      before,
      distance,
      chance,
      ...(isSung(sound) && voice !== -1 && { singing: voice }),
      ...(part && { part }),
    };
    const framing = framingOf(situation);
    const { part: _, ...told } = beat;
    scenes.push({
      ...told,
      ...(part && { part }),
      action: cast.action,
      start,
      end,
      ...sound,
      ...framing,
      camera: cameraOf(framing.shot, situation),
      transition: transitionOf(situation),
    });
  });
  const everybody = withEverybody(scenes, facts.characters.length, singer);
  const performances = withMusicAndDance(withGrief(withExteriors(everybody, cues), cues), cues);
  return {
    preset,
    durationSeconds: cues.durationSeconds,
    scenes: withVisits(
      withCostumes(
        withWeddings(
          withSwimwear(
            withTakes(
              withChanged(withViews(withMinorApart(withCutaways(performances, cues), facts.characters.length))),
            ),
          ),
          whole,
          preset !== 'realistic',
        ),
        facts.prompt,
        facts.characters,
      ),
    ),
    ...(minor.length > 0 && { minor }),
  };
}

function partAt(start: number, { parts = [] }: SongCues) {
  return parts.find(({ end }) => start < end - 0.6)?.part;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NarrativeVideoFacts, RenderedVideo } from '../engine.ts';
import { fixedSeconds, runFfmpeg } from '../process/ffmpeg.ts';
import { analyzeMusic } from '../sound/music.ts';
import { modelsOf, withPronouns } from './cast/players.ts';
import { drawParts } from './draw-parts.ts';
import { productionOf } from './production.ts';
import { minorNameOf } from './prompt/story-cast.ts';
import type { Scene } from './story.ts';
import type { Storyboard } from './storyboard/storyboard.ts';

export type DrawnFilm = RenderedVideo & Required<Pick<RenderedVideo, 'storyboard'>>;

/**
 * Renders the prompt's story with the characters' images, in time with the song. It writes video.mp4, thumbnail.jpg and
 * storyboard.json to the working folder. The same facts give the same frames.
 * @throws ProcessFailure if ffmpeg fails, Error if an image cannot be read
 */
export async function renderNarrativeVideo(facts: NarrativeVideoFacts): Promise<DrawnFilm> {
  const music = await analyzeMusic(facts.song.path);
  const models = await modelsOf(facts.characters, facts.workDir, facts.prompt);
  const production = productionOf({ ...facts, characters: withPronouns(facts.characters, models) }, music);
  const { board } = production;
  const storyboard = join(facts.workDir, 'storyboard.json');
  await writeFile(storyboard, describe(board, facts));
  const video = join(facts.workDir, 'video.mp4');
  await drawParts(facts, music, { ...production, models }, video);
  const thumbnail = join(facts.workDir, 'thumbnail.jpg');
  await runFfmpeg([
    '-ss',
    fixedSeconds(thumbnailTime(board, facts.characters.length)),
    '-i',
    video,
    '-frames:v',
    '1',
    '-q:v',
    '3',
    thumbnail,
  ]);
  return { video, thumbnail, storyboard };
}

/** Returns the middle of the first scene that shows one of the job's characters well. @param count their number */
function thumbnailTime({ scenes }: Storyboard, count: number): number {
  const isOfJob = ({ characters }: Scene) => characters.some((character) => character < count);
  const scene = scenes.find((scene) => isOfJob(scene) && scene.shot !== 'wide') ?? scenes.find(isOfJob) ?? scenes[0];
  return scene ? (scene.start + scene.end) / 2 : 0;
}

function describe(board: Storyboard, { characters }: NarrativeVideoFacts): string {
  const minor = (board.minor ?? []).map(minorNameOf);
  const nameOf = (index: number) => characters[index]?.name ?? minor[index - characters.length];
  const scenes = board.scenes.map(({ characters: cast, deeds, ...scene }) => ({
    ...scene,
    characters: cast.map(nameOf),
    deeds: deeds.map(({ character, with: other, action, things, sings }) => ({
      who: nameOf(character),
      does: action,
      ...(other !== undefined && { with: nameOf(other) }),
      ...(things && { things }),
      ...(sings && { sings }),
    })),
  }));
  const told = {
    style: board.preset,
    duration_seconds: board.durationSeconds,
    ...(minor.length > 0 && { minor_characters: minor }),
    scenes,
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

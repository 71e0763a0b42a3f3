import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NarrativeVideoFacts, RenderedVideo } from '../engine.ts';
import { fixedSeconds, runFfmpeg } from '../process/ffmpeg.ts';
import { analyzeMusic } from '../sound/music.ts';
import { modelsOf, withPronouns } from './cast/players.ts';
import { drawParts } from './draw-parts.ts';
import { productionOf } from './production.ts';
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
  await runFfmpeg(['-ss', fixedSeconds(thumbnailTime(board)), '-i', video, '-frames:v', '1', '-q:v', '3', thumbnail]);
  return { video, thumbnail, storyboard };
}

/** Returns the middle of the first scene that shows a character well. */
function thumbnailTime({ scenes }: Storyboard): number {
  const scene =
    scenes.find(({ characters, shot }) => characters.length > 0 && shot !== 'wide') ??
    scenes.find(({ characters }) => characters.length > 0) ??
    scenes[0];
  return scene ? (scene.start + scene.end) / 2 : 0;
}

function describe(board: Storyboard, { characters }: NarrativeVideoFacts): string {
  const nameOf = (index: number) => characters[index]?.name;
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
  return `${JSON.stringify({ style: board.preset, duration_seconds: board.durationSeconds, scenes }, null, 2)}\n`;
}

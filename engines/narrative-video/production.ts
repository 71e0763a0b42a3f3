import { videoSize } from '../drawing/video-size.ts';
import type { NarrativeVideoFacts } from '../engine.ts';
import type { Music } from '../sound/music.ts';
import { type Voice, voiceOf } from './acting/voice.ts';
import type { Look } from './look.ts';
import { lookOf } from './looks.ts';
import type { PictureSize } from './picture-size.ts';
import type { Cast } from './prompt/story-cast.ts';
import { type Rhythm, rhythmOf } from './rhythm.ts';
import { type Storyboard, storyboardOf } from './storyboard/storyboard.ts';

/** What all scenes of a video have in common. */
export interface Production {
  look: Look;
  /** Size of the video. */
  size: PictureSize;
  /** Size of the pictures that are drawn: the video's own pixels, or the look's larger ones. */
  picture: PictureSize;
  rhythm: Rhythm;
  voice: Voice;
  /** The singer's index in the job's list, -1 if there is none. */
  singer: number;
  board: Storyboard;
  /** Seed of all random choices. It includes the look, so that another look films the same job differently. */
  seed: string;
}

/**
 * Prepares a production. The same facts and music always give the same one.
 * @param read the storyboard, if the prompt was read before
 */
export function productionOf(
  facts: Omit<NarrativeVideoFacts, 'characters'> & { characters: Cast },
  music: Music,
  read?: Storyboard,
): Production {
  const look = lookOf(facts.stylePreset);
  const size = videoSize(facts);
  const rhythm = rhythmOf(music, facts.song.durationMs / 1000);
  const board = read ?? storyboardOf(facts, rhythm, look.distance);
  const seed = `${facts.jobId}/${board.preset}`;
  const singer = facts.characters.findIndex(({ role }) => role === 'singer');
  return { look, size, picture: drawnSize(size, look), rhythm, voice: voiceOf(music), singer, board, seed };
}

/** Returns the size in which a look draws the frames of a video. */
export function drawnSize(size: PictureSize, { grid }: Look): PictureSize {
  const scale = grid === undefined ? 1 : grid / Math.min(size.width, size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

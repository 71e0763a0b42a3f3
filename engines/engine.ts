import type { RendererConfiguration } from '../functions/domain/renderer.ts';
import type { LyricPreset, NarrativePreset } from '../functions/domain/requests.ts';
import type { Segment } from '../functions/domain/segments.ts';

/** An engine is a function that gets the job's facts and returns files. The same facts give the same picture. */

/** AAC in MP4, 48 kHz stereo, as the media task normalized it. */
export interface SongFile {
  path: string;
  durationMs: number;
}

/**
 * Called by an engine while it works, with the share of the work that is done, in frames or in chunks of the song. The
 * share is from 0 to 1 and never falls.
 */
export type OnProgress = (share: number) => void;

interface VideoFacts {
  /** Seed of all random choices. */
  jobId: string;
  song: SongFile;
  quality: 'basic' | 'pro';
  aspectRatio: '9:16' | '16:9' | '1:1';
  /** An empty folder that the engine may fill. */
  workDir: string;
  onProgress?: OnProgress;
}

export interface LyricVideoFacts extends VideoFacts {
  segments: Segment[];
  stylePreset?: LyricPreset;
  songGenre?: string;
  /** Whether lines of other scripts are also shown in Latin letters. */
  romanize?: boolean;
  /** Path of a PNG. */
  singerImage?: string;
  /** What the search for a person found in it, as for a character. */
  singerPerson?: string | null;
}

export interface Character {
  name: string;
  role: 'singer' | 'character';
  /** Path of a PNG. */
  image: string;
  /**
   * What the media task's search for a person found in the image: the path of the file, or null if nobody is in it. Without
   * it, the engine searches.
   */
  person?: string | null;
  description?: string;
}

export interface NarrativeVideoFacts extends VideoFacts {
  prompt: string;
  characters: Character[];
  stylePreset?: NarrativePreset;
}

/** Paths inside the working folder. */
export interface RenderedVideo {
  /** H.264 and AAC in MP4, index first. */
  video: string;
  /** JPEG of the video's size. */
  thumbnail: string;
  /** Scenes of a narrative video, as JSON. */
  storyboard?: string;
  /** JSON of a Transcript: the words that a lyric video draws. */
  lyrics?: string;
}

export interface TranscriptionFacts {
  song: SongFile;
  /** The transcription engine that was chosen when the job was accepted. */
  engine: RendererConfiguration['transcription'];
  /** Path of the transcript of Amazon Transcribe, if that was the engine. */
  provided?: string;
  /** Seconds in the song. Only the part between them is transcribed. */
  trim?: { start: number; end: number };
  workDir: string;
  onProgress?: OnProgress;
}

export interface Transcript {
  /** ISO 639-1 code; null if there are no words. */
  language: string | null;
  segments: Segment[];
}

import { computed, signal } from '@preact/signals';
import type { Segment } from '../../client/src/types.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import type { Sound } from '../sound/decode.ts';

/** A song that the person chose: a file of theirs, an address, or the song of an earlier job. */
export interface Song {
  name: string;
  file?: Blob;
  /** What an order names. A file gets its address when it is uploaded. */
  url?: string;
  /** Where the page itself plays it from. */
  listen?: string;
  sound?: Sound;
}

export interface Character {
  /** Distinguishes the rows of the form. */
  row: number;
  name: string;
  description: string;
  image: File | undefined;
}

export type Shape = '9:16' | '16:9' | '1:1';
export type Quality = 'basic' | 'pro';

/** The order that the person is filling in. It stays while they look at other views. */
export const kind = signal<JobType>('lyric_video');
export const song = signal<Song | undefined>(undefined);
export const lyricPreset = signal<string | undefined>(undefined);
export const storyPreset = signal<string | undefined>(undefined);
export const shape = signal<Shape>('9:16');
export const quality = signal<Quality>('basic');
export const lyrics = signal('');
/** Words with times, from the editor. They replace `lyrics`. */
export const segments = signal<readonly Segment[] | undefined>(undefined);
/** Whether words in other scripts are also shown in Latin letters. */
export const romanize = signal(false);
export const singer = signal<File | undefined>(undefined);
export const prompt = signal('');
export const characters = signal<readonly Character[]>([emptyCharacter(0)]);
export const webhookUrl = signal('');
/** What is wrong, by field, in the words of the page or of the service. */
export const faults = signal<Readonly<Record<string, string>>>({});

export const preset = computed(() => (kind.value === 'narrative_video' ? storyPreset.value : lyricPreset.value));

export function emptyCharacter(row: number): Character {
  return { row, name: '', description: '', image: undefined };
}

/** Chooses a song. Words that were timed for another one no longer fit. */
export function chooseSong(chosen: Song | undefined): void {
  song.value = chosen;
  segments.value = undefined;
  clearFault('song_url');
}

export function clearFault(field: string): void {
  if (!(field in faults.value)) return;
  const { [field]: _, ...others } = faults.value;
  faults.value = others;
}

import type { Scope } from './scopes.ts';

/**
 * The types of jobs. Everything that differs between them is in tables with a row for each type, so a new type does not
 * compile until it has all its rows.
 */
export const JOB_TYPES = ['lyric_transcription', 'lyric_video', 'narrative_video'] as const;
export type JobType = (typeof JOB_TYPES)[number];

interface JobTypeFacts {
  /** Where jobs of this type are created. With `/{id}` appended, it names one of them. */
  path: string;
  /** One of them is enough: keys made for lyric videos have access to narrative videos too (specification, 5.7). */
  scopes: readonly Scope[];
  /** What a completed job returns. */
  result: 'transcript' | 'video';
  /** Milliseconds of the shortest song that is accepted. */
  minSongMs: number;
}

export const JOB_TYPE_FACTS: Readonly<Record<JobType, JobTypeFacts>> = {
  lyric_transcription: {
    path: '/lyric-videos/transcriptions',
    scopes: ['lyric_videos'],
    result: 'transcript',
    minSongMs: 0,
  },
  lyric_video: {
    path: '/lyric-videos',
    scopes: ['lyric_videos'],
    result: 'video',
    minSongMs: 10_000,
  },
  narrative_video: {
    path: '/music-videos',
    scopes: ['narrative_videos', 'lyric_videos'],
    result: 'video',
    minSongMs: 10_000,
  },
};

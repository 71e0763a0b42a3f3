import type { JobType } from './job-type.ts';

/** Services of AWS that can do an engine's work. */
export const PROVIDERS = ['transcribe', 'ray'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** `embedded` is the engine in the media task. It is the default, and needs no other service. */
export type Engine = 'embedded' | Provider;

/** The engines that an operator can choose for each type of job, by the setting `engine.<type>`. */
export const ENGINES_OF: Readonly<Record<JobType, readonly Engine[]>> = {
  lyric_transcription: ['embedded', 'transcribe'],
  lyric_video: ['embedded', 'transcribe'],
  narrative_video: ['embedded', 'ray'],
};

import type { LyricVideoFacts, NarrativeVideoFacts } from '../../engines/engine.ts';
import {
  LYRIC_PRESETS,
  type LyricPreset,
  NARRATIVE_PRESETS,
  type NarrativePreset,
} from '../../functions/domain/requests.ts';
import { lyrics, type Material, NAMES } from './render-material.ts';

export type Kind = 'lyric' | 'narrative';
export type Quality = 'basic' | 'pro';

export const PRESETS = { lyric: LYRIC_PRESETS, narrative: NARRATIVE_PRESETS } as const;

/** Checks the value of an option. @throws Error with the known values */
export function check(option: string, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value)) throw new Error(`--${option} must be one of ${known.join(', ')}`);
}

/** Parses a whole number of at least 1. @throws Error with the allowed values */
export function positive(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${option} must be a whole number of at least 1`);
  return number;
}

export function factsOf(kind: Kind, quality: Quality, preset: string | undefined, material: Material) {
  if (kind === 'lyric') return lyricFacts(quality, preset as LyricPreset | undefined, material);
  return narrativeFacts(quality, preset as NarrativePreset | undefined, material);
}

export function lyricFacts(
  quality: Quality,
  stylePreset: LyricPreset | undefined,
  material: Material,
): LyricVideoFacts {
  const [singerImage] = material.images;
  const [singerPerson] = material.people ?? [];
  return {
    ...common(quality, material),
    segments: lyrics(material.seconds),
    ...(stylePreset && { stylePreset }),
    ...(singerImage && { singerImage }),
    ...(singerPerson !== undefined && { singerPerson }),
  };
}

export function narrativeFacts(
  quality: Quality,
  stylePreset: NarrativePreset | undefined,
  material: Material,
): NarrativeVideoFacts {
  const characterOf = (index: 0 | 1) => {
    const person = material.people?.[index];
    return { name: NAMES[index], image: material.images[index] ?? '', ...(person !== undefined && { person }) };
  };
  return {
    ...common(quality, material),
    ...(stylePreset && { stylePreset }),
    prompt:
      'Ada walks through the rainy city at night. Ben waits on the beach at sunset. They dance on a rooftop under the stars.',
    characters: [
      { ...characterOf(0), role: 'singer' },
      { ...characterOf(1), role: 'character' },
    ],
  };
}

function common(quality: Quality, { song, seconds, folder }: Material) {
  return {
    jobId: 'job_bench',
    song: { path: song, durationMs: seconds * 1000 },
    quality,
    aspectRatio: '9:16' as const,
    workDir: folder,
  };
}

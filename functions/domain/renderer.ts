import type { Engine, Provider } from './engines.ts';
import type { JobType } from './job-type.ts';
import type { CreateRequest } from './requests.ts';

/** The engines that make the job. They are fixed at admission, so that retries and deployments do not change them. */
export interface RendererConfiguration {
  transcription: 'moonshine' | 'whisper' | 'transcribe';
  video: 'embedded' | 'ray';
  /** Only if the video is made by Ray. */
  ray?: RayLimits;
}

/** What a video by Ray may cost, and how many of its shots may be made at a time. */
export interface RayLimits {
  dollars: number;
  shots_at_once: number;
}

/**
 * Returns the engine for an order, by the operator's settings. A lyric video with segments has its words already, so no
 * provider has to find them.
 */
export function engineFor(type: JobType, request: CreateRequest, engines: Readonly<Record<JobType, Engine>>): Engine {
  return 'segments' in request && request.segments ? 'embedded' : engines[type];
}

/** @param recognizer the embedded engine that recognizes words */
export function rendererFor(
  engine: Engine,
  recognizer: 'moonshine' | 'whisper',
  ray: RayLimits,
): RendererConfiguration {
  if (engine === 'ray') return { transcription: recognizer, video: 'ray', ray };
  return { transcription: engine === 'transcribe' ? 'transcribe' : recognizer, video: 'embedded' };
}

/** Returns the provider that the job needs, or undefined if the embedded engines make it. */
export function providerOf({ renderer }: { renderer: RendererConfiguration }): Provider | undefined {
  if (renderer.transcription === 'transcribe') return 'transcribe';
  return renderer.video === 'ray' ? 'ray' : undefined;
}

interface ChargedWork {
  renderer: RendererConfiguration;
  credits_charged: number;
  charged_at?: string;
}

/** Returns the provider that may have worked for the job. Providers begin only after the charge. */
export function usedProvider(job: ChargedWork): Provider | undefined {
  // A charge may be of no tokens. Jobs that older versions charged do not have `charged_at`.
  return job.charged_at !== undefined || job.credits_charged > 0 ? providerOf(job) : undefined;
}

/** Returns whether a provider may still have something of an ended job. */
export function owesCleanUp(job: ChargedWork & { provider_cleaned_at?: string }): boolean {
  return usedProvider(job) !== undefined && job.provider_cleaned_at === undefined;
}

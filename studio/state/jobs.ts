import { signal } from '@preact/signals';
import type { Call } from '../../client/src/transport.ts';
import type { Segment } from '../../client/src/types.ts';
import { JOB_TYPE_FACTS, type JobType } from '../../functions/domain/job-type.ts';
import { call, read } from '../api.ts';
import { songreel } from './session.ts';

export type Status = 'processing' | 'completed' | 'failed' | 'canceled';

/** A job as the list and the view of one job show it. */
export interface JobView {
  id: string;
  type: JobType;
  status: Status;
  credits_charged: number;
  credits_refunded: number;
  duration_seconds?: number;
  video_url?: string | null;
  thumbnail_url?: string | null;
  segments?: Segment[];
  language?: string | null;
  error: { code: string; message: string } | null;
  created_at: string | null;
  completed_at: string | null;
  files_deleted_at?: string;
  cancellation_requested?: boolean;
  metadata?: Record<string, string>;
}

export interface Progress {
  stage: string;
  percent: number;
  seconds_left: number | null;
}

export const jobs = signal<readonly JobView[] | undefined>(undefined);
export const nextCursor = signal<string | null>(null);
export const filters = signal<{ type?: JobType; status?: Status }>({});

const PAGE = 24;

/** Reads the first page again, or the next one. @throws SongreelError */
export async function loadJobs(cursor?: string): Promise<void> {
  const page = await songreel().jobPage({ ...filters.value, limit: PAGE, ...(cursor ? { cursor } : {}) });
  jobs.value = cursor ? [...(jobs.value ?? []), ...page.jobs] : page.jobs;
  nextCursor.value = page.next_cursor;
}

/** @throws SongreelError */
export async function readJob(type: JobType, id: string): Promise<JobView> {
  return { ...(await read<JobView>(pathOf(type, id))), type };
}

/** @throws SongreelError */
export function readProgress(id: string): Promise<Progress> {
  return read<Progress>(`/jobs/${encodeURIComponent(id)}/progress`);
}

/** Requests a cancellation. @throws SongreelError that says when it is possible, or why not */
export async function cancelJob(type: JobType, id: string): Promise<void> {
  await call('DELETE' satisfies Call['method'], pathOf(type, id));
}

function pathOf(type: JobType, id: string): string {
  return `${JOB_TYPE_FACTS[type].path}/${encodeURIComponent(id)}`;
}

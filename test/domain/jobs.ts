import type { Job } from '../../functions/domain/job.ts';

/** Returns a lyric video job as it is right after its admission, with changes. */
export function aJob(facts: Partial<Job> = {}): Job {
  return {
    account_id: 'acct_1',
    type: 'lyric_video',
    job_id: 'job_1',
    status: 'processing',
    price: { model: 'per_second', rate: '33' },
    renderer: { transcription: 'moonshine', video: 'embedded' },
    credits_charged: 0,
    credits_refunded: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}

/** The fields of a job after its song of 20 seconds was measured and charged. */
export const CHARGED = { credits_charged: 660, duration_ms: 20_000 };

export const ENDED = { completed_at: '2026-01-01T00:00:30.000Z' };

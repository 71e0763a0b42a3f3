import type { Song } from '../order/draft.ts';

/** Songs of the jobs that this tab ordered, by job. The editor plays them, and another order need not upload them again. */
export const songsOfJobs = new Map<string, Song>();

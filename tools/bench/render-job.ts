import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Songreel } from '../../client/src/index.ts';
import { startService } from '../../local/session/service.ts';
import { stateTimingsOf } from '../../local/session/state-timings.ts';
import { lyrics } from './render-material.ts';

const REQUIRED_SECONDS = 75;
/** Milliseconds. Shorter pauses would exceed the key's limit of 60 requests per minute. */
const POLL_MS = 1100;

/**
 * Creates a lyric video at 720p with the service itself, from a song that is served on this machine.
 * @returns a line with the seconds from admission to completion, and the seconds of each state
 * @throws Error if the job does not complete
 */
export async function timeJob(song: string, seconds: number): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'songreel-bench-data-'));
  const origin = createServer((_, response) => createReadStream(song).pipe(response)).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const at = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const service = await startService(data, ['--allow-origin', at]);
  try {
    const songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
    const began = performance.now();
    const { id } = await songreel.lyricVideos.create({ song_url: `${at}/song.m4a`, segments: lyrics(seconds) });
    const job = await songreel.lyricVideos.wait(id, { firstPauseMs: POLL_MS, longestPauseMs: POLL_MS });
    const took = (performance.now() - began) / 1000;
    if (job.status !== 'completed') throw new Error(`the job is ${job.status}: ${job.error?.message ?? ''}`);
    const states = (await stateTimingsOf(id, service.environment))
      .filter(({ seconds: lasted }) => lasted !== undefined)
      .map(({ state, seconds: lasted }) => `${state} ${lasted?.toFixed(1)} s`);
    return `lyric video at 720p of ${seconds} s of song: ${took.toFixed(1)} s from admission to completion, at most ${REQUIRED_SECONDS} s are allowed (${states.join(', ')})`;
  } finally {
    await service.stop();
    origin.close();
    await rm(data, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readRecord } from '../../local/data-folder.ts';
import { failuresOf } from '../../local/session/state-timings.ts';
import { processesOf } from '../processes.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { asCompleted, clientOf, order, within } from './typed-client.ts';

let origin: Origin;
let service: Service;
let media: Awaited<ReturnType<typeof mediaFolder>>;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

describe('a service that was killed', () => {
  test('[6i] resumes its jobs after a restart, and charges none of them twice', async () => {
    const data = join(media.path, 'data');
    const options = { allowOrigins: [origin.url], data };
    const song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 10.5));
    service = await startService(options);
    const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
    const segments = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];
    const orders: string[] = [];
    for (const pause of [100, 900, 2_000]) {
      const id = await order(clientOf(service, api_key).lyricVideos, {
        song_url,
        segments,
        aspect_ratio: '1:1',
        webhook_url: `${origin.url}/told-${orders.length}`,
      });
      orders.push(id);
      await sleep(pause);
      await service.kill();
      service = await startService(options);
    }
    const songreel = clientOf(service, api_key);
    let charged = 0;
    for (const [index, id] of orders.entries()) {
      const job = asCompleted(await songreel.lyricVideos.wait(id, within(120)));
      charged += job.credits_charged;
      expect(job.credits_charged).toBe(Math.ceil(job.duration_seconds * 33));
      const [delivery] = await origin.delivered(`/told-${index}`, 1, 60);
      expect(delivery?.headers['x-service-delivery']).toBe(id);
    }
    expect(await service.operator('audit')).toMatchObject({ ok: true, jobs: 3, faults: [] });
    expect((await songreel.account()).credits).toBe(1_000_000 - charged);
  }, 240_000);
});

describe('a media task that is interrupted as Spot does', () => {
  test('is repeated on capacity that stays, before and after the charge, and its job completes', async () => {
    const interrupted = await startService({ allowOrigins: [origin.url] });
    try {
      const song_url = origin.offer('/spot.mp3', await makeSong(join(media.path, 'spot.mp3'), 10.5));
      const segments = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];
      const { api_key } = await interrupted.operator('keys', 'create', interrupted.account_id, '--rpm', '10000');
      const songreel = clientOf(interrupted, api_key);
      const id = await order(songreel.lyricVideos, { song_url, segments, aspect_ratio: '1:1' });
      await interrupt(interrupted);
      expect((await songreel.lyricVideos.get(id)).credits_charged).toBe(0);
      while ((await songreel.lyricVideos.get(id)).credits_charged === 0) await sleep(50);
      await interrupt(interrupted);
      const job = asCompleted(await songreel.lyricVideos.wait(id, within(120)));
      expect(job).toMatchObject({ status: 'completed', credits_refunded: 0 });
      const { environment } = await readRecord(interrupted.data);
      const failures = await failuresOf(id, environment);
      expect(failures.map(({ error, cause }) => [error, JSON.parse(cause).CapacityProviderName])).toEqual([
        ['States.TaskFailed', 'FARGATE_SPOT'],
        ['States.TaskFailed', 'FARGATE'],
      ]);
    } finally {
      await interrupted.stop();
    }
  }, 240_000);
});

/** Sends SIGTERM to the media task as soon as it runs. */
async function interrupt({ process: { pid } }: Service): Promise<void> {
  for (;;) {
    const task = processesOf(pid).find(({ command }) => /^\S*node main\.mjs PrepareAndGenerate$/.test(command));
    if (task) {
      process.kill(task.id, 'SIGTERM');
      return;
    }
    await sleep(20);
  }
}

import '../platform/quiet.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Progress } from '../../functions/domain/progress.ts';
import { ProgressReport } from '../../functions/media/progress.ts';

const KEY = { account_id: 'a', type: 'lyric_video', job_id: 'j' } as const;
const PLAN = [
  { stage: 'preparing', from: 0, to: 20 },
  { stage: 'rendering', from: 20, to: 95 },
  { stage: 'finishing', from: 95, to: 100 },
] as const;

let written: Progress[];

/** Reports to a table in which a percent is already recorded. */
function report(already = 0) {
  return new ProgressReport(KEY, PLAN, async (_, progress) => {
    if (progress.percent <= already) return already;
    written.push(progress);
    return progress.percent;
  });
}

/** Lets seconds of work pass, and pending writes finish. */
const work = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  written = [];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the progress of a job', () => {
  test('is written when a stage begins, and then every two seconds of work', async () => {
    const progress = report();
    const onProgress = progress.begin('rendering');
    for (let frame = 0; frame < 240; frame += 1) {
      await work(1 / 24);
      onProgress((frame + 1) / 240);
    }
    await work(0);
    expect(written[0]).toEqual({ stage: 'rendering', percent: 20, seconds_left: null });
    expect(written).toHaveLength(6);
    expect(written.at(-1)?.percent).toBeGreaterThan(80);
  });

  test('is the finished part of the stage, with one decimal, below the next stage and below 100', async () => {
    const progress = report();
    const first = progress.begin('preparing');
    await work(3);
    first(1);
    await work(0);
    progress.begin('rendering')(0.5);
    await work(0);
    const last = progress.begin('finishing');
    await work(3);
    last(1);
    await work(0);
    expect(written.map(({ stage, percent }) => [stage, percent])).toEqual([
      ['preparing', 0.1],
      ['preparing', 19.9],
      ['rendering', 20],
      ['finishing', 95],
      ['finishing', 99.9],
    ]);
  });

  test('estimates the remaining time from the speed of its stage since the first frame', async () => {
    const onProgress = report().begin('rendering');
    await work(60);
    onProgress(0.01);
    await work(3);
    onProgress(0.11);
    await work(0);
    // 3 s for 7.5 of 100 percent; 28.25 are done.
    expect(written.at(-1)).toEqual({ stage: 'rendering', percent: 28.2, seconds_left: 29 });
  });

  test('is not written by a retry until the retry has passed the first attempt', async () => {
    const asked: number[] = [];
    const progress = new ProgressReport(KEY, PLAN, async (_, { percent }) => {
      asked.push(percent);
      return Math.max(percent, 57.5);
    });
    const onProgress = progress.begin('rendering');
    for (const share of [0.1, 0.3, 0.5, 0.6]) {
      await work(3);
      onProgress(share);
    }
    await work(0);
    expect(asked).toEqual([20, 65]);
  });

  test('does not fail the work if it cannot be written, and is written again later', async () => {
    let tries = 0;
    const progress = new ProgressReport(KEY, PLAN, async () => {
      tries += 1;
      throw new Error('the table is away');
    });
    const onProgress = progress.begin('rendering');
    for (let second = 0; second < 25; second += 1) {
      await work(1);
      onProgress(second / 100);
    }
    await progress.settled();
    expect(tries).toBe(3);
  });

  test('waits for the current write, and for a stage that began meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const progress = new ProgressReport(KEY, PLAN, async (_, update) => {
      await promise;
      written.push(update);
      return update.percent;
    });
    progress.begin('rendering');
    progress.begin('finishing');
    const settled = progress.settled();
    resolve();
    await settled;
    expect(written.map(({ stage }) => stage)).toEqual(['rendering', 'finishing']);
  });
});

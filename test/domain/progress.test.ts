import { describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import { PROGRESS_STAGES, planOf, progressOf } from '../../functions/domain/progress.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { namesIn, specification } from './specification.ts';

describe('the plan of a job', () => {
  const song_url = 'https://example.com/song.mp3';
  const segments = [{ text: 'a', start: 0, end: 1, duration: 1, wordCount: 1, timedWords: [] }];
  const characters = [{ name: 'Ann', role: 'singer', image_url: 'https://example.com/ann.png' }];

  test.each<[JobType, object, [string, number][]]>([
    [
      'lyric_transcription',
      {},
      [
        ['preparing', 14],
        ['transcribing', 92],
        ['finishing', 100],
      ],
    ],
    [
      'lyric_video',
      {},
      [
        ['preparing', 8],
        ['transcribing', 75],
        ['rendering', 98],
        ['finishing', 100],
      ],
    ],
    [
      'lyric_video',
      { lyrics: 'a line' },
      [
        ['preparing', 8],
        ['transcribing', 75],
        ['rendering', 98],
        ['finishing', 100],
      ],
    ],
    [
      'lyric_video',
      { segments },
      [
        ['preparing', 26],
        ['rendering', 98],
        ['finishing', 100],
      ],
    ],
    [
      'narrative_video',
      { prompt: 'A walk.', characters },
      [
        ['preparing', 7],
        ['rendering', 98],
        ['finishing', 100],
      ],
    ],
  ])('of a %s with %j is %j, from 0 percent on', (type, more, stages) => {
    const plan = planOf(type, parseCreateRequest(type, { song_url, ...more }).request);
    expect(plan.map(({ stage, to }) => [stage, to])).toEqual(stages);
    expect(plan.map(({ from }) => from)).toEqual([0, ...plan.slice(0, -1).map(({ to }) => to)]);
  });
});

describe('the progress of a job', () => {
  test.each<[Partial<Job>, string, number, number | null]>([
    [{}, 'queued', 0, null],
    [{ claimed_at: '2026-01-01T00:00:01.000Z' }, 'preparing', 0, null],
    [{ status: 'completed' }, 'completed', 100, 0],
    [{ status: 'failed' }, 'failed', 100, 0],
    [{ status: 'canceled' }, 'canceled', 100, 0],
  ])('that has %j is %s, with %d percent', (facts, stage, percent, seconds_left) => {
    expect(progressOf({ status: 'processing', ...facts })).toEqual({ stage, percent, seconds_left });
  });

  test('has one of the stages that the specification lists', () => {
    const [, list = ''] = /The stage is ([^.]+)\./.exec(specification) ?? [];
    expect(PROGRESS_STAGES).toEqual(namesIn(list));
  });
});

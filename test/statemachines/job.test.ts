import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' };
const ENGINES = ['GenerateTranscript', 'GenerateLyricVideo', 'GenerateNarrativeVideo'];
const BEGIN = ['PrepareAndGenerate', 'updateItem', 'charge-job'];

const ERROR = { code: 'media_unreadable', message: 'song_url: the file is not audio.' };

const handlers = {
  PrepareAndGenerate: () => ({}),
  'charge-job': () => ({ outcome: 'charged' }),
  GenerateTranscript: () => ({}),
  GenerateLyricVideo: () => ({}),
  GenerateNarrativeVideo: () => ({}),
  'complete-job': () => ({ outcome: 'completed' }),
  'fail-job': () => ({ outcome: 'failed', error: ERROR }),
  'deliver-webhook': () => ({ outcome: 'delivered' }),
};

/** A provider transcribes the song before one of the engines works. */
const provided = {
  ...handlers,
  'charge-job': () => ({ outcome: 'charged', provider: 'transcribe' }),
  startTranscriptionJob: () => ({}),
  getTranscriptionJob: () => ({ TranscriptionJob: { TranscriptionJobStatus: 'COMPLETED' } }),
  'clean-up-provider': () => ({}),
};
const butCleanUp = (what: string) => what !== 'clean-up-provider';

/** Returns the type of a job whose execution passes through a state. */
function typeFor(state: string): string {
  const types = { GenerateTranscript: 'lyric_transcription', GenerateNarrativeVideo: 'narrative_video' };
  return types[state as keyof typeof types] ?? KEY.type;
}

describe('the job state machine', () => {
  test.each(['lyric_transcription', 'lyric_video', 'narrative_video'])(
    'takes a %s to its end with one task',
    async (type) => {
      const { status, done } = await walk('job', { ...KEY, type }, handlers);
      expect(status).toBe('SUCCEEDED');
      expect(done).toEqual([...BEGIN, 'complete-job', 'deliver-webhook']);
    },
  );

  test('charges the job while its task runs, and completes it only when the task has ended', async () => {
    const charged = Promise.withResolvers<void>();
    const waiting = {
      ...handlers,
      PrepareAndGenerate: () => charged.promise,
      'charge-job': () => {
        charged.resolve();
        return { outcome: 'charged' };
      },
    };
    const { status, done } = await walk('job', KEY, waiting, 'at once');
    expect([status, done]).toEqual(['SUCCEEDED', [...BEGIN, 'complete-job', 'deliver-webhook']]);
  });

  test('gives every step the key of the job', async () => {
    const { inputs } = await walk('job', KEY, handlers);
    const written = inputs.find(({ what }) => what === 'updateItem')?.input;
    expect(written).toMatchObject({ Key: { account_id: { S: 'acct_1' }, job_key: { S: 'lyric_video#job_1' } } });
    for (const { what, input } of inputs.filter(({ what }) => what !== 'updateItem')) {
      const expected = /^[A-Z]/.test(what) ? { ACCOUNT_ID: 'acct_1', JOB_TYPE: 'lyric_video', JOB_ID: 'job_1' } : KEY;
      expect([what, input]).toEqual([what, expect.objectContaining(expected)]);
    }
  });

  test('fails a job of a type that it does not know', async () => {
    const { status, done } = await walk('job', { ...KEY, type: 'opera' }, provided);
    expect(status).toBe('FAILED');
    expect(done).not.toContain('complete-job');
  });

  test('fails a job whose charge is refused, without running an engine', async () => {
    const { status, error, cause, done } = await walk('job', KEY, {
      ...handlers,
      'charge-job': () => ({ outcome: 'refused' }),
    });
    expect([status, error, cause]).toEqual(['FAILED', ERROR.code, ERROR.message]);
    expect(done).toEqual([...BEGIN, 'fail-job', 'deliver-webhook']);
  });

  test.each([
    ['charge-job', BEGIN],
    ['complete-job', [...BEGIN, 'complete-job']],
  ])('stops when %s finds that the job has already ended', async (step, expected) => {
    const { status, done } = await walk('job', KEY, { ...handlers, [step]: () => ({ outcome: 'superseded' }) });
    expect([status, done]).toEqual(['SUCCEEDED', expected]);
  });

  test('sends no webhook if another execution had ended the job', async () => {
    const superseded = { 'charge-job': () => ({ outcome: 'refused' }), 'fail-job': () => ({ outcome: 'superseded' }) };
    const { status, done } = await walk('job', KEY, { ...handlers, ...superseded });
    expect([status, done]).toEqual(['SUCCEEDED', [...BEGIN, 'fail-job']]);
  });

  describe('when Spot interrupts a task', () => {
    test('repeats the work on capacity that stays, and starts the next state on Spot again', async () => {
      const interrupted = {
        ...provided,
        PrepareAndGenerate: failing(1, 'States.TaskFailed', {}),
        GenerateLyricVideo: failing(2, 'States.TaskFailed', {}),
      };
      const { status, inputs } = await walk('job', KEY, interrupted);
      expect(status).toBe('SUCCEEDED');
      expect(inputs.flatMap(({ what, capacity }) => (capacity ? [`${what} on ${capacity}`] : []))).toEqual([
        'PrepareAndGenerate on FARGATE_SPOT',
        'PrepareAndGenerate on FARGATE',
        'GenerateLyricVideo on FARGATE_SPOT',
        'GenerateLyricVideo on FARGATE',
        'GenerateLyricVideo on FARGATE',
      ]);
    });

    test('uses capacity that stays if Spot has no room', async () => {
      const full = { ...handlers, PrepareAndGenerate: failing(3, 'AmazonECS.Unknown', {}) };
      const { inputs } = await walk('job', KEY, full);
      const prepared = inputs.filter(({ what }) => what === 'PrepareAndGenerate');
      expect(prepared.map(({ capacity }) => capacity)).toEqual(['FARGATE_SPOT', 'FARGATE', 'FARGATE', 'FARGATE']);
    });
  });

  describe('when a step fails', () => {
    test('repeats the preparation and the rendering after a crash, and continues', async () => {
      const crashing = {
        ...provided,
        PrepareAndGenerate: failing(2, 'States.TaskFailed', {}),
        GenerateLyricVideo: failing(1, 'States.TaskFailed', {}),
      };
      const { status, done } = await walk('job', KEY, crashing);
      expect(status).toBe('SUCCEEDED');
      expect(done.filter((what) => what === 'PrepareAndGenerate')).toHaveLength(3);
      expect(done.filter((what) => what === 'GenerateLyricVideo')).toHaveLength(2);
    });

    test.each(['charge-job', 'complete-job', 'fail-job'])(
      'tries %s again, because its writes are safe to repeat',
      async (step) => {
        const answers = { 'charge-job': 'charged', 'complete-job': 'completed', 'fail-job': 'failed' };
        const answer = { outcome: answers[step as keyof typeof answers] };
        const broken = step === 'fail-job' ? { 'charge-job': () => ({ outcome: 'refused' }) } : {};
        const { done } = await walk('job', KEY, {
          ...handlers,
          ...broken,
          [step]: failing(3, 'InternalServerError', answer),
        });
        expect(done.filter((what) => what === step)).toHaveLength(4);
        expect(done.at(-1)).toBe('deliver-webhook');
      },
    );

    test('starts another task if the one that prepared the media crashes after the charge', async () => {
      const crashing = { ...handlers, PrepareAndGenerate: failing(1, 'States.TaskFailed', {}) };
      const { status, done } = await walk('job', KEY, crashing, 'at once');
      expect(status).toBe('SUCCEEDED');
      for (const [what, times] of [
        ['PrepareAndGenerate', 2],
        ['charge-job', 1],
      ] as const) {
        expect([what, done.filter((each) => each === what)]).toEqual([what, Array(times).fill(what)]);
      }
    });

    test('fails a job that was charged if its task never succeeds', async () => {
      const broken = { ...handlers, PrepareAndGenerate: failing(always, 'States.TaskFailed') };
      const { status, done } = await walk('job', KEY, broken, 'at once');
      expect(status).toBe('FAILED');
      expect(done.filter((what) => what === 'PrepareAndGenerate')).toHaveLength(3);
      expect(done.slice(-2)).toEqual(['fail-job', 'deliver-webhook']);
    });

    test('stops the task that waits for the charge if the charge never succeeds', async () => {
      let stopped = false;
      const waiting = (_: never, signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(signal.reason);
          });
        });
      const broken = { ...handlers, PrepareAndGenerate: waiting, 'charge-job': failing(always, 'Broken') };
      const { status, done } = await walk('job', KEY, broken, 'at once');
      expect([status, stopped]).toEqual(['FAILED', true]);
      expect(done.filter((what) => what === 'charge-job')).toHaveLength(7);
      expect(done.filter((what) => what === 'PrepareAndGenerate')).toHaveLength(1);
    });

    test('does not wait for a preparation that never succeeds', async () => {
      const broken = { ...handlers, PrepareAndGenerate: failing(always, 'States.TaskFailed') };
      const { status, done } = await walk('job', KEY, broken);
      expect(status).toBe('FAILED');
      expect(done).not.toContain('charge-job');
    });

    test('waits for no token of a job that an earlier execution has charged', async () => {
      const charged = { ...handlers, updateItem: failing(always, 'DynamoDb.ConditionalCheckFailedException') };
      const { status, done } = await walk('job', KEY, charged);
      expect([status, done.filter((what) => what === 'updateItem').length]).toEqual(['SUCCEEDED', 1]);
      expect(done).toContain('charge-job');
    });

    test('writes another token if the first could not be written', async () => {
      const tokens: string[] = [];
      const refusing = {
        ...handlers,
        updateItem: (written: { ExpressionAttributeValues: { ':token': { L: [{ S: string }] } } }) => {
          tokens.push(written.ExpressionAttributeValues[':token'].L[0].S);
          throw Object.assign(new Error('on purpose'), { name: 'DynamoDb.ThrottlingException' });
        },
      };
      const { status } = await walk('job', KEY, refusing);
      expect([status, new Set(tokens).size]).toEqual(['FAILED', 7]);
    });

    test.each(['PrepareAndGenerate', 'charge-job', 'complete-job', ...ENGINES])(
      'fails the job, and sends its webhook, when %s never succeeds',
      async (step) => {
        const broken = {
          ...(ENGINES.includes(step) ? provided : handlers),
          [step]: failing(always, 'States.TaskFailed'),
        };
        const { status, error, done } = await walk('job', { ...KEY, type: typeFor(step) }, broken);
        expect([status, error]).toEqual(['FAILED', ERROR.code]);
        expect(done.filter(butCleanUp).slice(-2)).toEqual(['fail-job', 'deliver-webhook']);
      },
    );

    test.each(['PrepareAndGenerate', ...ENGINES])(
      'does not repeat %s when its time is over, but fails the job',
      async (step) => {
        const broken = { ...(ENGINES.includes(step) ? provided : handlers), [step]: failing(always, 'States.Timeout') };
        const { status, done } = await walk('job', { ...KEY, type: typeFor(step) }, broken);
        expect(status).toBe('FAILED');
        expect(done.filter((what) => what === step)).toHaveLength(1);
        expect(done).toContain('fail-job');
      },
    );

    test('ends without ending the job if even failing it fails, which settlement handles', async () => {
      const broken = {
        ...handlers,
        'charge-job': () => ({ outcome: 'refused' }),
        'fail-job': failing(always, 'Broken'),
      };
      const { status, error, done } = await walk('job', KEY, broken);
      expect([status, error]).toEqual(['FAILED', 'Broken']);
      expect(done).not.toContain('deliver-webhook');
    });
  });

  describe('when Fargate refuses to start a task', () => {
    test.each(['PrepareAndGenerate', ...ENGINES])(
      'repeats the start of %s until it succeeds, and then has all attempts of the work left',
      async (step) => {
        const refusals = [
          'AmazonECS.Unknown',
          'ECS.AmazonECSException',
          'ECS.ThrottlingException',
          'ECS.ClientException',
        ];
        const outcomes = [
          ...Array.from({ length: 100 }, (_, index) => refusals[index % refusals.length]),
          'States.TaskFailed',
        ];
        const answer = () => {
          const name = outcomes.shift();
          if (name) throw Object.assign(new Error(`${name} on purpose`), { name });
          return {};
        };
        const usual = ENGINES.includes(step) ? provided : handlers;
        const { status, done } = await walk('job', { ...KEY, type: typeFor(step) }, { ...usual, [step]: answer });
        expect(status).toBe('SUCCEEDED');
        expect(done.filter((what) => what === step)).toHaveLength(102);
      },
    );
  });

  describe('delivering its webhook', () => {
    test('makes three attempts', async () => {
      const { status, done } = await walk('job', KEY, {
        ...handlers,
        'deliver-webhook': failing(2, 'WebhookNotDelivered', {}),
      });
      expect(status).toBe('SUCCEEDED');
      expect(done.filter((what) => what === 'deliver-webhook')).toHaveLength(3);
    });

    test('loses no attempt if the response of a step is lost', async () => {
      const outcomes = ['Lambda.Unknown', 'WebhookNotDelivered', 'States.Timeout', 'WebhookNotDelivered'];
      const answer = () => {
        const name = outcomes.shift();
        if (name) throw Object.assign(new Error(`${name} on purpose`), { name });
        return { outcome: 'delivered' };
      };
      const { done } = await walk('job', KEY, { ...handlers, 'deliver-webhook': answer });
      expect(done.filter((what) => what === 'deliver-webhook')).toHaveLength(5);
    });

    test.each([
      ['completed', {}, 'SUCCEEDED'],
      ['failed', { 'charge-job': () => ({ outcome: 'refused' }) }, 'FAILED'],
    ])('leaves a job %s if its webhook could not be delivered', async (_outcome, more, expected) => {
      const { status, done } = await walk('job', KEY, {
        ...handlers,
        ...more,
        'deliver-webhook': failing(always, 'WebhookNotDelivered'),
      });
      expect(status).toBe(expected);
      expect(done.filter((what) => what === 'deliver-webhook')).toHaveLength(3);
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { always, failing, walk } from './walk.ts';

const KEY = { account_id: 'acct_1', type: 'lyric_video', job_id: 'job_1' };
const ENGINES = ['GenerateTranscript', 'GenerateLyricVideo', 'GenerateNarrativeVideo'];

const ERROR = { code: 'media_unreadable', message: 'song_url: the file is not audio.' };

const handlers = {
  PrepareMedia: () => ({}),
  'charge-job': () => ({ outcome: 'charged' }),
  GenerateTranscript: () => ({}),
  GenerateLyricVideo: () => ({}),
  GenerateNarrativeVideo: () => ({}),
  'complete-job': () => ({ outcome: 'completed' }),
  'fail-job': () => ({ outcome: 'failed', error: ERROR }),
  'deliver-webhook': () => ({ outcome: 'delivered' }),
};

/** Returns the type of a job whose execution passes through a state. */
function typeFor(state: string): string {
  const types = { GenerateTranscript: 'lyric_transcription', GenerateNarrativeVideo: 'narrative_video' };
  return types[state as keyof typeof types] ?? KEY.type;
}

describe('the job state machine', () => {
  test.each([
    ['lyric_transcription', 'GenerateTranscript'],
    ['lyric_video', 'GenerateLyricVideo'],
    ['narrative_video', 'GenerateNarrativeVideo'],
  ])('takes a %s through %s to its end', async (type, engine) => {
    const { status, done } = await walk('job', { ...KEY, type }, handlers);
    expect(status).toBe('SUCCEEDED');
    expect(done).toEqual(['PrepareMedia', 'charge-job', engine, 'complete-job', 'deliver-webhook']);
  });

  test('gives every step the key of the job', async () => {
    const { inputs } = await walk('job', KEY, handlers);
    for (const { what, input } of inputs) {
      const expected = /^[A-Z]/.test(what) ? { ACCOUNT_ID: 'acct_1', JOB_TYPE: 'lyric_video', JOB_ID: 'job_1' } : KEY;
      expect([what, input]).toEqual([what, expect.objectContaining(expected)]);
    }
  });

  test('fails a job of a type that it does not know', async () => {
    const { status, done } = await walk('job', { ...KEY, type: 'opera' }, handlers);
    expect([status, done]).toEqual(['FAILED', ['PrepareMedia', 'charge-job', 'fail-job', 'deliver-webhook']]);
  });

  test('fails a job whose charge is refused, without running an engine', async () => {
    const { status, error, cause, done } = await walk('job', KEY, {
      ...handlers,
      'charge-job': () => ({ outcome: 'refused' }),
    });
    expect([status, error, cause]).toEqual(['FAILED', ERROR.code, ERROR.message]);
    expect(done).toEqual(['PrepareMedia', 'charge-job', 'fail-job', 'deliver-webhook']);
  });

  test.each([
    ['charge-job', ['PrepareMedia', 'charge-job']],
    ['complete-job', ['PrepareMedia', 'charge-job', 'GenerateLyricVideo', 'complete-job']],
  ])('stops when %s finds that the job has already ended', async (step, expected) => {
    const { status, done } = await walk('job', KEY, { ...handlers, [step]: () => ({ outcome: 'superseded' }) });
    expect([status, done]).toEqual(['SUCCEEDED', expected]);
  });

  test('sends no webhook if another execution had ended the job', async () => {
    const superseded = { 'charge-job': () => ({ outcome: 'refused' }), 'fail-job': () => ({ outcome: 'superseded' }) };
    const { status, done } = await walk('job', KEY, { ...handlers, ...superseded });
    expect([status, done]).toEqual(['SUCCEEDED', ['PrepareMedia', 'charge-job', 'fail-job']]);
  });

  describe('when Spot interrupts a task', () => {
    test('repeats the work on capacity that stays, and starts the next state on Spot again', async () => {
      const interrupted = {
        ...handlers,
        PrepareMedia: failing(1, 'States.TaskFailed', {}),
        GenerateLyricVideo: failing(2, 'States.TaskFailed', {}),
      };
      const { status, inputs } = await walk('job', KEY, interrupted);
      expect(status).toBe('SUCCEEDED');
      expect(inputs.flatMap(({ what, capacity }) => (capacity ? [`${what} on ${capacity}`] : []))).toEqual([
        'PrepareMedia on FARGATE_SPOT',
        'PrepareMedia on FARGATE',
        'GenerateLyricVideo on FARGATE_SPOT',
        'GenerateLyricVideo on FARGATE',
        'GenerateLyricVideo on FARGATE',
      ]);
    });

    test('uses capacity that stays if Spot has no room', async () => {
      const full = { ...handlers, PrepareMedia: failing(3, 'AmazonECS.Unknown', {}) };
      const { inputs } = await walk('job', KEY, full);
      const prepared = inputs.filter(({ what }) => what === 'PrepareMedia');
      expect(prepared.map(({ capacity }) => capacity)).toEqual(['FARGATE_SPOT', 'FARGATE', 'FARGATE', 'FARGATE']);
    });
  });

  describe('when a step fails', () => {
    test('repeats the preparation and the rendering after a crash, and continues', async () => {
      const crashing = {
        ...handlers,
        PrepareMedia: failing(2, 'States.TaskFailed', {}),
        GenerateLyricVideo: failing(1, 'States.TaskFailed', {}),
      };
      const { status, done } = await walk('job', KEY, crashing);
      expect(status).toBe('SUCCEEDED');
      expect(done.filter((what) => what === 'PrepareMedia')).toHaveLength(3);
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

    test.each(['PrepareMedia', 'charge-job', 'complete-job', ...ENGINES])(
      'fails the job, and sends its webhook, when %s never succeeds',
      async (step) => {
        const broken = { ...handlers, [step]: failing(always, 'States.TaskFailed') };
        const { status, error, done } = await walk('job', { ...KEY, type: typeFor(step) }, broken);
        expect([status, error]).toEqual(['FAILED', ERROR.code]);
        expect(done.slice(-2)).toEqual(['fail-job', 'deliver-webhook']);
      },
    );

    test.each(['PrepareMedia', ...ENGINES])(
      'does not repeat %s when its time is over, but fails the job',
      async (step) => {
        const broken = { ...handlers, [step]: failing(always, 'States.Timeout') };
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
    test.each(['PrepareMedia', ...ENGINES])(
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
        const { status, done } = await walk('job', { ...KEY, type: typeFor(step) }, { ...handlers, [step]: answer });
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

import './quiet.ts';
import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '../../functions/domain/errors.ts';
import { variable } from '../../functions/platform/environment.ts';
import { logger } from '../../functions/platform/observability.ts';
import { type Flag, setFlag } from '../../functions/platform/store/account-access.ts';
import { database } from '../../functions/platform/store/database.ts';
import { keysOf } from '../../functions/platform/store/key-items.ts';
import { authenticate, createKey, revokeKey } from '../../functions/platform/store/keys.ts';
import { crashing, losingEveryRace, meanwhile } from './crashes.ts';
import { newAccount, requireAccount, useDatabase } from './store.ts';

useDatabase();

let account: string;

beforeAll(async () => {
  account = await newAccount();
});

const NOON = new Date('2026-03-01T12:00:30Z');
const seconds = (count: number) => new Date(NOON.getTime() + count * 1000);

async function newKey(rpm = 60): Promise<{ key_id: string; api_key: string }> {
  return createKey(await requireAccount(account), ['lyric_videos'], rpm);
}

/** Adds keys to an account. With 100 more, there are more than one transaction can write. */
async function moreKeys(owner: string, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => ({
    PutRequest: { Item: { key_id: `${owner}-${index}`, account_id: owner, created_at: NOON.toISOString() } },
  }));
  for (let first = 0; first < count; first += 25) {
    const RequestItems = { [variable('KEYS_TABLE')]: items.slice(first, first + 25) };
    await database.send(new BatchWriteCommand({ RequestItems }));
  }
}

async function outcome(text: string, now = NOON): Promise<string> {
  return authenticate(text, now).then(
    () => 'passed',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('a key', () => {
  test('identifies the caller', async () => {
    const { key_id, api_key } = await newKey(7);
    expect(await authenticate(api_key, NOON)).toEqual({
      account_id: account,
      key_id,
      scopes: ['lyric_videos'],
      rpm: 7,
      used: 1,
      minute: Math.floor(NOON.getTime() / 60_000),
    });
  });

  test('[1c, 5d] is not valid with another secret, id or environment, or as any other text', async () => {
    const { api_key } = await newKey();
    const [service, env, id, secret] = api_key.split('_');
    const others = [
      `${service}_${env}_${id}_${'a'.repeat(40)}`,
      `${service}_${env}_${'a'.repeat(16)}_${secret}`,
      `${service}_live_${id}_${secret}`,
      `${api_key}x`,
      `x${api_key}`,
      api_key.toUpperCase(),
      '',
      '__proto__',
    ];
    for (const other of others) expect([other, await outcome(other)]).toEqual([other, 'invalid_api_key']);
    expect(await outcome(api_key)).toBe('passed');
  });

  test('[5e] is not valid from the next request after its revocation', async () => {
    const { key_id, api_key } = await newKey();
    expect(await outcome(api_key)).toBe('passed');
    expect(await revokeKey(key_id)).toBe(true);
    expect(await outcome(api_key)).toBe('invalid_api_key');
    expect(await outcome(api_key, seconds(60))).toBe('invalid_api_key');
  });

  test.each<[Flag, boolean]>([
    ['suspended', true],
    ['api-access', false],
  ])(
    'is not valid from the very next request after its account has %s %s, and valid again after',
    async (flag, state) => {
      const owner = await newAccount();
      const { api_key } = await createKey(await requireAccount(owner), ['lyric_videos'], 60);
      await moreKeys(owner, 100);
      const stranger = await newKey();
      const blocked = async () => (await keysOf(owner)).filter((key) => key.blocked).length;

      expect(await setFlag(owner, flag, state)).toBe(true);
      expect([await blocked(), await outcome(api_key)]).toEqual([101, 'invalid_api_key']);
      expect(await outcome(api_key, seconds(60))).toBe('invalid_api_key');
      expect(await outcome(stranger.api_key)).toBe('passed');
      await setFlag(owner, flag, !state);
      expect([await blocked(), await outcome(api_key)]).toEqual([0, 'passed']);
    },
  );

  test('[5e] is refused within the minute in which it has been used, with a wrong secret, suspended or revoked', async () => {
    const owner = await newAccount();
    const { key_id, api_key } = await createKey(await requireAccount(owner), ['lyric_videos'], 60);
    expect(await outcome(api_key)).toBe('passed');
    expect(await outcome(`${api_key.slice(0, -40)}${'a'.repeat(40)}`)).toBe('invalid_api_key');
    await setFlag(owner, 'suspended', true);
    expect(await outcome(api_key)).toBe('invalid_api_key');
    await setFlag(owner, 'suspended', false);
    expect(await authenticate(api_key, NOON)).toMatchObject({ used: 2 });
    await revokeKey(key_id);
    expect(await outcome(api_key)).toBe('invalid_api_key');
  });

  test('is valid if an older version made it, which did not store whether it is blocked', async () => {
    const { key_id, api_key } = await newKey();
    const change = { TableName: variable('KEYS_TABLE'), Key: { key_id }, UpdateExpression: 'REMOVE blocked' };
    await database.send(new UpdateCommand(change));
    for (const now of [NOON, NOON, seconds(60)]) expect(await outcome(api_key, now)).toBe('passed');
  });

  test('is listed with the other keys of its account, the oldest first', async () => {
    const owner = await newAccount();
    const read = await requireAccount(owner);
    const made: string[] = [];
    for (const second of [3, 1, 2]) made.push((await createKey(read, ['lyric_videos'], 60, seconds(second))).key_id);
    expect((await keysOf(owner)).map(({ key_id }) => key_id)).toEqual([made[1], made[2], made[0]]);
  });

  test('stays revoked after its account was suspended and resumed', async () => {
    const { key_id, api_key } = await newKey();
    await revokeKey(key_id);
    await setFlag(account, 'suspended', true);
    await setFlag(account, 'suspended', false);
    expect(await outcome(api_key)).toBe('invalid_api_key');
  });

  test.each<[Flag, boolean]>([
    ['suspended', true],
    ['api-access', false],
    ['rollout', true],
  ])('[5l] is not made for an account that got %s %s after it was read', async (flag, state) => {
    const owner = await newAccount();
    const read = await requireAccount(owner);
    await setFlag(owner, flag, state);
    await expect(createKey(read, ['lyric_videos'], 60)).rejects.toThrow('has just changed');
    expect(await keysOf(owner)).toEqual([]);
  });

  test('follows the later of two decisions about its account', async () => {
    const owner = await newAccount();
    const { api_key } = await createKey(await requireAccount(owner), ['lyric_videos'], 60);
    await meanwhile(
      () => setFlag(owner, 'suspended', false),
      () => setFlag(owner, 'suspended', true),
    );
    expect((await requireAccount(owner)).suspended).toBe(false);
    expect(await outcome(api_key)).toBe('passed');
  });

  test('follows the later decision also if its own command crashes before it reaches the keys', async () => {
    const owner = await newAccount();
    const { api_key } = await createKey(await requireAccount(owner), ['lyric_videos'], 60);
    await meanwhile(
      () => crashing(1, false, () => setFlag(owner, 'suspended', true)),
      () => setFlag(owner, 'suspended', false),
    );
    expect(await outcome(api_key)).toBe('invalid_api_key');
  });

  test('may not be up to date if its account keeps changing, which is an error after five attempts', async () => {
    const owner = await newAccount();
    await createKey(await requireAccount(owner), ['lyric_videos'], 60);
    const { tries, error } = await losingEveryRace(() => setFlag(owner, 'suspended', true));
    expect(tries).toBe(5);
    expect(String(error)).toContain('Repeat the command');
  });

  test('of an account that does not exist cannot be suspended', async () => {
    expect(await setFlag('acct_nobody', 'suspended', true)).toBe(false);
  });

  test('[5k] with an unknown id takes as long as one with a wrong secret', async () => {
    const { api_key } = await newKey();
    const wrongSecret = `${api_key.slice(0, -40)}${'a'.repeat(40)}`;
    const unknownId = api_key.replace(/_[^_]{16}_/, `_${'a'.repeat(16)}_`);
    const durationOf = async (text: string) => {
      const began = performance.now();
      expect(await outcome(text)).toBe('invalid_api_key');
      return performance.now() - began;
    };
    // A busy machine changes its speed within the test, but hardly between two requests in a row.
    const ratios: number[] = [];
    for (let round = 0; round < 150; round += 1) {
      const one = await durationOf(wrongSecret);
      ratios.push((await durationOf(unknownId)) / one);
      const other = await durationOf(unknownId);
      ratios.push(other / (await durationOf(wrongSecret)));
    }
    const ratio = median(ratios);
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.3);
  });

  test('that does not exist cannot be revoked', async () => {
    expect(await revokeKey('nobody')).toBe(false);
  });
});

describe('the rate limit', () => {
  test('[8c] admits exactly 20 of 60 parallel requests, in the first minute and in the next', async () => {
    const { api_key } = await newKey(20);
    for (const now of [NOON, seconds(60)]) {
      const outcomes = await Promise.all(Array.from({ length: 60 }, () => outcome(api_key, now)));
      expect(outcomes.filter((one) => one === 'passed')).toHaveLength(20);
      expect(outcomes.filter((one) => one === 'rate_limit_exceeded')).toHaveLength(40);
    }
  });

  test('[8a] is per calendar minute: seconds 59 and 60 are in two minutes', async () => {
    const { api_key } = await newKey(1);
    expect(await outcome(api_key, seconds(0))).toBe('passed');
    expect(await outcome(api_key, seconds(29))).toBe('rate_limit_exceeded');
    expect(await outcome(api_key, seconds(30))).toBe('passed');
  });

  test('[8l] is not widened by an instance whose clock is slow', async () => {
    const { api_key } = await newKey(2);
    expect(await outcome(api_key, seconds(60))).toBe('passed');
    expect(await outcome(api_key, seconds(0))).toBe('passed');
    expect(await outcome(api_key, seconds(0))).toBe('rate_limit_exceeded');
    expect(await outcome(api_key, seconds(60))).toBe('rate_limit_exceeded');
  });

  test('[8a] is per key, and does not count unauthenticated requests', async () => {
    const [one, other] = [await newKey(2), await newKey(2)];
    const wrong = `${one.api_key.slice(0, -40)}${'a'.repeat(40)}`;
    for (let i = 0; i < 5; i += 1) expect(await outcome(wrong)).toBe('invalid_api_key');
    expect(await outcome(one.api_key)).toBe('passed');
    expect(await outcome(one.api_key)).toBe('passed');
    expect(await outcome(one.api_key)).toBe('rate_limit_exceeded');
    expect(await outcome(wrong)).toBe('invalid_api_key');
    expect(await outcome(other.api_key)).toBe('passed');
  });

  test('[7d] asks the client to wait 60 seconds', async () => {
    const { api_key } = await newKey(1);
    await authenticate(api_key, NOON);
    await expect(authenticate(api_key, NOON)).rejects.toMatchObject({
      status: 429,
      retryAfter: 60,
      headers: { RateLimit: '"key";r=0;t=30' },
    });
  });

  test('is rate_limit_unavailable after five attempts if the minute of a key keeps changing', async () => {
    const { api_key } = await newKey();
    const { tries, error } = await losingEveryRace(() => authenticate(api_key, NOON), 'SET #minute');
    expect(error).toMatchObject({ code: 'rate_limit_unavailable' });
    expect(tries).toBe(5);
  });
});

describe('a table that does not answer', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.KEYS_TABLE = 'songreel-local-keys';
  });

  test('[7g] causes rate_limit_unavailable', async () => {
    const { api_key } = await newKey();
    process.env.KEYS_TABLE = 'songreel-local-nothing';
    const logged = jest.spyOn(logger, 'error');
    await expect(authenticate(api_key, NOON)).rejects.toMatchObject({ code: 'rate_limit_unavailable', status: 503 });
    expect(logged).toHaveBeenCalledWith('The request could not be counted.', expect.any(Error));
  });
});

import { readFileSync } from 'node:fs';
import * as bedrock from '@aws-sdk/client-bedrock-runtime';
import * as s3 from '@aws-sdk/client-s3';
import * as transcribe from '@aws-sdk/client-transcribe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ServiceCalls } from '../../local/aws/service-calls.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { type Providers, startProviders } from '../providers/providers.ts';

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

let store: EmbeddedBucket;
let providers: Providers;
let calls: ServiceCalls;
let bucket: string;

beforeAll(async () => {
  store = await startEmbeddedBucket();
  bucket = store.environment.MEDIA_BUCKET ?? '';
  providers = await startProviders({ caller: () => ({ s3: store.endpoint, callers: CALLERS }), words: [] });
  calls = new ServiceCalls({ dynamodb: NOWHERE, s3: store.endpoint, providers: providers.url }, CREDENTIALS);
});
beforeEach(() => providers.script.clear());
afterAll(async () => {
  calls.stop();
  await Promise.all([providers.stop(), store.stop()]);
});

const call = (action: string, parameters: object, by = calls) =>
  by.call(`arn:aws:states:::aws-sdk:${action}`, parameters, new AbortController().signal);
const ARN = 'arn:aws:bedrock:us-west-2:000000000000:async-invoke/none';

describe('a call of a service by a state', () => {
  test('passes objects to the bucket as JSON, and returns them as text', async () => {
    const object = { Bucket: bucket, Key: 'providers/acct_1/job_1/made.json' };
    await call('s3:putObject', { ...object, Body: [{ scene: 0 }] });
    expect(await call('s3:getObject', object)).toMatchObject({ Body: '[{"scene":0}]' });
  });

  test('has field names with capital letters in both directions', async () => {
    const started = await call('transcribe:createVocabulary', {
      VocabularyName: 'job_1',
      LanguageCode: 'en-US',
      Phrases: ['Hello'],
    });
    expect(started).toMatchObject({ VocabularyName: 'job_1', VocabularyState: 'PENDING' });
    const shot = {
      ModelId: 'luma.ray-v2:0',
      ModelInput: {
        prompt: 'Ada',
        aspect_ratio: '1:1',
        duration: '5s',
        resolution: '540p',
        loop: false,
        keyframes: { frame0: { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: '/9j/' } } },
      },
      ClientRequestToken: 'job_1-0',
      OutputDataConfig: { S3OutputDataConfig: { S3Uri: `s3://${bucket}/providers/acct_1/job_1/shot-0` } },
    };
    const { InvocationArn } = (await call('bedrockruntime:startAsyncInvoke', shot)) as { InvocationArn: string };
    expect(await call('bedrockruntime:startAsyncInvoke', shot)).toEqual({ InvocationArn });
    expect(await call('bedrockruntime:getAsyncInvoke', { InvocationArn })).toMatchObject({ Status: 'Completed' });
  });

  test.each([
    ['transcribe:getVocabulary', { VocabularyName: 'none' }, {}, 'Transcribe.NotFoundException'],
    [
      'transcribe:getVocabulary',
      { VocabularyName: 'none' },
      { error: 'ThrottlingException' },
      'Transcribe.TranscribeException',
    ],
    ['transcribe:getVocabulary', { VocabularyName: 'none' }, { lost: true }, 'Transcribe.SdkClientException'],
    ['bedrockruntime:getAsyncInvoke', { InvocationArn: ARN }, {}, 'BedrockRuntime.ValidationException'],
    ['s3:getObject', { Bucket: 'none', Key: 'none' }, {}, 'S3.NoSuchBucketException'],
  ])('%s fails with the name that Step Functions gives to the error', async (action, parameters, fault, name) => {
    const operation = action.includes('Vocabulary') ? 'GetVocabulary' : 'GetAsyncInvoke';
    if ('lost' in fault) {
      await call('transcribe:createVocabulary', { VocabularyName: 'lost', LanguageCode: 'en-US', Phrases: ['la'] });
      providers.script.disturb(operation, { lost: true });
      await expect(call(action, { VocabularyName: 'lost' })).rejects.toMatchObject({ name });
      return;
    }
    if ('error' in fault) providers.script.disturb(operation, { error: fault.error ?? '' });
    await expect(call(action, parameters)).rejects.toMatchObject({ name });
  });

  test('reaches no provider if the local service was started without one', async () => {
    const alone = new ServiceCalls({ dynamodb: NOWHERE, s3: store.endpoint, providers: undefined }, CREDENTIALS);
    const asking = call('transcribe:getVocabulary', { VocabularyName: 'job_1' }, alone);
    await expect(asking).rejects.toMatchObject({ name: 'Transcribe.SdkClientException' });
    alone.stop();
  });
});

test('a state writes to a table', async () => {
  const database = await startEmbeddedDatabase();
  const own = new ServiceCalls({ dynamodb: database.endpoint, s3: NOWHERE, providers: undefined }, CREDENTIALS);
  try {
    const Key = { account_id: { S: 'acct_1' }, job_key: { S: 'lyric_video#job_1' } };
    const TableName = database.environment.JOBS_TABLE;
    const ExpressionAttributeValues = { ':token': { L: [{ S: 'token' }] } };
    const write = { TableName, Key, UpdateExpression: 'SET preparation_tokens = :token', ExpressionAttributeValues };
    await call('dynamodb:updateItem', write, own);
    const read = await call('dynamodb:getItem', { TableName, Key }, own);
    expect(read).toMatchObject({ Item: { Preparation_tokens: { L: [{ S: 'token' }] } } });
    const onlyNew = { ...write, ConditionExpression: 'attribute_not_exists(job_key)' };
    const name = 'DynamoDb.ConditionalCheckFailedException';
    await expect(call('dynamodb:updateItem', onlyNew, own)).rejects.toMatchObject({ name });
  } finally {
    own.stop();
    await database.stop();
  }
});

type Schema = readonly [number, string, string, unknown, string[]];
const SDKS: Record<string, { sdk: object; fieldOf: (name: string) => string }> = {
  transcribe: { sdk: transcribe, fieldOf: (name) => name },
  s3: { sdk: s3, fieldOf: (name) => name },
  bedrockruntime: { sdk: bedrock, fieldOf: (name) => name.charAt(0).toLowerCase() + name.slice(1) },
};

interface State {
  Resource?: string;
  Parameters?: object;
  ItemProcessor?: { States: Record<string, State> };
}

function callsOf(states: Record<string, State>): [string, State][] {
  return Object.entries(states).flatMap(([name, state]) => [
    ...(state.ItemProcessor ? callsOf(state.ItemProcessor.States) : []),
    ...(state.Resource?.includes(':aws-sdk:') ? [[name, state] as [string, State]] : []),
  ]);
}

test.each(callsOf(JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8')).States))(
  'the state %s sends only fields that the service has',
  (_, { Resource = '', Parameters = {} }) => {
    const [service = '', action = ''] = Resource.split(':').slice(-2);
    const { sdk, fieldOf } = SDKS[service] as (typeof SDKS)[string];
    const schema = Object.entries(sdk).find(([name]) => name.toLowerCase() === `${action.toLowerCase()}request$`);
    const [, , , , fields] = (schema ?? [])[1] as unknown as Schema;
    const sent = Object.keys(Parameters).map((name) => fieldOf(name.replace(/\.\$$/, '')));
    expect(sent.filter((name) => !fields.includes(name))).toEqual([]);
  },
);

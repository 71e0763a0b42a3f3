import '../platform/quiet.ts';
import { expect, test } from '@jest/globals';
import { claim } from '../../functions/platform/store/claims.ts';
import { tables } from '../../functions/platform/store/database.ts';
import { recordError, recordMedia, recordTranscript, recordVideo } from '../../functions/platform/store/jobs.ts';
import { MEDIA_ACCESS } from '../../lib/handlers.ts';
import { MEDIA, newAccount, newJob, useDatabase } from '../platform/store.ts';

useDatabase();

interface Write {
  TableName: string;
  Key: object;
  UpdateExpression?: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
}

const WORDS = new Set(['SET', 'REMOVE', 'ADD', 'DELETE', 'AND', 'OR', 'NOT']);

/** Returns the top-level attributes that a write names, as DynamoDB passes them to IAM. */
function attributesOf({ Key, UpdateExpression = '', ConditionExpression = '', ExpressionAttributeNames }: Write) {
  const tokens = `${UpdateExpression} ${ConditionExpression}`.match(/[#:]?\w+(?!\w*\()/g) ?? [];
  const names = tokens.filter((token) => !token.startsWith(':') && !WORDS.has(token));
  return [...Object.keys(Key), ...names.map((name) => ExpressionAttributeNames?.[name] ?? name)];
}

test('what the media task writes names only attributes that its role allows', async () => {
  const job = await newJob(await newAccount());
  const writes: [string, Write][] = [];
  tables.middlewareStack.add(
    (next) => async (args) => {
      const input = args.input as Write & { TransactItems?: Record<string, Write>[] };
      if (input.UpdateExpression) writes.push(['UpdateItem', input]);
      for (const { Update, ConditionCheck } of input.TransactItems ?? []) {
        if (Update) writes.push(['UpdateItem', Update]);
        if (ConditionCheck) writes.push(['ConditionCheckItem', ConditionCheck]);
      }
      return next(args);
    },
    { step: 'initialize', name: 'record', override: true },
  );
  await claim(job);
  await recordMedia(job, { durationMs: 10_000, media: MEDIA });
  await recordTranscript(job, { language: null, segments: [] });
  await recordVideo(job, { video_key: 'v', thumbnail_key: 't', lyrics_key: 'l' });
  await recordError(job, { code: 'internal_error', message: 'No.' });
  tables.middlewareStack.remove('record');

  const named = new Map<string, Set<string>>();
  for (const [action, write] of writes) {
    const what = `${write.TableName} ${action}`;
    named.set(what, new Set([...(named.get(what) ?? []), ...attributesOf(write)]));
  }
  const { jobs, accounts } = MEDIA_ACCESS.attributes ?? {};
  expect(Object.fromEntries(named)).toEqual({
    'songreel-local-jobs UpdateItem': new Set(jobs?.UpdateItem),
    'songreel-local-accounts ConditionCheckItem': new Set(accounts?.ConditionCheckItem),
  });
});

import '../platform/quiet.ts';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { charge } from '../../functions/platform/store/charges.ts';
import { database } from '../../functions/platform/store/database.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { newJob, preparedJob } from '../platform/store.ts';
import { Operator } from './operator.ts';

const operator = new Operator();

describe('the audit', () => {
  test('finds nothing in correct books, and names every fault in wrong ones', async () => {
    const { account_id } = await operator.json('accounts', 'create', '--credits', '1000');
    const [failed, charged] = [await preparedJob(account_id), await preparedJob(account_id)];
    await Promise.all([charge(failed), charge(charged)]);
    await failJob(failed, { code: 'generation_failed', message: 'It did not work.' });
    const right = await operator.json('audit');
    expect(right).toMatchObject({ ok: true, faults: [] });
    expect(right.jobs).toBeGreaterThanOrEqual(2);

    await addCredits(account_id, 1);
    await newJob('acct_nobody');
    const stray = {
      account_id,
      entry_id: 'job_x#charge',
      kind: 'charge',
      amount: 0,
      created_at: '2026-01-01T00:00:00.000Z',
      job_id: 'job_x',
    };
    await database.send(new PutCommand({ TableName: process.env.LEDGER_TABLE, Item: stray }));
    const wrong = await operator.run('audit', '--data', operator.folder, '--json');
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      ok: false,
      faults: [
        expect.stringMatching(
          new RegExp(`account ${account_id}: the balance is 671, its ledger sums to 670\\. [A-Z].+\\.$`),
        ),
        expect.stringMatching(new RegExp(`account ${account_id}: entry job_x#charge belongs to no job\\. [A-Z].+\\.$`)),
        expect.stringMatching(/^account acct_nobody: has jobs, but does not exist\. Restore/),
      ],
    });
  });

  function addCredits(account_id: string, amount: number) {
    return database.send(
      new UpdateCommand({
        TableName: process.env.ACCOUNTS_TABLE,
        Key: { account_id },
        UpdateExpression: 'ADD credits :amount',
        ExpressionAttributeValues: { ':amount': amount },
      }),
    );
  }
});

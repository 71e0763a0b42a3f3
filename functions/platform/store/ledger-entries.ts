import { GetCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { JobKey } from '../../domain/job.ts';
import { chargeEntryId, type LedgerEntry } from '../../domain/ledger.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';

/** Ledger entries are written once and never change. An entry's id says what it is for. */
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const isNew = 'attribute_not_exists(entry_id)';

export function entryWrite(entry: LedgerEntry): Write {
  return { Put: { TableName: variable('LEDGER_TABLE'), Item: entry, ConditionExpression: isNew } };
}

/** @returns what the job was charged, in whole tokens; undefined if it was not charged. A charge of 0 is a charge. */
export async function chargedAmount(job: JobKey): Promise<number | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: variable('LEDGER_TABLE'), Key: chargeKey(job), ConsistentRead: true }),
  );
  // Not -0 for a charge of nothing.
  return Item && 0 - (Item as LedgerEntry).amount;
}

/** Holds in a transaction if the job's charge is what `chargedAmount` returned. */
export function chargeIsUnchanged(job: JobKey, charged: number | undefined): Write {
  const check = { TableName: variable('LEDGER_TABLE'), Key: chargeKey(job) };
  if (charged === undefined) return { ConditionCheck: { ...check, ConditionExpression: isNew } };
  return {
    ConditionCheck: {
      ...check,
      ConditionExpression: 'amount = :amount',
      ExpressionAttributeValues: { ':amount': 0 - charged },
    },
  };
}

function chargeKey({ account_id, job_id }: JobKey): { account_id: string; entry_id: string } {
  return { account_id, entry_id: chargeEntryId(job_id) };
}

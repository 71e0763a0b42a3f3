import { GetCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { JobKey } from '../../domain/job.ts';
import { chargeEntryId, type LedgerEntry } from '../../domain/ledger.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';

/** Reads and writes ledger entries, which never change. An entry's id contains its purpose. */
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const isNew = 'attribute_not_exists(entry_id)';

export function entryWrite(entry: LedgerEntry): Write {
  return { Put: { TableName: variable('LEDGER_TABLE'), Item: entry, ConditionExpression: isNew } };
}

/** Returns the job's charge in whole tokens, which may be 0, or undefined if the job was not charged. */
export async function chargedAmount(job: JobKey): Promise<number | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: variable('LEDGER_TABLE'), Key: chargeKey(job), ConsistentRead: true }),
  );
  // The subtraction avoids -0 for a charge of 0.
  return Item && 0 - (Item as LedgerEntry).amount;
}

/** A condition for transactions: the job's charge is still the one that `chargedAmount` returned. */
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

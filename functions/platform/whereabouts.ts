import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { variable } from './environment.ts';
import { tables } from './store/database.ts';

interface Whereabouts {
  /** `aws`, except in China and for governments. */
  partition: string;
  account: string;
  region: string;
}

/** `arn:aws:dynamodb:eu-west-1:123456789012:table/songreel-dev-accounts` */
const TABLE_ARN = /^arn:([^:]+):dynamodb:([^:]+):(\d+):table\//;

/**
 * Finds the AWS account and region of this process's tables.
 * @returns undefined if the tables do not exist
 */
export async function whereabouts(): Promise<Whereabouts | undefined> {
  try {
    const { Table } = await tables.send(new DescribeTableCommand({ TableName: variable('ACCOUNTS_TABLE') }));
    const [, partition, region, account] = TABLE_ARN.exec(Table?.TableArn ?? '') ?? [];
    if (!partition || !region || !account)
      throw new Error(`The table has the ARN ${Table?.TableArn}, which names no account.`);
    return { partition, account, region };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

import { describe, expect, test } from '@jest/globals';
import { tableAccesses, tablesOf } from '../../../local/aws/rights/table-accesses.ts';
import { localDeployment } from '../deployment.ts';

const tables = tablesOf(await localDeployment());
const [JOBS = '', ACCOUNTS = ''] = ['jobs', 'accounts'].map((name) =>
  [...tables.keys()].find((key) => key.endsWith(name)),
);
const arnOf = (table: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${table}`;
const Key = { account_id: { S: 'acct_1' }, job_key: { S: 'lyric_video#job_1' } };

describe('a request to the database needs', () => {
  test('the action on the table, with the names and the partition key of the item', () => {
    expect(
      tableAccesses(
        'GetItem',
        {
          TableName: JOBS,
          Key,
          ProjectionExpression: '#status, media.song',
          ExpressionAttributeNames: { '#status': 'status' },
        },
        tables,
      ),
    ).toEqual([
      {
        action: 'dynamodb:GetItem',
        resource: arnOf(JOBS),
        context: {
          'dynamodb:LeadingKeys': ['acct_1'],
          'dynamodb:Attributes': ['account_id', 'job_key', 'status', 'media'],
        },
      },
    ]);
  });

  test('the action on an index', () => {
    const [access] = tableAccesses(
      'Query',
      {
        TableName: JOBS,
        IndexName: 'jobs-by-creation',
        KeyConditionExpression: '#account = :account AND created_at > :after',
        ExpressionAttributeNames: { '#account': 'account_id' },
        ExpressionAttributeValues: { ':account': { S: 'acct_1' }, ':after': { S: '2026' } },
      },
      tables,
    );
    expect(access?.resource).toBe(`${arnOf(JOBS)}/index/jobs-by-creation`);
    expect(access?.context).toMatchObject({ 'dynamodb:LeadingKeys': ['acct_1'] });
  });

  test('every name in changes and conditions, but no function, value or word', () => {
    const [access] = tableAccesses(
      'UpdateItem',
      {
        TableName: JOBS,
        Key,
        UpdateExpression:
          'SET claimed_at = if_not_exists(claimed_at, :now), log = list_append(log, :more) REMOVE media.song[0]',
        ConditionExpression: 'attribute_exists(job_key) AND (NOT #s IN (:a, :b) OR size(error) > :zero)',
        ExpressionAttributeNames: { '#s': 'status' },
        ReturnValues: 'ALL_NEW',
      },
      tables,
    );
    expect(access?.context?.['dynamodb:Attributes']?.toSorted()).toEqual([
      'account_id',
      'claimed_at',
      'error',
      'job_key',
      'log',
      'media',
      'status',
    ]);
    expect(access?.context?.['dynamodb:ReturnValues']).toEqual(['ALL_NEW']);
  });

  test('of a transaction, the rights of each of its operations', () => {
    const accesses = tableAccesses(
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: JOBS, Item: { ...Key, status: { S: 'processing' } } } },
          {
            ConditionCheck: {
              TableName: ACCOUNTS,
              Key: { account_id: { S: 'acct_1' } },
              ConditionExpression: 'credits >= :price',
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      },
      tables,
    );
    expect(accesses).toEqual([
      expect.objectContaining({ action: 'dynamodb:PutItem', resource: arnOf(JOBS) }),
      {
        action: 'dynamodb:ConditionCheckItem',
        resource: arnOf(ACCOUNTS),
        context: {
          'dynamodb:LeadingKeys': ['acct_1'],
          'dynamodb:Attributes': ['account_id', 'credits'],
          'dynamodb:ReturnValues': ['ALL_OLD'],
        },
      },
    ]);
  });

  test('of a batch, its action on each table', () => {
    const RequestItems = { [JOBS]: { Keys: [Key] }, [ACCOUNTS]: { Keys: [] } };
    const accesses = tableAccesses('BatchGetItem', { RequestItems }, tables);
    expect(accesses.map(({ action, resource }) => [action, resource])).toEqual([
      ['dynamodb:BatchGetItem', arnOf(JOBS)],
      ['dynamodb:BatchGetItem', arnOf(ACCOUNTS)],
    ]);
  });
});

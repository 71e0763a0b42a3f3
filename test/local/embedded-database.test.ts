import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { databaseProgram } from '../../local/aws/database-program.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';
import { processesOf } from '../processes.ts';

describe('the embedded database', () => {
  let database: EmbeddedDatabase;
  let client: DynamoDBClient;
  beforeAll(async () => {
    database = await startEmbeddedDatabase();
    Object.assign(process.env, database.environment);
    client = new DynamoDBClient({});
  });
  afterAll(() => database.stop());

  test('has the tables of the template with their keys and indexes', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: database.environment.JOBS_TABLE }));
    expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual(['account_id', 'job_key']);
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['open-jobs', 'jobs-by-creation']);
  });

  test('knows which attribute an item expires by', async () => {
    const TableName = database.environment.IDEMPOTENCY_TABLE;
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ AttributeName: 'expiration', TimeToLiveStatus: 'ENABLED' });
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('runs its program where a web page does not find it', async () => {
    const { command = '' } = processesOf(process.pid).find(({ command }) => /dynoxide serve/.test(command)) ?? {};
    const [, host, port] = /--host (\S+) --port (\d+)/.exec(command) ?? [];
    expect(host).toMatch(/^127\.[1-9]\d*\.[1-9]\d*\.[1-9]\d*$/);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  });
});

describe('a machine for which no database is installed', () => {
  test('gets one line with the command to install it', async () => {
    await expect(databaseProgram('plan9-mips')).rejects.toThrow(
      /^the embedded database is not installed for plan9-mips\. Run: npm install --no-save dynoxide$/,
    );
  });
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

/** A stand-in for DynamoDB with the empty tables of `dev`. */
let dynamodb: Server;
const done: string[] = [];

beforeAll(async () => {
  dynamodb = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const { TableName } = (await json(request)) as { TableName: string };
    done.push(operation);
    const known = TableName.startsWith('songreel-dev-');
    const TableArn = `arn:aws:dynamodb:eu-west-1:123456789012:table/${TableName}`;
    const answer = operation === 'DescribeTable' ? { Table: { TableArn } } : { Items: [], Count: 0 };
    const refusal = { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException', message: 'Not found' };
    response.writeHead(known ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(known ? answer : refusal));
  }).listen(0, '127.0.0.1');
  await once(dynamodb, 'listening');
});
afterAll(() => {
  dynamodb.closeAllConnections();
  dynamodb.close();
});

async function operator(args: string[], environment: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    AWS_CONFIG_FILE: '/nonexistent',
    AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(dynamodb.address() as AddressInfo).port}`,
    ...environment,
  };
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['bin/launch.js', 'bin/operator.ts', ...args],
      { env },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('a command for a stage on AWS', () => {
  test('first prints its account and region', async () => {
    const { status, stdout, stderr } = await operator(['settings', 'show', '--stage', 'dev', '--json'], {
      AWS_REGION: 'eu-west-1',
    });
    expect(stderr).toBe('operator: the stage dev in the AWS account 123456789012, region eu-west-1\n');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(expect.any(Object));
    expect(done[0]).toBe('DescribeTable');
  });

  test('without a region says so in one line', async () => {
    const { status, stderr } = await operator(['settings', 'show', '--stage', 'dev'], {});
    expect([status, stderr]).toEqual([
      1,
      'operator: No AWS region is set. Set AWS_REGION, or a region in your AWS profile.\n',
    ]);
  });

  test('that is not deployed there says so in one line, and changes nothing', async () => {
    const before = done.length;
    const { status, stderr } = await operator(['accounts', 'create', '--stage', 'live'], { AWS_REGION: 'eu-west-1' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^operator: The stage live is not deployed [^\n]+\n$/)]);
    expect(done.slice(before)).toEqual(['DescribeTable']);
  });
});

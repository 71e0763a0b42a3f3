import './quiet.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { createAccount } from '../../functions/platform/store/accounts.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { createKey } from '../../functions/platform/store/keys.ts';
import { loadAssembly } from '../../local/assembly.ts';
import { synthesize } from '../../local/synthesis.ts';
import { Deployment } from '../../local/template.ts';
import { useReceiver } from '../steps/receiver.ts';
import { useBucket } from './bucket.ts';
import { newAccount, newJob, preparedJob, recordOutput, useDatabase } from './store.ts';

/** Tests the deployed bundles with the variables that Lambda and Fargate set. A listener replaces X-Ray's daemon. */
useDatabase();
useBucket();
const receiver = useReceiver();

const TRACE = '1-67891233-abcdef012345678912345678';
/** Imports a function's bundle and invokes it once, as Lambda's runtime does. */
const INVOKE = `
  const [bundle, event] = process.argv.slice(1);
  const { handler } = await import(bundle);
  const context = { functionName: 'f', awsRequestId: 'r', getRemainingTimeInMillis: () => 10_000 };
  await handler(JSON.parse(event), context);
  process.exitCode = 0;
`;

let deployment: Deployment;
let daemon: Socket;
let segments: string[] = [];

beforeAll(async () => {
  deployment = new Deployment(await loadAssembly((await synthesize()).folder), {});
  daemon = createSocket('udp4', (message) => segments.push(message.toString()));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
});
beforeEach(() => {
  segments = [];
});
afterAll(() => {
  daemon.close();
});

interface Run {
  code: number;
  log: string;
}

async function run(args: string[], variables: Record<string, string>): Promise<Run> {
  const env = {
    ...process.env,
    POWERTOOLS_LOG_LEVEL: 'INFO',
    AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${daemon.address().port}`,
    ...variables,
  };
  // Set by Tracer in this process.
  Reflect.deleteProperty(env, 'AWS_XRAY_CONTEXT_MISSING');
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [log, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  await arrival();
  return { code, log: log + errors };
}

/** Waits for what a process sent by UDP before it ended: packets on one machine arrive in their order. */
async function arrival(): Promise<void> {
  const last = randomUUID();
  daemon.send(last, daemon.address().port, '127.0.0.1');
  while (!segments.includes(last)) await pause(5);
  segments = segments.filter((segment) => segment !== last);
}

function inLambda(name: string, event: unknown): Promise<Run> {
  const lambda = deployment
    .resources('AWS::Lambda::Function')
    .find((resource) => resource.name.endsWith(`-local-${name}`));
  if (!lambda) throw new Error(`there is no function ${name}`);
  const folder = lambda.asset(String(lambda.properties.Code.S3Key).split('.')[0] ?? '');
  const bundle = join(folder, 'index.mjs');
  return run(['--input-type=module', '--eval', INVOKE, bundle, JSON.stringify(event)], {
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: name,
    LAMBDA_TASK_ROOT: folder,
    _HANDLER: 'index.handler',
    _X_AMZN_TRACE_ID: `Root=${TRACE};Parent=0123456789abcdef;Sampled=1`,
  });
}

function onFargate(command: string, { account_id, type, job_id }: Job): Promise<Run> {
  const task = deployment.only('AWS::ECS::TaskDefinition');
  const image = task.asset(String(task.properties.ContainerDefinitions[0].Image).split(':').at(-1) ?? '');
  return run([join(image, 'main.mjs'), command], {
    AWS_EXECUTION_ENV: 'AWS_ECS_FARGATE',
    ECS_CONTAINER_METADATA_URI_V4: 'http://169.254.170.2/v4/x',
    ACCOUNT_ID: account_id,
    JOB_TYPE: type,
    JOB_ID: job_id,
    TIME_LIMIT_SECONDS: '3600',
  });
}

const named = (name: string) => segments.filter((segment) => segment.includes(`"name":"${name}"`));

describe('a webhook that Lambda sends', () => {
  test('carries no trace, and no trace carries its path', async () => {
    const secret = `${receiver.url}/services/T024BE7LH/s3cr3t`;
    const job = await preparedJob(await newAccount(), { webhook_url: secret });
    await charge(job);
    await recordOutput(job);
    await completeJob(job);
    const { code, log } = await inLambda('deliver-webhook', job);
    expect({ code, log }).toMatchObject({ code: 0, log: expect.not.stringContaining('"level":"ERROR"') });
    expect(receiver.deliveries).toHaveLength(1);
    const [delivery] = receiver.deliveries;
    expect(JSON.stringify(delivery?.headers)).not.toMatch(/trace|1-67891233/i);
    expect(segments.join('\n')).not.toContain('s3cr3t');
    expect(segments.join('\n')).not.toContain(new URL(receiver.url).host);
    expect(log).not.toContain('s3cr3t');
    expect(named('DynamoDB').length).toBeGreaterThan(0);
  });

  test('leaves no trace of its path if it fails', async () => {
    const secret = `${receiver.url}/services/T024BE7LH/s3cr3t`;
    const job = await newJob(await newAccount(), { webhook_url: secret });
    await failJob(job, { code: 'internal_error', message: 'It failed.' });
    receiver.answers = [500];
    const { code, log } = await inLambda('deliver-webhook', job);
    expect(code).toBe(1);
    expect(log).toContain('A webhook was not delivered.');
    expect(log + segments.join('\n')).not.toContain('s3cr3t');
  });
});

test('a request to the API is traced in Lambda, with its calls to the tables', async () => {
  const { api_key } = await createKey(await createAccount(100), ['lyric_videos'], 60);
  const headers = { Authorization: `Bearer ${api_key}` };
  const { code, log } = await inLambda('get-account', {
    resource: '/account',
    headers,
    requestContext: { requestId: 'r' },
  });
  expect(code).toBe(0);
  expect(log).not.toContain('"level":"ERROR"');
  expect(segments.join('\n')).toContain(`"trace_id":"${TRACE}"`);
  expect(named('## index.handler')).not.toHaveLength(0);
  expect(segments.join('\n')).toContain('"DynamoDB"');
  expect(segments.join('\n')).not.toContain(api_key);
});

test('a media task on Fargate traces nothing and logs no error', async () => {
  const job = await preparedJob(await newAccount());
  // The task reads the job, and ends.
  await failJob(job, { code: 'internal_error', message: 'on purpose' });
  const { code, log } = await onFargate('PrepareAndGenerate', job);
  expect(code).toBe(0);
  expect(segments).toEqual([]);
  const lines = log.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['INFO']);
});

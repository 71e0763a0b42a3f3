import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { TestStateCommandInput } from '@aws-sdk/client-sfn';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listen } from '../../local/ports.ts';
import type { Expected, StateCase } from '../../tools/states/case.ts';
import { CASES } from '../../tools/states/cases.ts';

const ROLE = 'arn:aws:iam::123456789012:role/songreel-dev-job';
const ARN = 'arn:aws:states:eu-west-1:123456789012:stateMachine:songreel-dev-job';
const COUNT = Object.values(CASES).flat().length;

/** Returns the expectation of the case that a request came from, as Step Functions would answer it. */
function expectedFor({ definition, stateConfiguration, mock, context, input }: TestStateCommandInput): Expected {
  const isMeant = (one: StateCase) =>
    JSON.stringify(one.state) === definition &&
    JSON.stringify(one.input ?? {}) === input &&
    (one.retries ?? 0) === (stateConfiguration?.retrierRetryCount ?? 0) &&
    JSON.stringify(one.context) === context &&
    (one.mock && 'error' in one.mock ? one.mock.error : undefined) === mock?.errorOutput?.error;
  const found = Object.values(CASES).flat().find(isMeant);
  if (!found) throw new Error(`no case has the state ${definition}`);
  return found.expected;
}

function responseOf({ status, nextState, output, error, ...details }: Expected): object {
  const { retryIndex, catchIndex, delay } = details;
  const errorDetails = { retryIndex, catchIndex, retryBackoffIntervalSeconds: delay };
  const inspectionData = { errorDetails };
  return {
    status,
    nextState,
    error,
    inspectionData,
    ...(output === undefined ? {} : { output: JSON.stringify(output) }),
  };
}

describe('npm run states:check', () => {
  const servers: { close(): unknown }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Starts an endpoint for Step Functions, and runs the check against it. */
  const check = async (change: (expected: Expected) => Expected, stage = 'dev') => {
    const asked: TestStateCommandInput[] = [];
    const server = createServer(async (request, response) => {
      const operation = String(request.headers['x-amz-target']).split('.')[1];
      const body = (await json(request)) as TestStateCommandInput;
      if (operation === 'TestState') asked.push(body);
      const answers: Record<string, () => object> = {
        ListStateMachines: () => ({ stateMachines: [{ name: 'songreel-dev-job', stateMachineArn: ARN }] }),
        DescribeStateMachine: () => ({ stateMachineArn: ARN, roleArn: ROLE }),
        TestState: () => responseOf(change(expectedFor(body))),
      };
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(answers[operation ?? '']?.() ?? {}));
    });
    servers.push(server);
    const env = {
      ...process.env,
      AWS_ENDPOINT_URL_SFN: `http://127.0.0.1:${await listen(server)}`,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const run = promisify(execFile)(process.execPath, ['tools/states-check.ts', '--stage', stage], { env });
    const { stdout, stderr, code = 0 } = await run.catch((failure) => failure);
    return { stdout: String(stdout), stderr: String(stderr), code, asked };
  };

  test('sends every case with the role of the stage, and finds no difference if there is none', async () => {
    const { stdout, code, asked } = await check((expected) => expected);
    expect([stdout, code]).toEqual([`${COUNT} cases, 0 differ\n`, 0]);
    expect(asked).toHaveLength(COUNT);
    expect(new Set(asked.map(({ roleArn }) => roleArn))).toEqual(new Set([ROLE]));
  });

  test('names each difference, with the page that says otherwise', async () => {
    const { stdout, code } = await check((expected) => (expected.delay === 18 ? { ...expected, delay: 20 } : expected));
    expect(code).toBe(1);
    expect(stdout).toContain('Retry: multiplies it again before the third retry: delay is 20 and not 18 (https://docs');
    expect(stdout).toContain(`${COUNT} cases, 1 differ`);
  });

  test('says that a stage is not deployed', async () => {
    const { stderr, code } = await check((expected) => expected, 'live');
    expect(code).toBe(1);
    expect(stderr).toContain('There is no state machine songreel-live-job in this account and region.');
  });
});

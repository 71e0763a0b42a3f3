import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type FunctionConfiguration, LambdaFunction } from '../../local/aws/lambda/function.ts';
import { deployedFunctions } from '../../local/aws/lambda/functions.ts';
import { STOPPED } from '../../local/aws/lambda/protocol.ts';
import { Spares } from '../../local/aws/lambda/spares.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { deploymentOf } from './deployment.ts';

const BUNDLE = `
  import { appendFileSync, existsSync } from 'node:fs';
  let calls = 0;
  export async function handler(event, context) {
    calls += 1;
    if (event.gate) {
      appendFileSync(event.gate + '.waiting', '.');
      while (!existsSync(event.gate)) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (event.wait) await new Promise((resolve) => setTimeout(resolve, event.wait));
    if (event.throws) throw Object.assign(new Error(event.throws), { name: 'Broken' });
    if (event.exits) process.exit(1);
    if (event.crashes) setTimeout(() => { throw new TypeError('from nowhere'); }), await new Promise(() => {});
    if (event.says) console.log(event.says);
    if (event.nothing) return;
    return { calls, env: process.env, context: { ...context, left: context.getRemainingTimeInMillis() } };
  }
  export const text = 'no function';
`;

describe('a Lambda function', () => {
  let folder: TemporaryFolder;
  const log = new PassThrough();
  const functions: LambdaFunction[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder();
    await writeFile(`${folder.path}/index.mjs`, BUNDLE);
    await mkdir(`${folder.path}/broken`);
    await writeFile(`${folder.path}/broken/index.mjs`, 'throw new RangeError("at the start");');
  });
  afterEach(() => Promise.all(functions.splice(0).map((lambda) => lambda.stop())));
  afterAll(() => folder.remove());

  const make = (
    more: Partial<FunctionConfiguration> = {},
    { spares = new Spares(16), longestIdle }: { spares?: Spares; longestIdle?: number } = {},
  ) => {
    const lambda = new LambdaFunction(
      {
        name: 'songs',
        arn: 'arn:aws:lambda:us-east-1:000000000000:function:songs',
        folder: folder.path,
        handler: 'index.handler',
        timeout: 900,
        memory: 128,
        environment: { STAGE: 'local' },
        ...more,
      },
      log,
      spares,
      longestIdle,
    );
    functions.push(lambda);
    return lambda;
  };
  const call = async (lambda: LambdaFunction, event: object = {}) => {
    const outcome = await lambda.invoke(JSON.stringify(event));
    return 'payload' in outcome ? JSON.parse(outcome.payload) : outcome;
  };

  /** Calls a function several times at once. Each call ends after all of them have begun and the gate is open. */
  const callTogether = (lambda: LambdaFunction, count: number) => {
    const gate = join(folder.path, randomUUID());
    const answers = Promise.all(Array.from({ length: count }, () => call(lambda, { gate })));
    const open = async () => {
      while ((await readFile(`${gate}.waiting`, 'utf8').catch(() => '')).length < count) await pause(10);
      await writeFile(gate, '');
      return answers;
    };
    return { open };
  };

  test("has the environment that it is given, and not this process's", async () => {
    const { env } = await call(make());
    expect(env).toMatchObject({ STAGE: 'local' });
    expect(env).not.toHaveProperty('HOME');
    expect(env).not.toHaveProperty('JEST_WORKER_ID');
  });

  test('stays warm', async () => {
    const lambda = make();
    expect((await call(lambda)).calls).toBe(1);
    expect((await call(lambda)).calls).toBe(2);
  });

  test('runs one invocation at a time in each instance, and several instances', async () => {
    const lambda = make();
    const answers = await callTogether(lambda, 2).open();
    expect(answers.map(({ calls }) => calls)).toEqual([1, 1]);
  });

  test('answers more callers than it has instances', async () => {
    const lambda = make();
    const answers = await Promise.all(Array.from({ length: 30 }, () => call(lambda, { wait: 5 })));
    expect(answers).toHaveLength(30);
    expect(Math.max(...answers.map(({ calls }) => calls))).toBeGreaterThan(1);
  });

  test('takes the place of an idle instance of another function, if functions have enough together', async () => {
    const spares = new Spares(1);
    const [one, other] = [make({}, { spares }), make({}, { spares })];
    await callTogether(one, 2).open();
    expect(one.instances).toBe(2);
    await callTogether(other, 2).open();
    expect([one.instances, other.instances]).toEqual([1, 2]);
  });

  test('waits for a busy instance of another function, if functions have enough together', async () => {
    const spares = new Spares(1);
    const [one, other] = [make({}, { spares }), make({}, { spares })];
    const first = callTogether(one, 2);
    while (one.instances < 2) await pause(10);
    const second = callTogether(other, 2);
    expect(other.instances).toBe(1);
    await first.open();
    expect((await second.open()).map(({ calls }) => calls)).toEqual([1, 1]);
  });

  test('ends instances that are idle for too long, but not the last one', async () => {
    const lambda = make({}, { longestIdle: 50 });
    await callTogether(lambda, 2).open();
    while (lambda.instances > 1) await pause(10);
    await pause(150);
    expect(lambda.instances).toBe(1);
    expect((await call(lambda)).calls).toBe(2);
  });

  test('knows its name and its remaining time', async () => {
    const { context } = await call(make());
    expect(context).toMatchObject({ functionName: 'songs', memoryLimitInMB: '128', awsRequestId: expect.any(String) });
    expect(context.left).toBeGreaterThan(600_000);
    expect(context.left).toBeLessThanOrEqual(900_000);
  });

  test('returns null if its handler returns nothing', async () => {
    expect(await call(make(), { nothing: true })).toBeNull();
  });

  test('reports its errors by name, and stays usable', async () => {
    const lambda = make();
    expect(await call(lambda, { throws: 'no good' })).toEqual({
      error: { errorType: 'Broken', errorMessage: 'no good', trace: expect.anything() },
    });
    expect((await call(lambda)).calls).toBe(2);
  });

  test('is ended after its time limit, and starts again', async () => {
    const lambda = make({ timeout: 1 });
    expect(await call(lambda, { wait: 60_000 })).toEqual({
      error: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringMatching(/Task timed out after 1.00 seconds$/),
      },
    });
    expect((await call(lambda)).calls).toBe(1);
  });

  test('that is stopped ends its invocations as stopped, and starts no other instance', async () => {
    const lambda = make();
    const unfinished = [call(lambda, { wait: 60_000 }), call(lambda, { wait: 60_000 }), call(lambda)];
    await lambda.stop();
    for (const outcome of [...unfinished, call(lambda)]) expect(await outcome).toEqual({ error: STOPPED });
    expect(lambda.instances).toBe(0);
  });

  test.each([
    ['exits', { exits: true }, 'Runtime.ExitError'],
    ['throws where nobody catches', { crashes: true }, 'TypeError'],
  ])('that %s fails that call only', async (_what, event, errorType) => {
    const lambda = make();
    expect(await call(lambda, event)).toMatchObject({ error: { errorType } });
    expect((await call(lambda)).calls).toBe(1);
  });

  test.each([
    [{ handler: 'gone.handler' }, 'Runtime.ImportModuleError'],
    [{ handler: 'index.text' }, 'Runtime.HandlerNotFound'],
    [{ handler: 'broken/index.handler' }, 'RangeError'],
  ])('that cannot start says why: %j', async (more, errorType) => {
    const lambda = make(more);
    expect(await call(lambda)).toMatchObject({ error: { errorType } });
    expect(await call(lambda)).toMatchObject({ error: { errorType } });
  });

  test('writes to its log', async () => {
    log.resume().once('data', (chunk) => expect(String(chunk)).toContain('la la la'));
    await call(make(), { says: 'la la la' });
    expect.hasAssertions();
  });

  test('has the configuration of the template', () => {
    const Properties = {
      FunctionName: 'songreel-local-sing',
      Code: { S3Key: 'abc.zip' },
      Handler: 'index.handler',
      Timeout: 7,
      MemorySize: 256,
      Environment: { Variables: { STAGE: 'local' } },
    };
    const deployment = deploymentOf({ Sing: { Type: 'AWS::Lambda::Function', Properties } }, { abc: '/assets/abc' });
    const [[arn, lambda] = []] = deployedFunctions(
      deployment,
      () => ({ AWS_REGION: 'us-east-1' }),
      () => log,
    );
    expect(arn).toBe('arn:aws:lambda:us-east-1:000000000000:function:songreel-local-sing');
    expect(lambda?.configuration).toMatchObject({
      folder: '/assets/abc',
      handler: 'index.handler',
      timeout: 7,
      memory: 256,
    });
    expect(lambda?.configuration.environment).toMatchObject({
      STAGE: 'local',
      AWS_REGION: 'us-east-1',
      AWS_LAMBDA_FUNCTION_NAME: 'songreel-local-sing',
    });
  });
});

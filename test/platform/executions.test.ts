import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { HANDLERS } from '../../lib/handlers.ts';
import { awsEnvironment, newCredentials } from '../../local/aws-environment.ts';

/** Milliseconds that the SDK pauses at most before the second and the third attempt. */
const PAUSES_MS = 100 + 200;

test('a call to Step Functions that gets no answer ends before the time of the function', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const states = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  Object.assign(process.env, awsEnvironment({ states }, newCredentials()), {
    JOB_STATE_MACHINE: 'arn:aws:states:eu-west-1:1:stateMachine:a',
  });
  const { executionState, machines } = await import('../../functions/platform/executions.ts');
  const failure = { name: 'TimeoutError', $metadata: { attempts: 3 } };
  await expect(executionState('job', 'job_1')).rejects.toMatchObject(failure);
  const handler = machines.config.requestHandler as unknown as { httpHandlerConfigs(): { requestTimeout: number } };
  const { requestTimeout } = handler.httpHandlerConfigs();
  expect(3 * requestTimeout + PAUSES_MS).toBeLessThan(HANDLERS['cancel-job'].timeout * 1000);
  silent.closeAllConnections();
  silent.close();
});

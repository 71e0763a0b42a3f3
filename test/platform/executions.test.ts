import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { awsEnvironment, newCredentials } from '../../local/aws-environment.ts';

jest.setTimeout(30_000);

test('a call to Step Functions that gets no answer ends before the time of the function', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const states = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  Object.assign(process.env, awsEnvironment({ states }, newCredentials()), {
    JOB_STATE_MACHINE: 'arn:aws:states:eu-west-1:1:stateMachine:a',
  });
  const { executionState } = await import('../../functions/platform/executions.ts');
  const began = Date.now();
  await expect(executionState('job', 'job_1')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(Date.now() - began).toBeLessThan(10_000);
  silent.closeAllConnections();
  silent.close();
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Finding } from '../../bin/doctor/finding.ts';
import { freePort, LOOPBACK } from '../../local/ports.ts';
import { type RunningService, startService } from '../../local/session/service.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
let service: RunningService;
let port: number;

beforeAll(async () => {
  folder = await temporaryFolder();
  port = await freePort(LOOPBACK);
  service = await startService(folder.path, ['--allow-origin', `http://127.0.0.1:${port}`]);
  Object.assign(process.env, service.environment);
});
afterAll(async () => {
  await service?.stop();
  await folder.remove();
});

test('the smoke test orders the sample song, verifies its webhook, and finds the books in order', async () => {
  const { auditFinding, orderSample } = await import('../../bin/doctor/smoke.ts');
  const findings: Finding[] = [];
  const order = { stage: 'dev', webhookUrl: `http://127.0.0.1:${port}/hook`, port } as const;
  for await (const finding of orderSample(order, service.base_url)) findings.push(finding);
  findings.push(await auditFinding('dev'));
  expect(findings).toEqual([
    { level: 'ok', what: expect.stringMatching(/^The sample song became a lyric video in \d+ s \(job_\w+\)\.$/) },
    { level: 'ok', what: 'Its link downloads an MP4.' },
    { level: 'ok', what: 'The webhook came, and its signature is right.' },
    { level: 'ok', what: 'The audit finds no fault in 2 accounts and 1 jobs.' },
  ]);
}, 240_000);

test('a stage that does not answer is one line with the log to read', async () => {
  const { orderSample } = await import('../../bin/doctor/smoke.ts');
  const findings: Finding[] = [];
  for await (const finding of orderSample({ stage: 'dev', port }, 'http://127.0.0.1:9/v1')) findings.push(finding);
  expect(findings).toEqual([
    {
      level: 'fault',
      what: expect.stringMatching(/^The sample song could not be ordered/),
      fix: 'aws logs tail /songreel/dev/api-access --since 10m',
    },
  ]);
});

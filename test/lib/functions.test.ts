import { describe, expect, test } from '@jest/globals';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');
const functions = new Map(
  [...propertiesOf(service, 'AWS::Lambda::Function').values()].map((lambda) => [
    lambda.FunctionName.replace('songreel-live-', ''),
    lambda,
  ]),
);

describe('every function', () => {
  test.each([...functions])('%s runs on arm64 with the newest Node.js, traced, within its time', (_, lambda) => {
    expect(lambda).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
      Timeout: expect.any(Number),
      MemorySize: expect.any(Number),
    });
    expect(lambda.LoggingConfig.LogGroup).toBeDefined();
  });

  test.each([...functions])('%s has its own role, without managed policies', (_, lambda) => {
    const role = lambda.Role['Fn::GetAtt'][0];
    const sharing = [...functions.values()].filter((other) => other.Role['Fn::GetAtt'][0] === role);
    expect(sharing).toHaveLength(1);
    expect(propertiesOf(service, 'AWS::IAM::Role').get(role)?.ManagedPolicyArns).toBeUndefined();
  });
});

test('every log expires', () => {
  service.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
});

test.each([
  ['create-job', 15],
  ['get-job', 10],
  ['deliver-webhook', 30],
  ['send-webhook', 15],
  ['charge-job', 30],
])('%s has %i seconds', (name, seconds) => {
  expect(functions.get(name)?.Timeout).toBe(seconds);
});

/** Variables of functions that refund or count and that start the account's next job. */
const ENDS_JOBS = [
  'ACCOUNTS_TABLE',
  'JOBS_TABLE',
  'JOB_STATE_MACHINE',
  'LEDGER_TABLE',
  'PROGRESS_TABLE',
  'SETTINGS_TABLE',
];

test.each([
  ['get-account', ['ACCOUNTS_TABLE', 'KEYS_TABLE', 'WEBHOOK_SECRETS_KEY']],
  [
    'create-job',
    [
      'ACCOUNTS_TABLE',
      'IDEMPOTENCY_TABLE',
      'JOBS_TABLE',
      'JOB_STATE_MACHINE',
      'KEYS_TABLE',
      'MEDIA_BUCKET',
      'PROGRESS_TABLE',
      'SETTINGS_TABLE',
      'WEBHOOK_SECRETS_KEY',
      'WHISPER_MODEL',
    ],
  ],
  ['get-job', ['JOBS_TABLE', 'KEYS_TABLE', 'MEDIA_BUCKET']],
  ['list-jobs', ['JOBS_TABLE', 'KEYS_TABLE', 'MEDIA_BUCKET']],
  ['get-lyrics', ['JOBS_TABLE', 'KEYS_TABLE', 'MEDIA_BUCKET']],
  ['get-progress', ['JOBS_TABLE', 'KEYS_TABLE', 'PROGRESS_TABLE']],
  ['get-deliveries', ['JOBS_TABLE', 'KEYS_TABLE']],
  ['redeliver-webhook', ['JOBS_TABLE', 'KEYS_TABLE', 'SETTLEMENT_STATE_MACHINE']],
  ['test-webhook', ['ACCOUNTS_TABLE', 'KEYS_TABLE', 'SEND_WEBHOOK_FUNCTION', 'WEBHOOK_SECRETS_KEY']],
  ['get-prices', ['KEYS_TABLE', 'SETTINGS_TABLE']],
  ['list-ledger', ['KEYS_TABLE', 'LEDGER_TABLE']],
  ['cancel-job', ['CANCELLATION_STATE_MACHINE', 'JOBS_TABLE', 'KEYS_TABLE', 'SETTINGS_TABLE']],
  ['charge-job', ['ACCOUNTS_TABLE', 'JOBS_TABLE', 'LEDGER_TABLE']],
  ['complete-job', [...ENDS_JOBS, 'MEDIA_BUCKET']],
  ['fail-job', ENDS_JOBS],
  ['confirm-cancellation', ENDS_JOBS],
  ['deliver-webhook', ['ACCOUNTS_TABLE', 'JOBS_TABLE', 'MEDIA_BUCKET', 'SEND_WEBHOOK_FUNCTION', 'WEBHOOK_SECRETS_KEY']],
  ['send-webhook', []],
  ['stop-execution', ['JOB_STATE_MACHINE']],
  [
    'sweep-jobs',
    [
      'ACCOUNTS_TABLE',
      'CANCELLATION_STATE_MACHINE',
      'JOBS_TABLE',
      'JOB_STATE_MACHINE',
      'SETTINGS_TABLE',
      'SETTLEMENT_STATE_MACHINE',
    ],
  ],
])('%s gets only the variables that it uses', (name, variables) => {
  const told = Object.keys(functions.get(name)?.Environment.Variables ?? {});
  expect(told.sort()).toEqual([...variables, 'NODE_OPTIONS', 'STAGE'].sort());
});

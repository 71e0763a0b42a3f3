import { afterEach, describe, expect, test } from '@jest/globals';
import { checkBootstrap, checkCaller, checkQuotas, checkStack } from '../../bin/doctor/account.ts';
import { lineOf } from '../../bin/doctor/finding.ts';
import { checkRetained } from '../../bin/doctor/retained.ts';
import { type AwsAccount, startAwsAccount } from './aws-account.ts';

const before = { ...process.env };
let account: AwsAccount;
afterEach(async () => {
  await account?.[Symbol.asyncDispose]();
  process.env = { ...before };
});

async function inAccount(answers: Parameters<typeof startAwsAccount>[0]): Promise<void> {
  account = await startAwsAccount(answers);
  Object.assign(process.env, account.environment);
}

const ANN = {
  body: '<Arn>arn:aws:iam::123456789012:user/ann</Arn><UserId>AIDA</UserId><Account>123456789012</Account>',
};
const HERE = { account: '123456789012', arn: 'arn:aws:iam::123456789012:user/ann', region: 'eu-west-1' };
const DENIED = {
  status: 400,
  code: 'AccessDeniedException',
  message: 'User: arn:aws:iam::123456789012:user/ann is not authorized to perform: servicequotas:GetServiceQuota',
};
const THROTTLED = { status: 400, code: 'TooManyRequestsException', message: 'Rate exceeded' };

const stack = (status: string, outputs: Record<string, string> = {}) => {
  const members = Object.entries(outputs).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  const parts = `<StackStatus>${status}</StackStatus><Outputs>${members.join('')}</Outputs>`;
  return { body: `<Stacks><member>${parts}</member></Stacks>` };
};
const noStack = (name: string) => ({
  status: 400,
  code: 'ValidationError',
  message: `Stack with id ${name} does not exist`,
});

describe('the credentials', () => {
  test('are shown with their account and region', async () => {
    await inAccount({ GetCallerIdentity: ANN });
    const { findings, caller } = await checkCaller();
    expect(caller).toEqual(HERE);
    expect(findings.map(lineOf)).toEqual([
      'ok      The credentials are those of arn:aws:iam::123456789012:user/ann, in the account 123456789012, region eu-west-1.',
    ]);
  });

  test('that are missing are a fault with the command that sets them', async () => {
    await inAccount({});
    delete process.env.AWS_ACCESS_KEY_ID;
    delete process.env.AWS_SECRET_ACCESS_KEY;
    const { findings, caller } = await checkCaller();
    expect(caller).toBeUndefined();
    expect(findings.map(lineOf)).toEqual([
      expect.stringMatching(/^fault {3}No AWS credentials .+ Fix: aws configure sso/),
    ]);
    expect(account.asked).toEqual([]);
  });

  test('that have expired are a fault with the command that renews them', async () => {
    await inAccount({
      GetCallerIdentity: { status: 403, code: 'ExpiredToken', message: 'The security token expired' },
    });
    const { findings } = await checkCaller();
    expect(findings.map(lineOf)).toEqual([expect.stringMatching(/^fault .+\(ExpiredToken\).+ Fix: aws sso login/)]);
  });

  test('without a region are a fault', async () => {
    await inAccount({ GetCallerIdentity: ANN });
    delete process.env.AWS_REGION;
    const { findings } = await checkCaller();
    expect(findings.map(lineOf)).toEqual([expect.stringMatching(/^fault {3}No AWS region is set\..+--region/)]);
  });
});

describe('the bootstrap stack', () => {
  test.each([
    ['is right if it is new enough', stack('CREATE_COMPLETE', { BootstrapVersion: '28' }), 'ok'],
    ['is a fault if it is too old', stack('CREATE_COMPLETE', { BootstrapVersion: '5' }), 'fault'],
    ['is a fault if it is missing', noStack('CDKToolkit'), 'fault'],
  ])('%s', async (_, answer, level) => {
    await inAccount({ DescribeStacks: answer });
    const finding = await checkBootstrap(HERE, 6);
    expect(finding.level).toBe(level);
    if (level === 'fault') expect(finding.fix).toBe('npx cdk bootstrap aws://123456789012/eu-west-1');
  });

  test('is unknown without the right to ask, and the line names the right', async () => {
    const message = 'User: arn:aws:iam::1:user/ann is not authorized to perform: cloudformation:DescribeStacks';
    await inAccount({ DescribeStacks: { status: 403, code: 'AccessDenied', message } });
    expect(lineOf(await checkBootstrap(HERE, 6))).toMatch(/^unknown .+\(cloudformation:DescribeStacks\).+ Fix: /);
  });
});

describe('the quotas', () => {
  const applied = (values: Record<string, number>) => ({
    GetServiceQuota: ({ QuotaCode = '' }) =>
      QuotaCode in values
        ? { body: { Quota: { QuotaCode, Value: values[QuotaCode] } } }
        : { status: 400, code: 'NoSuchResourceException', message: 'No such quota' },
    GetAWSDefaultServiceQuota: { body: { Quota: { Value: 2500 } } },
  });

  test('of a new account are advice with the request that raises them', async () => {
    await inAccount(applied({ 'L-3032A538': 6, 'L-B99A9384': 10 }));
    expect((await checkQuotas()).map(lineOf)).toEqual([
      'advice  Fargate runs 6 vCPUs at a time, which is 3 jobs. Further jobs wait, and fail after about six hours. ' +
        'Fix: aws service-quotas request-service-quota-increase --service-code fargate --quota-code L-3032A538 --desired-value 64',
      expect.stringMatching(/^advice {2}Lambda runs 10 calls .+--service-code lambda --quota-code L-B99A9384/),
      'ok      DynamoDB may have 2500 tables in this region.',
    ]);
  });

  test('of which none is left for a job are a fault', async () => {
    await inAccount(applied({ 'L-3032A538': 1, 'L-B99A9384': 1000 }));
    expect((await checkQuotas()).map(({ level }) => level)).toEqual(['fault', 'ok', 'ok']);
  });

  test('are unknown without the right to ask, or if AWS throttles the question', async () => {
    await inAccount({ GetServiceQuota: ({ ServiceCode }) => (ServiceCode === 'lambda' ? THROTTLED : DENIED) });
    const lines = (await checkQuotas()).map(lineOf);
    expect(lines[0]).toMatch(/^unknown The vCPU quota of Fargate .+\(servicequotas:GetServiceQuota\)/);
    expect(lines[1]).toMatch(/^unknown The concurrency quota of Lambda .+ throttled .+ Fix: run this again$/);
  });
});

describe('a stack', () => {
  test.each([
    ['CREATE_COMPLETE', 'ok', undefined],
    ['UPDATE_ROLLBACK_COMPLETE', 'ok', undefined],
    ['ROLLBACK_COMPLETE', 'fault', 'aws cloudformation delete-stack --stack-name Songreel-Dev-Service'],
    [
      'UPDATE_ROLLBACK_FAILED',
      'fault',
      'aws cloudformation continue-update-rollback --stack-name Songreel-Dev-Service',
    ],
    ['UPDATE_IN_PROGRESS', 'advice', 'aws cloudformation describe-stack-events --stack-name Songreel-Dev-Service'],
  ])('in the state %s is %s', async (status, level, fix) => {
    await inAccount({ DescribeStacks: stack(status) });
    const { finding } = await checkStack('Songreel-Dev-Service');
    expect([finding.level, finding.fix]).toEqual([level, fix]);
  });

  test('gives its outputs, and none if it is not deployed', async () => {
    await inAccount({ DescribeStacks: stack('CREATE_COMPLETE', { BaseUrl: 'https://api.example.com/v1' }) });
    const { stack: deployed } = await checkStack('Songreel-Dev-Service');
    expect(deployed?.outputs).toEqual({ BaseUrl: 'https://api.example.com/v1' });
  });

  test('that is not deployed is no fault', async () => {
    await inAccount({ DescribeStacks: noStack('Songreel-Dev-Service') });
    const result = await checkStack('Songreel-Dev-Service');
    expect(result).toEqual({ finding: { level: 'ok', what: 'Songreel-Dev-Service is not deployed yet.' } });
  });
});

describe('data that outlived its stack', () => {
  const none = { status: 400, code: 'ResourceNotFoundException', message: 'Requested resource not found' };
  const noBucket = { status: 404, code: 'NotFound', message: '' };

  test('is a fault that names it, with the command that takes it over', async () => {
    const table = ({ TableName = '' }) => (TableName.endsWith('-jobs') ? { body: { Table: { TableName } } } : none);
    await inAccount({ DescribeTable: table, HeadBucket: { body: '' } });
    const [finding] = await checkRetained('dev', ['songreel-dev-accounts', 'songreel-dev-jobs'], HERE);
    expect(finding).toMatchObject({
      level: 'fault',
      what: 'songreel-dev-jobs, songreel-dev-media-123456789012-eu-west-1 exist without a stack.',
      fix: 'npx cdk import Songreel-Dev-Data',
    });
  });

  test('is not found in an empty account', async () => {
    await inAccount({ DescribeTable: none, HeadBucket: noBucket });
    expect((await checkRetained('dev', ['songreel-dev-jobs'], HERE)).map(({ level }) => level)).toEqual(['ok']);
  });
});

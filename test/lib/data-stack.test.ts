import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { propertiesOf, templatesOf } from './templates.ts';

const live = (await templatesOf('live')).data;
const dev = (await templatesOf('dev')).data;

describe('every table', () => {
  const tables = live.findResources('AWS::DynamoDB::Table');

  test('is one of the seven', () => {
    const names = Object.values(tables).map(({ Properties }) => Properties.TableName);
    expect(names.sort()).toEqual(
      ['accounts', 'idempotency', 'jobs', 'keys', 'ledger', 'progress', 'settings'].map(
        (name) => `songreel-live-${name}`,
      ),
    );
  });

  test.each(Object.entries(tables))('%s outlives its stack, is encrypted, and can be restored', (_, table) => {
    expect(table).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true },
      },
    });
  });

  test.each([
    ['accounts', 'account_id', undefined],
    ['keys', 'key_id', undefined],
    ['jobs', 'account_id', 'job_key'],
    ['progress', 'account_id', 'job_id'],
    ['ledger', 'account_id', 'entry_id'],
    ['idempotency', 'id', undefined],
    ['settings', 'name', undefined],
  ])('%s is found by %s and %s', (name, partitionKey, sortKey) => {
    live.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: `songreel-live-${name}`,
      KeySchema: [
        { AttributeName: partitionKey, KeyType: 'HASH' },
        ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' }] : []),
      ],
    });
  });
});

test('only idempotency records and progress expire', () => {
  const expiring = [...propertiesOf(live, 'AWS::DynamoDB::Table').values()]
    .filter((table) => table.TimeToLiveSpecification)
    .map(({ TableName, TimeToLiveSpecification }) => [TableName, TimeToLiveSpecification]);
  expect(Object.fromEntries(expiring)).toEqual({
    'songreel-live-idempotency': { AttributeName: 'expiration', Enabled: true },
    'songreel-live-progress': { AttributeName: 'expires_at', Enabled: true },
  });
});

describe('an index is in the order of creation', () => {
  const byCreation = (IndexName: string, AttributeName: string) => ({
    IndexName,
    KeySchema: [
      { AttributeName, KeyType: 'HASH' },
      { AttributeName: 'created_at', KeyType: 'RANGE' },
    ],
  });

  test('of open jobs with their keys, and of all jobs of an account without their transcripts', () => {
    live.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: 'songreel-live-jobs',
      GlobalSecondaryIndexes: [
        { ...byCreation('open-jobs', 'open'), Projection: { ProjectionType: 'KEYS_ONLY' } },
        {
          ...byCreation('jobs-by-creation', 'account_id'),
          Projection: {
            ProjectionType: 'INCLUDE',
            NonKeyAttributes: Match.not(Match.arrayWith(['transcript'])),
          },
        },
      ],
    });
  });

  test('of all ledger entries of an account, whole', () => {
    live.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: 'songreel-live-ledger',
      GlobalSecondaryIndexes: [
        { ...byCreation('ledger-by-creation', 'account_id'), Projection: { ProjectionType: 'ALL' } },
      ],
    });
  });
});

describe('the media bucket', () => {
  test('is the only one, private, encrypted, versioned, and outlives its stack', () => {
    live.resourceCountIs('AWS::S3::Bucket', 1);
    live.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        VersioningConfiguration: { Status: 'Enabled' },
      },
    });
  });

  test('refuses connections without TLS 1.2 and allows nobody by policy', () => {
    const [policy] = [...propertiesOf(live, 'AWS::S3::BucketPolicy').values()];
    const statements: { Effect: string; Condition: unknown }[] = policy?.PolicyDocument.Statement;
    expect(statements.map(({ Effect }) => Effect)).toEqual(['Deny', 'Deny']);
    expect(statements.map(({ Condition }) => Condition)).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ]);
  });

  test('deletes uploads after a day, inputs after a week, unfinished outputs after 30 days, and others after a time that the operator sets', () => {
    live.hasParameter('OutputDays', { Type: 'Number', Default: 36_500 });
    live.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'inputs/', ExpirationInDays: 7, Status: 'Enabled' }),
          Match.objectLike({ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }),
          Match.objectLike({ Prefix: 'outputs/', ExpirationInDays: { Ref: 'OutputDays' }, TagFilters: Match.absent() }),
          Match.objectLike({
            Prefix: 'outputs/',
            ExpirationInDays: 30,
            TagFilters: [{ Key: 'state', Value: 'unfinished' }],
          }),
        ]),
      },
    });
  });
});

test('a table of the dev stage may be deleted by hand, but not by its stack', () => {
  dev.allResourcesProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: false });
  dev.allResources('AWS::DynamoDB::Table', { DeletionPolicy: 'RetainExceptOnCreate' });
});

test('the key of webhook secrets outlives its stack, is rotated, and encrypts no table', () => {
  const [key] = Object.values(live.findResources('AWS::KMS::Key'));
  expect(key).toMatchObject({
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: { EnableKeyRotation: true },
  });
  live.hasResourceProperties('AWS::KMS::Alias', { AliasName: 'alias/songreel-live-webhook-secrets' });
  const tables = [...propertiesOf(live, 'AWS::DynamoDB::Table').values()];
  expect(tables.map(({ SSESpecification }) => SSESpecification)).toEqual(tables.map(() => ({ SSEEnabled: true })));
});

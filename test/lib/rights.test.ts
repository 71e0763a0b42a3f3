import { expect, test } from '@jest/globals';
import { MEDIA_ACCESS } from '../../lib/handlers.ts';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');

interface Statement {
  policy: string;
  actions: string[];
  resources: unknown[];
  condition: Record<string, Record<string, string[]>> | undefined;
}

const statements: Statement[] = [...propertiesOf(service, 'AWS::IAM::Policy')].flatMap(([policy, properties]) =>
  properties.PolicyDocument.Statement.map(
    (statement: { Action: string | string[]; Resource: unknown; Condition?: Statement['condition'] }) => ({
      policy,
      actions: [statement.Action].flat(),
      resources: [statement.Resource].flat(),
      condition: statement.Condition,
    }),
  ),
);

/** Actions that apply to no resource, or only to the whole account. */
const WITHOUT_RESOURCES = [
  /^xray:/,
  /^ecr:GetAuthorizationToken$/,
  /^logs:(Create|Get|Update|Delete)LogDelivery$/,
  /^transcribe:(StartTranscriptionJob|CreateVocabulary)$/,
  /^bedrock:ListAsyncInvokes$/,
  /^logs:(ListLogDeliveries|PutResourcePolicy|DescribeResourcePolicies|DescribeLogGroups)$/,
];

test('no action is a wildcard', () => {
  expect(statements.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
});

test('only actions without resources are allowed on all resources', () => {
  const onAll = statements.filter(({ resources }) => resources.includes('*')).flatMap(({ actions }) => actions);
  expect(onAll.filter((action) => !WITHOUT_RESOURCES.some((pattern) => pattern.test(action)))).toEqual([]);
});

/** Returns the actions on a table or the bucket, by the owner, whose name is part of the policy's name. */
function allowed(owner: string, resource: string): string[] {
  return statements
    .filter(({ policy }) => policy.includes(owner))
    .filter(({ resources }) => JSON.stringify(resources).includes(resource))
    .flatMap(({ actions }) => actions)
    .sort();
}

test('only functions that book money may write the ledger, and none may change or delete an entry', () => {
  const onLedger = statements.filter(({ resources }) => JSON.stringify(resources).includes('TablesLedger'));
  const harmless = ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem', 'dynamodb:PutItem'];
  expect(onLedger.flatMap(({ actions }) => actions).filter((action) => !harmless.includes(action))).toEqual([]);
  const writers = onLedger.filter(({ actions }) => actions.includes('dynamodb:PutItem'));
  expect(writers.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, '')).sort()).toEqual([
    'FunctionsChargeJob',
    'FunctionsConfirmCancellation',
    'FunctionsFailJob',
  ]);
});

test('authentication may count a request, but neither create nor read keys', () => {
  for (const owner of [
    'GetAccount',
    'CreateJob',
    'GetJob',
    'GetProgress',
    'GetLyrics',
    'ListJobs',
    'ListLedger',
    'GetPrices',
    'GetDeliveries',
    'DeleteFiles',
    'RedeliverWebhook',
    'TestWebhook',
    'RotateSecret',
    'CancelJob',
    'CreateUpload',
  ]) {
    expect(allowed(owner, 'TablesKeys')).toEqual(['dynamodb:UpdateItem']);
  }
});

test('only the deletion of files and the clean-up of providers may delete an object, and nothing may list the bucket', () => {
  const onObjects = statements.flatMap(({ actions }) => actions).filter((action) => action.startsWith('s3:'));
  expect(new Set(onObjects)).toEqual(
    new Set(['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging', 's3:DeleteObjectTagging', 's3:DeleteObject']),
  );
  const deleting = statements.filter(({ actions }) => actions.includes('s3:DeleteObject'));
  const owners = deleting.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''));
  expect(new Set(owners)).toEqual(new Set(['FunctionsDeleteFiles', 'FunctionsCleanUpProvider']));
  expect(allowed('CleanUpProvider', '/providers/*')).toEqual(['s3:DeleteObject', 's3:GetObject']);
  for (const prefix of ['inputs', 'outputs', 'uploads']) expect(allowed('CleanUpProvider', `/${prefix}/*`)).toEqual([]);
  for (const prefix of ['inputs', 'outputs'])
    expect(allowed('DeleteFiles', `/${prefix}/*`)).toEqual(['s3:DeleteObject']);
  expect(allowed('DeleteFiles', '/uploads/*')).toEqual([]);
});

test('reading a job allows only outputs, an admission only inputs, and an upload only uploads', () => {
  expect(allowed('CreateUpload', '/uploads/*')).toEqual(['s3:PutObject']);
  for (const prefix of ['inputs', 'outputs']) expect(allowed('CreateUpload', `/${prefix}/*`)).toEqual([]);
  expect(allowed('GetJob', '/outputs/*')).toEqual(['s3:GetObject']);
  expect(allowed('GetJob', '/inputs/*')).toEqual([]);
  expect(allowed('CompleteJob', '/outputs/*')).toEqual(['s3:DeleteObjectTagging']);
  expect(allowed('CreateJob', '/inputs/*')).toEqual(['s3:PutObject']);
  expect(allowed('CreateJob', '/outputs/*')).toEqual([]);
});

test('a list of jobs reads its index and signs links to outputs, and nothing else', () => {
  expect(allowed('ListJobs', 'TablesJobs')).toEqual(['dynamodb:Query']);
  expect(allowed('ListJobs', '/index/jobs-by-creation')).toEqual(['dynamodb:Query']);
  expect(allowed('ListJobs', '/outputs/*')).toEqual(['s3:GetObject']);
  for (const table of ['Accounts', 'Ledger', 'Settings']) expect(allowed('ListJobs', `Tables${table}`)).toEqual([]);
});

test('a list of ledger entries reads its index, and prices read settings, and nothing else', () => {
  expect(allowed('ListLedger', 'TablesLedger')).toEqual(['dynamodb:Query']);
  expect(allowed('ListLedger', '/index/ledger-by-creation')).toEqual(['dynamodb:Query']);
  expect(allowed('GetPrices', 'TablesSettings')).toEqual(['dynamodb:Scan']);
  for (const owner of ['ListLedger', 'GetPrices']) {
    for (const table of ['Accounts', 'Jobs']) expect(allowed(owner, `Tables${table}`)).toEqual([]);
  }
});

test('a redelivery may change a webhook, but neither the status of a job nor where its webhook goes', () => {
  const update = statements.find(
    ({ policy, actions, resources }) =>
      policy.includes('RedeliverWebhook') &&
      actions.includes('dynamodb:UpdateItem') &&
      JSON.stringify(resources).includes('TablesJobs'),
  );
  const named = update?.condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
  expect(named).toContain('redelivered_at');
  for (const name of ['status', 'webhook_url', 'credits_charged']) expect(named).not.toContain(name);
  expect(allowed('GetDeliveries', 'TablesJobs')).toEqual(['dynamodb:GetItem']);
});

test('the clean-up of a provider may close a job, but neither its charge nor its result', () => {
  const update = statements.find(
    ({ policy, actions }) => policy.includes('CleanUpProvider') && actions.includes('dynamodb:UpdateItem'),
  );
  const named = update?.condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'];
  expect(named).toContain('provider_cleaned_at');
  for (const name of ['credits_charged', 'credits_refunded', 'video_key', 'error']) expect(named).not.toContain(name);
});

test('only functions that sign with webhook secrets or show them may unseal them', () => {
  const onKey = statements.filter(({ actions }) => actions.some((action) => action.startsWith('kms:')));
  const holders = (action: string) =>
    onKey
      .filter(({ actions }) => actions.includes(action))
      .map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''))
      .sort();
  expect(holders('kms:Decrypt')).toEqual([
    'FunctionsDeliverWebhook',
    'FunctionsGetAccount',
    'FunctionsRotateSecret',
    'FunctionsTestWebhook',
  ]);
  expect(holders('kms:Encrypt')).toEqual(['FunctionsCreateJob', 'FunctionsRotateSecret', 'FunctionsTestWebhook']);
  expect(new Set(onKey.flatMap(({ actions }) => actions))).toEqual(new Set(['kms:Decrypt', 'kms:Encrypt']));
  for (const { condition } of onKey) {
    expect(condition).toEqual({ StringEquals: { 'kms:EncryptionContext:purpose': ['webhook-secret'] } });
  }
});

test('the media task reaches jobs and files, and can only check whether a balance is sufficient', () => {
  expect(allowed('MediaDefinitionTaskRole', 'TablesJobs')).toEqual(['dynamodb:GetItem', 'dynamodb:UpdateItem']);
  expect(allowed('MediaDefinitionTaskRole', 'TablesAccounts')).toEqual(['dynamodb:ConditionCheckItem']);
  expect(allowed('MediaDefinitionTaskRole', 'TablesProgress')).toEqual(['dynamodb:UpdateItem']);
  for (const table of ['Keys', 'Ledger', 'Settings', 'Idempotency']) {
    expect(allowed('MediaDefinitionTaskRole', `Tables${table}`)).toEqual([]);
  }
});

test('the sender of webhooks has no access to any data, and only functions that sign may invoke it', () => {
  const own = statements.filter(({ policy }) => policy.includes('FunctionsSendWebhook'));
  expect(own.flatMap(({ actions }) => actions).filter((action) => !/^(logs|xray):/.test(action))).toEqual([]);
  const invoking = statements.filter(({ resources }) => JSON.stringify(resources).includes('FunctionsSendWebhook'));
  const invokers = invoking.filter(({ actions }) => actions.includes('lambda:InvokeFunction'));
  expect(invokers.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, '')).sort()).toEqual([
    'FunctionsDeliverWebhook',
    'FunctionsTestWebhook',
  ]);
});

test('nothing that connects to addresses of callers may read secrets, accounts or the ledger', () => {
  // Only these two connect to addresses of callers: test/house/imports.test.ts.
  for (const owner of ['FunctionsSendWebhook', 'MediaDefinitionTaskRole']) {
    const own = statements.filter(({ policy }) => policy.includes(owner));
    const readers = own.filter(({ actions }) => actions.some((action) => /^(kms|secretsmanager|ssm):/.test(action)));
    expect(readers).toEqual([]);
    expect(allowed(owner, 'TablesLedger')).toEqual([]);
    // A check of a balance returns nothing of the account.
    expect(allowed(owner, 'TablesAccounts').filter((action) => action !== 'dynamodb:ConditionCheckItem')).toEqual([]);
  }
});

/** Returns the condition under which the media task may use an action on the items of a table. */
const taskCondition = (action: string) =>
  statements.find(({ policy, actions }) => policy.includes('MediaDefinitionTaskRole') && actions.includes(action))
    ?.condition;

test('the media task may name only the attributes of a job that it needs, and only the balance of an account', () => {
  const named = (action: string) => taskCondition(action)?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'] ?? [];
  expect(named('dynamodb:UpdateItem')).toEqual(MEDIA_ACCESS.attributes?.jobs?.UpdateItem);
  const guarded = [
    'status',
    'cancellation_requested',
    'charged_at',
    'price',
    'credits_charged',
    'credits_refunded',
    'webhook_url',
    'open',
  ];
  for (const name of [...guarded, 'renderer']) {
    expect(named('dynamodb:UpdateItem')).not.toContain(name);
  }
  expect(named('dynamodb:ConditionCheckItem')).toEqual(['account_id', 'credits']);
});

test('the media task cannot read an account through a failed check of its balance', () => {
  const allowed = taskCondition('dynamodb:ConditionCheckItem')?.StringEqualsIfExists;
  expect(allowed).toEqual({ 'dynamodb:ReturnValues': ['NONE'] });
});

test('the media task may return the tokens of jobs, and neither start nor stop an execution', () => {
  const ofTask = statements.filter(({ policy }) => policy.includes('MediaDefinitionTaskRole'));
  const onStates = ofTask.filter(({ actions }) => actions.some((action) => action.startsWith('states:')));
  expect(onStates.flatMap(({ actions }) => actions)).toEqual(['states:SendTaskSuccess']);
  expect(JSON.stringify(onStates[0]?.resources)).toContain(':stateMachine:songreel-live-job');
});

test('the job state machine may add tokens to jobs, and change nothing else of them', () => {
  expect(allowed('StateMachinesJobRole', 'TablesJobs')).toEqual(['dynamodb:UpdateItem']);
  const update = statements.find(
    ({ policy, actions }) => policy.includes('StateMachinesJobRole') && actions.includes('dynamodb:UpdateItem'),
  );
  expect(update?.condition).toEqual({
    'ForAllValues:StringEquals': {
      'dynamodb:Attributes': ['account_id', 'charged_at', 'completed_at', 'job_key', 'preparation_tokens'],
    },
  });
});

test('the job state machine may run the media task in its cluster, and is notified of its end', () => {
  expect(allowed('StateMachinesJobRole', 'task-definition/songreel-live-media')).toEqual(['ecs:RunTask']);
  expect(allowed('StateMachinesJobRole', 'StepFunctionsGetEventsForECSTaskRule')).toEqual([
    'events:DescribeRule',
    'events:PutRule',
    'events:PutTargets',
  ]);
  expect(allowed('StateMachinesJobRole', 'MediaDefinitionExecutionRole')).toEqual(['iam:PassRole']);
});

test('Amazon Transcribe may read only inputs and write only what providers make, in the bucket of the stage', () => {
  expect(allowed('StateMachinesJob', '/inputs/*')).toEqual(['s3:GetObject']);
  expect(allowed('StateMachinesJob', '/providers/*')).toEqual(['s3:GetObject', 's3:PutObject']);
  expect(allowed('StateMachinesJob', '/outputs/*')).toEqual([]);
  const start = statements.find(({ actions }) => actions.includes('transcribe:StartTranscriptionJob'));
  expect(start?.condition?.StringEquals).toHaveProperty(['transcribe:OutputBucketName']);
});

test('only the clean-up of providers may delete transcriptions, and only those of jobs', () => {
  const deleting = statements.filter(({ actions }) => actions.some((action) => /^transcribe:Delete/.test(action)));
  expect(deleting.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''))).toEqual([
    'FunctionsCleanUpProvider',
    'FunctionsCleanUpProvider',
  ]);
  for (const { resources } of deleting)
    expect(JSON.stringify(resources)).toMatch(/(transcription-job|vocabulary)\/job_\*/);
});

test('the states of a job may start one model of Amazon Bedrock only', () => {
  const starting = statements.filter(({ actions }) => actions.some((action) => /^bedrock:(Invoke|Start)/.test(action)));
  expect(starting.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''))).toEqual(['StateMachinesJob']);
  expect(JSON.stringify(starting[0]?.resources)).toContain('::foundation-model/luma.ray-v2:0');
});

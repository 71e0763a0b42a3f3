import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { statesOf } from '../../tools/states/states-of.ts';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');
const alarms = [...propertiesOf(service, 'AWS::CloudWatch::Alarm').values()];

test('every alarm says what has happened and reaches the operator', () => {
  for (const alarm of alarms) {
    expect(alarm.AlarmDescription).toMatch(/\.$/);
    expect(alarm.AlarmActions).toEqual([{ Ref: expect.stringMatching(/^AlarmsTopic/) }]);
    const isAbsence = alarm.ComparisonOperator === 'LessThanThreshold';
    expect(alarm.TreatMissingData).toBe(isAbsence ? 'breaching' : 'notBreaching');
  }
});

test('every alarm names a paragraph of the guide, and every paragraph has an alarm', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8');
  const [section = ''] = guide.split('\n## Alarms\n')[1]?.split('\n### ') ?? [];
  const anchors = [...section.matchAll(/^#### (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const named = alarms.map(({ AlarmDescription }) => /See docs\/deploying\.md#([\w-]+)\.$/.exec(AlarmDescription)?.[1]);
  expect([...new Set(named)].sort()).toEqual(anchors.sort());
});

test('alarms may publish to the topic, only over TLS', () => {
  const [policy] = [...propertiesOf(service, 'AWS::SNS::TopicPolicy').values()];
  expect(policy?.PolicyDocument.Statement).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    ]),
  );
});

test('the operator is alerted at once if money may be unsettled', () => {
  const watched = alarms
    .filter(({ Threshold, Namespace }) => Threshold === 1 && Namespace === 'AWS/States')
    .map(
      ({ MetricName, Dimensions }) =>
        `${Dimensions[0].Value.Ref.replace(/^StateMachines|[0-9A-F]{8}$/g, '')} ${MetricName}`,
    );
  expect(watched.sort()).toEqual([
    'Cancellation ExecutionsFailed',
    'Cancellation ExecutionsTimedOut',
    'Job ExecutionsTimedOut',
    'Settlement ExecutionsFailed',
    'Settlement ExecutionsTimedOut',
  ]);
});

const alarmOn = (metric: string, namespace: string) =>
  alarms.find(({ MetricName, Namespace }) => MetricName === metric && Namespace === namespace);

test('the operator is alerted if one job fails because of the service', () => {
  expect(alarmOn('JobFailedByService', 'Songreel/live')).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 });
});

test('the operator is alerted if a job is unfinished for hours', () => {
  expect(alarmOn('OldestUnfinishedJob', 'Songreel/live')).toMatchObject({ Threshold: 10_800, Statistic: 'Maximum' });
});

test('the operator is alerted if Fargate keeps refusing starts or Lambda throttles a function', () => {
  expect(alarmOn('StartsRefused', 'Songreel/live')).toMatchObject({ Threshold: 1, EvaluationPeriods: 3 });
  expect(alarmOn('Throttles', 'AWS/Lambda')).toMatchObject({ Threshold: 1 });
  expect(alarmOn('Throttles', 'AWS/Lambda')).not.toHaveProperty('Dimensions');
});

test('the operator is alerted if the sweep fails or does not run', () => {
  const sweeps = alarms.filter(({ Dimensions }) => JSON.stringify(Dimensions ?? []).includes('SweepJobs'));
  expect(sweeps.map(({ MetricName }) => MetricName).sort()).toEqual(['Errors', 'Invocations']);
  expect(alarmOn('Invocations', 'AWS/Lambda')).toMatchObject({ ComparisonOperator: 'LessThanThreshold', Threshold: 1 });
});

test('refused starts are counted in the log of the executions, by the error names of their retrier', () => {
  const [filter] = [...propertiesOf(service, 'AWS::Logs::MetricFilter').values()];
  expect(filter?.LogGroupName).toEqual({ Ref: expect.stringMatching(/^StateMachinesJobLogs/) });
  expect(filter?.MetricTransformations).toMatchObject([
    { MetricName: 'StartsRefused', MetricNamespace: 'Songreel/live' },
  ]);
  const { PrepareAndGenerate = {} } = statesOf(JSON.parse(readFileSync('statemachines/job.asl.json', 'utf8')));
  const [, retrier] = PrepareAndGenerate.Retry;
  const known = (name: string) =>
    [...String(filter?.FilterPattern).matchAll(/details\.error = "([^"]+)"/g)].some(([, pattern = '']) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  expect(retrier.ErrorEquals.filter((name: string) => !known(name))).toEqual([]);
});

test('a dashboard shows jobs, ages, durations, refusals, money and errors on one page, within the free limits', () => {
  const [dashboard] = [...propertiesOf(service, 'AWS::CloudWatch::Dashboard').values()];
  const body = JSON.stringify(dashboard?.DashboardBody);
  for (const metric of ['JobCompleted', 'OldestUnfinishedJob', 'StartsRefused', 'TokensRefunded', '5XXError']) {
    expect(body).toContain(metric);
  }
  expect(body).toContain('pct(milliseconds, 95)');
  // A free dashboard has at most 50 metrics.
  const shown = body.match(/\[\\+"(AWS|Songreel)\//g)?.length;
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBeLessThanOrEqual(50);
});

test('undelivered events are kept and raise an alarm', () => {
  service.hasResourceProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1209600 });
  expect(alarms.filter(({ Namespace }) => Namespace === 'AWS/SQS')).toHaveLength(1);
});

test('a failing receiver of webhooks raises no alarm', () => {
  expect(alarms.filter(({ Dimensions }) => JSON.stringify(Dimensions ?? []).includes('DeliverWebhook'))).toEqual([]);
});

test('the outputs of the stack name the base URL, the topic of alarms and the dashboard', () => {
  expect(Object.keys(service.findOutputs('*'))).toEqual(expect.arrayContaining(['BaseUrl', 'AlarmTopic', 'Dashboard']));
  // Clients append paths that begin with a slash, so it ends with the stage.
  expect(JSON.stringify(service.findOutputs('BaseUrl'))).toMatch(/"https:.*DeploymentStagev1\w+"\}\]\]\}/);
});

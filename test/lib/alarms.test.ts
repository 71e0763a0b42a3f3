import { expect, test } from '@jest/globals';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');
const alarms = [...propertiesOf(service, 'AWS::CloudWatch::Alarm').values()];

test('every alarm says what has happened and reaches the operator', () => {
  for (const alarm of alarms) {
    expect(alarm.AlarmDescription).toMatch(/\.$/);
    expect(alarm.AlarmActions).toEqual([{ Ref: expect.stringMatching(/^AlarmsTopic/) }]);
    expect(alarm.TreatMissingData).toBe('notBreaching');
  }
});

test('alarms may publish to the topic, over TLS alone', () => {
  const [policy] = [...propertiesOf(service, 'AWS::SNS::TopicPolicy').values()];
  expect(policy?.PolicyDocument.Statement).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    ]),
  );
});

test('money that may be left unsettled wakes the operator at once', () => {
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

test('events that could not be handed over are kept and noticed', () => {
  service.hasResourceProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1209600 });
  expect(alarms.filter(({ Namespace }) => Namespace === 'AWS/SQS')).toHaveLength(1);
});

test('a receiver of webhooks that fails wakes nobody', () => {
  expect(alarms.filter(({ Dimensions }) => JSON.stringify(Dimensions).includes('DeliverWebhook'))).toEqual([]);
});

import { Aws, CfnOutput, Duration } from 'aws-cdk-lib';
import { type Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import type { Events } from './events.ts';
import type { Functions } from './functions.ts';
import { HANDLER_NAMES } from './handlers.ts';
import { pascalCase } from './pascal-case.ts';
import type { StateMachines } from './state-machines.ts';

export interface AlarmsProps {
  api: Api;
  functions: Functions;
  machines: StateMachines;
  events: Events;
}

const PERIOD = Duration.minutes(5);

/** What an operator wants to be woken by: money unsettled, callers refused, a fault of ours. Subscribe to the topic. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = this.topicOfAlarms();
    new CfnOutput(this, 'AlarmTopic', { value: this.topic.topicArn, description: 'Subscribe to be told of alarms' });
    this.watchMoney(props);
    this.watchJobs(props.machines);
    this.watchFunctions(props.functions);
    this.alarm('ApiFaults', props.api.rest.metricServerError({ period: PERIOD, statistic: 'Sum' }), 5, {
      description: 'Callers of the API were answered with 5xx.',
    });
  }

  private topicOfAlarms(): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A policy of our own, as the one that refuses plain HTTP, replaces the default that lets the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    return topic;
  }

  private watchMoney({ machines, events }: AlarmsProps): void {
    for (const name of ['settlement', 'cancellation'] as const) {
      const machine = machines.byName[name];
      const title = pascalCase(name);
      const description = `A ${name} did not finish: a charge may be left without its refund. Look at its execution.`;
      this.alarm(`${title}Failed`, machine.metricFailed({ period: PERIOD, statistic: 'Sum' }), 1, { description });
      this.alarm(`${title}TimedOut`, machine.metricTimedOut({ period: PERIOD, statistic: 'Sum' }), 1, { description });
    }
    const waiting = events.undelivered.metricApproximateNumberOfMessagesVisible({
      period: PERIOD,
      statistic: 'Maximum',
    });
    this.alarm('EventsUndelivered', waiting, 1, {
      description: 'The end of a job could not be handed to its settlement; the sweep should settle it.',
    });
  }

  private watchJobs({ byName }: StateMachines): void {
    this.alarm('JobsTimedOut', byName.job.metricTimedOut({ period: PERIOD, statistic: 'Sum' }), 1, {
      description: 'A job ran into the time limit of its execution.',
    });
    // Songs that cannot be read fail jobs every day; many at once are a fault of the service.
    this.alarm('JobsFailed', byName.job.metricFailed({ period: PERIOD, statistic: 'Sum' }), 10, {
      description: 'Many jobs failed within five minutes.',
    });
  }

  private watchFunctions({ byName }: Functions): void {
    // DeliverWebhook fails when a receiver does.
    for (const name of HANDLER_NAMES.filter((handler) => handler !== 'deliver-webhook')) {
      this.alarm(`${pascalCase(name)}Errors`, byName[name].metricErrors({ period: PERIOD, statistic: 'Sum' }), 3, {
        description: `The function ${name} crashed or timed out again and again.`,
      });
    }
  }

  private alarm(id: string, metric: Metric, threshold: number, props: { description: string }): Alarm {
    const alarm = metric.createAlarm(this, id, {
      alarmDescription: props.description,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

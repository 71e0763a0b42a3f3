import { Aws, CfnOutput, Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  ComparisonOperator,
  type CreateAlarmOptions,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Api } from './api.ts';
import { businessMetric } from './business-metrics.ts';
import type { Events } from './events.ts';
import type { Functions } from './functions.ts';
import { HANDLER_NAMES, type HandlerName } from './handlers.ts';
import { pascalCase } from './pascal-case.ts';
import type { StageName } from './stage.ts';
import type { StateMachines } from './state-machines.ts';

interface AlarmsProps {
  stage: StageName;
  api: Api;
  functions: Functions;
  machines: StateMachines;
  events: Events;
  /** Starts of media tasks that Fargate refused. */
  refused: Metric;
}

const PERIOD = Duration.minutes(5);
/** Longer than a full queue and the work take together, but within the time limit of an execution. */
const OLDEST_JOB = Duration.hours(3);

/** `paragraph` says what to do: an anchor of docs/deploying.md, by default that of the alarm's own name. */
type AlarmOptions = { description: string; paragraph?: string } & Partial<CreateAlarmOptions>;

/** Alerts the operator if money is unsettled, callers are refused, or the service fails. Subscribe to the topic. */
export class Alarms extends Construct {
  /** Goes off if callers get 5xx. */
  readonly apiFaults: Alarm;
  private readonly topic: Topic;
  private readonly errors = new Map<HandlerName, Alarm>();

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = this.topicOfAlarms();
    new CfnOutput(this, 'AlarmTopic', {
      value: this.topic.topicArn,
      description: 'Subscribe to this topic to get alarms',
    }).overrideLogicalId('AlarmTopic');
    this.watchMoney(props);
    this.watchJobs(props);
    this.watchCapacity(props);
    this.watchFunctions(props.functions);
    this.watchSweep(props.functions);
    const faults = props.api.rest.metricServerError({ period: PERIOD, statistic: 'Sum' });
    this.apiFaults = this.alarm('ApiFaults', faults, 5, { description: 'The API answered callers with 5xx.' });
  }

  private topicOfAlarms(): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    // This policy, which refuses plain HTTP, replaces the default policy, which lets the account's alarms publish.
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
      const description = `A ${name} did not finish: a charge may not have been refunded. Look at its execution.`;
      this.alarm(`${title}Failed`, machine.metricFailed({ period: PERIOD, statistic: 'Sum' }), 1, { description });
      this.alarm(`${title}TimedOut`, machine.metricTimedOut({ period: PERIOD, statistic: 'Sum' }), 1, { description });
    }
    const waiting = events.undelivered.metricApproximateNumberOfMessagesVisible({
      period: PERIOD,
      statistic: 'Maximum',
    });
    this.alarm('EventsUndelivered', waiting, 1, {
      description: 'The end of a job could not be passed to its settlement. The sweep should settle the job.',
    });
  }

  private watchJobs({ stage, machines }: AlarmsProps): void {
    const { job } = machines.byName;
    this.alarm('JobsTimedOut', job.metricTimedOut({ period: PERIOD, statistic: 'Sum' }), 1, {
      description: 'A job exceeded the time limit of its execution.',
    });
    this.alarm('JobsFailedByService', businessMetric(stage, 'JobFailedByService'), 1, {
      description: 'A job failed because of a fault of the service.',
    });
    // Songs that cannot be read fail jobs every day. Many failures at once may mean that the service cannot download
    // any song.
    this.alarm('JobsFailed', job.metricFailed({ period: PERIOD, statistic: 'Sum' }), 10, {
      description: 'Many jobs failed within five minutes.',
    });
    this.alarm('OldestJob', businessMetric(stage, 'OldestUnfinishedJob', 'Maximum'), OLDEST_JOB.toSeconds(), {
      description: `A job has not been finished for ${OLDEST_JOB.toHours()} hours.`,
    });
  }

  private watchFunctions({ byName }: Functions): void {
    // DeliverWebhook fails if a receiver does.
    for (const name of HANDLER_NAMES.filter((handler) => handler !== 'deliver-webhook')) {
      const metric = byName[name].metricErrors({ period: PERIOD, statistic: 'Sum' });
      const alarm = this.alarm(`${pascalCase(name)}Errors`, metric, 3, {
        description: `The function ${name} crashed or timed out repeatedly.`,
        ...(name === 'sweep-jobs' ? {} : { paragraph: 'errors-of-a-function' }),
      });
      this.errors.set(name, alarm);
    }
  }

  /** Returns the alarm that goes off if a function crashes repeatedly. */
  ofFunction(name: HandlerName): Alarm {
    const alarm = this.errors.get(name);
    if (!alarm) throw new Error(`No alarm watches the function ${name}.`);
    return alarm;
  }

  private watchCapacity({ refused }: AlarmsProps): void {
    // An occasional refusal is normal in a busy minute. The task is started again later.
    this.alarm('StartsRefused', refused, 1, {
      description:
        'Fargate has refused to start media tasks for 15 minutes. Raise the vCPU quota, or look at the error.',
      evaluationPeriods: 3,
    });
    // Without dimensions, because all functions of the account share its concurrency.
    const throttles = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      period: PERIOD,
    });
    this.alarm('FunctionsThrottled', throttles, 1, {
      description: 'Lambda refused to run functions. Raise the quota of concurrent executions.',
    });
  }

  private watchSweep({ byName }: Functions): void {
    const sweeps = byName['sweep-jobs'].metricInvocations({ period: PERIOD, statistic: 'Sum' });
    this.alarm('SweepAbsent', sweeps, 1, {
      description: 'The sweep, which recovers jobs each minute, has not run for 15 minutes.',
      evaluationPeriods: 3,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private alarm(
    id: string,
    metric: Metric,
    threshold: number,
    { description, paragraph, ...options }: AlarmOptions,
  ): Alarm {
    const alarm = metric.createAlarm(this, id, {
      alarmDescription: `${description} See docs/deploying.md#${paragraph ?? id.toLowerCase()}.`,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...options,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

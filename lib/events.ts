import { Duration, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SfnStateMachine } from 'aws-cdk-lib/aws-events-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Functions } from './functions.ts';
import type { StateMachines } from './state-machines.ts';

interface EventsProps {
  functions: Functions;
  machines: StateMachines;
}

/** Rules that start the sweep each minute, and the settlement of jobs whose execution timed out or was aborted. */
export class Events extends Construct {
  /** Holds events that could not be delivered. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, props: EventsProps) {
    super(scope, id);
    this.undelivered = new Queue(this, 'Undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.undelivered).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue itself, of a rule; an alarm watches it.',
    });
    this.sweepEachMinute(props.functions);
    this.settleEndedJobs(props.machines);
  }

  private sweepEachMinute({ byName }: Functions): void {
    new Rule(this, 'EachMinute', {
      description: 'Starts, settles and announces jobs that a crash left unfinished',
      schedule: Schedule.rate(Duration.minutes(1)),
      // A late event is dropped, because the next one comes within a minute.
      targets: [new LambdaFunction(byName['sweep-jobs'], { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
    });
  }

  private settleEndedJobs({ byName }: StateMachines): void {
    new Rule(this, 'JobEnded', {
      description: 'Settles the job of an execution that timed out or was aborted',
      // A failed execution has already settled its job, or has tried many times. The sweep finds jobs that are left.
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: { stateMachineArn: [byName.job.stateMachineArn], status: ['TIMED_OUT', 'ABORTED'] },
      },
      targets: [new SfnStateMachine(byName.settlement, { deadLetterQueue: this.undelivered })],
    });
  }
}

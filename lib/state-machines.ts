import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from './acknowledge-wildcard.ts';
import { PROJECT } from './bundle.ts';
import { grantData } from './data-access.ts';
import type { DataStack } from './data-stack.ts';
import type { Functions } from './functions.ts';
import { type HandlerName, JOB_MACHINE_ACCESS } from './handlers.ts';
import { logRetention } from './log-retention.ts';
import { type MachineName, machineName } from './machine-names.ts';
import type { MediaTask } from './media-task.ts';
import { pascalCase } from './pascal-case.ts';
import { grantShots, grantTranscription } from './provider-access.ts';
import type { StageName } from './stage.ts';

interface StateMachinesProps {
  stage: StageName;
  functions: Functions;
  media: MediaTask;
  data: DataStack;
  /** Starts the first task of each state on Spot. */
  spot: boolean;
}

/**
 * The three state machines. Their definitions are in `statemachines/*.asl.json`. They name versions of functions and a
 * revision of the media task, which later deployments keep. A running execution keeps its definition too, so a job
 * finishes on the code with which it began.
 */
export class StateMachines extends Construct {
  readonly byName: Readonly<Record<MachineName, StateMachine>>;
  /** The log of job executions, event by event. */
  readonly jobLog: LogGroup;
  private readonly stage: StageName;
  private readonly functions: Functions;

  constructor(scope: Construct, id: string, props: StateMachinesProps) {
    super(scope, id);
    this.stage = props.stage;
    this.functions = props.functions;
    this.jobLog = this.logGroup('job');
    this.byName = {
      job: this.jobMachine(props),
      cancellation: this.machine('cancellation', [
        'confirm-cancellation',
        'stop-execution',
        'deliver-webhook',
        'clean-up-provider',
      ]),
      settlement: this.machine('settlement', ['fail-job', 'deliver-webhook', 'clean-up-provider']),
    };
  }

  private jobMachine({ media, data, spot }: StateMachinesProps): StateMachine {
    const [subnet1, subnet2] = media.network.vpc.publicSubnets;
    if (!subnet1 || !subnet2) throw new Error('The media network has fewer than two subnets.');
    const steps = ['charge-job', 'complete-job', 'fail-job', 'deliver-webhook', 'clean-up-provider'] as const;
    const job = this.machine('job', steps, {
      FirstCapacity: spot ? 'FARGATE_SPOT' : 'FARGATE',
      MediaCluster: media.cluster.clusterArn,
      MediaTask: media.definition.taskDefinitionArn,
      MediaSubnet1: subnet1.subnetId,
      MediaSubnet2: subnet2.subnetId,
      MediaSecurityGroup: media.securityGroup.securityGroupId,
      MediaBucket: data.media.bucket.bucketName,
      JobsTable: data.tables.byName.jobs.tableName,
    });
    job.node.addDependency(media.definition);
    grantMediaTask(job, media);
    grantData(job.role, JOB_MACHINE_ACCESS, data);
    this.grantReturnOfTokens(media);
    grantTranscription(job, data);
    grantShots(job, data);
    return job;
  }

  /** Lets the media task report that the media of a job are prepared. Its role exists before the machine. */
  private grantReturnOfTokens({ definition }: MediaTask): void {
    const machine = Stack.of(this).formatArn({
      service: 'states',
      resource: 'stateMachine',
      resourceName: machineName(this.stage, 'job'),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    definition.addToTaskRolePolicy(new PolicyStatement({ actions: ['states:SendTaskSuccess'], resources: [machine] }));
  }

  private machine(name: MachineName, steps: readonly HandlerName[], others: Record<string, string> = {}): StateMachine {
    const log = name === 'job' ? this.jobLog : this.logGroup(name);
    const stateMachineName = machineName(this.stage, name);
    const definition = readFileSync(join(PROJECT, 'statemachines', `${name}.asl.json`), 'utf8');
    const lambdas = steps.map((step): [string, LambdaFunction] => [pascalCase(step), this.functions.byName[step]]);
    const arns = lambdas.map(([state, lambda]) => [state, lambda.currentVersion.functionArn]);
    const machine = new StateMachine(this, pascalCase(name), {
      stateMachineName,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: { ...Object.fromEntries(arns), ...others },
      tracingEnabled: true,
      logs: { destination: log, level: LogLevel.ALL, includeExecutionData: true },
    });
    machine.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: lambdas.map(([, lambda]) => everyVersion(lambda)),
      }),
    );
    for (const [, lambda] of lambdas) {
      acknowledgeWildcard(
        machine,
        everyVersion(lambda),
        'Running executions call the versions of earlier deployments.',
      );
    }
    Validations.of(machine).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray and the delivery of vended logs have no resources to name.',
    });
    return machine;
  }

  private logGroup(name: MachineName): LogGroup {
    return new LogGroup(this, `${pascalCase(name)}Logs`, {
      // Groups under this prefix share one resource policy, whose length is limited.
      logGroupName: `/aws/vendedlogs/states/${machineName(this.stage, name)}`,
      retention: logRetention(this.stage),
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}

const everyVersion = (lambda: LambdaFunction): string => `${lambda.functionArn}:*`;

/** Grants the rights for `ecs:runTask.sync`: https://docs.aws.amazon.com/step-functions/latest/dg/connect-ecs.html */
function grantMediaTask(machine: StateMachine, media: MediaTask): void {
  const stack = Stack.of(machine);
  const { definition, cluster } = media;
  const inCluster = { ArnEquals: { 'ecs:cluster': cluster.clusterArn } };
  const family = stack.formatArn({
    service: 'ecs',
    resource: 'task-definition',
    resourceName: `${definition.family}:*`,
  });
  const rule = stack.formatArn({
    service: 'events',
    resource: 'rule',
    resourceName: 'StepFunctionsGetEventsForECSTaskRule',
  });
  const tasks = stack.formatArn({ service: 'ecs', resource: 'task', resourceName: `${cluster.clusterName}/*` });
  const statements = [
    new PolicyStatement({ actions: ['ecs:RunTask'], resources: [family], conditions: inCluster }),
    new PolicyStatement({ actions: ['ecs:StopTask', 'ecs:DescribeTasks'], resources: [tasks] }),
    // A task gets the tags of its definition, so that its costs are known by stage.
    new PolicyStatement({
      actions: ['ecs:TagResource'],
      resources: [tasks],
      conditions: { StringEquals: { 'ecs:CreateAction': 'RunTask' } },
    }),
    new PolicyStatement({
      actions: ['iam:PassRole'],
      resources: [definition.taskRole.roleArn, definition.obtainExecutionRole().roleArn],
      conditions: { StringEquals: { 'iam:PassedToService': 'ecs-tasks.amazonaws.com' } },
    }),
    // Step Functions creates this rule itself, to be notified when a task has stopped.
    new PolicyStatement({ actions: ['events:PutTargets', 'events:PutRule', 'events:DescribeRule'], resources: [rule] }),
  ];
  for (const statement of statements) machine.addToRolePolicy(statement);
  acknowledgeWildcard(machine, family, 'Running executions start tasks of the revisions of earlier deployments.');
  acknowledgeWildcard(machine, tasks, 'ECS names its tasks itself; the cluster has no other tasks.');
}

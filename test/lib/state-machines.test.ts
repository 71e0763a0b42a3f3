import { describe, expect, test } from '@jest/globals';
import validate from 'asl-validator';
import type { StageName } from '../../lib/stage.ts';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');
const functions = propertiesOf(service, 'AWS::Lambda::Function');
const versions = propertiesOf(service, 'AWS::Lambda::Version');

/** Returns the function whose version a substitution names. */
function calledBy(substitution: unknown) {
  const { Ref = '' } = substitution as { Ref?: string };
  return functions.get(versions.get(Ref)?.FunctionName.Ref);
}

interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  Catch?: { ErrorEquals: string[] }[];
}

interface Machine {
  name: string;
  logging: { Level: string };
  tracing: { Enabled: boolean };
  definition: { TimeoutSeconds?: number; States: Record<string, State> };
  unresolved: string[];
}

/** The state machines with their substitutions filled in: ARNs for functions, and names for everything else. */
const machines = new Map<string, Machine>(
  [...propertiesOf(service, 'AWS::StepFunctions::StateMachine').values()].map((machine) => {
    const substitutions: Record<string, unknown> = machine.DefinitionSubstitutions;
    const text = machine.DefinitionString.replace(/\$\{(\w+)\}/g, (whole: string, name: string) => {
      if (!(name in substitutions)) return whole;
      const lambda = calledBy(substitutions[name]);
      return lambda ? `arn:aws:lambda:eu-west-1:123456789012:function:${lambda.FunctionName}` : name;
    });
    const name: string = machine.StateMachineName;
    const { LoggingConfiguration: logging, TracingConfiguration: tracing } = machine;
    return [name, { name, logging, tracing, definition: JSON.parse(text), unresolved: text.match(/\$\{\w+\}/g) ?? [] }];
  }),
);

test('there are three', () => {
  expect([...machines.keys()].sort()).toEqual([
    'songreel-live-cancellation',
    'songreel-live-job',
    'songreel-live-settlement',
  ]);
});

describe.each([...machines])('%s', (_, { definition, unresolved, logging, tracing }) => {
  const tasks = Object.entries(definition.States).filter(([, { Type }]) => Type === 'Task');

  test('is a valid definition, all substitutions resolved', () => {
    expect(unresolved).toEqual([]);
    expect(validate(definition)).toMatchObject({ isValid: true, errors: [] });
  });

  test('is logged and traced', () => {
    expect(logging).toMatchObject({ Level: 'ALL', IncludeExecutionData: true });
    expect(tracing).toEqual({ Enabled: true });
  });

  test('ends in time, and so does each of its tasks', () => {
    expect(definition.TimeoutSeconds).toBeGreaterThan(0);
    for (const [, task] of tasks) expect(task.TimeoutSeconds).toBeGreaterThan(0);
  });

  test('each function task calls the function of its name, and has a longer time limit than the function', () => {
    for (const [name, task] of tasks) {
      const lambda = [...functions.values()].find(({ FunctionName }) => task.Resource?.endsWith(`:${FunctionName}`));
      if (/:(ecs|aws-sdk):/.test(task.Resource ?? '')) continue;
      expect(
        lambda?.FunctionName.replace('songreel-live', '').replace(/-(\w)/g, (_: string, c: string) => c.toUpperCase()),
      ).toBe(name);
      expect(task.TimeoutSeconds).toBeGreaterThan(lambda?.Timeout);
    }
  });
});

test('[3c] every failure before the end of a job is caught and fails the job', () => {
  const states = machines.get('songreel-live-job')?.definition.States ?? {};
  const uncaught = Object.entries(states)
    .filter(([, state]) => state.Type === 'Task')
    .filter(([, state]) => !state.Catch?.some(({ ErrorEquals }) => ErrorEquals.includes('States.ALL')))
    .map(([name]) => name);
  // A job that cannot be failed here is settled after the execution has ended.
  expect(uncaught).toEqual(['FailJob']);
});

test('an execution that is aborted or times out is settled', () => {
  const rule = [...propertiesOf(service, 'AWS::Events::Rule').values()].find(({ EventPattern }) => EventPattern);
  expect(rule).toMatchObject({
    EventPattern: {
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: [{ Ref: expect.stringMatching(/^StateMachinesJob/) }],
        status: ['TIMED_OUT', 'ABORTED'],
      },
    },
    State: 'ENABLED',
  });
  expect(rule?.Targets).toEqual([
    expect.objectContaining({
      Arn: { Ref: expect.stringMatching(/^StateMachinesSettlement/) },
      DeadLetterConfig: { Arn: expect.anything() },
    }),
  ]);
});

test('the sweep runs every minute', () => {
  service.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
});

describe('a job that runs during a deployment finishes on what it started with', () => {
  const [job] = [...propertiesOf(service, 'AWS::StepFunctions::StateMachine').values()].filter(({ StateMachineName }) =>
    StateMachineName.endsWith('-job'),
  );
  const {
    FirstCapacity,
    MediaTask,
    MediaCluster,
    MediaSubnet1,
    MediaSubnet2,
    MediaSecurityGroup,
    MediaBucket,
    JobsTable,
    ...steps
  } = job?.DefinitionSubstitutions ?? {};

  test('its steps call versions of functions, which later deployments keep', () => {
    const named = Object.values(steps).map((substitution) => (substitution as { Ref: string }).Ref);
    expect(Object.keys(steps).sort()).toEqual([
      'ChargeJob',
      'CleanUpProvider',
      'CompleteJob',
      'DeliverWebhook',
      'FailJob',
    ]);
    for (const id of named) {
      expect(service.toJSON().Resources[id]).toMatchObject({
        Type: 'AWS::Lambda::Version',
        UpdateReplacePolicy: 'Retain',
      });
    }
  });

  test('its tasks are of one revision, which later deployments keep', () => {
    expect(service.toJSON().Resources[MediaTask.Ref]).toMatchObject({
      Type: 'AWS::ECS::TaskDefinition',
      UpdateReplacePolicy: 'Retain',
    });
  });

  test('its machine may call every version, and start tasks of every revision', () => {
    const policies = [...propertiesOf(service, 'AWS::IAM::Policy').values()];
    const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const resourcesOf = (action: string) =>
      JSON.stringify(statements.filter(({ Action }) => Action === action).map(({ Resource }) => Resource));
    expect(resourcesOf('ecs:RunTask')).toContain(':task-definition/songreel-live-media:*');
    for (const { Resource } of statements.filter(({ Action }) => Action === 'lambda:InvokeFunction')) {
      for (const resource of [Resource].flat()) expect(resource['Fn::Join'][1].at(-1)).toBe(':*');
    }
  });
});

test.each([
  ['dev', 'FARGATE_SPOT'],
  ['live', 'FARGATE'],
  ['local', 'FARGATE_SPOT'],
] satisfies [StageName, string][])('in the stage %s, the first task of a state runs on %s', async (stage, capacity) => {
  const { service: template } = await templatesOf(stage);
  const jobs = [...propertiesOf(template, 'AWS::StepFunctions::StateMachine').values()].filter(
    ({ StateMachineName }) => StateMachineName === `songreel-${stage}-job`,
  );
  expect(jobs.map(({ DefinitionSubstitutions }) => DefinitionSubstitutions.FirstCapacity)).toEqual([capacity]);
  template.hasResourceProperties('AWS::ECS::ClusterCapacityProviderAssociations', {
    CapacityProviders: ['FARGATE', 'FARGATE_SPOT'],
  });
});

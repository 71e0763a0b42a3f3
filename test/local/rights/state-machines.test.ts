import { describe, expect, test } from '@jest/globals';
import type { DeployedRuntimes } from '../../../local/aws/deployed-runtimes.ts';
import { PermittedRuntimes } from '../../../local/aws/rights/permitted-runtimes.ts';
import type { Statement } from '../../../local/aws/rights/policy.ts';
import { Principal, Principals } from '../../../local/aws/rights/principals.ts';
import { checkStateMachineRoles } from '../../../local/aws/rights/state-machine-roles.ts';
import { ServiceCalls } from '../../../local/aws/service-calls.ts';
import { newCredentials } from '../../../local/aws-environment.ts';
import { Deployment } from '../../../local/template.ts';
import { find, localAssembly } from '../deployment.ts';

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:charge-job:1';
const TASK = 'arn:aws:ecs:us-east-1:000000000000:task-definition/media:1';
const CLUSTER = 'arn:aws:ecs:us-east-1:000000000000:cluster/media';
const TASKS = 'arn:aws:ecs:us-east-1:000000000000:task/media/*';
const ROLES = { task: 'arn:aws:iam::000000000000:role/task', execution: 'arn:aws:iam::000000000000:role/execution' };

const allow = (Action: string, Resource: string | string[], Condition = {}): Statement => ({
  Effect: 'Allow',
  Action,
  Resource,
  Condition,
});
const STATEMENTS = [
  allow('lambda:InvokeFunction', FUNCTION.replace(/1$/, '*')),
  allow('ecs:RunTask', TASK, { ArnEquals: { 'ecs:cluster': CLUSTER } }),
  allow('ecs:TagResource', TASKS, { StringEquals: { 'ecs:CreateAction': 'RunTask' } }),
  allow('iam:PassRole', [ROLES.task, ROLES.execution], {
    StringEquals: { 'iam:PassedToService': 'ecs-tasks.amazonaws.com' },
  }),
  allow('ecs:StopTask', TASKS),
  allow('ecs:DescribeTasks', TASKS),
];
const RUN = { TaskDefinition: TASK, Cluster: CLUSTER, PropagateTags: 'TASK_DEFINITION' };

/** Returns what a role without one action may run. A task runs until it is stopped, or ends by itself after 100 ms. */
function runtimesWithout(action: string): PermittedRuntimes {
  const statements = STATEMENTS.filter(({ Action }) => Action !== action);
  const role = new Principal({ arn: 'arn:aws:iam::000000000000:role/job', credentials: newCredentials(), statements });
  const all: Partial<DeployedRuntimes> = {
    invoke: async () => 'done',
    rolesOf: () => ROLES,
    runTask: (_task, _seconds, signal) =>
      new Promise((resolve, reject) => {
        setTimeout(resolve, 100, 'ended');
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  };
  const services = new ServiceCalls(
    { dynamodb: 'http://127.0.0.1:9', s3: 'http://127.0.0.1:9', providers: undefined },
    role.credentials,
  );
  return new PermittedRuntimes(all as DeployedRuntimes, services, role);
}

describe('the role of a state machine', () => {
  const never = new AbortController().signal;

  test('invokes a function only if it may', async () => {
    await expect(runtimesWithout('none').invoke(FUNCTION, {})).resolves.toBe('done');
    await expect(runtimesWithout('lambda:InvokeFunction').invoke(FUNCTION, {})).rejects.toMatchObject({
      name: 'Lambda.AWSLambdaException',
      message: expect.stringContaining('is not authorized to perform: lambda:InvokeFunction on resource'),
    });
  });

  test.each(['ecs:RunTask', 'ecs:TagResource', 'iam:PassRole', 'ecs:DescribeTasks'])(
    'runs no task without %s',
    async (action) => {
      await expect(runtimesWithout('none').runTask(RUN, 9, never)).resolves.toBe('ended');
      await expect(runtimesWithout(action).runTask(RUN, 9, never)).rejects.toMatchObject({
        name: 'ECS.AccessDeniedException',
        message: expect.stringContaining(`is not authorized to perform: ${action} on resource`),
      });
    },
  );

  test('runs no task in another cluster than its own', async () => {
    const elsewhere = { ...RUN, Cluster: `${CLUSTER}-2` };
    await expect(runtimesWithout('none').runTask(elsewhere, 9, never)).rejects.toThrow('ecs:RunTask');
  });

  test('leaves a task running that it may not stop', async () => {
    const [some, others] = [runtimesWithout('none'), runtimesWithout('ecs:StopTask')];
    await expect(some.runTask(RUN, 9, AbortSignal.timeout(1))).rejects.toThrow('stopped');
    await expect(others.runTask(RUN, 9, AbortSignal.timeout(1))).resolves.toBe('ended');
  });
});

describe('Step Functions', () => {
  test.each(['logs:CreateLogDelivery', 'logs:DescribeLogGroups', 'xray:PutTraceSegments', 'events:PutRule'])(
    'does not create the machine of jobs if its role lacks %s',
    async (action) => {
      const assembly = await localAssembly();
      const isOfJobs = ({ PolicyName }: { PolicyName: string }) => PolicyName.startsWith('StateMachinesJobRole');
      const [policy] = find(assembly, 'AWS::IAM::Policy', isOfJobs);
      for (const statement of policy?.properties.PolicyDocument.Statement ?? []) {
        statement.Action = [statement.Action].flat().filter((name: string) => name !== action);
      }
      const deployment = new Deployment(assembly, {});
      expect(() => checkStateMachineRoles(deployment, Principals.of(deployment))).toThrow(
        `is not authorized to perform: ${action} on resource`,
      );
    },
  );
});

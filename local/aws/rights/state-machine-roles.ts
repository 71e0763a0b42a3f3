import { readFileSync } from 'node:fs';
import { messageOf } from '../../fault.ts';
import { ACCOUNT, REGION } from '../../resource-types.ts';
import type { Deployment, Resource } from '../../template.ts';
import type { Access } from './policy.ts';
import type { Principals } from './principals.ts';

/** https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html#cloudwatch-iam-policy */
const LOG_ACTIONS = [
  'CreateLogDelivery',
  'GetLogDelivery',
  'UpdateLogDelivery',
  'DeleteLogDelivery',
  'ListLogDeliveries',
  'PutResourcePolicy',
  'DescribeResourcePolicies',
  'DescribeLogGroups',
];
/** https://docs.aws.amazon.com/step-functions/latest/dg/xray-iam.html */
const TRACE_ACTIONS = ['PutTraceSegments', 'PutTelemetryRecords', 'GetSamplingRules', 'GetSamplingTargets'];
/** https://docs.aws.amazon.com/step-functions/latest/dg/connect-ecs.html */
const RULE_ACTIONS = ['PutTargets', 'PutRule', 'DescribeRule'];
const RULE = `arn:aws:events:${REGION}:${ACCOUNT}:rule/StepFunctionsGetEventsForECSTaskRule`;

/**
 * Checks what Step Functions itself needs when it creates a state machine: to deliver its log and its traces, and to
 * make the rule that reports the end of tasks.
 * @throws Fault if the role of a machine may not do that
 */
export function checkStateMachineRoles(deployment: Deployment, principals: Principals): void {
  for (const machine of deployment.resources('AWS::StepFunctions::StateMachine')) {
    try {
      principals.role(machine.properties.RoleArn).authorize(...accessesToCreate(machine));
    } catch (error) {
      throw machine.fault(`Step Functions cannot create it: ${messageOf(error)}`);
    }
  }
}

function accessesToCreate(machine: Resource): Access[] {
  const { LoggingConfiguration, TracingConfiguration, DefinitionString, DefinitionS3Location } = machine.properties;
  const hash = DefinitionS3Location?.Key.split('/').at(-1).split('.')[0];
  const definition = DefinitionString ?? readFileSync(machine.asset(hash), 'utf8');
  const onAll = (service: string, actions: readonly string[]) =>
    actions.map((action) => ({ action: `${service}:${action}`, resource: '*' }));
  return [
    ...(LoggingConfiguration ? onAll('logs', LOG_ACTIONS) : []),
    ...(TracingConfiguration?.Enabled ? onAll('xray', TRACE_ACTIONS) : []),
    ...(definition.includes('ecs:runTask.sync')
      ? RULE_ACTIONS.map((action) => ({ action: `events:${action}`, resource: RULE }))
      : []),
  ];
}

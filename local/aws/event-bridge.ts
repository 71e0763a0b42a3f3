import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../resource-types.ts';
import type { Deployment, Resource } from '../template.ts';
import { type EventPattern, matches, unknownOperator } from './event-pattern.ts';
import type { ExecutionDescription } from './states/execution.ts';

/** Targets that a rule can pass an event to. */
interface EventTargets {
  hasFunction(arn: string): boolean;
  invoke(functionArn: string, event: object): Promise<unknown>;
  hasStateMachine(arn: string): boolean;
  /** @param role ARN of the role that starts it */
  start(stateMachineArn: string, event: object, role: string): void;
}

interface Rule {
  arn: string;
  pattern?: EventPattern;
  /** Milliseconds. */
  every?: number;
  targets: ((event: object) => unknown)[];
}

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
/** Milliseconds from the first run of a schedule to the second. */
const SOON = 10_000;

/** The rules of the templates: schedules by rate, and patterns of events. */
export class EventBridge {
  readonly #rules: Rule[];
  readonly #onFault: (fault: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];

  /** @throws Fault if the local service does not support the kind of rule, or no template defines its target */
  constructor(deployment: Deployment, targets: EventTargets, onFault: (fault: unknown) => void) {
    this.#rules = deployment
      .resources('AWS::Events::Rule')
      .filter(({ properties }) => properties.State !== 'DISABLED')
      .map((resource) => ruleOf(resource, targets));
    this.#onFault = onFault;
  }

  /**
   * Fires each schedule at once, to recover jobs that an earlier run of the service left unfinished. It fires again
   * soon, because the sweep skips jobs that were very new when that run was killed. After that it fires at its rate.
   */
  startSchedules(): void {
    for (const rule of this.#rules) {
      if (rule.every === undefined) continue;
      const fire = () => this.#deliver(rule, eventOf('aws.events', 'Scheduled Event', rule.arn, {}));
      fire();
      this.#timers.push(setTimeout(fire, SOON), setInterval(fire, rule.every));
    }
  }

  /** Sends the event of https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
  executionChanged(execution: ExecutionDescription): void {
    const { startDate, stopDate, ...told } = execution;
    const detail = {
      ...told,
      startDate: Math.round(startDate * 1000),
      stopDate: stopDate === undefined ? null : Math.round(stopDate * 1000),
    };
    const event = eventOf('aws.states', 'Step Functions Execution Status Change', execution.executionArn, detail);
    for (const rule of this.#rules) {
      if (rule.pattern && matches(rule.pattern, event)) this.#deliver(rule, event);
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #deliver({ targets }: Rule, event: object): void {
    for (const target of targets) {
      Promise.resolve()
        .then(() => target(event))
        .catch(this.#onFault);
    }
  }
}

function ruleOf(resource: Resource, targets: EventTargets): Rule {
  const { EventPattern: pattern, ScheduleExpression, Targets = [] } = resource.properties;
  const unknown = pattern && unknownOperator(pattern);
  if (unknown) throw resource.fault(`the local service does not know the operator ${unknown} of event patterns`);
  return {
    arn: resource.arn,
    ...(pattern ? { pattern } : {}),
    ...(ScheduleExpression ? { every: rateOf(ScheduleExpression, resource) } : {}),
    targets: Targets.map((target: Record<string, string>) => targetOf(target, resource, targets)),
  };
}

function rateOf(expression: string, resource: Resource): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = UNITS[unit];
  if (!count || !milliseconds) throw resource.fault(`the local service supports schedules by rate, not ${expression}`);
  return Number(count) * milliseconds;
}

function targetOf(
  { Arn = '', RoleArn = '', Input, InputPath, InputTransformer }: Record<string, string>,
  resource: Resource,
  targets: EventTargets,
): (event: object) => unknown {
  if (InputPath || InputTransformer)
    throw resource.fault('the local service passes only whole events or a fixed Input');
  const given = (event: object) => (Input === undefined ? event : JSON.parse(Input));
  if (targets.hasFunction(Arn)) return (event) => targets.invoke(Arn, given(event));
  if (targets.hasStateMachine(Arn)) return (event) => targets.start(Arn, given(event), RoleArn);
  throw resource.fault(`its target ${Arn} is in no template`);
}

function eventOf(source: string, detailType: string, resource: string, detail: object): object {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailType,
    source,
    account: ACCOUNT,
    time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    region: REGION,
    resources: [resource],
    detail,
  };
}

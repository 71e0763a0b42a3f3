import type { StateMachineDefinition } from 'aws-local-stepfunctions';

interface Transitions {
  Type?: string;
  QueryLanguage?: string;
  Next?: string;
  Default?: string;
  End?: boolean;
  Choices?: { Next?: string }[];
  Catch?: { Next?: string }[];
  ItemProcessor?: Partial<StateMachineDefinition>;
  Branches?: Partial<StateMachineDefinition>[];
  Retry?: object[];
}

/** State types that the local service runs. The interpreter supports more. */
const TYPES = ['Task', 'Pass', 'Wait', 'Choice', 'Map', 'Parallel', 'Succeed', 'Fail'];

/**
 * Returns why a definition cannot run here, as the predicate of a sentence, or undefined if it can. The interpreter has
 * a validator, but it takes a second. A test compares both with the definitions of the templates.
 */
export function definitionFault(definition: Partial<StateMachineDefinition>): string | undefined {
  const states = definition.States as Record<string, Transitions> | undefined;
  if (typeof states !== 'object' || states === null) return 'has no States';
  if (!definition.StartAt || !(definition.StartAt in states))
    return `starts at ${definition.StartAt}, which is not a state`;
  for (const [name, state] of [['the whole', definition as Transitions], ...Object.entries(states)] as const) {
    if ((state.QueryLanguage ?? 'JSONPath') !== 'JSONPath')
      return `has ${name} in ${state.QueryLanguage}, not in JSONPath`;
  }
  for (const [name, state] of Object.entries(states)) {
    const fault = stateFault(state, states);
    if (fault !== undefined) return `has the state ${name}, which ${fault}`;
    for (const [part, inside] of partsOf(state)) {
      const within = definitionFault(inside);
      if (within !== undefined) return `has the state ${name}, whose ${part} ${within}`;
    }
  }
  return undefined;
}

/** Returns the state machines inside of a state. */
function partsOf({
  Type,
  ItemProcessor = {},
  Branches = [],
}: Transitions): [string, Partial<StateMachineDefinition>][] {
  if (Type === 'Map') return [['processor', ItemProcessor]];
  return Type === 'Parallel' ? Branches.map((branch) => ['branch', branch]) : [];
}

function stateFault(state: Transitions, states: object): string | undefined {
  const { Type = '', Next, Default, End, Choices = [], Catch = [] } = state;
  if (!TYPES.includes(Type)) return `is of the type ${Type || 'nothing'}, which the local service cannot run`;
  if (!['Choice', 'Succeed', 'Fail'].includes(Type) && Next === undefined && !End) return 'leads nowhere';
  if (Type === 'Choice' && Choices.length === 0) return 'has no choices';
  if (Type === 'Parallel' && state.Retry) return 'has a Retry, which the local service cannot run';
  const targets = [Next, Default, ...Choices.map((choice) => choice.Next), ...Catch.map((catcher) => catcher.Next)];
  const lost = targets.find((target) => target !== undefined && !(target in states));
  return lost === undefined ? undefined : `leads to ${lost}, which is not a state`;
}

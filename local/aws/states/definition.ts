import { readFileSync } from 'node:fs';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { messageOf } from '../../fault.ts';
import type { Deployment, Resource } from '../../template.ts';
import type { Runtimes } from '../runtimes.ts';
import { definitionFault } from './check.ts';
import { LONGEST_SECONDS, type Task, taskOf } from './task.ts';

export interface DeployedStateMachine {
  name: string;
  arn: string;
  machine: Pick<StateMachine, 'run'>;
  /** The work of each Task state, by the state's name. */
  tasks: Map<string, Task>;
}

/**
 * Returns the state machines of the templates, ready to run.
 * @param runtimesOf returns what a role may run
 * @throws Fault if a definition is not valid, or refers to something that does not exist
 */
export function deployedStateMachines(
  deployment: Deployment,
  runtimesOf: (role: string) => Runtimes,
): DeployedStateMachine[] {
  return deployment.resources('AWS::StepFunctions::StateMachine').map((resource) => {
    const definition = definitionOf(resource);
    const fault = definitionFault(definition);
    if (fault !== undefined) throw resource.fault(`its definition ${fault}`);
    const tasks = new Map<string, Task>();
    const runtimes = runtimesOf(resource.properties.RoleArn);
    for (const { name, state, within } of statesOf(definition)) {
      if (state.Type !== 'Task') continue;
      state.TimeoutSeconds ??= LONGEST_SECONDS;
      tasks.set(name, Object.assign(taskOf(name, state, resource, runtimes), { within }));
    }
    const machine = new StateMachine(definition, { validationOptions: { noValidate: true } });
    return { name: resource.name, arn: resource.arn, machine, tasks };
  });
}

interface NamedState {
  name: string;
  state: StateMachineDefinition['States'][string];
  /** The Parallel state in whose branch it is. */
  within: string | undefined;
}

/** Returns all states, also those inside of Map and Parallel states. */
function statesOf({ States }: Pick<StateMachineDefinition, 'States'>, within?: string): NamedState[] {
  return Object.entries(States).flatMap(([name, state]) => {
    const inside = state.Type === 'Map' && state.ItemProcessor ? statesOf(state.ItemProcessor, within) : [];
    const branches = state.Type === 'Parallel' ? state.Branches.flatMap((branch) => statesOf(branch, name)) : [];
    return [{ name, state, within }, ...inside, ...branches];
  });
}

function definitionOf(resource: Resource): StateMachineDefinition {
  const { DefinitionString, Definition, DefinitionS3Location, DefinitionSubstitutions } = resource.properties;
  const text = Definition
    ? JSON.stringify(Definition)
    : (DefinitionString ?? readFileSync(resource.asset(hashOf(DefinitionS3Location.Key)), 'utf8'));
  const substituted = text.replace(/\$\{([A-Za-z0-9_]+)\}/g, (_: string, name: string) => {
    const value = DefinitionSubstitutions?.[name];
    if (value === undefined) throw resource.fault(`its definition names \${${name}}, which has no substitution`);
    return JSON.stringify(String(value)).slice(1, -1);
  });
  try {
    return JSON.parse(substituted);
  } catch (error) {
    throw resource.fault(`its definition does not parse: ${messageOf(error)}`);
  }
}

function hashOf(key: string): string {
  return key.split('/').at(-1)?.split('.')[0] ?? key;
}

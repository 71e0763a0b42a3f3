import { describe, expect, test } from '@jest/globals';
import validate from 'asl-validator';
import { statesOf } from '../../tools/states/states-of.ts';
import { localDeployment } from '../local/deployment.ts';

const machines = (await localDeployment()).resources('AWS::StepFunctions::StateMachine').map(({ properties }) => {
  const { DefinitionString, DefinitionSubstitutions } = properties;
  const text: string = DefinitionString.replace(
    /\$\{(\w+)\}/g,
    (_: string, name: string) => DefinitionSubstitutions[name],
  );
  return { name: properties.StateMachineName, definition: JSON.parse(text) };
});

describe.each(machines)('the definition of $name', ({ definition }) => {
  test('is valid Amazon States Language', () => {
    expect(validate(definition)).toMatchObject({ isValid: true, errors: [] });
  });

  test('limits the time of each task, and of the whole', () => {
    const tasks = Object.entries(statesOf(definition)).filter(([, { Type }]) => Type === 'Task');
    for (const [name, { TimeoutSeconds }] of tasks) expect([name, TimeoutSeconds]).toEqual([name, expect.any(Number)]);
    expect(definition.TimeoutSeconds).toBeGreaterThan(0);
  });
});

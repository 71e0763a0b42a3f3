import { describe, expect, test } from '@jest/globals';
import { requestedStages, STAGES, stackPrefix } from '../../lib/stage.ts';
import { propertiesOf, templatesOf } from './templates.ts';

describe('the stages that are synthesized', () => {
  test('are those that can be deployed if none is named', () => {
    expect(requestedStages(undefined)).toEqual(['dev', 'live']);
  });

  test('are only the stage that is named', () => {
    expect(requestedStages('dev')).toEqual(['dev']);
    expect(requestedStages('local')).toEqual(['local']);
  });

  test('are none if the name is unknown', () => {
    expect(() => requestedStages('prod')).toThrow('There is no stage "prod". The stages are: local, dev, live.');
  });

  test('have stacks named after them', () => {
    expect(STAGES.map(stackPrefix)).toEqual(['Songreel-Local', 'Songreel-Dev', 'Songreel-Live']);
  });
});

describe('origins that are not public', () => {
  test.each(['dev', 'live'] as const)('[4p] cannot be allowed in the %s stage', async (stage) => {
    const { data, service } = await templatesOf(stage);
    for (const template of [data, service]) {
      // CORS, which has a property of that name, says which pages may read answers, not what callers may name.
      const withoutCors = JSON.stringify(template.toJSON(), (key, value) =>
        key === 'CorsConfiguration' ? undefined : value,
      );
      expect(withoutCors).not.toMatch(/allowed_?origins/i);
    }
  });

  test('are a parameter of the local stage, empty by default, and passed only to code that follows URLs of callers', async () => {
    const { service } = await templatesOf('local');
    service.hasParameter('AllowedOrigins', { Type: 'String', Default: '' });
    const told = [...propertiesOf(service, 'AWS::Lambda::Function').values()]
      .filter(({ Environment }) => Environment.Variables.ALLOWED_ORIGINS)
      .map(({ FunctionName }) => FunctionName);
    expect(told.sort()).toEqual([
      'songreel-local-create-job',
      'songreel-local-send-webhook',
      'songreel-local-test-webhook',
    ]);
    const [task] = [...propertiesOf(service, 'AWS::ECS::TaskDefinition').values()];
    expect(task?.ContainerDefinitions[0].Environment).toContainEqual({
      Name: 'ALLOWED_ORIGINS',
      Value: { Ref: 'AllowedOrigins' },
    });
  });
});

import { PassThrough } from 'node:stream';
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from '@jest/globals';
import type { Assembly } from '../../local/assembly.ts';
import { Fargate } from '../../local/aws/fargate.ts';
import type { LambdaFunction } from '../../local/aws/lambda/function.ts';
import { deployedFunctions } from '../../local/aws/lambda/functions.ts';
import { definitionFault } from '../../local/aws/states/check.ts';
import { deployedStateMachines } from '../../local/aws/states/definition.ts';
import { serveStates } from '../../local/aws/states/endpoint.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { createTables } from '../../local/aws/tables.ts';
import { awsEnvironment } from '../../local/aws-environment.ts';
import { Deployment } from '../../local/template.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { find, localAssembly, localDeployment } from './deployment.ts';
import { recordedRuntimes } from './recorded-runtimes.ts';

async function broken(change: (assembly: Assembly) => void): Promise<Deployment> {
  const assembly = await localAssembly();
  change(assembly);
  return new Deployment(assembly, {});
}

const machine = (assembly: Assembly, name: string) =>
  find(assembly, 'AWS::StepFunctions::StateMachine', ({ StateMachineName }) => StateMachineName.endsWith(name))[0]
    ?.properties;

describe('a template that was broken on purpose', () => {
  test('is refused for a resource that the local service cannot run', async () => {
    const change = ({ stacks: [stack] }: Assembly) => {
      if (stack) stack.template.Resources.Orders = { Type: 'AWS::Kinesis::Stream' };
    };
    await expect(broken(change)).rejects.toThrow(
      'Orders is of type AWS::Kinesis::Stream, which the local service cannot run',
    );
  });

  test('is refused for a parameter that it does not have', async () => {
    const assembly = await localAssembly();
    expect(() => new Deployment(assembly, { Color: 'red' })).toThrow('no template has a parameter Color');
  });

  test('names the variable whose table is exported nowhere', async () => {
    const deployment = await broken(({ stacks }) => {
      for (const { template } of stacks) delete template.Outputs;
    });
    expect(() => deployment.resources('AWS::Lambda::Function')).toThrow(
      /Functions\w+\.Environment\.Variables\.\w+_TABLE: no stack exports/,
    );
  });

  test('names the state whose function does not exist', async () => {
    const deployment = await broken((assembly) => {
      machine(assembly, 'job').DefinitionSubstitutions.ChargeJob =
        'arn:aws:lambda:us-east-1:000000000000:function:gone';
    });
    const runtimes = { ...recordedRuntimes({}), hasFunction: (arn: string) => !arn.endsWith('gone') };
    expect(() => deployedStateMachines(deployment, () => runtimes)).toThrow(
      /its state ChargeJob calls \S+:gone, which no template/,
    );
  });

  test('names the substitution that is missing', async () => {
    const deployment = await broken((assembly) => {
      delete machine(assembly, 'settlement').DefinitionSubstitutions.FailJob;
    });
    expect(() => deployedStateMachines(deployment, () => recordedRuntimes({}))).toThrow(
      /Settlement\w+: its definition names \$\{FailJob\}, which has no substitution/,
    );
  });

  test('names the task definition that is missing', async () => {
    const deployment = await broken((assembly) => {
      machine(assembly, 'job').DefinitionSubstitutions.MediaTask = 'songreel-local-other';
    });
    const runtimes = {
      ...recordedRuntimes({}),
      hasTaskDefinition: (id: string) => id.endsWith(':task-definition/songreel-local-media:1'),
    };
    expect(() => deployedStateMachines(deployment, () => runtimes)).toThrow(
      'its state PrepareAndGenerate runs songreel-local-other, which no template defines',
    );
  });

  test('names the definition that does not parse', async () => {
    const deployment = await broken((assembly) => {
      machine(assembly, 'cancellation').DefinitionString = '{"StartAt": ';
    });
    expect(() => deployedStateMachines(deployment, () => recordedRuntimes({}))).toThrow(
      /Cancellation\w+: its definition does not parse/,
    );
  });

  test('names the image that is not in the assembly', async () => {
    const deployment = await broken((assembly) => {
      const [task] = find(assembly, 'AWS::ECS::TaskDefinition');
      if (task) task.properties.ContainerDefinitions[0].Image = 'registry/images:none';
    });
    const options = { workers: 1, refuse: false, awsOf: () => ({}), scratch: '', log: new PassThrough() };
    expect(() => new Fargate(deployment, options)).toThrow('the assembly has no asset none');
  });

  test('fails at the function that lacks a variable, and says which', async () => {
    const deployment = await broken((assembly) => {
      const isIt = ({ FunctionName }: { FunctionName: string }) => FunctionName.endsWith('sweep-jobs');
      delete find(assembly, 'AWS::Lambda::Function', isIt)[0]?.properties.Environment.Variables.JOBS_TABLE;
    });
    const error = await withTables(deployment, (functions) => called(functions, 'sweep-jobs'));
    expect(error).toMatch(/JOBS_TABLE/);
  });

  test('fails at the function that needs an index which the table does not have', async () => {
    const deployment = await broken((assembly) => {
      const isIt = ({ TableName }: { TableName: string }) => TableName.endsWith('jobs');
      const table = find(assembly, 'AWS::DynamoDB::Table', isIt)[0]?.properties;
      delete table.GlobalSecondaryIndexes;
      table.AttributeDefinitions = table.AttributeDefinitions.filter(({ AttributeName }: { AttributeName: string }) =>
        ['account_id', 'job_key'].includes(AttributeName),
      );
    });
    const error = await withTables(deployment, (functions) => called(functions, 'sweep-jobs'));
    expect(error).toMatch(/open-jobs/);
  });

  test('works unchanged', async () => {
    const deployment = await broken(() => undefined);
    expect(await withTables(deployment, (functions) => called(functions, 'sweep-jobs'))).toBe('no error');
  });
});

describe('a data folder of an older template', () => {
  test('gets the indexes that it lacks, with the items that are in it', async () => {
    const older = await broken((assembly) => {
      const isIt = ({ TableName }: { TableName: string }) => TableName.endsWith('jobs');
      const table = find(assembly, 'AWS::DynamoDB::Table', isIt)[0]?.properties;
      table.GlobalSecondaryIndexes = table.GlobalSecondaryIndexes.slice(0, 1);
    });
    const database = await startEmbeddedDatabase(older);
    const client = new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials: CREDENTIALS });
    const TableName = 'songreel-local-jobs';
    const Item = { account_id: { S: 'a' }, job_key: { S: 'lyric_video#1' }, created_at: { S: '2026' } };
    await client.send(new PutItemCommand({ TableName, Item }));
    for (let start = 0; start < 2; start += 1) {
      await createTables(await localDeployment(), database.endpoint, CREDENTIALS);
      const { Count } = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'jobs-by-creation',
          KeyConditionExpression: 'account_id = :account',
          ExpressionAttributeValues: { ':account': { S: 'a' } },
        }),
      );
      expect(Count).toBe(1);
    }
    client.destroy();
    await database.stop();
  });

  test('is refused when a table in it has other keys', async () => {
    const database = await startEmbeddedDatabase();
    const changed = await broken((assembly) => {
      const isIt = ({ TableName }: { TableName: string }) => TableName.endsWith('settings');
      const table = find(assembly, 'AWS::DynamoDB::Table', isIt)[0]?.properties;
      table.KeySchema[0].AttributeName = 'id';
      table.AttributeDefinitions[0].AttributeName = 'id';
    });
    await expect(createTables(changed, database.endpoint, CREDENTIALS)).rejects.toThrow(
      /the table songreel-local-settings in this data folder has other keys or indexes: use a new folder \(--data\)/,
    );
    await database.stop();
  });
});

describe('a definition', () => {
  const state = { Type: 'Pass', End: true } as const;
  // biome-ignore lint/suspicious/noExplicitAny: none of these is one
  test.each<[any, string]>([
    [{}, 'has no States'],
    [{ StartAt: 'B', States: { A: state } }, 'starts at B, which is not a state'],
    [{ StartAt: 'A', States: { A: state }, QueryLanguage: 'JSONata' }, 'has the whole in JSONata, not in JSONPath'],
    [{ StartAt: 'A', States: { A: { ...state, QueryLanguage: 'JSONata' } } }, 'has A in JSONata, not in JSONPath'],
    [
      { StartAt: 'A', States: { A: { Type: 'Parallel', Branches: [], Retry: [{}], End: true } } },
      'has the state A, which has a Retry, which',
    ],
    [
      { StartAt: 'A', States: { A: { Type: 'Parallel', Branches: [{ StartAt: 'B', States: {} }], End: true } } },
      'has the state A, whose branch starts at B, which',
    ],
    [{ StartAt: 'A', States: { A: { Type: 'Map', End: true } } }, 'has the state A, whose processor has no States'],
    [
      {
        StartAt: 'A',
        States: { A: { Type: 'Map', End: true, ItemProcessor: { StartAt: 'C', States: { B: state } } } },
      },
      'has the state A, whose processor starts at C, which is not a state',
    ],
    [{ StartAt: 'A', States: { A: { Type: 'Pass' } } }, 'has the state A, which leads nowhere'],
    [
      { StartAt: 'A', States: { A: { Type: 'Pass', Next: 'B' } } },
      'has the state A, which leads to B, which is not a state',
    ],
    [{ StartAt: 'A', States: { A: { Type: 'Choice' } } }, 'has the state A, which has no choices'],
  ])('is refused: %j', (definition, fault) => {
    expect(definitionFault(definition)).toContain(fault);
  });
});

async function withTables<T>(
  deployment: Deployment,
  use: (functions: Map<string, LambdaFunction>) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedDatabase(deployment);
  const states = await serveStates(() => new Executions([]), CALLERS);
  const aws = awsEnvironment({ dynamodb: database.endpoint, states: states.endpoint }, CREDENTIALS);
  const functions = deployedFunctions(
    deployment,
    () => aws,
    () => new PassThrough(),
  );
  try {
    return await use(functions);
  } finally {
    await Promise.all([...functions.values()].map((lambda) => lambda.stop()));
    await Promise.all([database.stop(), states.stop()]);
  }
}

async function called(functions: Map<string, LambdaFunction>, name: string): Promise<string> {
  const found = [...functions.values()].find(({ configuration }) => configuration.name.endsWith(name));
  const outcome = await found?.invoke('{}');
  return outcome && 'error' in outcome ? outcome.error.errorMessage : 'no error';
}

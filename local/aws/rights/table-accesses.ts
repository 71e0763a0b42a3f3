import type { Deployment } from '../../template.ts';
import type { Context } from './conditions.ts';
import type { Access } from './policy.ts';

// biome-ignore lint/suspicious/noExplicitAny: the database checks the shape of requests
type Input = any;

/** What rights depend on, of one table. */
interface Table {
  arn: string;
  /** The names of the partition keys: of the table by `''`, and of each index by its name. */
  partitionKeys: ReadonlyMap<string, string>;
}

export type Tables = ReadonlyMap<string, Table>;

export function tablesOf(deployment: Deployment): Tables {
  return new Map(
    deployment
      .resources('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
      .map(({ name, arn, properties }) => [name, { arn, partitionKeys: partitionKeysOf(properties) }]),
  );
}

function partitionKeysOf({ KeySchema, GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] }: Input) {
  const all: Input[] = [{ IndexName: '', KeySchema }, ...GlobalSecondaryIndexes, ...LocalSecondaryIndexes];
  return new Map<string, string>(
    all.map((index) => [
      index.IndexName,
      index.KeySchema.find(({ KeyType }: Input) => KeyType === 'HASH').AttributeName,
    ]),
  );
}

/**
 * Returns what a request to DynamoDB needs. A transaction needs the rights of its single operations:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export function tableAccesses(operation: string, input: Input, tables: Tables): Access[] {
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return input.TransactItems.flatMap((item: Input) =>
        Object.entries(item).map(([kind, single]) => single && onTable(SINGLE[kind] ?? kind, single, tables)),
      ).filter(Boolean);
    case 'BatchGetItem':
      return Object.entries<Input>(input.RequestItems).map(([TableName, { Keys, ...request }]) =>
        onTable(operation, { ...request, TableName, Keys }, tables),
      );
    case 'BatchWriteItem':
      return Object.keys(input.RequestItems).map((TableName) => onTable(operation, { TableName }, tables));
    default:
      return [onTable(operation, input, tables)];
  }
}

const SINGLE: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function onTable(operation: string, input: Input, tables: Tables): Access {
  const { TableName, IndexName = '' } = input;
  const action = `dynamodb:${operation}`;
  if (TableName === undefined) return { action, resource: '*' };
  const table = tables.get(TableName);
  const arn = table?.arn ?? TableName;
  const resource = IndexName === '' ? arn : `${arn}/index/${IndexName}`;
  const partitionKey = table?.partitionKeys.get(IndexName) ?? '';
  return { action, resource, context: contextOf(operation, input, partitionKey) };
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html */
function contextOf(operation: string, input: Input, partitionKey: string): Context {
  const items: Record<string, Input>[] = [...(input.Keys ?? []), ...[input.Key, input.Item].filter(Boolean)];
  const leading = [...items.map((item) => item[partitionKey]), queriedKey(input, partitionKey)].filter(Boolean);
  const names = new Set([...items.flatMap((item) => Object.keys(item)), ...namesIn(input)]);
  // A check of a condition has no other parameter about what it returns.
  const returned = operation === 'ConditionCheckItem' ? input.ReturnValuesOnConditionCheckFailure : input.ReturnValues;
  return {
    ...(leading.length > 0 && { 'dynamodb:LeadingKeys': leading.map((value) => String(Object.values(value)[0])) }),
    ...(names.size > 0 && { 'dynamodb:Attributes': [...names] }),
    ...(returned && { 'dynamodb:ReturnValues': [returned] }),
  };
}

/** Returns the value to which the condition of a query compares the partition key. */
function queriedKey(input: Input, partitionKey: string): Input {
  for (const [, name = '', value = ''] of (input.KeyConditionExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g)) {
    if ((input.ExpressionAttributeNames?.[name] ?? name) === partitionKey)
      return input.ExpressionAttributeValues?.[value];
  }
}

const EXPRESSIONS = [
  'UpdateExpression',
  'ConditionExpression',
  'KeyConditionExpression',
  'FilterExpression',
  'ProjectionExpression',
];
/** A name, unless it is a value's (`:value`), a function's (`size(…)`) or a part of another attribute (`media.sound`). */
const NAME = /(?<![\w:.#])#?[A-Za-z_]\w*(?!\w|\s*\()/g;
const WORDS = new Set(['SET', 'REMOVE', 'ADD', 'DELETE', 'AND', 'OR', 'NOT', 'BETWEEN', 'IN']);

/** Returns the top-level attributes that the expressions of a request name. */
function namesIn(input: Input): string[] {
  return EXPRESSIONS.flatMap((expression) => [...(input[expression] ?? '').matchAll(NAME)])
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name.toUpperCase()))
    .map((name) => input.ExpressionAttributeNames?.[name] ?? name);
}

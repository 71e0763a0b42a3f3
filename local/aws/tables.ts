import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { messageOf } from '../fault.ts';
import { REGION } from '../resource-types.ts';
import type { Deployment, Resource } from '../template.ts';
import type { Credentials } from './signature.ts';

/**
 * Creates each table of the templates that does not exist yet, with its keys, indexes and time to live. Tables of an
 * earlier version get the indexes that they lack.
 * @throws Fault if a table exists with other keys or indexes
 */
export async function createTables(deployment: Deployment, endpoint: string, credentials: Credentials): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: REGION, credentials });
  try {
    for (const table of deployment.resources('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')) {
      await createTable(client, table);
    }
  } finally {
    client.destroy();
  }
}

async function createTable(client: DynamoDBClient, table: Resource): Promise<void> {
  const wanted = tableInput(table);
  const found = await describe(client, table.name);
  if (found) {
    const missing = missingIndexes(found, wanted);
    const kept = { ...wanted, GlobalSecondaryIndexes: without(wanted.GlobalSecondaryIndexes, missing) };
    if (shapeOf(found) !== shapeOf(kept)) {
      throw table.fault(
        `the table ${table.name} in this data folder has other keys or indexes: use a new folder (--data)`,
      );
    }
    for (const index of missing) await addIndex(client, wanted, index);
    return;
  }
  await create(client, table, wanted);
  const { AttributeName, Enabled } = table.properties.TimeToLiveSpecification ?? {};
  if (Enabled) {
    const TimeToLiveSpecification = { AttributeName, Enabled };
    await client.send(new UpdateTimeToLiveCommand({ TableName: table.name, TimeToLiveSpecification }));
  }
}

async function create(client: DynamoDBClient, table: Resource, input: CreateTableCommandInput): Promise<void> {
  try {
    await client.send(new CreateTableCommand(input));
  } catch (error) {
    throw table.fault(`the table cannot be created: ${messageOf(error)}`);
  }
}

function missingIndexes(found: TableDescription, wanted: CreateTableCommandInput): GlobalSecondaryIndex[] {
  const names = new Set(found.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  return (wanted.GlobalSecondaryIndexes ?? []).filter(({ IndexName }) => !names.has(IndexName));
}

function without(indexes: GlobalSecondaryIndex[] = [], missing: GlobalSecondaryIndex[]): GlobalSecondaryIndex[] {
  return indexes.filter((index) => !missing.includes(index));
}

/** The embedded database fills the new index from the table before it responds. DynamoDB adds one index at a time. */
async function addIndex(
  client: DynamoDBClient,
  { TableName, AttributeDefinitions }: CreateTableCommandInput,
  Create: GlobalSecondaryIndex,
): Promise<void> {
  const keys = Create.KeySchema?.map(({ AttributeName }) => AttributeName);
  await client.send(
    new UpdateTableCommand({
      TableName,
      AttributeDefinitions: AttributeDefinitions?.filter(({ AttributeName }) => keys?.includes(AttributeName)),
      GlobalSecondaryIndexUpdates: [{ Create }],
    }),
  );
}

function tableInput({ name, properties }: Resource): CreateTableCommandInput {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } = properties;
  return {
    TableName: name,
    AttributeDefinitions,
    KeySchema,
    ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(indexInput) } : {}),
    ...(LocalSecondaryIndexes ? { LocalSecondaryIndexes } : {}),
    BillingMode: 'PAY_PER_REQUEST',
  };
}

function indexInput({ IndexName, KeySchema, Projection }: GlobalSecondaryIndex): GlobalSecondaryIndex {
  return { IndexName, KeySchema, Projection };
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Returns the properties that cannot be changed after creation, as text for comparison. */
function shapeOf(table: TableDescription | CreateTableCommandInput): string {
  const keys = (schema: TableDescription['KeySchema']) =>
    (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType}=${AttributeName}`);
  const indexes = [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])];
  return JSON.stringify([
    keys(table.KeySchema),
    indexes
      .map(({ IndexName, KeySchema, Projection }) => [
        IndexName,
        keys(KeySchema),
        Projection?.ProjectionType,
        Projection?.NonKeyAttributes?.toSorted(),
      ])
      .sort(),
  ]);
}

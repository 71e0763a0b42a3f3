import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { acknowledgeWildcard } from './acknowledge-wildcard.ts';
import type { DataStack } from './data-stack.ts';
import { INDEX_NAMES, type IndexName, TABLE_NAMES, type TableName, tableOf } from './tables.ts';

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'Query'
  | 'Scan';
type Conditions = Record<string, Record<string, string[]>>;
type ObjectAction = 'GetObject' | 'PutObject' | 'PutObjectTagging' | 'DeleteObjectTagging' | 'DeleteObject';

/** The only access to data that one function, or the media task, has. */
export interface DataAccess {
  tables?: Partial<Record<TableName, readonly TableAction[]>>;
  /** Actions that may name only these attributes, in their keys, changes and conditions. */
  attributes?: Partial<Record<TableName, Partial<Record<TableAction, readonly string[]>>>>;
  /** Actions on items with one partition key, by that key. */
  items?: Partial<Record<TableName, Readonly<Record<string, readonly TableAction[]>>>>;
  /** Actions on indexes. */
  indexes?: Partial<Record<IndexName, readonly ('Query' | 'Scan')[]>>;
  /** Actions by prefix of the object key, such as `inputs/`. */
  objects?: Readonly<Record<string, readonly ObjectAction[]>>;
  /** What it may do with webhook secrets: store one, and sign with one or show it. */
  webhookSecrets?: readonly ('Encrypt' | 'Decrypt')[];
}

/** Returns environment variables with the names of the tables and the bucket that the code may access. */
export function dataEnvironment(access: DataAccess, data: DataStack): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of TABLE_NAMES) {
    if (access.tables?.[name] || access.attributes?.[name] || hasIndexOf(access, name)) {
      environment[`${name.toUpperCase()}_TABLE`] = data.tables.byName[name].tableName;
    }
  }
  if (access.objects) environment.MEDIA_BUCKET = data.media.bucket.bucketName;
  if (access.webhookSecrets) environment.WEBHOOK_SECRETS_KEY = data.webhookSecrets.alias;
  return environment;
}

function hasIndexOf({ indexes }: DataAccess, table: TableName): boolean {
  return INDEX_NAMES.some((index) => indexes?.[index] && tableOf(index) === table);
}

/** Grants exact actions on exact resources. A transaction needs the permissions of its writes. */
export function grantData(role: IRole, access: DataAccess, data: DataStack): void {
  for (const name of TABLE_NAMES) {
    const actions = access.tables?.[name];
    const { tableArn } = data.tables.byName[name];
    if (actions) allow(role, 'dynamodb', actions, tableArn);
    for (const [action, attributes] of Object.entries(access.attributes?.[name] ?? {})) {
      const quiet = action === 'ConditionCheckItem' ? RETURNS_NOTHING : {};
      allow(role, 'dynamodb', [action], tableArn, { ...only('dynamodb:Attributes', attributes), ...quiet });
    }
    for (const [key, onItem] of Object.entries(access.items?.[name] ?? {})) {
      allow(role, 'dynamodb', onItem, tableArn, only('dynamodb:LeadingKeys', [key]));
    }
  }
  for (const index of INDEX_NAMES) {
    const actions = access.indexes?.[index];
    const { tableArn } = data.tables.byName[tableOf(index)];
    if (actions) allow(role, 'dynamodb', actions, `${tableArn}/index/${index}`);
  }
  for (const [prefix, actions] of Object.entries(access.objects ?? {})) {
    const objects = data.media.arnOfObjects(prefix);
    allow(role, 's3', actions, objects);
    acknowledgeWildcard(role, objects, 'The objects of all jobs: only a request shows which account and job.');
  }
  if (access.webhookSecrets) {
    allow(role, 'kms', access.webhookSecrets, data.webhookSecrets.key.keyArn, WEBHOOK_SECRETS);
  }
}

/** Prevents a failed condition from returning the whole item, which it could do regardless of its attributes. */
const RETURNS_NOTHING: Conditions = { StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] } };

const WEBHOOK_SECRETS: Conditions = { StringEquals: { 'kms:EncryptionContext:purpose': ['webhook-secret'] } };

/** See https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html */
function only(what: 'dynamodb:Attributes' | 'dynamodb:LeadingKeys', names: readonly string[]): Conditions {
  return { 'ForAllValues:StringEquals': { [what]: [...names] } };
}

function allow(
  role: IRole,
  service: string,
  actions: readonly string[],
  resource: string,
  conditions: Conditions = {},
): void {
  const statement = new PolicyStatement({
    actions: actions.map((action) => `${service}:${action}`),
    resources: [resource],
    conditions,
  });
  role.addToPrincipalPolicy(statement);
}

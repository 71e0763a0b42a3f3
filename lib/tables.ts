import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { StageName } from './stage.ts';

interface TableKeys {
  partitionKey: string;
  sortKey?: string;
  /** Attribute that holds the second at which an item expires. */
  timeToLive?: string;
}

const KEYS = {
  accounts: { partitionKey: 'account_id' },
  keys: { partitionKey: 'key_id' },
  jobs: { partitionKey: 'account_id', sortKey: 'job_key' },
  progress: { partitionKey: 'account_id', sortKey: 'job_id', timeToLive: 'expires_at' },
  ledger: { partitionKey: 'account_id', sortKey: 'entry_id' },
  idempotency: { partitionKey: 'id', timeToLive: 'expiration' },
  settings: { partitionKey: 'name' },
} satisfies Record<string, TableKeys>;

export type TableName = keyof typeof KEYS;
export const TABLE_NAMES = Object.keys(KEYS) as TableName[];

/** A global secondary index, sorted by the time of creation. */
interface IndexFacts {
  table: TableName;
  partitionKey: string;
  projectionType: ProjectionType;
  nonKeyAttributes?: string[];
}

/** What a list of jobs shows and filters by. Each change to other attributes would cost a write to the index. */
const LISTED_ATTRIBUTES = [
  'job_id',
  'type',
  'status',
  'credits_charged',
  'credits_refunded',
  'duration_ms',
  'error',
  'completed_at',
  'cancellation_requested',
  'video_key',
  'thumbnail_key',
  'metadata',
  'files_deleted_at',
];

/** Indexes by name. CloudFormation adds at most one index to a table in one deployment. */
const INDEXES = {
  /** Sparse: only the unfinished jobs, which the sweep reads. */
  'open-jobs': { table: 'jobs', partitionKey: 'open', projectionType: ProjectionType.KEYS_ONLY },
  /** All jobs of an account, which it may list. */
  'jobs-by-creation': {
    table: 'jobs',
    partitionKey: 'account_id',
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: LISTED_ATTRIBUTES,
  },
  /** All ledger entries of an account. They are small and never change. */
  'ledger-by-creation': { table: 'ledger', partitionKey: 'account_id', projectionType: ProjectionType.ALL },
} satisfies Record<string, IndexFacts>;

export type IndexName = keyof typeof INDEXES;
export const INDEX_NAMES = Object.keys(INDEXES) as IndexName[];
export const tableOf = (index: IndexName): TableName => INDEXES[index].table;

/** The seven tables. Their names are explicit, so that the operator's command line can find them from the stage. */
export class Tables extends Construct {
  readonly byName: Readonly<Record<TableName, Table>>;

  constructor(scope: Construct, id: string, props: { stage: StageName }) {
    super(scope, id);
    const { stage } = props;
    this.byName = {
      accounts: this.table('Accounts', 'accounts', stage),
      keys: this.table('Keys', 'keys', stage),
      jobs: this.table('Jobs', 'jobs', stage),
      progress: this.table('Progress', 'progress', stage),
      ledger: this.table('Ledger', 'ledger', stage),
      idempotency: this.table('Idempotency', 'idempotency', stage),
      settings: this.table('Settings', 'settings', stage),
    };
    for (const indexName of INDEX_NAMES) {
      const { table, partitionKey, ...projection }: IndexFacts = INDEXES[indexName];
      this.byName[table].addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: partitionKey, type: AttributeType.STRING },
        sortKey: { name: 'created_at', type: AttributeType.STRING },
        ...projection,
      });
    }
  }

  private table(id: string, name: TableName, stage: StageName): Table {
    const keys: TableKeys = KEYS[name];
    return new Table(this, id, {
      tableName: `songreel-${stage}-${name}`,
      partitionKey: { name: keys.partitionKey, type: AttributeType.STRING },
      ...(keys.sortKey ? { sortKey: { name: keys.sortKey, type: AttributeType.STRING } } : {}),
      ...(keys.timeToLive ? { timeToLiveAttribute: keys.timeToLive } : {}),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage === 'live',
      // Kept when the stack is deleted, but not when its first deployment is rolled back, because that would block the
      // next one.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

import { join } from 'node:path';
import { bundle } from './bundle.ts';
import type { DataAccess } from './data-access.ts';
import type { MachineName } from './machine-names.ts';
import { INPUTS, OUTPUTS, UPLOADS } from './media-bucket.ts';
import { bundlePages } from './pages.ts';

/** One Lambda function: its code, its time limit, and its permissions. */
export interface Handler {
  /** Path in the project, without `.ts`; exports `handler`. */
  entry: string;
  /** Seconds. */
  timeout: number;
  /** MiB. Lambda gives processor time in proportion. */
  memory: number;
  access: DataAccess;
  /** State machines whose executions it may start, read, list or stop. */
  starts?: readonly MachineName[];
  describes?: readonly MachineName[];
  lists?: readonly MachineName[];
  stops?: readonly MachineName[];
  /** Whether it checks or calls addresses that a caller gave. */
  followsCallers?: true;
  /** Whether it chooses the engines of a job. */
  choosesEngines?: true;
}

/** Powertools stores a record for each idempotency key, and deletes it if the request fails. */
const IDEMPOTENCY = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;

/** Ends a job. A refund is computed from the charge's entry, which must not change before the refund is written. */
const END_WITH_REFUND = {
  jobs: ['GetItem', 'UpdateItem'],
  progress: ['PutItem'],
  accounts: ['UpdateItem'],
  ledger: ['GetItem', 'ConditionCheckItem', 'PutItem'],
  settings: ['Scan'],
} as const;

/** The attributes of a job that a redelivery may name. */
const REDELIVERY = [
  'account_id',
  'job_key',
  'open',
  'redelivered_at',
  'webhook_log',
  'webhook_attempts',
  'webhook_links',
  'webhook_failure',
  'webhook_end',
  'webhook_ended_at',
] as const;

const API = { timeout: 10, memory: 512 };
const STEP = { timeout: 30, memory: 256 };

const API_HANDLERS = {
  'get-account': {
    ...API,
    entry: 'functions/api/get-account',
    access: { tables: { keys: ['UpdateItem'], accounts: ['GetItem'] }, webhookSecrets: ['Decrypt'] },
  },
  'create-job': {
    ...API,
    // A caller may wait here for an earlier request with the same idempotency key.
    timeout: 15,
    entry: 'functions/api/create-job',
    access: {
      tables: {
        keys: ['UpdateItem'],
        accounts: ['GetItem'],
        jobs: ['GetItem', 'PutItem', 'UpdateItem'],
        progress: ['PutItem'],
        idempotency: IDEMPOTENCY,
        settings: ['Scan'],
      },
      attributes: {
        accounts: {
          UpdateItem: [
            'account_id',
            'running_jobs',
            'webhook_secret',
            'reserved_webhook_secret',
            'next_webhook_secret',
          ],
        },
      },
      webhookSecrets: ['Encrypt'],
      indexes: { 'open-jobs': ['Query'] },
      objects: { [INPUTS]: ['PutObject'] },
    },
    starts: ['job'],
    followsCallers: true,
    choosesEngines: true,
  },
  'get-job': {
    ...API,
    entry: 'functions/api/get-job',
    access: { tables: { keys: ['UpdateItem'], jobs: ['GetItem'] }, objects: { [OUTPUTS]: ['GetObject'] } },
  },
  'list-jobs': {
    ...API,
    entry: 'functions/api/list-jobs',
    access: {
      tables: { keys: ['UpdateItem'] },
      indexes: { 'jobs-by-creation': ['Query'] },
      objects: { [OUTPUTS]: ['GetObject'] },
    },
  },
  'get-progress': {
    ...API,
    entry: 'functions/api/get-progress',
    access: { tables: { keys: ['UpdateItem'], progress: ['GetItem'], jobs: ['GetItem'] } },
  },
  'get-lyrics': {
    ...API,
    entry: 'functions/api/get-lyrics',
    access: { tables: { keys: ['UpdateItem'], jobs: ['GetItem'] }, objects: { [OUTPUTS]: ['GetObject'] } },
  },
  'delete-files': {
    ...API,
    entry: 'functions/api/delete-files',
    access: {
      tables: { keys: ['UpdateItem'], jobs: ['GetItem'] },
      attributes: {
        jobs: { UpdateItem: ['account_id', 'job_key', 'status', 'files_deleted_at', 'transcript'] },
      },
      objects: { [INPUTS]: ['DeleteObject'], [OUTPUTS]: ['DeleteObject'] },
    },
  },
  'get-deliveries': {
    ...API,
    entry: 'functions/api/get-deliveries',
    access: { tables: { keys: ['UpdateItem'], jobs: ['GetItem'] } },
  },
  'redeliver-webhook': {
    ...API,
    entry: 'functions/api/redeliver-webhook',
    access: { tables: { keys: ['UpdateItem'], jobs: ['GetItem'] }, attributes: { jobs: { UpdateItem: REDELIVERY } } },
    starts: ['settlement'],
  },
  'test-webhook': {
    ...API,
    // The receiver may take ten seconds of this.
    timeout: 20,
    entry: 'functions/api/test-webhook',
    access: {
      tables: { keys: ['UpdateItem'], accounts: ['GetItem'] },
      attributes: { accounts: { UpdateItem: ['account_id', 'webhook_tested_at', 'reserved_webhook_secret'] } },
      webhookSecrets: ['Encrypt', 'Decrypt'],
    },
    followsCallers: true,
  },
  'get-prices': {
    ...API,
    entry: 'functions/api/get-prices',
    access: { tables: { keys: ['UpdateItem'], settings: ['Scan'] } },
  },
  'list-ledger': {
    ...API,
    entry: 'functions/api/list-ledger',
    access: { tables: { keys: ['UpdateItem'] }, indexes: { 'ledger-by-creation': ['Query'] } },
  },
  'cancel-job': {
    ...API,
    entry: 'functions/api/cancel-job',
    access: { tables: { keys: ['UpdateItem'], jobs: ['GetItem', 'UpdateItem'], settings: ['Scan'] } },
    starts: ['cancellation'],
  },
  'create-upload': {
    ...API,
    entry: 'functions/api/create-upload',
    access: { tables: { keys: ['UpdateItem'] }, objects: { [UPLOADS]: ['PutObject'] } },
  },
  'get-openapi': { ...API, entry: 'functions/api/get-openapi', access: {} },
  // Knows the bucket's name, for the page's content security policy, but must not read objects.
  'get-page': { ...API, entry: 'functions/api/get-page', access: { objects: {} } },
  'not-found': { ...API, memory: 128, entry: 'functions/api/not-found', access: {} },
} satisfies Record<string, Handler>;

const STEP_HANDLERS = {
  'charge-job': {
    ...STEP,
    entry: 'functions/steps/charge-job',
    access: { tables: { jobs: ['GetItem', 'UpdateItem'], accounts: ['UpdateItem'], ledger: ['PutItem'] } },
  },
  'complete-job': {
    ...STEP,
    entry: 'functions/steps/complete-job',
    access: {
      tables: { jobs: ['GetItem', 'UpdateItem'], progress: ['PutItem'], ledger: ['GetItem'], settings: ['Scan'] },
      attributes: { accounts: { UpdateItem: ['account_id', 'running_jobs'] } },
      indexes: { 'open-jobs': ['Query'] },
      objects: { [OUTPUTS]: ['DeleteObjectTagging'] },
    },
    starts: ['job'],
  },
  'fail-job': {
    ...STEP,
    entry: 'functions/steps/fail-job',
    access: {
      tables: END_WITH_REFUND,
      indexes: { 'open-jobs': ['Query'] },
    },
    starts: ['job'],
  },
  'deliver-webhook': {
    ...STEP,
    // The receiver may take 10 of these seconds.
    timeout: 20,
    entry: 'functions/steps/deliver-webhook',
    access: {
      tables: { jobs: ['GetItem', 'UpdateItem'], accounts: ['GetItem'] },
      objects: { [OUTPUTS]: ['GetObject'] },
      webhookSecrets: ['Decrypt'],
    },
    followsCallers: true,
  },
  'confirm-cancellation': {
    ...STEP,
    entry: 'functions/steps/confirm-cancellation',
    access: {
      tables: END_WITH_REFUND,
      indexes: { 'open-jobs': ['Query'] },
    },
    starts: ['job'],
  },
  'stop-execution': {
    ...STEP,
    entry: 'functions/steps/stop-execution',
    access: {},
    stops: ['job'],
  },
} satisfies Record<string, Handler>;

export const SCHEDULE_HANDLERS = {
  'sweep-jobs': {
    // It starts each minute and may have thousands of open jobs to check.
    timeout: 50,
    memory: 512,
    entry: 'functions/schedules/sweep-jobs',
    access: {
      tables: { jobs: ['GetItem', 'BatchGetItem', 'UpdateItem'], settings: ['Scan'] },
      attributes: { accounts: { UpdateItem: ['account_id', 'running_jobs'] } },
      items: { settings: { 'sweep.cursor': ['GetItem', 'PutItem'] } },
      indexes: { 'open-jobs': ['Query', 'Scan'] },
    },
    starts: ['job', 'cancellation', 'settlement'],
    describes: ['job', 'cancellation'],
    lists: ['job', 'cancellation'],
  },
} satisfies Record<string, Handler>;

export const HANDLERS = { ...API_HANDLERS, ...STEP_HANDLERS, ...SCHEDULE_HANDLERS };
export type HandlerName = keyof typeof HANDLERS;
export const HANDLER_NAMES = Object.keys(HANDLERS) as HandlerName[];

/**
 * The permissions of the media task. It runs programs on untrusted files, so it must not change a job's price or read
 * an account. It can only check whether the balance covers an amount.
 */
export const MEDIA_ACCESS: DataAccess = {
  tables: { jobs: ['GetItem'], progress: ['UpdateItem'] },
  attributes: {
    jobs: {
      UpdateItem: [
        'account_id',
        'job_key',
        // Only conditions name this one, but IAM does not distinguish conditions from changes.
        'closed_to_workers',
        'claimed_at',
        'duration_ms',
        'media',
        'error',
        'transcript',
        'video_key',
        'thumbnail_key',
        'lyrics_key',
        'prepared_at',
        'generated_at',
      ],
    },
    accounts: { ConditionCheckItem: ['account_id', 'credits'] },
  },
  objects: {
    [INPUTS]: ['GetObject', 'PutObject'],
    [OUTPUTS]: ['PutObject', 'PutObjectTagging'],
    [UPLOADS]: ['GetObject'],
  },
};

/** Bundles each handler into a folder with the handler's name, as `index.mjs`. */
export function bundleHandlers(folder: string): string {
  const entries = HANDLER_NAMES.map((name) => [`${name}/index`, HANDLERS[name].entry]);
  bundle(Object.fromEntries(entries), folder);
  bundlePages(handlerFolder(folder, 'get-page'));
  return folder;
}

export const handlerFolder = (folder: string, name: HandlerName): string => join(folder, name);

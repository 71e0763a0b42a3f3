import { join } from 'node:path';
import { API_HANDLERS } from './api-handlers.ts';
import { bundle } from './bundle.ts';
import type { DataAccess } from './data-access.ts';
import type { Handler } from './handler.ts';
import { INPUTS, OUTPUTS, PROVIDED, UPLOADS } from './media-bucket.ts';
import { bundlePages } from './pages.ts';

/** Ends a job. A refund is computed from the charge's entry, which must not change before the refund is written. */
const END_WITH_REFUND = {
  jobs: ['GetItem', 'UpdateItem'],
  progress: ['PutItem'],
  accounts: ['UpdateItem'],
  ledger: ['GetItem', 'ConditionCheckItem', 'PutItem'],
  settings: ['Scan'],
} as const;

/** The attributes of a job that the record of a clean-up may name. */
const CLEAN_UP = [
  'account_id',
  'job_key',
  'status',
  'open',
  'webhook_url',
  'webhook_end',
  'provider_cleaned_at',
] as const;

const STEP = { timeout: 30, memory: 256 };

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
    // The receiver may take 10 of these seconds, and the start of the sender some more.
    entry: 'functions/steps/deliver-webhook',
    access: {
      tables: { jobs: ['GetItem', 'UpdateItem'], accounts: ['GetItem'] },
      objects: { [OUTPUTS]: ['GetObject'] },
      webhookSecrets: ['Decrypt'],
    },
    sendsWebhooks: true,
  },
  'send-webhook': {
    // The receiver may take 10 of these seconds.
    timeout: 15,
    memory: 256,
    entry: 'functions/outbound/send-webhook',
    // It connects to addresses that callers named, so it must not reach anything else.
    access: {},
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
  'clean-up-provider': {
    ...STEP,
    entry: 'functions/steps/clean-up-provider',
    access: {
      tables: { jobs: ['GetItem'] },
      attributes: { jobs: { UpdateItem: CLEAN_UP } },
      objects: { [PROVIDED]: ['GetObject', 'DeleteObject'] },
    },
    cleansUpProviders: true,
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
    [PROVIDED]: ['GetObject', 'PutObject'],
  },
};

/** What the states of the job machine write themselves: the tokens that the media task returns. */
export const JOB_MACHINE_ACCESS: DataAccess = {
  attributes: { jobs: { UpdateItem: ['account_id', 'charged_at', 'completed_at', 'job_key', 'preparation_tokens'] } },
};

/** Bundles each handler into a folder with the handler's name, as `index.mjs`. */
export function bundleHandlers(folder: string): string {
  const entries = HANDLER_NAMES.map((name) => [`${name}/index`, HANDLERS[name].entry]);
  bundle(Object.fromEntries(entries), folder);
  bundlePages(handlerFolder(folder, 'get-page'));
  return folder;
}

export const handlerFolder = (folder: string, name: HandlerName): string => join(folder, name);

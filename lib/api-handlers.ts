import type { Handler } from './handler.ts';
import { INPUTS, OUTPUTS, UPLOADS } from './media-bucket.ts';

/**
 * Powertools stores a record for each idempotency key, and deletes it if the request fails. A refused write returns the
 * record of an earlier request, so it needs no read.
 */
const IDEMPOTENCY = ['PutItem', 'UpdateItem', 'DeleteItem'] as const;

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

/** The functions behind the routes of the API. */
export const API_HANDLERS = {
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
    // The receiver may take ten seconds of this, and the start of the sender some more.
    timeout: 25,
    entry: 'functions/api/test-webhook',
    access: {
      tables: { keys: ['UpdateItem'], accounts: ['GetItem'] },
      attributes: { accounts: { UpdateItem: ['account_id', 'webhook_tested_at', 'reserved_webhook_secret'] } },
      webhookSecrets: ['Encrypt', 'Decrypt'],
    },
    sendsWebhooks: true,
    // It only checks the address.
    followsCallers: true,
  },
  'rotate-secret': {
    ...API,
    entry: 'functions/api/rotate-secret',
    access: {
      tables: { keys: ['UpdateItem'], accounts: ['GetItem'] },
      attributes: {
        accounts: {
          UpdateItem: ['account_id', 'webhook_secret', 'next_webhook_secret', 'next_webhook_secret_from'],
        },
      },
      webhookSecrets: ['Encrypt', 'Decrypt'],
    },
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

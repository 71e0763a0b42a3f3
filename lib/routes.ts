import type { HandlerName } from './handlers.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** The function of each route under `/v1`: the nine of the specification, the additions, and the pages. */
export const ROUTES: Readonly<Record<string, Partial<Record<Method, HandlerName>>>> = {
  '/account': { GET: 'get-account' },
  '/lyric-videos/transcriptions': { POST: 'create-job' },
  '/lyric-videos/transcriptions/{id}': { GET: 'get-job' },
  '/lyric-videos': { POST: 'create-job' },
  '/lyric-videos/{id}': { GET: 'get-job', DELETE: 'cancel-job' },
  '/music-videos': { POST: 'create-job' },
  '/music-videos/{id}': { GET: 'get-job', DELETE: 'cancel-job' },

  '/uploads': { POST: 'create-upload' },
  '/jobs': { GET: 'list-jobs' },
  '/jobs/{id}/progress': { GET: 'get-progress' },
  '/jobs/{id}/lyrics': { GET: 'get-lyrics' },
  '/jobs/{id}/files': { DELETE: 'delete-files' },
  '/jobs/{id}/deliveries': { GET: 'get-deliveries', POST: 'redeliver-webhook' },
  '/webhooks/test': { POST: 'test-webhook' },
  '/webhooks/rotate': { POST: 'rotate-secret' },
  '/prices': { GET: 'get-prices' },
  '/ledger': { GET: 'list-ledger' },
  '/openapi.json': { GET: 'get-openapi' },

  '/studio': { GET: 'get-page' },
  '/studio/{file+}': { GET: 'get-page' },
  '/docs': { GET: 'get-page' },
  '/docs/{file+}': { GET: 'get-page' },
  // Everything else: lib/api.ts adds the function for unknown paths to it, as to every other path.
  '/{unknown+}': {},
};

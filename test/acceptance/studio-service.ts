import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { INSTALLATION_MS, launchBrowser } from '../browser.ts';
import { beginningOf, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

/** What the tests of the studio share. */
export interface StudioService {
  service: Service;
  browser: Browser;
  origin: Origin;
  /** A key of an account with many tokens, which may make many requests. */
  customer: { base_url: string; api_key: string };
  /** Path of a song of 10.5 s that begins with the sample's first lines. */
  song: string;
}

/** Starts a service and a browser for the tests of a file. The values are there when the first test runs. */
export function useStudioService(): StudioService {
  const shared = {} as StudioService;
  let media: Awaited<ReturnType<typeof mediaFolder>> | undefined;
  beforeAll(async () => {
    shared.origin = await startOrigin();
    const started = startService({ allowOrigins: [shared.origin.url] });
    [shared.service, shared.browser, media] = await Promise.all([started, launchBrowser(), mediaFolder()]);
    shared.song = await beginningOf('local/sample/song.m4a', `${media.path}/my song.m4a`, 10.5);
    const { base_url, account_id } = shared.service;
    const { api_key } = await shared.service.operator('keys', 'create', account_id, '--rpm', '10000');
    shared.customer = { base_url, api_key };
  }, INSTALLATION_MS);
  afterAll(async () => {
    await shared.browser?.close();
    await Promise.all([shared.service?.stop(), media?.remove(), shared.origin?.stop()]);
  });
  return shared;
}

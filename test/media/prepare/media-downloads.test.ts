import '../../platform/quiet.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { MediaDownloads } from '../../../functions/media/prepare/media-downloads.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

/** Milliseconds for all downloads together. */
const TOTAL_MS = 60_000;

let server: Server;
let origin: string;
let folder: TemporaryFolder;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/silent') response.end('image');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { STAGE: 'local', ALLOWED_ORIGINS: origin });
  folder = await temporaryFolder();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('downloads of one job', () => {
  test('[4o] share one time limit', async () => {
    const downloads = new MediaDownloads('acct_a', TOTAL_MS);
    const path = join(folder.path, 'image');
    await downloads.save({ field: 'characters[0].image_url', url: `${origin}/image` }, path, 100);
    // The first one seems to have taken nearly all of the time, however fast or slow the machine is.
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + TOTAL_MS - 200);
    await expect(
      downloads.save({ field: 'characters[1].image_url', url: `${origin}/silent` }, path, 100),
    ).rejects.toMatchObject({
      jobError: {
        code: 'media_unreachable',
        message: 'characters[1].image_url: the file could not be fetched. Its server took too long to send everything.',
      },
    });
  });
});

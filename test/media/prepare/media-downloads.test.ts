import '../../platform/quiet.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MediaDownloads } from '../../../functions/media/prepare/media-downloads.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

/** Milliseconds after which the server responds. */
const DELAY_MS = 600;

let server: Server;
let origin: string;
let folder: TemporaryFolder;

beforeAll(async () => {
  server = createServer(async (_request, response) => {
    await sleep(DELAY_MS);
    response.end('image');
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

describe('downloads of one job', () => {
  test('[4o] share one time limit', async () => {
    const began = performance.now();
    const downloads = new MediaDownloads('acct_a', DELAY_MS * 1.5);
    const path = join(folder.path, 'image');
    const image = (index: number) => ({ field: `characters[${index}].image_url`, url: `${origin}/${index}` });
    await downloads.save(image(0), path, 100);
    await expect(downloads.save(image(1), path, 100)).rejects.toMatchObject({
      jobError: {
        code: 'media_unreachable',
        message: 'characters[1].image_url: the file could not be fetched. Its server took too long to send everything.',
      },
    });
    expect(performance.now() - began).toBeLessThan(DELAY_MS * 2);
  });
});

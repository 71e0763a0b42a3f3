import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { INSTALLATION_MS, launchBrowser } from '../browser.ts';
import { beginningOf, mediaFolder } from './media.ts';
import { type Service, startService } from './service.ts';
import { expectAccessible, openStudio } from './studio-page.ts';

let service: Service;
let browser: Browser;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song: string;
let rich: { base_url: string; api_key: string };
beforeAll(async () => {
  [service, browser, media] = await Promise.all([startService(), launchBrowser(), mediaFolder()]);
  song = await beginningOf('local/sample/song.m4a', `${media.path}/my song.m4a`, 10.5);
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  rich = { base_url: service.base_url, api_key };
}, INSTALLATION_MS);
afterAll(async () => {
  await browser?.close();
  await Promise.all([service?.stop(), media?.remove()]);
});

describe('the files of the studio', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.base_url}${path}`, { headers });

  test('come without a key, under a policy that allows nothing foreign', async () => {
    const page = await get('/studio');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const bucket = new URL(service.endpoints.s3).origin;
    expect(page.headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        `connect-src 'self' ${bucket}`,
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|style=/);
    expect([...html.matchAll(/(?:src|href)="(.*?)"/g)].every(([, url = '']) => url.startsWith('studio/'))).toBe(true);
  });

  test('are less than 250 KB of code, style and font when compressed', async () => {
    const html = await (await get('/studio')).text();
    const files = [...html.matchAll(/"(studio\/[\w.-]+\.(?:js|css))"/g)].map(([, file]) => `/${file}`);
    expect(files).toHaveLength(2);
    const css = await (await get(files.find((file) => file.endsWith('.css')) ?? '')).text();
    const fonts = [...css.matchAll(/url\("?\.?\/?([\w.-]+\.ttf)"?\)/g)].map(([, file]) => `/studio/${file}`);
    let bytes = 0;
    for (const file of [...files, ...fonts]) {
      const answer = await get(file, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      bytes += Number(answer.headers.get('content-length'));
    }
    expect(bytes).toBeLessThan(250_000);
  });

  test('are not sent again if nothing changed, and are sent in parts to players', async () => {
    const first = await get('/studio/gallery/bauhaus.mp4', { range: 'bytes=0-99' });
    expect([first.status, first.headers.get('content-range')]).toEqual([
      206,
      expect.stringMatching(/^bytes 0-99\/\d+$/),
    ]);
    expect((await first.arrayBuffer()).byteLength).toBe(100);
    const again = await get('/studio/gallery/bauhaus.mp4', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each(['/studio/files.json', '/studio/%2e%2e/index.mjs', '/studio/gallery', '/studio/constructor'])(
    'do not include %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'application/json']);
    },
  );
});

describe('a visitor', () => {
  test('is told that a key is wrong, and gets in with a right one, which stays in the tab', async () => {
    const { page } = await openStudio(browser, { base_url: service.base_url });
    await expectAccessible(page);
    await page.getByLabel('API key').fill('songreel_local_wrong_key');
    await page.getByRole('button', { name: 'Open the studio' }).click();
    await page.getByText('The API key is not valid here.').waitFor();
    await page.getByLabel('API key').fill(service.api_key);
    await page.getByRole('button', { name: 'Open the studio' }).click();
    await page.getByRole('heading', { name: 'Pick a look' }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('songreel_local');
    expect(page.url()).not.toContain('songreel_local');
    const other = await page.context().newPage();
    await other.goto(`${service.base_url}/studio`);
    await other.getByLabel('API key').waitFor();
    await page.context().close();
  });
});

describe('a song of the caller', () => {
  test('becomes a video that plays and can be downloaded', async () => {
    const { page, complaints } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles(song);
    await page.getByText('my song.m4a').waitFor();
    await page.getByLabel('Search looks').fill('circles');
    await page.getByText('Bauhaus').first().click();
    await page.getByRole('radio', { name: '16:9' }).check();
    await page.locator('#field-lyrics').fill('Hello morning, hello light\nEvery window opens bright');
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByRole('progressbar').waitFor();
    const video = page.locator('.stage video');
    await video.waitFor({ timeout: 90_000 });
    await page.getByText('Done').waitFor();
    await page.waitForFunction("document.querySelector('.stage video').duration > 10");
    const link = page.getByRole('link', { name: 'Download MP4' });
    const bytes = await (await fetch((await link.getAttribute('href')) ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).subarray(4, 8).toString()).toBe('ftyp');
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await page.context().close();
  }, 150_000);
});

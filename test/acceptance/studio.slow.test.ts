import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { INSTALLATION_MS, launchBrowser } from '../browser.ts';
import { beginningOf, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { expectAccessible, openStudio, until } from './studio-page.ts';

let service: Service;
let browser: Browser;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song: string;
let origin: Origin;
let rich: { base_url: string; api_key: string };
beforeAll(async () => {
  origin = await startOrigin();
  const started = startService({ allowOrigins: [origin.url] });
  [service, browser, media] = await Promise.all([started, launchBrowser(), mediaFolder()]);
  song = await beginningOf('local/sample/song.m4a', `${media.path}/my song.m4a`, 10.5);
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  rich = { base_url: service.base_url, api_key };
}, INSTALLATION_MS);
afterAll(async () => {
  await browser?.close();
  await Promise.all([service?.stop(), media?.remove(), origin?.stop()]);
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

describe('the reference', () => {
  test('shows every operation, and sends requests from the page', async () => {
    const page = await (await browser.newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${service.base_url}/docs`);
    await page.locator('.opblock').first().waitFor();
    const { paths } = (await (await fetch(`${service.base_url}/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(await page.locator('.opblock').count()).toBeGreaterThanOrEqual(operations);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.auth-container input').fill(service.api_key);
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.auth-btn-wrapper .btn-done').click();
    await page.locator('#operations-Account-getAccount').click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('1000000').or(page.getByText('"credits"')).first().waitFor();
    await page.getByText('curl -X').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 60_000);
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
    const video = page.locator('.stage video[controls]');
    await video.waitFor({ timeout: 180_000 });
    await page.getByText('Done').waitFor();
    await until(page, "document.querySelector('.stage video').duration > 10");
    const link = page.getByRole('link', { name: 'Download MP4' });
    const bytes = await (await fetch((await link.getAttribute('href')) ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).subarray(4, 8).toString()).toBe('ftyp');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 240_000);

  test('is not ordered while something is missing, and the page says what, beside it', async () => {
    const { page } = await openStudio(browser, rich);
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByText('Choose a song first.').waitFor();
    await page.locator('#song-file').setInputFiles(song);
    await page.getByRole('radio', { name: /Story video/ }).check();
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByText('Give this character a name.').waitFor();
    await page.getByText('Choose a picture of this character.').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('field-prompt');
    await page.getByRole('radio', { name: /Lyric video/ }).check();
    await page.getByText('More options').click();
    await page.getByLabel('Webhook').fill('http://example.com/hook');
    await page.getByRole('button', { name: 'Make the video' }).click();
    const fault = page.locator('[data-fault="webhook_url"]');
    await fault.waitFor();
    expect(await fault.textContent()).toMatch(/https/);
    await expectAccessible(page);
    await page.context().close();
  }, 60_000);

  test('shows its price before it is ordered, which is what it costs', async () => {
    const { page } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles(song);
    await page.getByText('0:10 at 33 a second').waitFor();
    const shown = await page.locator('.cost strong').textContent();
    expect(shown).toMatch(/^3[45]\d tokens$/);
    await page.context().close();
  }, 60_000);
});

describe('the words of a song', () => {
  test('are fixed by keys and pointer, and a video is made of them', async () => {
    const { page, complaints } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles(song);
    await page.getByRole('radio', { name: /Transcription/ }).check();
    await page.locator('#field-lyrics').fill('Hello mourning, helo light\nEvery window opens bride');
    await page.getByRole('button', { name: 'Transcribe' }).click();
    await page.getByText('Done').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Edit the words' }).click();
    const word = (text: string) => page.locator('.lines').getByText(text, { exact: true });
    await word('mourning,').click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('morning,');
    await page.keyboard.press('Enter');
    await word('morning,').waitFor();
    // The arrow moves on from the word that was typed.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await word('bride').dblclick();
    await page.keyboard.type('bright');
    await page.keyboard.press('Enter');
    expect(await page.locator('.lines p').allInnerTexts()).toEqual([
      expect.stringMatching(/^Hello\s+morning,\s+hello\s+light$/),
      expect.stringMatching(/^Every\s+window\s+opens\s+bright$/),
    ]);

    const label = await word('hello').getAttribute('aria-label');
    await word('hello').click();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('.');
    expect(await word('hello').getAttribute('aria-label')).not.toBe(label);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await word('hello').getAttribute('aria-label')).toBe(label);

    const block = await page.locator('.block', { hasText: 'light' }).boundingBox();
    if (!block) throw new Error('There is no block.');
    const before = await word('light').getAttribute('aria-label');
    await page.mouse.move(block.x + block.width / 2, block.y + 10);
    await page.mouse.down();
    await page.mouse.move(block.x + block.width / 2 + 30, block.y + 10, { steps: 3 });
    await page.mouse.up();
    expect(await word('light').getAttribute('aria-label')).not.toBe(before);

    await page.getByRole('button', { name: 'Split' }).click();
    await word('lig').waitFor();
    await page.getByRole('button', { name: 'Merge' }).click();
    await word('light').waitFor();
    await expectAccessible(page);
    await page.reload();
    await word('morning,').waitFor();
    await page.getByLabel('Choose the song').setInputFiles(song);
    await page.locator('.timeline canvas').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'SRT' }).click();
    const srt = (await (await (await download).createReadStream()).toArray()).join('');
    expect(srt).toMatch(/^1\r?\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r?\nHello morning, hello light\r?\n/);

    await page.getByRole('button', { name: 'Make a video of these words' }).click();
    await page.getByText('Your edited words').waitFor();
    await page.getByText('2 lines with the times that you set').waitFor();
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.locator('.stage video[controls]').waitFor({ timeout: 120_000 });
    // The words that the video draws are the edited ones.
    const drawn = page.waitForEvent('download');
    await page.getByRole('button', { name: 'SRT' }).click();
    expect((await (await (await drawn).createReadStream()).toArray()).join('')).toBe(srt);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 300_000);

  test('get their times from somebody who taps along', async () => {
    const { page } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles(song);
    await page.getByRole('radio', { name: /Transcription/ }).check();
    await page.locator('#field-lyrics').fill('Hello morning, hello light');
    await page.getByRole('button', { name: 'Transcribe' }).click();
    await page.getByText('Done').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Edit the words' }).click();
    const first = page.locator('.lines .word').first();
    const before = await first.getAttribute('aria-label');
    await first.click();
    await page.keyboard.press('t');
    await until(page, "document.querySelector('#editor-audio').currentTime > 0.3");
    await page.keyboard.press('t');
    await page.keyboard.press('Escape');
    expect(await first.getAttribute('aria-label')).not.toBe(before);
    expect(await page.evaluate("document.querySelector('#editor-audio').paused")).toBe(true);
    await page.context().close();
  }, 120_000);
});

describe('a job in the studio', () => {
  test('is canceled, and refunded', async () => {
    await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
    const { page } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles('local/sample/song.m4a');
    await page.getByRole('radio', { name: /1080p/ }).check();
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The cancellation was requested.').waitFor();
    await page.locator('.pill').getByText('Canceled').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByText('song.m4a').waitFor();
    await page.context().close();
  }, 120_000);

  test('says why its webhook did not arrive, and delivers it again', async () => {
    let isRepaired = false;
    const hook = origin.answer('/hook', (_, response) => {
      response.writeHead(isRepaired ? 204 : 500).end(isRepaired ? undefined : 'no such table: orders');
    });
    const { page } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles(song);
    await page.getByRole('radio', { name: /Transcription/ }).check();
    await page.locator('#field-lyrics').fill('Hello morning');
    await page.getByText('More options').click();
    await page.getByLabel('Webhook').fill(hook);
    await page.getByRole('button', { name: 'Transcribe' }).click();
    await page.getByText('no such table: orders').first().waitFor({ timeout: 90_000 });
    await page.getByText('It could not be delivered.').waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    isRepaired = true;
    await page.getByRole('button', { name: 'Deliver again' }).click();
    await page.getByText('It was delivered.').waitFor({ timeout: 60_000 });
    expect(await page.locator('.deliveries strong').allInnerTexts()).toEqual(['500', '500', '500', '204']);
    await page.context().close();
  }, 240_000);

  test('leaves receipts, by month and as a file', async () => {
    const { page, complaints } = await openStudio(browser, rich);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Receipts' }).waitFor();
    await page.getByRole('cell', { name: 'Purchase' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const stream = await (await download).createReadStream();
    const csv = (await stream.toArray()).join('');
    expect(csv).toMatch(/^time,kind,tokens,job_type,job,entry\r\n/);
    expect(csv).toMatch(/,charge,-\d+,lyric_video,job_/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('never turns what somebody typed into markup', async () => {
    const { page, complaints } = await openStudio(browser, rich);
    await page.locator('#song-file').setInputFiles({
      name: '<img src=x onerror=document.title=1>.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('no song'),
    });
    await page.getByText('<img src=x').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 60_000);
});

const WAYS: [theme: 'dark' | 'light', phone: boolean][] = [
  ['dark', false],
  ['light', false],
  ['dark', true],
  ['light', true],
];
describe.each(WAYS)('the studio in the %s theme, on a phone: %s', (theme, phone) => {
  test('can be used with a keyboard and a screen reader, and fits', async () => {
    const { page } = await openStudio(browser, rich, { theme, phone });
    for (const view of ['create', 'jobs', 'balance']) {
      await page.goto(`${rich.base_url}/studio#/${view}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect({ view, overflow: await page.evaluate(overflow) }).toEqual({ view, overflow: 0 });
    }
    await page.context().close();
  }, 60_000);
});

import { describe, expect, test } from '@jest/globals';
import { expectAccessible, openStudio } from './studio-page.ts';
import { useStudioService } from './studio-service.ts';

const studio = useStudioService();

describe('the files of the studio', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${studio.service.base_url}${path}`, { headers });

  test('come without a key, under a policy that allows nothing foreign', async () => {
    const page = await get('/studio');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const bucket = new URL(studio.service.endpoints.s3).origin;
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
    expect(page.headers.get('x-request-id')).toBeTruthy();
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
    const page = await (await studio.browser.newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${studio.service.base_url}/docs`);
    await page.locator('.opblock').first().waitFor();
    const { paths } = (await (await fetch(`${studio.service.base_url}/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(await page.locator('.opblock').count()).toBeGreaterThanOrEqual(operations);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.auth-container input').fill(studio.service.api_key);
    await page.locator('.auth-btn-wrapper .authorize').click();
    await page.locator('.auth-btn-wrapper .btn-done').click();
    await page.locator('#operations-Account-getAccount').click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('1000000').or(page.getByText('"credits"')).first().waitFor();
    await page.getByText('curl -X').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a visitor', () => {
  test('is told that a key is wrong, and gets in with a right one, which stays in the tab', async () => {
    const { page } = await openStudio(studio.browser, { base_url: studio.service.base_url });
    await expectAccessible(page);
    await page.getByLabel('API key').fill('songreel_local_wrong_key');
    await page.getByRole('button', { name: 'Open the studio' }).click();
    await page.getByText('The API key is not valid here.').waitFor();
    await page.getByLabel('API key').fill(studio.service.api_key);
    await page.getByRole('button', { name: 'Open the studio' }).click();
    await page.getByRole('heading', { name: 'Pick a look' }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('songreel_local');
    expect(page.url()).not.toContain('songreel_local');
    const other = await page.context().newPage();
    await other.goto(`${studio.service.base_url}/studio`);
    await other.getByLabel('API key').waitFor();
    await page.context().close();
  });
});

const WAYS: [theme: 'dark' | 'light', phone: boolean][] = [
  ['dark', false],
  ['light', false],
  ['dark', true],
  ['light', true],
];
describe.each(WAYS)('the studio in the %s theme, on a phone: %s', (theme, phone) => {
  test('can be used with a keyboard and a screen reader, and fits', async () => {
    const { page } = await openStudio(studio.browser, studio.customer, { theme, phone });
    for (const view of ['create', 'jobs', 'balance']) {
      await page.goto(`${studio.customer.base_url}/studio#/${view}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect({ view, overflow: await page.evaluate(overflow) }).toEqual({ view, overflow: 0 });
    }
    await page.context().close();
  });
});

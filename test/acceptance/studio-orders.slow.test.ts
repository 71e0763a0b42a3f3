import { describe, expect, test } from '@jest/globals';
import type { Ledger } from '../../client/src/types.ts';
import { expectAccessible, openStudio, picture, transcribe, until } from './studio-page.ts';
import { useStudioService } from './studio-service.ts';

const studio = useStudioService();

/** Tokens of the newest charge in the account's ledger. */
async function lastCharge(): Promise<number | undefined> {
  const { base_url, api_key } = studio.customer;
  const answer = await fetch(`${base_url}/ledger`, { headers: { authorization: `Bearer ${api_key}` } });
  const { entries } = (await answer.json()) as Ledger;
  const charge = entries.find(({ kind }) => kind === 'charge');
  return charge && -charge.amount;
}

describe('a song of the caller', () => {
  test('becomes a video that plays, can be downloaded, and costs what the page said', async () => {
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await page.locator('#song-file').setInputFiles(studio.song);
    await page.getByText('my song.m4a').waitFor();
    await page.getByLabel('Search looks').fill('circles');
    await page.getByText('Bauhaus').first().click();
    await page.getByRole('radio', { name: '16:9' }).check();
    await page.locator('#field-lyrics').fill('Hello morning, hello light\nEvery window opens bright');
    const price = page.locator('.cost strong');
    await price.getByText(/^\d+ tokens$/).waitFor();
    const shown = Number.parseInt((await price.textContent()) ?? '', 10);
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByRole('progressbar').waitFor();
    const video = page.locator('.stage video[controls]');
    await video.waitFor({ timeout: 180_000 });
    await page.getByText('Done').waitFor();
    await until(page, "document.querySelector('.stage video').duration > 10");
    const link = page.getByRole('link', { name: 'Download MP4' });
    const bytes = await (await fetch((await link.getAttribute('href')) ?? '')).arrayBuffer();
    expect(Buffer.from(bytes).subarray(4, 8).toString()).toBe('ftyp');
    await picture(page, 'video');
    expect(await lastCharge()).toBe(shown);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 240_000);

  test('is not ordered while something is missing, and the page says what, beside it', async () => {
    const { page } = await openStudio(studio.browser, studio.customer);
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByText('Choose a song first.').waitFor();
    await page.locator('#song-file').setInputFiles(studio.song);
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
  });
});

describe('a job in the studio', () => {
  test('is canceled, and refunded', async () => {
    await studio.service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
    const { page } = await openStudio(studio.browser, studio.customer);
    await page.locator('#song-file').setInputFiles('local/sample/song.m4a');
    await page.getByRole('radio', { name: /1080p/ }).check();
    await page.getByRole('button', { name: 'Make the video' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The cancellation was requested.').waitFor();
    await page.locator('.pill').getByText('Canceled').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByText('song.m4a').waitFor();
    await page.context().close();
  });

  test('loses its files on request, after a second question, and keeps its cost', async () => {
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello morning');
    await page.getByRole('link', { name: 'Edit the words' }).waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Delete the files' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Its files were deleted on').waitFor();
    expect(await page.getByRole('link', { name: 'Edit the words' }).count()).toBe(0);
    await page.reload();
    await page.getByText('Its files were deleted on').waitFor();
    await page.getByText('5 tokens', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('says why its webhook did not arrive, and delivers it again', async () => {
    let isRepaired = false;
    const hook = studio.origin.answer('/hook', (_, response) => {
      response.writeHead(isRepaired ? 204 : 500).end(isRepaired ? undefined : 'no such table: orders');
    });
    const { page } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello morning', async () => {
      await page.getByText('More options').click();
      await page.getByLabel('Webhook').fill(hook);
    });
    await page.getByText('no such table: orders').first().waitFor({ timeout: 90_000 });
    await page.getByText('It could not be delivered.').waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await picture(page, 'webhook');
    isRepaired = true;
    await page.getByRole('button', { name: 'Deliver again' }).click();
    await page.getByText('It was delivered.').waitFor({ timeout: 60_000 });
    expect(await page.locator('.deliveries strong').allInnerTexts()).toEqual(['500', '500', '500', '204']);
    await page.context().close();
  }, 240_000);

  test('leaves receipts, by month and as a file', async () => {
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Receipts' }).waitFor();
    await page.getByRole('cell', { name: 'Purchase' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const stream = await (await download).createReadStream();
    const csv = (await stream.toArray()).join('');
    expect(csv).toMatch(/^time,kind,tokens,job_type,job,entry\r\n/);
    await picture(page, 'receipts');
    expect(csv).toMatch(/,charge,-\d+,lyric_video,job_/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('never turns what somebody typed into markup', async () => {
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await page.locator('#song-file').setInputFiles({
      name: '<img src=x onerror=document.title=1>.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('no song'),
    });
    await page.getByText('<img src=x').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a webhook in the studio', () => {
  test('is tried with a signed sample, and its secret is replaced', async () => {
    const hook = studio.origin.answer('/sample', (request, response) => {
      response.writeHead(request.headers['x-service-delivery'] ? 500 : 400).end('signed, but not understood');
    });
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello morning', async () => {
      await page.getByText('More options').click();
      await page.getByLabel('Webhook').fill(hook);
    });
    await page.locator('.job').waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByLabel('Send a signed sample to').fill(hook);
    await page.getByLabel('About a job that').selectOption('failed');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('It was not accepted.').waitFor();
    await page.getByText('signed, but not understood').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Replace the secret' }).click();
    await page.getByText('Until then, webhooks are signed with both.').waitFor();
    await expectAccessible(page);
    // The account may have one sample sent in ten seconds.
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Try again in').waitFor();
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.context().close();
  });
});

import { describe, expect, test } from '@jest/globals';
import { expectAccessible, openStudio, picture, transcribe, until } from './studio-page.ts';
import { useStudioService } from './studio-service.ts';

const studio = useStudioService();

describe('the words of a song', () => {
  test('are fixed by keys and pointer, and a video is made of them', async () => {
    const { page, complaints } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello mourning, helo light\nEvery window opens bride');
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

    await picture(page, 'words');
    await page.getByRole('button', { name: 'Split' }).click();
    await word('lig').waitFor();
    await page.getByRole('button', { name: 'Merge' }).click();
    await word('light').waitFor();
    await expectAccessible(page);
    await page.reload();
    await word('morning,').waitFor();
    await page.getByLabel('Choose the song').setInputFiles(studio.song);
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

  test('take every key that is typed from the first on', async () => {
    const { page } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello morning, hello light');
    await page.getByText('Done').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Edit the words' }).click();
    await page.locator('.lines .word').first().click();
    // A script presses the keys, so that none of them can wait for the page to be painted.
    const focused = await page.evaluate(`(async () => {
      const labels = [];
      for (const key of ['Enter', 'Escape', 'ArrowRight']) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        labels.push(document.activeElement.getAttribute('aria-label'));
      }
      return labels;
    })()`);
    expect(focused).toEqual([
      'Text of Hello',
      expect.stringMatching(/^Hello, at/),
      expect.stringMatching(/^morning,, at/),
    ]);
    await page.context().close();
  });

  test('get their times from somebody who taps along', async () => {
    const { page } = await openStudio(studio.browser, studio.customer);
    await transcribe(page, studio.song, 'Hello morning, hello light');
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
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface PageOptions {
  theme?: 'dark' | 'light';
  phone?: boolean;
}

/** A tab with the studio, and everything that its console complained about. */
export interface StudioPage {
  page: Page;
  complaints: string[];
}

/** Opens the studio in a new context, as a new visitor would. With a key, it is signed in. */
export async function openStudio(
  browser: Browser,
  { base_url, api_key }: { base_url: string; api_key?: string },
  { theme = 'dark', phone = false }: PageOptions = {},
): Promise<StudioPage> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1360, height: 900 },
    colorScheme: theme,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${base_url}/studio${api_key ? `#key=${api_key}` : ''}`);
  return { page, complaints };
}

/** With PICTURES=folder in the environment, saves what the page shows, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Orders a transcription that times these words. @param more fills in further fields before the order */
export async function transcribe(
  page: Page,
  song: string,
  words: string,
  more: () => Promise<void> = async () => {},
): Promise<void> {
  await page.locator('#song-file').setInputFiles(song);
  await page.getByRole('radio', { name: /Transcription/ }).check();
  await page.locator('#field-lyrics').fill(words);
  await more();
  await page.getByRole('button', { name: 'Transcribe' }).click();
}

/** Waits until an expression is true in the page. The page's policy forbids Playwright's own way, which uses `eval`. */
export async function until(page: Page, expression: string, seconds = 30): Promise<void> {
  for (let waited = 0; !(await page.evaluate(expression)); waited += 100) {
    if (waited > seconds * 1000) throw new Error(`After ${seconds} seconds, this is not so: ${expression}`);
    await page.waitForTimeout(100);
  }
}

/** Expects what axe checks of WCAG 2.2, levels A and AA, to hold for the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe defines itself in the page
    const { axe } = globalThis as any;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations: found } = await axe.run({ runOnly: tags });
    return found.map((one: { id: string; nodes: { html: string; failureSummary: string }[] }) => ({
      id: one.id,
      nodes: one.nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  });
  expect(violations).toEqual([]);
}

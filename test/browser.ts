import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { ensureInstalled, isProgram } from '../local/system.ts';

/** Milliseconds for a first test that may have to install the browser. */
export const INSTALLATION_MS = 300_000;

/**
 * Starts the system's own Chromium. As root on Debian or Ubuntu, installs it first.
 * @throws Fault with the command to run, if it is missing
 */
export async function launchBrowser(): Promise<Browser> {
  const needed = {
    what: 'Chromium, for the tests of the studio',
    apt: ['chromium'],
    brew: ['chromium'],
    isThere: () => isProgram('chromium'),
  };
  await ensureInstalled([needed], (text) => process.stderr.write(text));
  // Chromium's sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v chromium']);
  return chromium.launch({
    executablePath: stdout.trim(),
    args: [...args, '--autoplay-policy=no-user-gesture-required'],
  });
}

import { tmpdir } from 'node:os';
import { synthesize } from '../local/synthesis.ts';
import { ensureSystem } from '../local/system.ts';
import { makeRunFolder } from './run-folder.ts';

/** Prepares a run: its temporary folder, what the tests need from the system, and the templates that many of them use. */
export default async function globalSetup(): Promise<void> {
  process.env.TMPDIR = await makeRunFolder(tmpdir());
  await ensureSystem((text) => process.stderr.write(text));
  await synthesize();
}

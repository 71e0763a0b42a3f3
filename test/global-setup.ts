import { tmpdir } from 'node:os';
import { synthesize } from '../local/synthesis.ts';
import { ensureSystem } from '../local/system.ts';
import { makeRunFolder } from './run-folder.ts';

/** Prepares a run: its temporary folder, the system's requirements, and the templates that many tests use. */
export default async function globalSetup(): Promise<void> {
  process.env.TMPDIR = await makeRunFolder(tmpdir());
  await ensureSystem((text) => process.stderr.write(text));
  await synthesize();
}

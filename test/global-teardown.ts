import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Removes the temporary folder of this run. */
export default async function globalTeardown(): Promise<void> {
  await rm(tmpdir(), { recursive: true, force: true });
}

import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The setup made a temporary folder for this run alone. */
export default async function globalTeardown(): Promise<void> {
  await rm(tmpdir(), { recursive: true, force: true });
}

import { synthesize } from '../local/synthesis.ts';
import { ensureSystem } from '../local/system.ts';

/** Once per run: what the tests need from the system, and the templates that many of them run. */
export default async function globalSetup(): Promise<void> {
  await ensureSystem((text) => process.stderr.write(text));
  await synthesize();
}

import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** Runs the work with an empty folder, and removes the folder afterwards, however the work ends. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-'));
  folders.add(folder);
  // Decoders have another user but the task's group.
  if (process.env.DECODER_USER) await chmod(folder, 0o770);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** For a process that gets a signal to end during its work. */
export function removeWorkFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

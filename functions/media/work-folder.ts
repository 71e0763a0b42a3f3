import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** Runs the work with an empty folder, and removes the folder afterwards, even if the work fails. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-'));
  folders.add(folder);
  await openToDecoders(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** Lets decoders write to a folder. They run as another user, who is in the task's group. */
export async function openToDecoders(folder: string): Promise<void> {
  if (process.env.DECODER_USER) await chmod(folder, 0o770);
}

/** Removes all folders at once, for a process that is terminated during its work. */
export function removeWorkFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

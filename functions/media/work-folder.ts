import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** Gives the work an empty folder, which is gone with all that it holds when the work is over, however it ends. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-'));
  folders.add(folder);
  // Decoders share the group of the task.
  if (process.env.DECODER_USER) await chmod(folder, 0o770);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** For a process that is told to end in the middle of its work. */
export function removeWorkFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

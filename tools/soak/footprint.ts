import { readdir, readlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Service } from '../../test/acceptance/service.ts';
import { processesOf } from '../../test/processes.ts';
import { proportionalOf } from '../bench/process-tree.ts';

/** What a service occupies. */
export interface Footprint {
  processes: number;
  /** Memory of the service and of everything that it started. */
  megabytes: number;
  /** Files that the service's own process has open. */
  openFiles: number;
  /** Temporary files, relative to the data folder. */
  leftovers: string[];
}

/** @param temporary a folder outside of the data folder for temporary files of the service */
export async function footprintOf({ process: { pid = 0 }, data }: Service, temporary: string): Promise<Footprint> {
  const family = [pid, ...processesOf(pid).map(({ id }) => id)];
  const folders = [join(data, 'scratch'), join(data, 'bucket', '.unfinished'), temporary];
  const leftovers = await Promise.all(folders.map((folder) => filesIn(folder)));
  return {
    processes: family.length,
    megabytes: family.reduce((sum, id) => sum + proportionalOf(id), 0) / 1e6,
    openFiles: await openFilesOf(pid),
    leftovers: leftovers.flat().map((file) => relative(data, file)),
  };
}

/**
 * Returns the ids of all jobs that have objects in the bucket: `<bucket>/inputs/<account>/<job>/<name>`. The request of
 * an order does not count. It is stored before the job, so it stays for a week if the order itself is lost in between.
 */
export async function jobsInBucket({ data }: Service): Promise<Set<string>> {
  const bucket = join(data, 'bucket');
  const files = (await filesIn(bucket)).filter((file) => !basename(file).startsWith('request.json'));
  return new Set(files.map((file) => relative(bucket, file).split('/')[3] ?? ''));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Counts files, but not sockets, pipes and devices. */
async function openFilesOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  return (await Promise.all(links)).filter((link) => link.startsWith('/') && !link.startsWith('/dev/')).length;
}

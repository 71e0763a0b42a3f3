import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '../../template.ts';

interface Rule {
  Status: string;
  Prefix?: string;
  ExpirationInDays?: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the objects whose time is over by the life cycle rules of their bucket, which S3 does once a day and this service
 * each time that it starts.
 * @param directory of the bucket server; objects are files there, their keys paths
 */
export async function expireObjects(deployment: Deployment, directory: string): Promise<void> {
  for (const { name, properties } of deployment.resources('AWS::S3::Bucket')) {
    const rules: Rule[] = properties.LifecycleConfiguration?.Rules ?? [];
    for (const { Status, Prefix = '', ExpirationInDays } of rules) {
      if (Status !== 'Enabled' || ExpirationInDays === undefined) continue;
      await removeOlder(join(directory, name, Prefix), Date.now() - ExpirationInDays * DAY);
    }
  }
}

async function removeOlder(folder: string, time: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mtimeMs < time) await rm(path, { force: true });
  }
}

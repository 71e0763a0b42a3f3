import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '../../template.ts';
import { isDescription, removeObject, tagsOf } from './objects.ts';

interface Rule {
  Status: string;
  Prefix?: string;
  /** Values of parameters are strings. */
  ExpirationInDays?: number | string;
  TagFilters?: { Key: string; Value: string }[];
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes objects that have expired by the life cycle rules of their bucket. S3 does that once a day; this service does
 * it at each start.
 * @param directory contains a folder for each bucket; each object is a file there, with its key as the path
 */
export async function expireObjects(deployment: Deployment, directory: string): Promise<void> {
  for (const { name, properties } of deployment.resources('AWS::S3::Bucket')) {
    const rules: Rule[] = properties.LifecycleConfiguration?.Rules ?? [];
    for (const rule of rules) {
      if (rule.Status === 'Enabled' && rule.ExpirationInDays !== undefined) await expire(join(directory, name), rule);
    }
  }
}

async function expire(bucket: string, { Prefix = '', ExpirationInDays, TagFilters = [] }: Rule): Promise<void> {
  const time = Date.now() - Number(ExpirationInDays) * DAY;
  const entries = await readdir(join(bucket, Prefix), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile() && !isDescription(one.name))) {
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mtimeMs >= time) continue;
    const tags = await tagsOf(path);
    if (TagFilters.every(({ Key, Value }) => tags.get(Key) === Value)) await removeObject(path);
  }
}

import type { Caller } from '../../functions/platform/account/caller.ts';
import { bucketExists, tableExists } from '../../functions/platform/account/retained-data.ts';
import { type Finding, ok } from './finding.ts';
import { refusal } from './refusal.ts';

/**
 * Looks for tables and a bucket that an earlier data stack of the stage left. They have fixed names, so a new data stack
 * cannot create them again. Call this only if the data stack is not deployed.
 *
 * @param tables the names in the template
 */
export async function checkRetained(stage: string, tables: readonly string[], where: Caller): Promise<Finding[]> {
  try {
    const bucket = `songreel-${stage}-media-${where.account}-${where.region}`;
    const exist = await Promise.all([...tables.map(tableExists), bucketExists(bucket)]);
    const left = [...tables, bucket].filter((_, index) => exist[index]);
    if (left.length === 0) return [ok('No table or bucket has a name that this stage needs.')];
    return [
      {
        level: 'fault',
        what: `${left.join(', ')} ${left.length === 1 ? 'exists' : 'exist'} without a stack.`,
        why: 'The data stack cannot create what an earlier one left; docs/deploying.md has both ways.',
        fix: `npx cdk import Songreel-${stage.charAt(0).toUpperCase()}${stage.slice(1)}-Data`,
      },
    ];
  } catch (error) {
    return [refusal('Names that are taken', error)];
  }
}

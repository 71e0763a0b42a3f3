import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAssembly, type RawResource } from '../../local/assembly.ts';
import { runApp } from '../../local/synthesis.ts';

export interface StageTemplates {
  resources: RawResource[];
  tables: string[];
  /** The version of the CDK's bootstrap stack that a deployment needs. */
  bootstrapVersion: number;
}

/** Synthesizes a stage's templates, as `cdk deploy` does. @throws Fault with the output of the CDK app */
export async function synthesizeStage(stage: string): Promise<StageTemplates> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-doctor-'));
  try {
    await runApp(folder, stage);
    const { stacks } = await loadAssembly(folder);
    const resources = stacks.flatMap(({ template }) => Object.values(template.Resources));
    const tables = resources.filter(({ Type }) => Type === 'AWS::DynamoDB::Table');
    return {
      resources,
      tables: tables.map(({ Properties }) => String(Properties?.TableName)),
      bootstrapVersion: await bootstrapVersion(folder),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bootstrapVersion(folder: string): Promise<number> {
  const { artifacts } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { properties?: { requiresBootstrapStackVersion?: number } }>;
  };
  return Math.max(...Object.values(artifacts).map(({ properties }) => properties?.requiresBootstrapStackVersion ?? 0));
}

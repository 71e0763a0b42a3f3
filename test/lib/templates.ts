import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import type { StageName } from '../../lib/stage.ts';

export interface Templates {
  data: Template;
  service: Template;
}

/**
 * Folder of the templates of the current sources, as JSON by stage. They are kept because loading the CDK takes most of
 * the time of synthesis. They are removed with old assemblies.
 */
const KEPT = join('.songreel-build', `assembly-templates-${hashOf(['lib', 'statemachines', 'package-lock.json'])}`);

/** Returns the templates of a stage with empty bundles, because the stacks do not depend on the code in them. */
export async function templatesOf(stage: StageName): Promise<Templates> {
  const file = join(KEPT, `${stage}.json`);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(draft, JSON.stringify(await synthesized(stage)));
    renameSync(draft, file);
  }
  const { data, service } = JSON.parse(readFileSync(file, 'utf8'));
  return { data: Template.fromJSON(data), service: Template.fromJSON(service) };
}

async function synthesized(stage: StageName): Promise<{ data: unknown; service: unknown }> {
  const { App } = await import('aws-cdk-lib');
  const { HANDLER_NAMES } = await import('../../lib/handlers.ts');
  const { composeStage } = await import('../../lib/songreel-app.ts');

  const folder = mkdtempSync(join(tmpdir(), 'songreel-code-'));
  for (const name of [...HANDLER_NAMES, 'image']) mkdirSync(join(folder, name));
  for (const name of HANDLER_NAMES) writeFileSync(join(folder, name, 'index.mjs'), `// ${name}`);
  writeFileSync(join(folder, 'image', 'Dockerfile'), 'FROM scratch');

  const app = new App({
    outdir: join(folder, 'cdk.out'),
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
  });
  const { data, service } = composeStage(app, stage, { bundles: folder, image: join(folder, 'image') });
  const assembly = app.synth();
  const templateOf = (stack: { stackName: string }) => assembly.getStackByName(stack.stackName).template;
  const templates = { data: templateOf(data), service: templateOf(service) };
  rmSync(folder, { recursive: true });
  return templates;
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : readdirSync(source).map((name) => join(source, name));
    for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

// biome-ignore lint/suspicious/noExplicitAny: each resource type has different properties
type Properties = Record<string, any>;

/** Returns the properties of all resources of a type, by logical id. */
export function propertiesOf(template: Template, type: string): Map<string, Properties> {
  const resources = Object.entries(template.findResources(type));
  return new Map(resources.map(([logicalId, { Properties }]) => [logicalId, Properties ?? {}]));
}

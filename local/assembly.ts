import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault, messageOf } from './fault.ts';

/** The output of synthesis: CloudFormation templates, and the files and folders that they name by hash. */
export interface Assembly {
  stacks: Stack[];
}

export interface Stack {
  name: string;
  template: Template;
  /** Absolute path of each asset: a Lambda function's folder, a state machine's file or a container image's folder. */
  assets: Map<string, string>;
}

export interface Template {
  Parameters?: Record<string, { Default?: string }>;
  Resources: Record<string, RawResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

export interface RawResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

interface Manifest {
  artifacts: Record<string, { type: string; properties?: { templateFile: string; stackName?: string; file: string } }>;
}

interface AssetManifest {
  files?: Record<string, { source: { path: string } }>;
  dockerImages?: Record<string, { source: { directory: string } }>;
}

/** @throws Fault that names the file, if one is missing or does not parse */
export async function loadAssembly(folder: string): Promise<Assembly> {
  const manifest = await readJson<Manifest>(join(folder, 'manifest.json'));
  const assets = new Map<string, string>();
  const stacks: Stack[] = [];
  for (const [id, { type, properties }] of Object.entries(manifest.artifacts)) {
    if (properties === undefined) continue;
    if (type === 'cdk:asset-manifest') await readAssets(folder, properties.file, assets);
    if (type !== 'aws:cloudformation:stack') continue;
    const file = join(folder, properties.templateFile);
    const template = await readJson<Template>(file);
    if (typeof template.Resources !== 'object') throw new Fault(`${file} is not a CloudFormation template`);
    stacks.push({ name: properties.stackName ?? id, template, assets });
  }
  if (stacks.length === 0) throw new Fault(`${folder} has no stack`);
  return { stacks };
}

async function readAssets(folder: string, file: string, assets: Map<string, string>): Promise<void> {
  const { files = {}, dockerImages = {} } = await readJson<AssetManifest>(join(folder, file));
  for (const [hash, { source }] of Object.entries(files)) assets.set(hash, join(folder, source.path));
  for (const [hash, { source }] of Object.entries(dockerImages)) assets.set(hash, join(folder, source.directory));
}

async function readJson<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    throw new Fault(`${file} cannot be read: ${messageOf(error)}`);
  }
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Fault } from './fault.ts';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** This folder is inside the project, so that the bundles find packages with native code in its node_modules. */
const BUILD = join(PROJECT, '.songreel-build');
/** The sources of the assembly. A change in any of these needs a new assembly. */
export const SOURCES = [
  'bin',
  'lib',
  'functions',
  'engines',
  'statemachines',
  'studio',
  'client/src',
  'cdk.json',
  'package-lock.json',
];
/** Milliseconds. An assembly is removed if no service was started from it for this long. */
const KEPT = 24 * 60 * 60 * 1000;
const LONGEST_FAULT = 1000;

interface Synthesis {
  /** Folder of the cloud assembly. */
  folder: string;
  /** Milliseconds that synthesis took; undefined if an assembly of the same sources was reused. */
  milliseconds?: number;
}

/**
 * Returns the templates and bundles of the local stage, synthesized only if their sources changed. Several services can
 * start at once: each builds in its own folder, and the first to finish renames its folder to the final name.
 * @throws Fault with the output of the CDK app
 */
export async function synthesize(): Promise<Synthesis> {
  const folder = join(BUILD, `assembly-${await sourceHash()}`);
  if (await exists(folder)) {
    await utimes(folder, new Date(), new Date());
    return { folder };
  }
  const started = Date.now();
  const draft = `${folder}.${process.pid}.draft`;
  await mkdir(BUILD, { recursive: true });
  await runApp(draft, 'local');
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  await removeUnused();
  return { folder, milliseconds: Date.now() - started };
}

/** Writes the cloud assembly of a stage into a folder. @throws Fault with the output of the CDK app */
export async function runApp(folder: string, stage: string): Promise<void> {
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ stage }) };
  try {
    await promisify(execFile)(process.execPath, ['bin/app.ts'], { cwd: PROJECT, env });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = (stderr.trim() || message).replaceAll(/\s*\n\s*/g, '; ');
    throw new Fault(`the CDK app does not synthesize: ${said.slice(0, LONGEST_FAULT)}`);
  }
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesIn(join(PROJECT, source))) {
      hash.update(`\0${relative(PROJECT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(BUILD)) {
    const path = join(BUILD, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (name.startsWith('assembly-') && Date.now() - mtimeMs > KEPT) await rm(path, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

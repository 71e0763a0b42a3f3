import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** In an ES module, packages that load a built-in module with `require` need this definition of it. */
const REQUIRE = "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);";

/**
 * Bundles TypeScript entry files into ES modules for Node.js 24, all in one run of esbuild, because starting
 * esbuild takes longer than bundling one entry.
 *
 * @param entries paths in the project, without `.ts`, by path in the folder, without `.mjs`
 * @param folder where the bundles go, with their source maps; made if absent
 * @param external packages that stay imports
 */
export function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  external: readonly string[] = [],
): void {
  // esbuild's own output folder is always the same one, so that source maps, and with them the hashes of the assets,
  // are the same wherever the bundles are written to.
  const imagined = join(PROJECT, 'bundle');
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT,
    entryPoints: Object.entries(entries).map(([out, entry]) => ({ in: `${entry}.ts`, out })),
    outdir: imagined,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    external: [...external],
    minify: true,
    keepNames: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  for (const file of outputFiles) {
    const path = join(folder, file.path.slice(imagined.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.contents);
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** In an ES module, packages that load a built-in module with `require` need this definition of it. */
const REQUIRE = "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);";

/**
 * Bundles TypeScript entry files into ES modules for Node.js 24. One run of esbuild bundles all, because starting
 * esbuild takes longer than bundling one entry.
 *
 * @param entries the source of each bundle: a path in the project without `.ts`, by a path in the folder without `.mjs`
 * @param folder the folder for bundles and source maps; it is made if it does not exist
 * @param external packages that are imported instead of bundled
 * @param names `short` ones make bundles smaller, but each function object gets its name when it is created, which costs
 *   programs that compute for long more than a tenth of their time; `whole` ones need no work
 */
export function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  external: readonly string[] = [],
  names: 'short' | 'whole' = 'short',
): void {
  // esbuild's output folder is fixed. Otherwise source maps, and so the hashes of assets, would depend on the folder
  // that the bundles are written to.
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
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: names === 'short',
    keepNames: names === 'short',
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

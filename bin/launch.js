/**
 * Runs one of the project's programs, and caches compiled code, so that the next start is faster. It is plain
 * JavaScript, so that an old Node.js can run it and report that it is too old:
 *
 *   node bin/launch.js PROGRAM [ARGUMENT…]
 */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

function missing() {
  // The programs need TypeScript support and AsyncDisposableStack. Node.js 24 has both.
  if (!process.features.typescript || typeof AsyncDisposableStack === 'undefined') {
    return `this needs Node.js 24 or newer, and ${process.execPath} is ${process.version}. Install it from https://nodejs.org`;
  }
  if (!existsSync(resolve(project, 'node_modules'))) return 'the packages are missing. Run: npm ci';
  return undefined;
}

const fault = missing();
if (fault) {
  process.stderr.write(`songreel: ${fault}\n`);
  process.exit(1);
}
// The variable enables the cache for the programs that this one starts.
process.env.NODE_COMPILE_CACHE = resolve(project, '.songreel-build', 'compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
const [node, , program, ...args] = process.argv;
process.argv = [node, resolve(program), ...args];
await import(pathToFileURL(process.argv[1]).href);

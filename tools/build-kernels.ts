/**
 * Makes the WebAssembly of the drawing kit from its sources: `npm run build:wasm [-- FOLDER]`. Short kernels are written
 * in WebAssembly's text, and the one that draws solids in AssemblyScript. The results are committed, so nobody needs a
 * compiler to run the service.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const DRAWING = join(ROOT, 'engines', 'drawing');
const [folder = join(DRAWING, 'assets')] = process.argv.slice(2);

/** Memory is freed by hand, so no garbage collector is needed, and nothing throws. */
const COMPILER = ['-O3', '--noAssert', '--runtime', 'minimal', '--enable', 'simd', '--use', 'abort='];

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', program), ...args]);

for (const name of ['blend', 'planes'])
  await run('wabt/bin/wat2wasm', [join(DRAWING, `${name}.wat`), '-o', join(folder, `${name}.wasm`)]);
await run('assemblyscript/bin/asc.js', [
  join(DRAWING, 'solids', 'assembly', 'index.ts'),
  ...COMPILER,
  ...['-o', join(folder, 'solids.wasm')],
]);

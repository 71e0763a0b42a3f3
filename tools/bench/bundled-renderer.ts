import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleMediaImage } from '../../lib/media-image.ts';

/** This folder is inside the project, so that the bundles find packages with native code in its node_modules. */
const BUILD = join(import.meta.dirname, '..', '..', '.songreel-build');

interface Bundled extends AsyncDisposable {
  /** The path of `render-one.ts` as a bundle. */
  program: string;
}

/** Bundles `render-one.ts` with the engines, their assets and the programs that they start, as for the media image. */
export async function bundledRenderer(): Promise<Bundled> {
  await mkdir(BUILD, { recursive: true });
  const folder = await mkdtemp(join(BUILD, 'bench-'));
  bundleMediaImage(folder, { 'render-one': 'tools/bench/render-one' });
  return { program: join(folder, 'render-one.mjs'), [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

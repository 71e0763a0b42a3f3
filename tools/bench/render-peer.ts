import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cost, costOf } from './process-tree.ts';
import { lyrics } from './render-material.ts';

const PACKAGES = ['remotion', '@remotion/bundler', '@remotion/renderer', 'react', 'react-dom'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the command that installs what Remotion still needs, or undefined if nothing is missing. */
export function missingPeer(): string | undefined {
  const packages = PACKAGES.filter((name) => !isInstalled(name));
  if (packages.length > 0) return `npm install --no-save ${packages.join(' ')}`;
  return browser() === undefined ? 'apt-get install chromium' : undefined;
}

/**
 * Measures how Remotion renders a scene like the default look's: a gradient, glows, a ring, and words that light up one
 * by one. Bundling does not count.
 */
export async function costOfPeer(folder: string, song: string, seconds: number): Promise<Cost> {
  const { bundle } = await loadPeer('@remotion/bundler');
  const serveUrl = await bundle({ entryPoint: join(import.meta.dirname, 'remotion', 'scene.js') });
  const props = join(folder, 'peer.json');
  await writeFile(props, JSON.stringify({ segments: lyrics(seconds), seconds }));
  const one = join(import.meta.dirname, 'render-peer-one.ts');
  return costOf(process.execPath, [one, serveUrl, props, song, join(folder, 'peer.mp4'), browser() ?? '']);
}

/** Imports a package by a computed name, because it is not a dependency of the project. */
// biome-ignore lint/suspicious/noExplicitAny: its types are not installed.
export async function loadPeer(name: string): Promise<any> {
  return import(name);
}

function isInstalled(name: string): boolean {
  return existsSync(join(import.meta.dirname, '..', '..', 'node_modules', name, 'package.json'));
}

function browser(): string | undefined {
  return BROWSERS.find((path) => existsSync(path));
}

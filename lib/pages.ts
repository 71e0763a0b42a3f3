import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { PROJECT } from './bundle.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.ttf': 'font/ttf',
};
/** Types of files that compression makes smaller. The others are already compressed. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.ttf']);
/** esbuild puts a hash of the content at the end of a name. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

interface Files {
  [name: string]: { type: string; etag: string; immutable: boolean; encodings: string[] };
}

/**
 * Bundles the pages for people into a handler's folder: `studio/` and `docs/`, each with its files, the same files
 * compressed, and a list of them in `files.json`.
 */
export function bundlePages(folder: string): void {
  const gallery = readdirSync(join(PROJECT, 'studio', 'gallery')).map((name) => `gallery/${name}`);
  bundlePage(folder, 'studio', 'main.tsx', 'index.html', gallery);
  bundlePage(folder, 'docs', 'reference/main.ts', 'reference/reference.html', []);
}

/**
 * @param page the name of the page, which is its folder and the last part of its address
 * @param entry its program, and further its document and files, all in `studio/`
 */
function bundlePage(folder: string, page: string, entry: string, document: string, files: readonly string[]): void {
  const built = build(`studio/${entry}`);
  const contents = new Map(built);
  for (const name of ['icon.svg', ...files]) contents.set(name, readFileSync(join(PROJECT, 'studio', name)));
  const named = (extension: string) => [...built.keys()].find((name) => name.endsWith(extension)) ?? '';
  const html = readFileSync(join(PROJECT, 'studio', document), 'utf8')
    .replace('{script}', `${page}/${named('.js')}`)
    .replace('{style}', `${page}/${named('.css')}`);
  contents.set('index.html', Buffer.from(html));
  writePage(join(folder, page), contents);
}

/** Bundles for browsers of the last two years. @returns the contents by file name */
function build(entry: string): Map<string, Uint8Array> {
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT,
    entryPoints: [entry],
    outdir: join(PROJECT, 'bundle'),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    write: false,
    bundle: true,
    platform: 'browser',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    loader: { '.ttf': 'file' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

function writePage(folder: string, contents: ReadonlyMap<string, Uint8Array>): void {
  const files: Files = {};
  for (const [name, content] of contents) {
    const extension = extname(name);
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
    if (COMPRESSED.has(extension)) {
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      writeFileSync(`${path}.gzip`, gzipSync(content, { level: 9 }));
    }
    files[name] = {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
      immutable: HASHED.test(name),
      encodings: COMPRESSED.has(extension) ? ['br', 'gzip'] : [],
    };
  }
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
}

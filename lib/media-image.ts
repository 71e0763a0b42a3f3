import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, PROJECT } from './bundle.ts';
import { imageLock, type Lock } from './image-lock.ts';

/**
 * Packages with native code or large data. They are installed in the image instead of bundled, in the same versions.
 */
const INSTALLED_IN_IMAGE = [
  '@indic-transliteration/sanscript',
  '@moonshine-ai/moonshine-js',
  '@napi-rs/canvas',
  'eld',
  'es-hangul',
  'hyphen',
  'lindera-wasm-nodejs-ipadic',
  'llama-tokenizer-js',
  'onnxruntime-web',
  'pinyin-pro',
  'sharp',
  'transliteration',
  'wanakana',
];

/** The runtime of whisper.cpp. npm installs the package for the image's processor. */
const INSTALLED_BY_PROCESSOR = ['@fugood/node-whisper-linux-arm64', '@fugood/node-whisper-linux-x64'];

const MEDIA = 'functions/media';

/** The task, and the programs that it starts as separate processes. */
const PROGRAMS = {
  main: `${MEDIA}/main`,
  watchdog: `${MEDIA}/watchdog`,
  'decode-image': `${MEDIA}/prepare/decode-image`,
  'draw-part': 'engines/narrative-video/draw-part',
  'find-people': 'engines/people/find-people',
  listener: 'engines/transcription/listener',
};

/**
 * Makes glibc return the memory of freed pictures to the system, which the process would keep for a whole film otherwise:
 * 100 MB at 1080p (`npm run bench:render -- --only lyric --quality pro`). Up to the size of a picture of 1080p, it uses
 * memory again instead, because new pages for each picture took a quarter of the system's time in a render. Node.js frees
 * short-lived pictures sooner if it has less room for young objects: 80 MB more while a scene is built.
 */
export const ALLOCATION = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '9000000',
  MALLOC_TRIM_THRESHOLD_: '64000000',
  NODE_OPTIONS: '--max-semi-space-size=4',
};

/** Folders whose `assets` are copied into the image, all into one folder. */
const ROOMS_WITH_ASSETS = ['engines/drawing', 'engines/people', 'engines/transcription'];

/**
 * Writes the folder from which the image of the media task is built: its code, the Dockerfile, the lists of packages,
 * fonts and other assets. The local service runs `main.mjs` in the same folder.
 * @param others entry files that are bundled too, as `bundle` takes them
 */
export function bundleMediaImage(folder: string, others: Readonly<Record<string, string>> = {}): string {
  mkdirSync(folder, { recursive: true });
  bundle({ ...PROGRAMS, ...others }, folder, INSTALLED_IN_IMAGE, 'whole');
  for (const file of ['Dockerfile', 'collect-root.sh']) cpSync(join(PROJECT, MEDIA, file), join(folder, file));
  const manifest = imagePackage();
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), imageLock(manifest, readJson<Lock>('package-lock.json')));
  const debian = readJson<Record<string, string[]>>(`${MEDIA}/debian-packages.json`);
  writeFileSync(join(folder, 'debian-packages.txt'), `${Object.values(debian).flat().sort().join('\n')}\n`);
  for (const room of ROOMS_WITH_ASSETS) {
    const assets = join(PROJECT, room, 'assets');
    if (existsSync(assets)) cpSync(assets, join(folder, 'assets'), { recursive: true });
  }
  return folder;
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));
}

function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

type Versions = Record<string, string>;

interface ImagePackage {
  private: true;
  type: 'module';
  dependencies: Versions;
  optionalDependencies: Versions;
  overrides: object;
}

function imagePackage(): ImagePackage {
  const project = readJson<ImagePackage>('package.json');
  return {
    private: true,
    type: 'module',
    dependencies: versionsOf(INSTALLED_IN_IMAGE, project.dependencies),
    optionalDependencies: versionsOf(INSTALLED_BY_PROCESSOR, project.optionalDependencies),
    overrides: project.overrides,
  };
}

function versionsOf(names: readonly string[], versions: Versions): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) {
        throw new Error(
          `${name} is installed in the media image, but is not a dependency in package.json. Add it there.`,
        );
      }
      return [name, version];
    }),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

/** The folders that the files of each folder may import. The longest prefix of a file's path counts. */
const ALLOWED: Record<string, { rooms: string[]; packages: RegExp }> = {
  'bin/app.ts': { rooms: ['lib'], packages: /^(aws-cdk-lib|constructs|cdk-nag)/ },
  'bin/cost': { rooms: ['bin/cost'], packages: /^$/ },
  'bin/operator': { rooms: ['bin/operator', 'bin/cost', 'functions/platform', 'functions/domain'], packages: /^node:/ },
  'bin/doctor': {
    rooms: ['bin/doctor', 'bin/cost', 'bin/operator', 'functions/platform', 'functions/domain', 'local', 'client'],
    packages: /^node:/,
  },
  lib: { rooms: ['lib'], packages: /^(node:|aws-cdk-lib|constructs|cdk-nag|esbuild$)/ },
  'functions/domain': { rooms: ['functions/domain'], packages: /^(valibot|node:crypto)$/ },
  'functions/platform': {
    rooms: ['functions/platform', 'functions/domain'],
    packages: /^(node:|undici$|@aws-sdk\/|@aws-lambda-powertools\/|aws-lambda$)/,
  },
  'functions/api': {
    rooms: ['functions/api', 'functions/platform', 'functions/domain'],
    packages: /^(node:|@middy\/core$|@aws-lambda-powertools\/|aws-lambda$)/,
  },
  'functions/api/openapi': {
    rooms: ['functions/api/openapi', 'functions/domain'],
    packages: /^(valibot|@valibot\/to-json-schema)$/,
  },
  'functions/steps': {
    rooms: ['functions/platform', 'functions/domain'],
    packages: /^(node:|@aws-lambda-powertools\/|aws-lambda$)/,
  },
  'functions/outbound': { rooms: ['functions/platform', 'functions/domain'], packages: /^$/ },
  'functions/schedules': {
    rooms: ['functions/platform', 'functions/domain'],
    packages: /^(node:|@aws-lambda-powertools\/|aws-lambda$)/,
  },
  'functions/media': {
    rooms: ['functions/media', 'engines', 'functions/platform', 'functions/domain'],
    packages: /^(node:|sharp$)/,
  },
  'engines/engine.ts': { rooms: ['functions/domain'], packages: /^$/ },
  'engines/generation-failure.ts': { rooms: [], packages: /^$/ },
  'engines/process': { rooms: ['engines/process'], packages: /^node:/ },
  'engines/sound': { rooms: ['engines/sound', 'engines/process', 'engines/engine.ts'], packages: /^node:/ },
  'engines/drawing': {
    rooms: ['engines/drawing', 'engines/process', 'engines/engine.ts'],
    packages: /^(node:|@napi-rs\/canvas$|sharp$)/,
  },
  'engines/people': {
    rooms: ['engines/people', 'engines/drawing', 'engines/process', 'engines/engine.ts'],
    packages: /^(node:|@napi-rs\/canvas$|sharp$|onnxruntime-web$)/,
  },
  'engines/language': {
    rooms: ['engines/language', 'engines/process'],
    packages:
      /^(node:|eld\/|pinyin-pro$|lindera-wasm-nodejs-ipadic$|wanakana$|es-hangul$|transliteration$|@indic-transliteration\/sanscript$)/,
  },
  'engines/transcription': {
    rooms: [
      'engines/transcription',
      'engines/language',
      'engines/sound',
      'engines/process',
      'engines/engine.ts',
      'engines/generation-failure.ts',
      'functions/domain',
    ],
    packages: /^(node:|llama-tokenizer-js$|onnxruntime-web$|@fugood\/whisper\.node$)/,
  },
  'engines/lyric-video': {
    rooms: [
      'engines/lyric-video',
      'engines/language',
      'engines/drawing',
      'engines/sound',
      'engines/people',
      'engines/process',
      'engines/engine.ts',
      'engines/generation-failure.ts',
      'functions/domain',
    ],
    packages: /^(node:|@napi-rs\/canvas$|sharp$)/,
  },
  'engines/narrative-video': {
    rooms: [
      'engines/narrative-video',
      'engines/drawing',
      'engines/sound',
      'engines/people',
      'engines/process',
      'engines/engine.ts',
      'engines/generation-failure.ts',
      'functions/domain',
    ],
    packages: /^(node:|@napi-rs\/canvas$|sharp$)/,
  },
  // What a story tells is read and put into scenes without anything that draws.
  'engines/narrative-video/prompt': {
    rooms: [
      'engines/narrative-video/prompt',
      'engines/narrative-video/vocabulary',
      'engines/narrative-video/story.ts',
      'engines/narrative-video/actions.ts',
      'engines/drawing/chance.ts',
      'engines/people/character-sheet.ts',
      'engines/engine.ts',
    ],
    packages: /^$/,
  },
  'engines/narrative-video/vocabulary': {
    rooms: [
      'engines/narrative-video/vocabulary',
      'engines/narrative-video/story.ts',
      'engines/narrative-video/actions.ts',
      'engines/people/character-sheet.ts',
    ],
    packages: /^$/,
  },
  'engines/narrative-video/storyboard': {
    rooms: [
      'engines/narrative-video/storyboard',
      'engines/narrative-video/prompt',
      'engines/narrative-video/vocabulary',
      'engines/narrative-video/acting',
      'engines/narrative-video/story.ts',
      'engines/narrative-video/actions.ts',
      'engines/narrative-video/look.ts',
      'engines/drawing/chance.ts',
      'engines/sound',
      'engines/engine.ts',
    ],
    packages: /^$/,
  },
  'local/demo': { rooms: ['local', 'client'], packages: /^node:/ },
  'local/make': { rooms: ['local', 'client'], packages: /^node:/ },
  'local/session': { rooms: ['local', 'client'], packages: /^(node:|@aws-sdk\/)/ },
  client: { rooms: ['client'], packages: /^node:/ },
  studio: {
    rooms: ['studio', 'client', 'functions/domain'],
    packages: /^(preact|@preact\/signals|swagger-ui-dist)(\/|$)/,
  },
  'client/mcp': { rooms: ['client'], packages: /^(node:|@modelcontextprotocol\/sdk\/|zod$)/ },
  'client/generate-types.ts': { rooms: ['functions/api/openapi'], packages: /^(node:|json-schema-to-typescript$)/ },
  local: { rooms: ['local'], packages: /^(node:|@aws-sdk\/|@smithy\/signature-v4$|aws-local-stepfunctions$)/ },
  'tools/mutants': {
    rooms: ['tools/mutants', 'tools/options', 'local', 'test'],
    packages: /^(node:|@babel\/parser$|@jest\/types$|expect$|jest-circus$|jest-mock$)/,
  },
  tools: {
    rooms: ['tools', 'engines', 'lib', 'local', 'functions', 'client', 'test'],
    packages: /^(node:|@napi-rs\/canvas$|sharp$|esbuild$|@remotion\/|onnxruntime-web$)/,
  },
};

const root = join(import.meta.dirname, '..', '..');
const SOURCES = ['bin', 'lib', 'functions', 'engines', 'local', 'client', 'studio', 'tools'];

interface Import {
  file: string;
  target: string;
}

function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name)),
  );
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const target = name.startsWith('.') ? relative(root, normalize(join(root, dirname(file), name))) : name;
    return { file, target };
  });
}

function roomOf(path: string): string | undefined {
  return Object.keys(ALLOWED)
    .filter((room) => path.startsWith(room))
    .sort((a, b) => b.length - a.length)[0];
}

const LOOKS = 'engines/lyric-video/looks/';

/** The folder of a look, of any of its files. */
function lookOf(file: string): string {
  return file.slice(LOOKS.length).split('/')[0] ?? '';
}

/** Follows imports and returns every circle that it finds, as a list of files. */
function circlesOf(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ file }) => file);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const { target } of targets.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return circles;
}

const imports = sourceFiles().flatMap(importsOf);

describe('the house', () => {
  test('connects to addresses that callers named only where no secrets and no ledger can be read', () => {
    const connecting = imports.filter(({ target }) => target === 'functions/platform/public-fetch.ts');
    const rooms = new Set(connecting.map(({ file }) => roomOf(file)));
    expect(rooms).toEqual(new Set(['functions/media', 'functions/outbound']));
  });

  test('has every source file in a known folder', () => {
    expect(sourceFiles().filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('has no import that its folders do not allow', () => {
    const wrong = imports.filter(({ file, target }) => {
      const rule = ALLOWED[roomOf(file) ?? ''];
      const own = [...SOURCES, 'test'].some((folder) => target.startsWith(`${folder}/`));
      return !rule || !(own ? rule.rooms.some((room) => target.startsWith(room)) : rule.packages.test(target));
    });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('lets a look import its own files and shared ones, but none of another look', () => {
    const between = imports.filter(({ file, target }) => file.startsWith(LOOKS) && target.startsWith(LOOKS));
    expect(between.length).toBeGreaterThan(100);
    const wrong = between.filter(({ file, target }) => lookOf(file) !== lookOf(target));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('lets only the platform and the local service import an AWS SDK client', () => {
    const wrong = imports.filter(
      ({ file, target }) => target.startsWith('@aws-sdk/') && !/^(functions\/platform|local)\//.test(file),
    );
    expect(wrong).toEqual([]);
  });

  test('opens sockets to addresses that a caller gave in one file only', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        /^(functions|engines)\//.test(file) &&
        /^(undici|node:(http|https|net|tls|http2|dgram))$/.test(target) &&
        !/^functions\/platform\/public-/.test(file),
    );
    expect(wrong).toEqual([]);
    const callers = sourceFiles().filter(
      (file) => /^(functions|engines)\//.test(file) && /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(callers).toEqual([]);
  });

  test('has no circles of imports, types included', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  test('has no file of more than 300 lines, except generated ones', () => {
    const written = sourceFiles().filter((file) => file !== 'client/src/types.ts');
    const long = written.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });
});

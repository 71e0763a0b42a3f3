import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { generatedTypes, TYPES_FILE } from '../../client/generate-types.ts';

const client = join(import.meta.dirname, '..', '..', 'client');
const manifest = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'));
const sources = readdirSync(join(client, 'src')).map((name) => readFileSync(join(client, 'src', name), 'utf8'));

describe('the client package', () => {
  test('has the types of the OpenAPI document', async () => {
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generatedTypes());
  });

  test('exports a file that the build makes from an existing module', () => {
    expect(manifest.exports['.']).toEqual({ types: './dist/index.d.ts', default: './dist/index.js' });
    expect(readdirSync(join(client, 'src'))).toContain('index.ts');
  });

  test('uses only features of browsers, Node.js, Deno and Bun, and no file of the service', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    const imported = sources.flatMap((source) => [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name));
    expect(imported.filter((name) => !/^\.\/[\w-]+\.ts$/.test(name ?? ''))).toEqual([]);
  });
});

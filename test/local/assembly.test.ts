import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadAssembly } from '../../local/assembly.ts';
import { SOURCES, synthesize } from '../../local/synthesis.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

describe('an assembly', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  const write = async (name: string, files: Record<string, string>) => {
    await mkdir(`${folder.path}/${name}`);
    for (const [file, text] of Object.entries(files)) await writeFile(`${folder.path}/${name}/${file}`, text);
    return `${folder.path}/${name}`;
  };
  const manifest = JSON.stringify({
    artifacts: { Data: { type: 'aws:cloudformation:stack', properties: { templateFile: 'data.template.json' } } },
  });

  test('has the two stacks of the local stage', async () => {
    const { stacks } = await loadAssembly((await synthesize()).folder);
    expect(stacks.map(({ name }) => name)).toEqual(['Songreel-Local-Data', 'Songreel-Local-Service']);
  });

  test('is made again when any of its code changes', async () => {
    const { folder: assembly } = await synthesize();
    const maps = (await readdir(assembly, { recursive: true })).filter((file) => file.endsWith('.map'));
    const sources = await Promise.all(
      maps.map(async (map): Promise<string[]> => JSON.parse(await readFile(`${assembly}/${map}`, 'utf8')).sources),
    );
    const own = sources.flat().filter((source) => !source.includes('node_modules/'));
    const rooms = new Set(own.map((source) => source.replace(/^(\.\.\/)+/, '').split('/')[0]));
    expect([...rooms].sort()).toEqual(['engines', 'functions']);
    expect(SOURCES).toEqual(expect.arrayContaining([...rooms]));
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['that is not there', {}, /manifest\.json cannot be read: ENOENT/],
    ['whose manifest does not parse', { 'manifest.json': '{' }, /manifest\.json cannot be read: \S/],
    ['without a stack', { 'manifest.json': '{"artifacts":{}}' }, /has no stack$/],
    ['whose template is not there', { 'manifest.json': manifest }, /data\.template\.json cannot be read: ENOENT/],
    [
      'whose template does not parse',
      { 'manifest.json': manifest, 'data.template.json': '{"Resources": {' },
      /data\.template\.json cannot be read: \S/,
    ],
    [
      'whose template is not a template',
      { 'manifest.json': manifest, 'data.template.json': '[]' },
      /data\.template\.json is not a CloudFormation template$/,
    ],
  ])('%s is refused in one line that names the file', async (name, files, message) => {
    const broken = loadAssembly(await write(name, files));
    await expect(broken).rejects.toThrow(message);
    await expect(broken).rejects.toThrow(/^[^\n]+$/);
    await expect(broken).rejects.toMatchObject({ name: 'Fault' });
  });
});

describe('synthesis', () => {
  test('runs once for the same sources, even for simultaneous callers', async () => {
    const all = await Promise.all([synthesize(), synthesize(), synthesize()]);
    expect(new Set(all.map(({ folder }) => folder)).size).toBe(1);
    expect(all.map(({ milliseconds }) => milliseconds)).toEqual([undefined, undefined, undefined]);
  });
});

import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { makeSong } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

const run = promisify(execFile);
const client = join(import.meta.dirname, '../../client');

/** The program of somebody who installed the package. */
const PROGRAM = `
import { Songreel, verifyWebhook } from '@songreel/client';
const [baseUrl, apiKey, song_url] = process.argv.slice(2);
const songreel = new Songreel({ baseUrl, apiKey });
const { id } = await songreel.transcriptions.create({ song_url });
const stages = [];
let status;
for await (const { stage, job } of songreel.transcriptions.watch(id)) {
  stages.push(stage);
  status = job?.status;
}
const hmac = 'sha256=0acc52dc6ff5f9a5ab72fc5f9ad5ae3fe81ad25d4dd15d0ddc9fa0db1ad6d3f4';
const forged = await verifyWebhook('{}', hmac, 'whsec_test');
console.log(JSON.stringify({ version: process.versions.node, last: stages.at(-1), status, forged }));
`;

/** Every Node.js on this machine that the package is for: the one that runs the tests, and those on the path. */
const found = execFileSync('which', ['-a', 'node'], { encoding: 'utf8' }).trim().split('\n');
const versions = new Map(
  [process.execPath, ...found].map((node) => [execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), node]),
);
const supported = [...versions].filter(([version]) => Number(/\d+/.exec(version)?.[0]) >= 20);

let folder: TemporaryFolder;
let origin: Origin;
let service: Service;
let song_url: string;

beforeAll(async () => {
  [folder, origin] = await Promise.all([temporaryFolder(), startOrigin()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(folder.path, 'song.mp3'), 2));
  service = await startService({ allowOrigins: [origin.url] });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder.path], { cwd: client });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  expect(files.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'dist/index.js', 'dist/index.d.ts', 'package.json']),
  );
  await writeFile(join(folder.path, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder.path, 'program.js'), PROGRAM);
  await writeFile(
    join(folder.path, 'program.ts'),
    `import { Songreel, type Update, type VideoJob } from '@songreel/client';
     const songreel = new Songreel({ baseUrl: '', apiKey: '' });
     export const updates: AsyncGenerator<Update<VideoJob>> = songreel.lyricVideos.watch('id');`,
  );
  await run('npm', ['install', '--offline', '--no-audit', `./${filename}`], { cwd: folder.path });
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await folder?.remove();
});

describe('the packed client', () => {
  test.each(supported)('runs in Node.js %s against the service', async (version, node) => {
    const { stdout } = await run(node, ['program.js', service.base_url, service.api_key, song_url], {
      cwd: folder.path,
    });
    expect(JSON.parse(stdout)).toEqual({
      version: version.slice(1),
      last: 'completed',
      status: 'completed',
      forged: false,
    });
  });

  test('has types with which a browser program compiles', async () => {
    const tsc = join(client, '../node_modules/.bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
    await run(tsc, [...options, '--types', '', 'program.ts'], { cwd: folder.path });
  });
});

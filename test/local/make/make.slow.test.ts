import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gone, processesOf } from '../../processes.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

const RECORDING = join(import.meta.dirname, '../../engines/transcription/spoken.m4a');
const WORDS = '[Verse]\nthere is a road that leads back to the sea\nyou said goodbye but i still hear your voice\n';

let folder: TemporaryFolder;
let song: string;
let lyrics: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  song = join(folder.path, 'My song.m4a');
  lyrics = join(folder.path, 'words.txt');
  await copyFile(RECORDING, song);
  await writeFile(lyrics, WORDS);
  await mkdir(join(folder.path, 'tmp'));
});
afterAll(() => folder.remove());

function start(...args: string[]) {
  const env = { ...process.env, TMPDIR: join(folder.path, 'tmp') };
  const options = ['--out', join(folder.path, 'made'), '--data', join(folder.path, 'nothing')];
  return spawn(process.execPath, ['local/make.ts', ...args, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function make(...args: string[]) {
  const child = start(...args);
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, errors, status };
}

test('make turns a song and its words on disk into files, and leaves no service running', async () => {
  const { output, status } = await make(song, '--transcribe', '--lyrics', lyrics);
  expect(status).toBe(0);
  expect(output).toContain('My song.srt');
  const [srt, lrc, json] = await Promise.all(
    ['srt', 'lrc', 'json'].map((end) => readFile(join(folder.path, `made/My song.${end}`), 'utf8')),
  );
  expect(srt).toMatch(/^1\n00:00:02,\d{3} --> .*\nthere is a road that leads back to the sea\n/);
  expect(lrc).toMatch(/^\[00:02\.\d\d\]<00:02\.\d\d>there /);
  expect(JSON.parse(json ?? '')).toHaveLength(2);
  expect(await readdir(join(folder.path, 'tmp'))).toEqual([]);
});

describe('a mistake is one line that says what to change', () => {
  test.each([
    [[], 'name a song'],
    [['missing.mp3'], 'missing.mp3: there is no such file'],
    [['package.json', 'README.md'], 'name only one song'],
    [['package.json', '--story', 'They dance'], '--story needs a --character'],
    [['package.json', '--story', 'x', '--character', 'Mina'], '--character takes a name and a picture'],
    [['package.json', '--character', 'Mina=package.json'], '--character needs a --story'],
    [['package.json', '--photo', 'nobody.jpg'], 'nobody.jpg: there is no such file'],
    [['package.json', '--presets', 'x'], "Unknown option '--presets'"],
  ])('%j', async (args, message) => {
    const { errors, status } = await make(...args);
    expect(status).toBe(1);
    expect(errors).toMatch(/^songreel: /);
    expect(errors).toContain(message);
    expect(errors).not.toContain('unexpected');
  });

  test('of the file, named as the person named it', async () => {
    const { errors, status } = await make(lyrics, '--transcribe');
    expect(status).toBe(1);
    expect(errors).toContain('transcription: words.txt: the file is neither audio nor video');
  });
});

test('an interrupted make leaves no process and no temporary file', async () => {
  const made = start(song);
  let shown = '';
  made.stderr.on('data', (part) => {
    shown += part;
  });
  while (!shown.includes('the default look: ')) await pause(50);
  const children = processesOf(made.pid).map(({ id }) => id);
  expect(children.length).toBeGreaterThan(0);
  made.kill('SIGINT');
  expect((await once(made, 'exit'))[0]).toBe(130);
  await gone(children);
  expect(shown).not.toMatch(/failed|error/i);
  expect(await readdir(join(folder.path, 'tmp'))).toEqual([]);
});

import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beginningOf, makeImage, mediaFolder } from './media.ts';
import { type Service, startService } from './service.ts';

const PACKAGE = join(import.meta.dirname, '../../client/mcp');
const PATIENCE = { timeout: 150_000, resetTimeoutOnProgress: true };

let service: Service;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song: string;
let client: Client;
beforeAll(async () => {
  [service, media] = await Promise.all([startService(), mediaFolder()]);
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  song = await beginningOf('local/sample/song.m4a', `${media.path}/song.m4a`, 10.2);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', media.path], {
    cwd: PACKAGE,
  });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  await promisify(execFile)('tar', ['-xzf', join(media.path, filename), '-C', media.path]);
  client = new Client({ name: 'test', version: '1.0.0' });
  // As somebody who installed the package runs it, with the Node.js of the path, and without any other package.
  await client.connect(
    new StdioClientTransport({
      command: execFileSync('which', ['node'], { encoding: 'utf8' }).trim(),
      args: [join(media.path, 'package/dist/main.js')],
      env: { SONGREEL_BASE_URL: service.base_url, SONGREEL_API_KEY: api_key },
      cwd: media.path,
    }),
  );
});
afterAll(async () => {
  await client?.close();
  await Promise.all([service?.stop(), media?.remove()]);
});

async function call(name: string, args: Record<string, unknown>, onprogress?: (update: object) => void) {
  const options = { ...PATIENCE, ...(onprogress && { onprogress }) };
  const { content, isError } = await client.callTool({ name, arguments: args }, undefined, options);
  const [{ text = '' } = {}] = content as { text?: string }[];
  return { text, isError: isError ?? false, value: isError ? undefined : JSON.parse(text) };
}

describe('the MCP server', () => {
  test('offers its tools, each with a description', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'cancel_job',
      'check_job',
      'list_jobs',
      'make_lyric_video',
      'make_story',
      'transcribe',
    ]);
    for (const { description } of tools) expect(description?.length).toBeGreaterThan(30);
  });

  test('makes a lyric video of a file, reports progress, and writes the result', async () => {
    const updates: object[] = [];
    const out = join(media.path, 'video.mp4');
    const order = { song, lyrics: 'Hello morning, hello light', look: 'BAUHAUS', shape: '16:9', out };
    const { value } = await call('make_lyric_video', order, (update) => updates.push(update));
    expect(value).toMatchObject({ status: 'completed', file: out, credits_charged: expect.any(Number) });
    expect((await readFile(out)).subarray(4, 8).toString()).toBe('ftyp');
    expect(updates.at(-1)).toMatchObject({ progress: 100, total: 100 });
    const { value: jobs } = await call('list_jobs', { status: 'completed' });
    expect(jobs.map(({ id }: { id: string }) => id)).toContain(value.id);
  }, 180_000);

  test('transcribes, without waiting if that is wished', async () => {
    const { value: begun } = await call('transcribe', { song, lyrics: 'Hello morning', wait: false });
    expect(begun).toMatchObject({ kind: 'lyric_transcription', status: 'processing' });
    const { value } = await call('check_job', { kind: 'lyric_transcription', id: begun.id, wait: true });
    expect(value.segments[0].text).toBe('Hello morning');
  }, 180_000);

  test('orders a story, and cancels it', async () => {
    await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
    const image = await makeImage(join(media.path, 'mina.png'));
    const order = { song, prompt: 'Mina walks on the beach.', characters: [{ name: 'Mina', image }], wait: false };
    const { value: begun } = await call('make_story', order);
    expect(begun).toMatchObject({ kind: 'narrative_video', status: 'processing' });
    await call('cancel_job', { kind: 'narrative_video', id: begun.id });
    const { value } = await call('check_job', { kind: 'narrative_video', id: begun.id, wait: true });
    expect(value.status).toBe('canceled');
  }, 180_000);

  test.each([
    [
      'a file that is not there',
      { song: '/nowhere/song.mp3' },
      'There is no file "/nowhere/song.mp3" that can be read.',
    ],
    [
      'a look that is not there',
      { song: 'https://example.com/song.mp3', look: 'NICE' },
      'style_preset: must be one of',
    ],
  ])('says what is wrong with %s', async (_, order, message) => {
    const { isError, text } = await call('make_lyric_video', order);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });
});

import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataFolder, readRecord } from '../../../local/data-folder.ts';
import { type JobEvent, type LocalService, startService } from '../../../local/service.ts';
import { failuresOf } from '../../../local/session/state-timings.ts';
import { synthesize } from '../../../local/synthesis.ts';
import { makeSong, mediaFolder } from '../../acceptance/media.ts';
import { type Origin, startOrigin } from '../../acceptance/origin.ts';
import { PlainApi } from '../../acceptance/plain-api.ts';

/** What is removed from the template: an action of a role, on resources whose name has a part. */
const REMOVED = [
  { role: 'ChargeJob', action: 'dynamodb:PutItem', part: 'TablesLedger' },
  { role: 'DeliverWebhook', action: 'lambda:InvokeFunction', part: 'SendWebhook' },
  { role: 'CreateUpload', action: 's3:PutObject', part: '/uploads/' },
];

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

/** Copies the assembly of the local stage into a folder, without the removed rights. */
async function assemblyWithout(folder: string): Promise<string> {
  const { folder: whole } = await synthesize();
  for (const name of await readdir(whole)) {
    if (!name.endsWith('Service.template.json')) {
      await symlink(join(whole, name), join(folder, name));
      continue;
    }
    const template = JSON.parse(await readFile(join(whole, name), 'utf8'));
    for (const { role, action, part } of REMOVED) {
      const [, policy] = Object.entries<{ Properties: { PolicyDocument: { Statement: Statement[] } } }>(
        template.Resources,
      ).find(([id]) => id.startsWith(`Functions${role}RoleDefaultPolicy`)) ?? ['', undefined];
      const document = policy?.Properties.PolicyDocument;
      const meant = document?.Statement.find(
        (one) => [one.Action].flat().includes(action) && JSON.stringify(one.Resource).includes(part),
      );
      if (!document || !meant) throw new Error(`${role} has no right to ${action}.`);
      meant.Action = [meant.Action].flat().filter((other) => other !== action);
    }
    await writeFile(join(folder, name), JSON.stringify(template));
  }
  return folder;
}

let media: Awaited<ReturnType<typeof mediaFolder>>;
let assembly: Awaited<ReturnType<typeof mediaFolder>>;
let origin: Origin;
let service: LocalService;
let api: PlainApi;
const events: JobEvent[] = [];
const ending = new AsyncDisposableStack();
beforeAll(async () => {
  [media, assembly, origin] = await Promise.all([mediaFolder(), mediaFolder(), startOrigin()]);
  const data = await DataFolder.open(join(media.path, 'data'));
  ending.defer(() => data.release());
  const options = {
    port: 0,
    data: data.path,
    workers: 1,
    refuse: false,
    startSeconds: 0,
    allowedOrigins: [origin.url],
    json: true,
  };
  const watcher = { onJob: (event: JobEvent) => void events.push(event), onFault: () => undefined };
  service = await startService(await assemblyWithout(assembly.path), data, options, watcher, ending);
  api = new PlainApi(service.base_url, service.api_key, 2_000);
});
afterAll(async () => {
  await ending.disposeAsync();
  await Promise.all([origin.stop(), media.remove(), assembly.remove()]);
});

/** Waits until the execution of a job has ended. */
async function ended(path: string): Promise<void> {
  const id = path.split('/').at(-1);
  while (!events.some(({ job_id, status }) => job_id === id && status !== undefined && status !== 'running')) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('the whole service', () => {
  test('charges nothing if the step that charges may not write the ledger', async () => {
    const song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 2));
    const path = await api.order('/lyric-videos/transcriptions', { song_url });
    const job = await api.settled(path, 'failed');
    expect(job).toMatchObject({ credits_charged: 0, error: { code: 'internal_error' } });
    expect((await api.get('/account')).credits).toBe(1_000_000);
    const { environment } = await readRecord(join(media.path, 'data'));
    const [failure] = await failuresOf(path.split('/').at(-1) ?? '', environment);
    expect(failure?.cause).toMatch(/is not authorized to perform: dynamodb:PutItem on resource: \S*-ledger/);
  }, 200_000);

  test('sends no webhook if the step that signs may not invoke the sender', async () => {
    const order = { song_url: `${origin.url}/nothing`, webhook_url: `${origin.url}/hook` };
    const path = await api.order('/lyric-videos/transcriptions', order);
    await api.settled(path, 'failed');
    await ended(path);
    expect(origin.deliveries).toEqual([]);
    expect((await api.get(`/jobs/${path.split('/').at(-1)}/deliveries`)).state).toBe('owed');
  }, 200_000);

  test('gives links for uploads that do not work if the function may not write uploads', async () => {
    const terms = { content_type: 'audio/mpeg', content_length: 4 };
    const { upload_url, headers } = await api.call('POST', '/uploads', terms);
    expect((await fetch(upload_url, { method: 'PUT', headers, body: 'song' })).status).toBe(403);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import type { Use } from '../../local/aws/rights/use-record.ts';
import { readRecord } from '../../local/data-folder.ts';
import { type Providers, runningService, startProviders } from '../providers/providers.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { PlainApi } from './plain-api.ts';
import { type Service, startService } from './service.ts';

/** What journeys need: a service with providers, a caller's server, and short media on it. */
export interface Trip {
  service: Service;
  api: PlainApi;
  origin: Origin;
  providers: Providers;
  song: string;
  image: string;
  /** Paths of files. */
  files: { song: string };
  /** Kills the service and starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends a job's execution as an operator does in the console. */
  abort(id: string): Promise<void>;
}

const TRANSCRIPTIONS = '/lyric-videos/transcriptions';
const SEGMENTS = [{ text: 'la la', start: 1, end: 9, duration: 8, wordCount: 2, timedWords: [] }];

const VIDEO = { segments: SEGMENTS, aspect_ratio: '1:1' };
const narrative = (song_url: string, image_url: string) => ({
  song_url,
  prompt: 'Ada sings on a rooftop.',
  characters: [{ name: 'Ada', role: 'singer', image_url }],
  aspect_ratio: '1:1',
});

/** @param path such as `/lyric-videos/job_…` */
const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** Milliseconds after which a setting has taken effect. */
const SETTLING = 5_500;

/** Everything that clients, receivers, operators and crashes do, by its name. Each goes on from the one before. */
export const JOURNEYS: Readonly<Record<string, (trip: Trip) => Promise<void>>> = {
  'a test of a webhook before the first order of an account': async ({ service, origin }) => {
    const { account_id } = await service.operator('accounts', 'create', '--credits', '1');
    const api = await apiOf({ ...service, account_id });
    await api.call('POST', '/webhooks/test', { url: `${origin.url}/test` });
  },
  'a lyric video from an upload, and everything that can be read about it': async ({ api, origin, image, files }) => {
    const content = await readFile(files.song);
    const terms = { content_type: 'audio/mpeg', content_length: content.length };
    const upload = await api.call('POST', '/uploads', terms);
    await fetch(upload.upload_url, { method: 'PUT', headers: upload.headers, body: content });
    const media = { song_url: upload.url, singer_image_url: image };
    const path = await api.order('/lyric-videos', { ...VIDEO, ...media, webhook_url: `${origin.url}/video` });
    const { id, video_url, thumbnail_url } = await api.settled(path, 'completed', 300);
    const [delivery] = await origin.delivered('/video');
    const [listed] = (await api.get('/jobs')).jobs;
    const links = [video_url, thumbnail_url, JSON.parse(delivery?.body ?? '').video_url, listed.video_url];
    for (const link of links) await (await fetch(link)).arrayBuffer();
    for (const name of ['progress', 'lyrics', 'deliveries']) await api.get(`/jobs/${id}/${name}`);
    await api.get(`/jobs/${id.replace(/.$/, '0')}/progress`);
    for (const other of ['account', 'prices', 'ledger', 'openapi.json', 'docs', 'nothing']) {
      await api.get(`/${other}`);
    }
    await api.call('POST', `/jobs/${id}/deliveries`);
    await origin.delivered('/video', 2);
    await api.call('DELETE', `/jobs/${id}/files`);
  },
  'the rotation of the webhook secret': async ({ api }) => {
    await api.call('POST', '/webhooks/rotate');
    await api.get('/account');
  },
  'a test of a webhook during the rotation': async ({ api, origin }) => {
    await api.call('POST', '/webhooks/test', { url: `${origin.url}/test` });
  },
  'an order that is repeated': async ({ api, song }) => {
    const key = { 'Idempotency-Key': 'the-same' };
    const path = await api.order(TRANSCRIPTIONS, { song_url: song }, key);
    await api.order(TRANSCRIPTIONS, { song_url: song }, key);
    await api.settled(path, 'completed');
  },
  'an order with a key while no orders are taken': async ({ service, api, song }) => {
    await service.operator('settings', 'set', 'admission', 'closed');
    await sleep(SETTLING);
    const refusal = api.order(TRANSCRIPTIONS, { song_url: song }, { 'Idempotency-Key': 'refused' });
    await refusal.catch(() => undefined);
    await service.operator('settings', 'set', 'admission', 'open');
  },
  'a transcription by the provider, with a vocabulary': async ({ service, api, song }) => {
    await service.operator('settings', 'set', 'pricing.transcription.transcribe', '70');
    await service.operator('settings', 'set', 'engine.lyric_transcription', 'transcribe');
    await sleep(SETTLING);
    const lyrics = 'Good morning\nBright lights';
    await api.settled(await api.order(TRANSCRIPTIONS, { song_url: song, lyrics }), 'completed');
  },
  'a transcription by the provider that fails': async ({ api, song, providers }) => {
    providers.script.decide('failed');
    await api.settled(await api.order(TRANSCRIPTIONS, { song_url: song }), 'failed');
  },
  'a narrative video with shots of the provider': async ({ service, api, song, image, origin }) => {
    for (const quality of ['basic', 'pro']) {
      await service.operator('settings', 'set', `pricing.narrative_video_${quality}.ray`, '4000');
    }
    await service.operator('settings', 'set', 'engine.narrative_video', 'ray');
    await service.operator('settings', 'set', 'ray.dollars_per_job', '5');
    await sleep(SETTLING);
    const webhook_url = `${origin.url}/narrative`;
    const path = await api.order('/music-videos', { ...narrative(song, image), webhook_url });
    await api.settled(path, 'completed', 300);
    await origin.delivered('/narrative');
  },
  'the cancellation of a job that the provider works for': async ({ service, api, song, image }) => {
    await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
    await sleep(SETTLING);
    const path = await api.order('/music-videos', narrative(song, image));
    await api.charged(path);
    await api.call('DELETE', path);
    await api.settled(path, 'canceled');
  },
  'an operator who aborts a job that the provider works for': async ({ api, song, image, abort }) => {
    const path = await api.order('/music-videos', narrative(song, image));
    await api.charged(path);
    await abort(idOf(path));
    await api.settled(path, 'failed');
    // The clean-up follows.
    await sleep(SETTLING);
  },
  'a job that fails while its webhook is refused, and one that waits for its end': async (trip) => {
    const { service, api, origin, song } = trip;
    await service.operator('settings', 'set', 'engine.lyric_transcription', 'embedded');
    await service.operator('settings', 'set', 'running_jobs_per_account', '1');
    await sleep(SETTLING);
    const webhook_url = origin.answer('/refusing', (_, response) => void response.writeHead(500).end());
    const failing = await api.order(TRANSCRIPTIONS, { song_url: `${origin.url}/nothing`, webhook_url });
    const waiting = await api.order(TRANSCRIPTIONS, { song_url: song });
    await api.settled(failing, 'failed');
    await api.settled(waiting, 'completed');
    await origin.delivered('/refusing', 3, 60);
  },
  'a cancellation after the charge, and a job that waits for it': async ({ api, song, origin }) => {
    const webhook_url = `${origin.url}/canceled`;
    const canceled = await api.order('/lyric-videos', { song_url: song, ...VIDEO, webhook_url });
    const waiting = await api.order(TRANSCRIPTIONS, { song_url: song });
    await api.charged(canceled);
    await api.call('DELETE', canceled);
    await api.settled(canceled, 'canceled');
    await origin.delivered('/canceled');
    await api.settled(waiting, 'completed');
  },
  'an operator who aborts a charged job that another one waits for': async ({ api, song, abort, origin }) => {
    const webhook_url = `${origin.url}/aborted`;
    const aborted = await api.order('/lyric-videos', { song_url: song, ...VIDEO, webhook_url });
    const waiting = await api.order(TRANSCRIPTIONS, { song_url: song });
    await api.charged(aborted);
    await abort(idOf(aborted));
    await api.settled(aborted, 'failed');
    await origin.delivered('/aborted');
    await api.settled(waiting, 'completed');
  },
  'a crash while a job runs and another one waits': async (trip) => {
    const running = await trip.api.order('/lyric-videos', { song_url: trip.song, ...VIDEO });
    const waiting = await trip.api.order(TRANSCRIPTIONS, { song_url: trip.song });
    await trip.api.charged(running);
    await trip.restart();
    await trip.api.settled(running, 'completed');
    await trip.api.settled(waiting, 'completed');
  },
  'a crash before a cancellation is confirmed': async (trip) => {
    // After a restart, functions start slowly, so the service is killed before the cancellation is confirmed.
    await trip.restart();
    const path = await trip.api.order('/lyric-videos', { song_url: trip.song, ...VIDEO });
    await trip.api.charged(path);
    await trip.api.call('DELETE', path);
    await trip.restart();
    await trip.api.settled(path, 'canceled');
  },
  'a crash while a webhook is owed': async (trip) => {
    const { origin } = trip;
    const isReceiving = { yes: false };
    const webhook_url = origin.answer('/late', (_, response) => {
      response.writeHead(isReceiving.yes ? 204 : 500).end();
    });
    const failing = await trip.api.order(TRANSCRIPTIONS, { song_url: `${origin.url}/nothing`, webhook_url });
    await trip.api.settled(failing, 'failed');
    await origin.delivered('/late');
    isReceiving.yes = true;
    await trip.restart();
    await origin.delivered('/late', 2, 120);
  },
};

/** A right that was used, and the journey that used it first. */
export interface RecordedUse extends Use {
  journey: string;
}

/**
 * Goes on journeys, one after the other.
 * @param journeys all by default
 * @param onJourney is called when a journey begins
 * @returns every right that was used
 */
export async function goOnJourneys(
  journeys = JOURNEYS,
  onJourney: (name: string) => void = () => undefined,
): Promise<RecordedUse[]> {
  await using ending = new AsyncDisposableStack();
  const media = ending.adopt(await mediaFolder(), (folder) => folder.remove());
  const data = join(media.path, 'data');
  const record = join(media.path, 'rights.jsonl');
  const origin = ending.adopt(await startOrigin(), ({ stop }) => stop());
  let journey = 'the start of the service';
  const uses: RecordedUse[] = [];
  const caller = () => runningService(data, (role, access) => uses.push({ role, access, journey }));
  const providers = ending.adopt(await startProviders({ caller }), ({ stop }) => stop());
  const flags = ['--providers', providers.url, '--record-rights', record];
  const start = () => startService({ data, allowOrigins: [origin.url], flags });
  const first = await start();
  const song = await makeSong(join(media.path, 'song.mp3'), 10.5);
  const trip: Trip = {
    service: first,
    api: await apiOf(first),
    origin,
    providers,
    song: origin.offer('/song.mp3', song),
    image: origin.offer('/ada.png', await makeImage(join(media.path, 'ada.png'))),
    files: { song },
    restart: async () => {
      await trip.service.kill();
      trip.service = await start();
      trip.api = await apiOf(trip.service);
    },
    abort: (id) => abort(data, id),
  };
  ending.defer(async () => void (await trip.service.stop()));
  let seen = 0;
  const read = async () => {
    const lines = (await readFile(record, 'utf8')).trim().split('\n');
    uses.push(...lines.slice(seen).map((line) => ({ ...(JSON.parse(line) as Use), journey })));
    seen = lines.length;
  };
  for (const [name, go] of Object.entries(journeys)) {
    await read();
    journey = name;
    onJourney(name);
    await go(trip);
  }
  await read();
  return uses;
}

async function apiOf(service: Pick<Service, 'operator' | 'account_id' | 'base_url'>): Promise<PlainApi> {
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  return new PlainApi(service.base_url, api_key);
}

async function abort(data: string, id: string): Promise<void> {
  const { environment } = await readRecord(data);
  const { AWS_ENDPOINT_URL_SFN: endpoint = '', AWS_REGION: region = '', JOB_STATE_MACHINE: machine = '' } = environment;
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const client = new SFNClient({ endpoint, region, credentials });
  const executionArn = `${machine.replace(':stateMachine:', ':execution:')}:${id}`;
  await client.send(new StopExecutionCommand({ executionArn }));
  client.destroy();
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Songreel, SongreelError, type VideoJob } from '../../client/src/index.ts';
import { SCOPES } from '../../functions/domain/scopes.ts';
import { setFlag } from '../../functions/platform/store/account-access.ts';
import { createAccount, getAccount } from '../../functions/platform/store/accounts.ts';
import { createKey, revokeKey } from '../../functions/platform/store/keys.ts';
import { SAMPLE } from '../../local/demo/caller.ts';
import { audit } from '../operator/audit.ts';
import { connectToStage, placeOf } from '../operator/connection.ts';
import type { DoctorLine } from './command-line.ts';
import { type Finding, ok } from './finding.ts';
import { receiveWebhook } from './webhook.ts';

/** Covers the sample song at ten times the highest default price. */
const CREDITS = 10_000;
const RPM = 120;
const POLL_MS = 2_000;

type Ordered = Pick<DoctorLine, 'stage' | 'webhookUrl' | 'port'>;

/**
 * Orders a lyric video of the sample song from a deployed stage as a client does, with a separate account, and then
 * runs the audit. The account is suspended afterwards, but not deleted, because its ledger entries must stay.
 */
export async function* smokeTest(line: Ordered, baseUrl: string): AsyncGenerator<Finding> {
  connectToStage(line.stage);
  await placeOf(line.stage);
  yield* orderSample(line, baseUrl);
  yield await auditFinding(line.stage);
}

/** Orders and checks the video. The tables must be reachable by this process's environment. */
export async function* orderSample(line: Ordered, baseUrl: string): AsyncGenerator<Finding> {
  const account = await createAccount(CREDITS);
  if (line.stage === 'live') await setFlag(account.account_id, 'rollout', true);
  const owner = (await getAccount(account.account_id)) ?? account;
  const { key_id, api_key } = await createKey(owner, SCOPES, RPM);
  const songreel = new Songreel({ baseUrl, apiKey: api_key });
  await using webhook = await receiveWebhook(line);
  try {
    const began = Date.now();
    const job = await order(songreel, webhook.url);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    yield jobFinding(job, seconds, line.stage);
    if (job.status === 'completed') yield await downloadFinding(job.video_url);
    yield await webhook.finding(songreel);
  } catch (error) {
    yield orderFailed(error, line.stage);
  } finally {
    await revokeKey(key_id);
    await setFlag(account.account_id, 'suspended', true);
  }
}

async function order(songreel: Songreel, webhookUrl: string | undefined): Promise<VideoJob> {
  const song = await songreel.upload(new Blob([await readFile(join(SAMPLE, 'song.m4a'))], { type: 'audio/mp4' }));
  const segments = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
  const hook = webhookUrl === undefined ? {} : { webhook_url: webhookUrl };
  const { id } = await songreel.lyricVideos.create({ song_url: song, segments, ...hook });
  return songreel.lyricVideos.wait(id, { firstPauseMs: POLL_MS, longestPauseMs: POLL_MS * 5 });
}

function jobFinding(job: VideoJob, seconds: string, stage: string): Finding {
  if (job.status === 'completed') return ok(`The sample song became a lyric video in ${seconds} s (${job.id}).`);
  const what = `The job ${job.id} is ${job.status}: ${job.error?.message ?? ''}`;
  return { level: 'fault', what, fix: `npm run operator -- jobs show ${job.id} --stage ${stage}` };
}

async function downloadFinding(url: string): Promise<Finding> {
  const response = await fetch(url);
  const start = Buffer.from(await response.arrayBuffer()).subarray(4, 8);
  if (response.ok && start.toString() === 'ftyp') return ok('Its link downloads an MP4.');
  return { level: 'fault', what: `Its link answers ${response.status} and no MP4.`, why: 'Clients cannot get videos.' };
}

function orderFailed(error: unknown, stage: string): Finding {
  const code = error instanceof SongreelError ? ` (${error.code})` : '';
  const what = `The sample song could not be ordered${code}: ${error instanceof Error ? error.message : String(error)}`;
  return { level: 'fault', what, fix: `aws logs tail /songreel/${stage}/api-access --since 10m` };
}

export async function auditFinding(stage: string): Promise<Finding> {
  const { ok: isRight, accounts, jobs, faults } = await audit();
  if (isRight) return ok(`The audit finds no fault in ${accounts} accounts and ${jobs} jobs.`);
  const what = `The audit finds ${faults.length} faults, the first: ${faults[0]}`;
  return {
    level: 'fault',
    what,
    why: 'Money is not as the ledger says.',
    fix: `npm run operator -- audit --stage ${stage}`,
  };
}

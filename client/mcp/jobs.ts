import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { JobFilter, PageQuery } from '../src/lists.ts';
import type { Songreel } from '../src/songreel.ts';

export const KINDS = {
  lyric_video: 'lyricVideos',
  narrative_video: 'musicVideos',
  lyric_transcription: 'transcriptions',
} as const;
export type Kind = keyof typeof KINDS;

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

interface Wishes {
  out?: string | undefined;
  wait: boolean;
}

/**
 * Waits for a job, if that is wished, and reports its progress to a client that asked for it. If the client cancels the
 * call, the job continues.
 * @returns the job, and the path of the file that was written
 */
export async function follow(
  songreel: Songreel,
  kind: Kind,
  id: string,
  { out, wait }: Wishes,
  extra: Extra,
): Promise<CallToolResult> {
  const jobs = songreel[KINDS[kind]];
  if (wait) {
    for await (const { stage, percent, seconds_left } of jobs.watch(id, { signal: extra.signal })) {
      const left = seconds_left === null ? '' : `, ${seconds_left} s left`;
      await report(extra, percent, `${stage}${left}`);
    }
  }
  const job = await jobs.get(id, { signal: extra.signal });
  if (out === undefined || job.status !== 'completed') return answerOf({ kind, ...job }, job.status === 'failed');
  const content =
    'segments' in job ? JSON.stringify(job.segments, null, 2) : await download(job.video_url, extra.signal);
  await writeFile(out, content);
  return answerOf({ kind, file: resolve(out), ...job });
}

async function report({ _meta, sendNotification }: Extra, progress: number, message: string): Promise<void> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return;
  await sendNotification({
    method: 'notifications/progress',
    params: { progressToken, progress, total: 100, message },
  });
}

async function download(url: string, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The video could not be fetched: its link answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Requests a cancellation. @returns what came of it */
export function cancel(songreel: Songreel, kind: 'lyric_video' | 'narrative_video', id: string, signal: AbortSignal) {
  return songreel[KINDS[kind]].cancel(id, { signal });
}

export async function find(songreel: Songreel, query: JobFilter & PageQuery, signal: AbortSignal) {
  return (await songreel.jobPage(query, { signal })).jobs;
}

/** An answer as JSON, which agents read well. */
export function answerOf(value: unknown, isError = false): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value, null, 2) }], ...(isError && { isError }) };
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobType } from '../../../functions/domain/job-type.ts';
import { normalizeImage } from '../../../functions/media/prepare/normalize-image.ts';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';

/**
 * Checks files as PrepareMedia does, in a separate process, so that its memory can be measured. Arguments:
 * `song:<path>` for the song of a lyric video, `words:<path>` for that of a transcription, `image:<path>`, or
 * `portrait:<path>`, which keeps the PNG as `<path>.png`. Prints a line of JSON for each: {duration | error, seconds, peak}. The peak is the
 * memory of this process and its child processes in MB.
 */
const POLL_MS = 10;
const SONG_OF: Record<string, JobType> = { song: 'lyric_video', words: 'lyric_transcription' };

for (const [kind, path] of process.argv.slice(2).map((argument) => argument.split(/:(.*)/))) {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-check-'));
  writeFileSync('/proc/self/clear_refs', '5');
  let children = 0;
  const timer = setInterval(() => {
    children = Math.max(children, peakOfChildren());
  }, POLL_MS);
  const began = Date.now();
  const outcome = await check(kind ?? '', path ?? '', folder);
  clearInterval(timer);
  const peak = (peakOf('self') + children) / 1024;
  process.stdout.write(`${JSON.stringify({ ...outcome, seconds: (Date.now() - began) / 1000, peak })}\n`);
  await rm(folder, { recursive: true });
}

async function check(kind: string, path: string, folder: string): Promise<object> {
  try {
    if (kind === 'image') await normalizeImage('singer_image_url', path, join(folder, 'image.png'));
    else if (kind === 'portrait') await normalizeImage('singer_image_url', path, `${path}.png`);
    else return { duration: (await normalizeSong(SONG_OF[kind] ?? 'lyric_video', path, folder)).durationMs };
    return {};
  } catch (error) {
    return { error: (error as { jobError?: object }).jobError ?? String(error) };
  }
}

function peakOfChildren(): number {
  const tasks = readdirSync('/proc/self/task');
  const ids = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '));
  return ids.filter((id) => id !== '').reduce((sum, id) => sum + peakOf(id), 0);
}

/** Returns the memory in kilobytes, or 0 for a process that has ended. */
function peakOf(id: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

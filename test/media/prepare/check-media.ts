import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobType } from '../../../functions/domain/job-type.ts';
import { normalizeImage } from '../../../functions/media/prepare/normalize-image.ts';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';

/**
 * Checks files as the media task does, in a separate process, so that its memory can be measured. Arguments:
 * `song:<path>` for the song of a lyric video, `words:<path>` for that of a transcription, `image:<path>`, or
 * `portrait:<path>`, which keeps the PNG as `<path>.png`. Prints a line of JSON for each: {duration | error, seconds,
 * cpuSeconds, peak}. The processor time is that of the child processes. The peak is the memory of this process and its
 * child processes in MB.
 */
const POLL_MS = 10;
/** Linux reports times in this unit on every processor. */
const TICKS_PER_SECOND = 100;
const SONG_OF: Record<string, JobType> = { song: 'lyric_video', words: 'lyric_transcription' };

for (const [kind, path] of process.argv.slice(2).map((argument) => argument.split(/:(.*)/))) {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-check-'));
  writeFileSync('/proc/self/clear_refs', '5');
  let children = 0;
  const timer = setInterval(() => {
    children = Math.max(children, peakOfChildren());
  }, POLL_MS);
  const began = Date.now();
  const used = cpuSecondsOfChildren();
  const outcome = await check(kind ?? '', path ?? '', folder);
  clearInterval(timer);
  const peak = (peakOf('self') + children) / 1024;
  const seconds = (Date.now() - began) / 1000;
  const cpuSeconds = cpuSecondsOfChildren() - used;
  process.stdout.write(`${JSON.stringify({ ...outcome, seconds, cpuSeconds, peak })}\n`);
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

/** Returns the processor time of all child processes that have ended: proc(5), `cutime` and `cstime` of `stat`. */
function cpuSecondsOfChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program is in parentheses, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Returns the memory in kilobytes, or 0 for a process that has ended. */
function peakOf(id: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

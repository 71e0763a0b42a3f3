import { GIB, type ProcessLimits, type ProcessOptions, runProcess } from './child-process.ts';

interface FfmpegOptions {
  /** Passed to `-i pipe:0`. */
  input?: AsyncIterable<Uint8Array>;
  /** Seconds, 1800 by default. */
  timeoutSeconds?: number;
  /** `RENDERING` by default. */
  limits?: ProcessLimits;
  cwd?: string;
  signal?: AbortSignal;
}

/** For files that this service made: enough for a 1080p encode with its threads. */
export const RENDERING: ProcessLimits = { memoryBytes: 4 * GIB, cpuSeconds: 7200, fileBytes: 4 * GIB };

const COMMON = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'];

/**
 * Runs ffmpeg on files that this service made itself.
 * @param args everything after the common options: inputs, filters, outputs
 * @throws ProcessFailure whose message ends with the last line that ffmpeg wrote
 */
export async function runFfmpeg(args: readonly string[], options: FfmpegOptions = {}): Promise<void> {
  await runProcess('ffmpeg', [...COMMON, ...args], processOptions(options));
}

/**
 * Runs ffmpeg and passes on what it writes to `pipe:1` as it arrives. An error thrown by `onOutput` ends ffmpeg and is
 * thrown here.
 */
export async function streamFfmpeg(
  args: readonly string[],
  onOutput: (chunk: Buffer) => void,
  options: FfmpegOptions = {},
): Promise<void> {
  await runProcess('ffmpeg', [...COMMON, ...args], { ...processOptions(options), onOutput });
}

/** Runs ffmpeg and returns everything that it writes to `pipe:1`, such as decoded samples. */
export async function readFfmpeg(args: readonly string[], options: FfmpegOptions = {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await streamFfmpeg(args, (chunk) => chunks.push(chunk), options);
  return Buffer.concat(chunks);
}

/** Formats seconds to the microsecond. JavaScript writes 1e-7, which ffmpeg refuses. */
export function fixedSeconds(seconds: number): string {
  return seconds.toFixed(6);
}

function processOptions({ limits = RENDERING, timeoutSeconds = 1800, ...rest }: FfmpegOptions): ProcessOptions {
  return { limits, timeoutSeconds, ...rest };
}

/**
 * Prints how long each stage of a job takes, as a share of its work, and what `functions/domain/progress.ts` says. It
 * starts a service, and orders one job of each plan, one after another.
 *
 *   npm run bench:progress                    the sample song
 *   npm run bench:progress -- song.mp3        a song of your own; longer songs give better figures
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Songreel } from '../../client/src/index.ts';
import { planOf, type StageSpan } from '../../functions/domain/progress.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';
import { startService } from '../../local/session/service.ts';

const SAMPLE = join(import.meta.dirname, '../../local/sample');
/** Below the 60 requests a minute that a key has. */
const PACE = { firstPauseMs: 1_100, longestPauseMs: 1_100 };

interface Trial {
  name: string;
  plan: StageSpan[];
  /** Orders the job and watches it. */
  run(): Promise<Map<string, number>>;
}

async function main(): Promise<void> {
  const [path = join(SAMPLE, 'song.m4a')] = process.argv.slice(2);
  const data = await mkdtemp(join(tmpdir(), 'songreel-bench-progress-'));
  const service = await startService(data);
  try {
    const songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
    for (const trial of await trialsOf(songreel, path)) {
      const began = await trial.run();
      process.stdout.write(`${trial.name}\n${rowsOf(trial.plan, began).join('')}`);
    }
  } finally {
    await service.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function trialsOf(songreel: Songreel, path: string): Promise<Trial[]> {
  const song_url = await songreel.upload(new Blob([await readFile(path)], { type: 'audio/mp4' }));
  const picture = await sharp(join(SAMPLE, 'singer.svg')).png().toBuffer();
  const image_url = await songreel.upload(new Blob([new Uint8Array(picture)], { type: 'image/png' }));
  const segments = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
  const story = {
    song_url,
    prompt: 'Mina walks through a town at night.',
    characters: [{ name: 'Mina', role: 'singer' as const, image_url }],
  };
  const { transcriptions, lyricVideos, musicVideos } = songreel;
  return [
    trialOf('a transcription', 'lyric_transcription', transcriptions, { song_url }),
    trialOf('a lyric video with its words', 'lyric_video', lyricVideos, { song_url, segments }),
    trialOf('a lyric video without words', 'lyric_video', lyricVideos, { song_url }),
    trialOf('a music video', 'narrative_video', musicVideos, story),
  ];
}

interface Kind<Request> {
  create(request: Request): Promise<{ id: string }>;
  watch(id: string, options: object): AsyncGenerator<{ stage: string }>;
}

function trialOf<Request extends object>(
  name: string,
  type: Parameters<typeof planOf>[0],
  jobs: Kind<Request>,
  request: Request,
): Trial {
  return {
    name,
    plan: planOf(type, parseCreateRequest(type, request).request),
    async run() {
      const { id } = await jobs.create(request);
      const began = new Map<string, number>();
      for await (const { stage } of jobs.watch(id, PACE)) if (!began.has(stage)) began.set(stage, Date.now());
      return began;
    },
  };
}

/** A stage lasts until the next one begins. Waiting for a worker is not work. */
function rowsOf(plan: readonly StageSpan[], began: ReadonlyMap<string, number>): string[] {
  const times = [...began.entries()].filter(([stage]) => stage !== 'queued');
  const lasted = plan.map(({ stage }) => {
    const at = times.findIndex(([name]) => name === stage);
    return at < 0 ? 0 : ((times[at + 1]?.[1] ?? 0) - (times[at]?.[1] ?? 0)) / 1000;
  });
  const whole = lasted.reduce((sum, seconds) => sum + seconds, 0);
  return plan.map(({ stage, from, to }, index) => {
    const seconds = lasted[index] ?? 0;
    const share = ((seconds / whole) * 100).toFixed(0).padStart(3);
    return `  ${stage.padEnd(13)}${seconds.toFixed(1).padStart(6)} s ${share} %, planned ${to - from} %\n`;
  });
}

await main();

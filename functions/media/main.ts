import './drop-rights.ts';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { endProcesses } from '../../engines/process/child-process.ts';
import type { JobKey } from '../domain/job.ts';
import { JOB_TYPES, type JobType } from '../domain/job-type.ts';
import { logger } from '../platform/observability.ts';
import { drawShots } from './draw-shots.ts';
import { generate } from './generate.ts';
import { checkDecoders } from './prepare/decoders.ts';
import { prepareAndGenerate } from './prepare-and-generate.ts';
import { removeWorkFolders } from './work-folder.ts';

/**
 * The program of the media task. `node main.mjs <state>` does the work of a state of the state machine, for the job
 * that ACCOUNT_ID, JOB_TYPE and JOB_ID name, within TIME_LIMIT_SECONDS. The exit status is 0 if the work is done, or if
 * its failure is recorded on the job.
 */
const COMMANDS: Record<string, (job: JobKey) => Promise<void>> = {
  PrepareAndGenerate: prepareAndGenerate,
  DrawShots: drawShots,
  GenerateTranscript: generate,
  GenerateLyricVideo: generate,
  GenerateNarrativeVideo: generate,
};

const [name = ''] = process.argv.slice(2);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    endProcesses();
    removeWorkFolders();
    process.exit(1);
  });
}

try {
  const command = COMMANDS[name];
  if (!command)
    throw new Error(`There is no command "${name}". The commands are: ${Object.keys(COMMANDS).join(', ')}.`);
  const job = jobKey();
  await checkDecoders();
  await watch(timeLimit());
  logger.appendKeys({ command: name, job_id: job.job_id });
  const began = Date.now();
  await command(job);
  logger.info('done', { milliseconds: Date.now() - began });
  process.exit(0);
} catch (error) {
  logger.error('failed', error as Error);
  endProcesses();
  removeWorkFolders();
  process.exit(1);
}

function timeLimit(): number {
  const seconds = Number(process.env.TIME_LIMIT_SECONDS);
  if (!(seconds > 0)) throw new Error('TIME_LIMIT_SECONDS must be the time limit of the state.');
  return seconds;
}

/** Starts a thread that ends this process after the given number of seconds. */
async function watch(seconds: number): Promise<void> {
  const file = join(import.meta.dirname, `watchdog${extname(import.meta.filename)}`);
  const watchdog = new Worker(file, { workerData: seconds });
  await once(watchdog, 'message');
  watchdog.unref();
}

function jobKey(): JobKey {
  const { ACCOUNT_ID: account_id, JOB_TYPE: type, JOB_ID: job_id } = process.env;
  if (!account_id || !job_id || !JOB_TYPES.includes(type as JobType)) {
    throw new Error('ACCOUNT_ID, JOB_TYPE and JOB_ID must name a job.');
  }
  return { account_id, type: type as JobType, job_id };
}

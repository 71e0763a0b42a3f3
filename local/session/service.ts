import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { readRecord } from '../data-folder.ts';
import { Fault } from '../fault.ts';

/** The ready line of `npm start -- --json`. */
export interface Ready {
  base_url: string;
  account_id: string;
  api_key: string;
  endpoints: { dynamodb: string; s3: string; states: string };
}

export interface RunningService extends Ready {
  /** Environment variables with which an AWS SDK reaches the service's tables, bucket and executions. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a service. @throws Fault if it ends before it is ready; the reason is on standard error */
export async function startService(data: string, flags: string[] = []): Promise<RunningService> {
  const main = join(import.meta.dirname, '..', 'main.ts');
  const options = ['--json', '--port', '0', '--data', data, ...flags];
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const faults = showFaults(child);
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const ready = await readyLine(child);
  const { environment } = await readRecord(data);
  return {
    ...ready,
    environment,
    async stop() {
      process.off('exit', end);
      // Work that is interrupted by the end of the service is not a fault.
      faults?.close();
      child.stderr?.resume();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Prints the service's faults, but not its other reports, which are JSON lines too. */
function showFaults({ stderr }: ChildProcess): Interface | undefined {
  if (!stderr) return undefined;
  return createInterface(stderr).on('line', (line) => {
    const { event, message } = line.startsWith('{') ? JSON.parse(line) : { event: 'fault', message: line };
    if (event === 'fault') process.stderr.write(`${message}\n`);
  });
}

async function readyLine(child: ChildProcess): Promise<Ready> {
  if (!child.stdout) throw new Error('the service was started without standard output');
  for await (const line of createInterface(child.stdout)) {
    const event = JSON.parse(line);
    if (event.event === 'ready') return event;
  }
  throw new Fault('The service ended before it was ready.');
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { processesOf, type RunningProcess } from '../processes.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

export interface ReadyLine {
  event: 'ready';
  base_url: string;
  account_id: string;
  api_key: string;
  endpoints: { dynamodb: string; s3: string; states: string };
}

export interface Service extends ReadyLine {
  /** The data folder, for the operator's command line. */
  data: string;
  process: ChildProcess;
  /** Everything that it has written to standard error. */
  errors(): string;
  /** Ends it as Ctrl-C does. Returns its exit status. */
  stop(): Promise<number | null>;
  /** Kills it, so that it cannot clean up. */
  kill(): Promise<void>;
  /** Runs an operator's command on this service. Returns its output; rejects with its standard error. */
  // biome-ignore lint/suspicious/noExplicitAny: each command prints a different shape
  operator(...args: string[]): Promise<any>;
  /** Process ids of the media programs that are running. */
  mediaProcesses(): Promise<number[]>;
  /** Process ids of the database. */
  storageProcesses(): Promise<number[]>;
}

export interface ServiceOptions {
  /** Data folder of an earlier service. By default a new one, which is removed at the end. */
  data?: string;
  allowOrigins?: string[];
  workers?: number;
  /** More flags. */
  flags?: string[];
}

/** Starts the same program as `npm start`, on a free port. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const folder = options.data === undefined ? await temporaryFolder() : keptFolder(options.data);
  const args = ['--json', '--port', '0', '--data', folder.path, ...flagsOf(options)];
  const service = spawn(process.execPath, ['local/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  service.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (service.exitCode === null && service.signalCode === null) {
      service.kill(signal);
      await once(service, 'exit');
    }
    return service.exitCode;
  };
  const processes = () => processesOf(service.pid, folder.path);
  const ready = await readyLine(service, () => errors);
  return {
    ...ready,
    data: folder.path,
    process: service,
    errors: () => errors,
    stop: async () => {
      const status = await end('SIGINT');
      await folder.remove();
      return status;
    },
    kill: async () => void (await end('SIGKILL')),
    operator: (...command) => operator(folder.path, command),
    mediaProcesses: async () => ids(processes(), (command) => MEDIA.test(command)),
    storageProcesses: async () => ids(processes(), (command) => command.includes('dynoxide')),
  };
}

function flagsOf({ allowOrigins = [], workers, flags = [] }: ServiceOptions): string[] {
  return [
    ...allowOrigins.flatMap((origin) => ['--allow-origin', origin]),
    ...(workers === undefined ? [] : ['--workers', String(workers)]),
    ...flags,
  ];
}

async function operator(data: string, command: string[]): Promise<unknown> {
  const args = ['bin/operator.ts', ...command, '--data', data, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const MEDIA = /main\.mjs|listener\.mjs|ffmpeg|pocketsphinx|whisper/;

const ids = (all: RunningProcess[], isMeant: (command: string) => boolean) =>
  all.filter(({ command }) => isMeant(command)).map(({ id }) => id);

function keptFolder(path: string): TemporaryFolder {
  return { path, remove: async () => undefined };
}

function readyLine(service: ChildProcess, errors: () => string): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    let output = '';
    service.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('\n')) resolve(JSON.parse(output.slice(0, output.indexOf('\n'))));
    });
    service.once('exit', (status) => reject(new Error(`the service ended with status ${status}: ${errors()}`)));
  });
}

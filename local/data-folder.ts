import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrincipalRecord } from './aws/rights/principals.ts';
import { Fault, messageOf } from './fault.ts';
import { logFile } from './log-file.ts';

/** Milliseconds to wait for the lock. */
const LOCK_PATIENCE = 2000;
const RECORD = 'service.json';
const LOCK = 'lock';

/** Facts about a running service for the operator's command line, in `service.json` of the data folder. */
interface ServiceRecord {
  pid: number;
  base_url: string;
  /** Environment variables with which a process reaches the service's tables, bucket and executions. */
  environment: Record<string, string>;
  /** Everyone who may sign requests, for stand-ins of other services in other processes. */
  principals: readonly PrincipalRecord[];
}

/** The folder in which a local service stores everything. One service at a time can use it. */
export class DataFolder {
  readonly path: string;
  readonly #lock: DatabaseSync;

  private constructor(path: string, lock: DatabaseSync) {
    this.path = path;
    this.#lock = lock;
  }

  /** @throws Fault if it is not a folder, is not writable, contains other files, or belongs to a running service */
  static async open(name: string): Promise<DataFolder> {
    const path = resolve(name);
    await makeFolder(path);
    const folder = new DataFolder(path, await lock(path));
    await folder.removeRecord();
    await rm(folder.scratch, { recursive: true, force: true });
    await mkdir(folder.scratch);
    await mkdir(join(path, 'logs'), { recursive: true });
    return folder;
  }

  get database(): string {
    return join(this.path, 'database.sqlite');
  }

  get bucket(): string {
    return join(this.path, 'bucket');
  }

  /** What the stand-in for KMS encrypts with. */
  get keys(): string {
    return join(this.path, 'keys');
  }

  /** Temporary folders of media tasks, emptied at each start. */
  get scratch(): string {
    return join(this.path, 'scratch');
  }

  get demoAccount(): string {
    return join(this.path, 'demo-account.json');
  }

  log(name: string): Writable {
    return logFile(join(this.path, 'logs', `${name}.log`));
  }

  async writeRecord(record: ServiceRecord): Promise<void> {
    await writePrivate(this.#record, `${JSON.stringify(record, null, 2)}\n`);
  }

  async removeRecord(): Promise<void> {
    await rm(this.#record, { force: true });
  }

  release(): void {
    this.#lock.close();
  }

  get #record(): string {
    return join(this.path, RECORD);
  }
}

/** Reads the record of the service that runs on a data folder. */
export async function readRecord(folder: string): Promise<ServiceRecord> {
  return JSON.parse(await readFile(join(folder, RECORD), 'utf8'));
}

/** Writes a file completely or not at all, readable only by its owner. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, path);
}

/** Makes the folder private, because it contains songs, videos, keys and balances. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isDirectory()) throw new Fault(`the data folder ${path} is a file: name a folder with --data`);
  try {
    await mkdir(path, { recursive: true });
    const names = await readdir(path);
    if (names.length > 0 && !names.includes(LOCK)) {
      throw new Fault('it contains files that Songreel did not make; name another folder with --data');
    }
    await chmod(path, 0o700);
  } catch (error) {
    throw new Fault(`the data folder ${path} cannot be used: ${messageOf(error)}`);
  }
}

/** Takes the lock of the folder. The system releases it when the process ends, even if the process is killed. */
async function lock(path: string): Promise<DatabaseSync> {
  const database = openLock(path);
  for (const started = Date.now(); ; await pause(100)) {
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      // The service that holds the lock may be ending right now.
      const isLocked = messageOf(error).includes('locked');
      if (isLocked && Date.now() - started < LOCK_PATIENCE) continue;
      database.close();
      if (!isLocked) throw new Fault(`the data folder ${path} cannot be used: ${messageOf(error)}`);
      throw new Fault(`the data folder ${path} belongs to a running service: stop it, or name another with --data`);
    }
  }
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(join(path, LOCK));
  } catch (error) {
    throw new Fault(`the data folder ${path} cannot be used: ${messageOf(error)}`);
  }
}

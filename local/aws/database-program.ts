import { randomInt } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { freePort, LOOPBACK } from '../ports.ts';

/** The program of the embedded DynamoDB. It checks no signatures, and answers anyone who can reach it. */
export interface DatabaseProgram {
  host: string;
  port: number;
  stop(): Promise<void>;
}

const ATTEMPTS = 5;

/**
 * @param file where the tables are kept, in SQLite's format. Without it, they are kept in memory
 * @throws Fault if there is no binary for this platform, or the file cannot be opened
 */
export async function startDatabaseProgram(file?: string): Promise<DatabaseProgram> {
  const binary = await databaseProgram();
  let fault = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const host = hiddenAddress();
    const port = await freePort(host);
    const args = ['serve', '--host', host, '--port', String(port), ...(file ? ['--db-path', file] : [])];
    const child = startChild(binary, args, { environment: {} });
    const output = await untilListening(child);
    if (output === undefined) return { host, port, stop: child.stop };
    fault = output;
    if (!fault.includes('already in use')) break;
  }
  throw new Fault(`the embedded database does not start${file ? ` on ${file}` : ''}: ${fault.trim().split('\n')[0]}`);
}

/**
 * Linux has 16 million loopback addresses. Together with a random port, these are too many for a web page to try. Other
 * systems have one address.
 */
function hiddenAddress(): string {
  if (process.platform !== 'linux') return LOOPBACK;
  return ['127', randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.');
}

/**
 * Finds the database's program for this machine.
 * @throws Fault that says how to install it
 */
export async function databaseProgram(machine = `${process.platform}-${process.arch}`): Promise<string> {
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve(`@dynoxide/${machine}/package.json`)), 'dynoxide');
    await chmod(path, 0o755).catch(() => undefined);
    return path;
  } catch {
    throw new Fault(`the embedded database is not installed for ${machine}. Run: npm install --no-save dynoxide`);
  }
}

/** Waits for the program to listen. @returns undefined when it listens, or its output if it ended instead */
function untilListening({ process: supervisor, exited }: Child): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('listening on')) {
        supervisor.stdout?.removeAllListeners('data').resume();
        supervisor.stderr?.removeAllListeners('data').resume();
        resolve(undefined);
      }
    };
    supervisor.stdout?.on('data', read);
    supervisor.stderr?.on('data', read);
    exited.then((code) => resolve(output || `it ended with status ${code}`));
  });
}

import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { freePort, LOOPBACK } from '../ports.ts';

export interface Database {
  /** Where the DynamoDB protocol is spoken. */
  endpoint: string;
  stop(): Promise<void>;
}

const ATTEMPTS = 5;

/**
 * The embedded DynamoDB, on one SQLite file.
 * @throws Fault where it has no binary for this platform, or the file cannot be opened
 */
export async function startDatabase(file: string): Promise<Database> {
  const binary = await binaryPath();
  let fault = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = await freePort();
    const args = ['serve', '--host', LOOPBACK, '--port', String(port), '--db-path', file];
    const child = startChild(binary, args, { environment: {} });
    const output = await untilListening(child);
    if (output === undefined) return { endpoint: `http://${LOOPBACK}:${port}`, stop: () => child.stop() };
    fault = output;
    if (!fault.includes('already in use')) break;
  }
  throw new Fault(`the embedded database does not start on ${file}: ${fault.trim().split('\n')[0]}`);
}

async function binaryPath(): Promise<string> {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
    await chmod(path, 0o755).catch(() => undefined);
    return path;
  } catch {
    throw new Fault(`the embedded database is missing: install the package ${name} (npm install --no-save ${name})`);
  }
}

/** @returns what it printed, when it ended instead */
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

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { Agent, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { freePort, LOOPBACK } from '../ports.ts';
import type { Endpoint } from './endpoint.ts';
import { startJsonEndpoint } from './json-endpoint.ts';
import type { Principal } from './rights/principals.ts';
import { type Tables, tableAccesses } from './rights/table-accesses.ts';
import type { Callers } from './signature.ts';

/** The database's program. It answers anyone who can reach it. */
interface Program {
  host: string;
  port: number;
  child: Child;
}

const ATTEMPTS = 5;
/** Headers that belong to one connection, or that allow a web page to read the response. */
const NOT_FORWARDED = /^(host|connection|keep-alive|transfer-encoding|access-control-.*)$/;

/**
 * The embedded DynamoDB, stored in one SQLite file. Its program checks no signatures and also answers web pages. So it
 * listens on an address that cannot be guessed, and this process forwards only requests that a caller has signed and is
 * allowed to make.
 * @param tables what rights depend on, of the tables of the templates
 * @throws Fault if there is no binary for this platform, or the file cannot be opened
 */
export async function startDatabase(file: string, callers: Callers<Principal>, tables: Tables): Promise<Endpoint> {
  const program = await startProgram(file);
  const agent = new Agent({ keepAlive: true });
  const { endpoint, stop } = await startJsonEndpoint(
    { service: 'dynamodb', callers },
    async (request, body, response, caller) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      caller.authorize(...tableAccesses(operation, JSON.parse(body.toString('utf8')), tables));
      await forward(program, agent, request, body, response);
    },
  );
  return {
    endpoint,
    stop: async () => {
      await stop();
      agent.destroy();
      await program.child.stop();
    },
  };
}

async function forward(
  { host, port }: Program,
  agent: Agent,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const outgoing = sendRequest({ host, port, method, path: url, headers: forwarded(headers), agent });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.writeHead(incoming.statusCode ?? 500, forwarded(incoming.headers));
  await pipeline(incoming, response);
}

function forwarded(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.test(name)));
}

async function startProgram(file: string): Promise<Program> {
  const binary = await databaseProgram();
  let fault = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const host = hiddenAddress();
    const port = await freePort(host);
    const args = ['serve', '--host', host, '--port', String(port), '--db-path', file];
    const child = startChild(binary, args, { environment: {} });
    const output = await untilListening(child);
    if (output === undefined) return { host, port, child };
    fault = output;
    if (!fault.includes('already in use')) break;
  }
  throw new Fault(`the embedded database does not start on ${file}: ${fault.trim().split('\n')[0]}`);
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

import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type DatabaseProgram, startDatabaseProgram } from './database-program.ts';
import type { Endpoint } from './endpoint.ts';
import { startJsonEndpoint } from './json-endpoint.ts';
import type { Principal } from './rights/principals.ts';
import { type Tables, tableAccesses } from './rights/table-accesses.ts';
import type { Callers } from './signature.ts';

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
  const program = await startDatabaseProgram(file);
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
      await program.stop();
    },
  };
}

async function forward(
  { host, port }: DatabaseProgram,
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

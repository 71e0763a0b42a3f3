/**
 * Runs in a worker thread as one instance of a Lambda function. It has the function's environment and handles one
 * invocation at a time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { InstanceData, Invocation, Report } from './protocol.ts';

type Handler = (event: unknown, context: object) => unknown;

const { folder, handler, name, arn, memory }: InstanceData = workerData;

if (process.env.NODE_OPTIONS?.includes('--enable-source-maps')) process.setSourceMapsEnabled(true);
const loaded = await load().catch((error: unknown) => report({ kind: 'unusable', error: described(error) }));
if (loaded) {
  parentPort?.on('message', (invocation: Invocation) => invoke(loaded, invocation));
  report({ kind: 'usable' });
}

async function load(): Promise<Handler> {
  const [file = '', exported = ''] = handler.split('.');
  const path = ['.mjs', '.js', '.cjs'].map((extension) => join(folder, file + extension)).find(existsSync);
  if (path === undefined) throw named('Runtime.ImportModuleError', `Cannot find module '${file}' in ${folder}`);
  const found = (await import(pathToFileURL(path).href))[exported];
  if (typeof found !== 'function') throw named('Runtime.HandlerNotFound', `${handler} is undefined or not exported`);
  return found;
}

async function invoke(run: Handler, { requestId, payload, deadline }: Invocation): Promise<void> {
  const context = {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: arn,
    memoryLimitInMB: String(memory),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const result = await run(JSON.parse(payload), context);
    report({ kind: 'answer', payload: JSON.stringify(result ?? null) });
  } catch (error) {
    report({ kind: 'error', error: described(error) });
  }
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}

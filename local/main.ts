/**
 * Runs the whole service on this machine, from the same templates as a deployment:
 *
 *   node local/main.ts [--port 3000] [--data .songreel] [--workers 2] [--refuse] [--allow-origin ORIGIN]… [--json]
 */
import { asksForHelp, HELP, type LocalOptions, parseOptions } from './arguments.ts';
import { DataFolder } from './data-folder.ts';
import { Fault, messageOf } from './fault.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { type LocalService, startService } from './service.ts';
import { onStarterGone } from './starter.ts';
import { synthesize } from './synthesis.ts';
import { ensureSystem } from './system.ts';

/** Milliseconds after which the service is forced to end. */
const LONGEST_END = 10_000;

const ending = new AsyncDisposableStack();
let stopping = false;

async function main(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(HELP);
    return;
  }
  const options = parseOptions(args);
  const reporter = createReporter(options.json);
  endWithStarter(reporter);
  await ensureSystem((text) => process.stderr.write(text));
  const data = await DataFolder.open(options.data);
  ending.defer(() => data.release());
  const { folder, milliseconds } = await synthesize();
  if (milliseconds !== undefined) reporter.synthesized(milliseconds);
  const service = await startService(folder, data, options, reporter, ending);
  if (stopping) return;
  process.stdout.write(options.json ? `${readyLine(service)}\n` : welcome(service, options));
}

function readyLine({ base_url, account_id, api_key, endpoints }: LocalService): string {
  return JSON.stringify({ event: 'ready', base_url, account_id, api_key, endpoints });
}

function welcome({ base_url, account_id, api_key }: LocalService, { data, workers }: LocalOptions): string {
  return `
Songreel listens on ${base_url}
  API key   ${api_key}
  Studio    ${base_url}/studio#key=${api_key}
  account   ${account_id}, a demo account that began with 1,000,000 tokens
  data      ${data}
  workers   ${workers} at a time
Ctrl-C ends it. Unfinished jobs resume when it starts again.

`;
}

function endWithStarter(reporter: Reporter): void {
  onStarterGone((reason) => {
    if (stopping) return;
    reporter.ending(reason);
    void stop(0);
  });
}

async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), LONGEST_END).unref();
  await ending.disposeAsync().catch((error) => process.stderr.write(`songreel: ${messageOf(error)}\n`));
  process.exit(status);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    void stop(0);
  });
}
// The service keeps running if nobody reads its output anymore.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

main(process.argv.slice(2)).catch((error) => {
  if (stopping) return;
  process.stderr.write(`songreel: ${error instanceof Fault ? error.message : `${messageOf(error)} (unexpected)`}\n`);
  void stop(1);
});

import { type CommandLine, parseCommandLine, USAGE } from './operator/command-line.ts';
import { connectToFolder, connectToStage, placeOf } from './operator/connection.ts';
import { UsageFault } from './operator/fault.ts';
import { tableOf } from './operator/output.ts';

/** The operator's command line: accounts, keys, settings and the audit of a local service or of a stage on AWS. */
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`operator: ${oneLine(error)}`);
  if (error instanceof UsageFault) console.error('operator: --help shows every command');
  process.exitCode = error instanceof UsageFault ? 2 : 1;
}

async function main(argv: string[]): Promise<number> {
  const line = parseCommandLine(argv);
  if (line.command === undefined) {
    console.log(USAGE);
    return 0;
  }
  await connect(line.target);
  // Must be set before the commands are imported. It keeps the platform's log lines from this terminal.
  process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
  if ('stage' in line.target) console.error(`operator: ${await placeOf(line.target.stage)}`);
  const { run } = await import('./operator/commands.ts');
  const result = await run(line);
  console.log(line.json ? JSON.stringify(result) : tableOf(result));
  return result.ok === false ? 1 : 0;
}

async function connect(target: CommandLine['target']): Promise<void> {
  if ('stage' in target) connectToStage(target.stage);
  else await connectToFolder(target.data);
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ');
}

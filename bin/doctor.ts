import { type DoctorLine, parseDoctorLine, USAGE } from './doctor/command-line.ts';
import { lineOf } from './doctor/finding.ts';
import { UsageFault } from './operator/fault.ts';

/** Checks what a deployment needs, before it; with `--smoke`, whether the deployed stage works. */
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`doctor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof UsageFault ? 2 : 1;
}

async function main(args: string[]): Promise<number> {
  const line = parseDoctorLine(args);
  if (line === undefined) {
    console.log(USAGE);
    return 0;
  }
  if (line.region !== undefined) process.env.AWS_REGION = line.region;
  process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
  return report(line);
}

/** Prints each finding as soon as it is known. */
async function report(line: DoctorLine): Promise<number> {
  const { examine } = await import('./doctor/examine.ts');
  const all = [];
  for await (const finding of examine(line)) {
    all.push(finding);
    if (!line.json) console.log(lineOf(finding));
  }
  if (line.json) console.log(JSON.stringify(all));
  const faults = all.filter(({ level }) => level === 'fault').length;
  if (!line.json) console.log(faults === 0 ? 'No faults.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
  return faults === 0 ? 0 : 1;
}

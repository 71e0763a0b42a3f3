import { parseArgs } from 'node:util';
import { Fault, messageOf } from './fault.ts';

export interface LocalOptions {
  /** 0 for any free port. */
  port: number;
  /** Folder for everything that the service stores. */
  data: string;
  /** Number of media tasks that run at the same time. */
  workers: number;
  /** Refuses further tasks, as AWS does. Otherwise they wait. */
  refuse: boolean;
  /** Seconds that each media task takes to start, as on Fargate. */
  startSeconds: number;
  /** Origins that URLs may name in addition to public ones. */
  allowedOrigins: string[];
  /** What stands for Amazon Transcribe and Amazon Bedrock. */
  providers?: string;
  /** A file for the rights that each role uses. */
  recordRights?: string;
  json: boolean;
}

export const USAGE = `npm start -- [--port 3000] [--data .songreel] [--workers 2] [--refuse] [--start-seconds 0] [--allow-origin http://127.0.0.1:9000]… [--providers http://127.0.0.1:4000] [--record-rights FILE] [--json]`;

export const HELP = `Runs Songreel on this machine, without AWS.

${USAGE}

  --port          port of the API on 127.0.0.1; 0 takes any free one
  --data          folder of everything that the service keeps
  --workers       how many media tasks run at a time; others wait
  --refuse        refuses a task that no worker is free for, as AWS does; the job then tries again
  --start-seconds how long each media task takes to start: 30 to 60 on Fargate, 0 here if not named
  --allow-origin  an origin that song, image and webhook URLs may name besides public ones; may be given several times
  --providers     what stands for Amazon Transcribe and Amazon Bedrock, if the operator has chosen one of them as an engine
  --record-rights a file for the rights that each role of the templates uses, one JSON line each
  --json          one JSON line on standard output when the service is ready, and JSON lines on standard error after that
`;

const MOST_WORKERS = 64;
const MOST_START_SECONDS = 600;

export function asksForHelp(args: string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/** @throws Fault that names the flag and its allowed values */
export function parseOptions(args: string[]): LocalOptions {
  const { values } = parsed(args);
  return {
    port: wholeNumber('--port', values.port, 0, 65_535),
    data: values.data === '' ? fail('--data takes the name of a folder') : values.data,
    workers: wholeNumber('--workers', values.workers, 1, MOST_WORKERS),
    refuse: values.refuse,
    startSeconds: wholeNumber('--start-seconds', values['start-seconds'], 0, MOST_START_SECONDS),
    allowedOrigins: [...new Set(values['allow-origin'].map((text) => origin('--allow-origin', text)))],
    ...(values.providers !== undefined && { providers: origin('--providers', values.providers) }),
    ...(values['record-rights'] !== undefined && { recordRights: values['record-rights'] }),
    json: values.json,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: '.songreel' },
        workers: { type: 'string', default: '2' },
        refuse: { type: 'boolean', default: false },
        'start-seconds': { type: 'string', default: '0' },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        providers: { type: 'string' },
        'record-rights': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Fault(`${messageOf(error).split(/\.\s|\n/)[0]}. Usage: ${USAGE}`);
  }
}

function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? value
    : fail(`${flag} takes a whole number from ${least} to ${most}, not "${text}"`);
}

/** Scheme, host and port, in the form in which a URL's are compared. Nothing else is allowed. */
function origin(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const web = url && ['http:', 'https:'].includes(url.protocol) && !url.hostname.includes('*');
  const exact = web && [url.origin, `${url.origin}/`].includes(text);
  return exact ? url.origin : fail(`${flag} takes an exact origin such as http://127.0.0.1:9000, not "${text}"`);
}

function fail(message: string): never {
  throw new Fault(message);
}

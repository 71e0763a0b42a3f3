import { parseArgs } from 'node:util';
import { UsageFault } from './fault.ts';

export const USAGE = `Usage: npm run operator -- COMMAND [--data DIR | --stage dev|live] [--json]

  accounts create [--credits N]                         opens an account; N tokens are its first purchase
  accounts credit ACCOUNT N                             books a purchase of N tokens
  accounts allow ACCOUNT api-access|rollout on|off      grants or withdraws what keys need
  keys create ACCOUNT [--scopes a,b] [--rpm 60]         makes a key, shown once
  keys revoke KEY_ID                                    from the very next request
  settings show                                         every setting
  settings set NAME VALUE                               takes effect within 5 seconds
  audit                                                 recomputes every balance; exit status 1 where one is wrong

  --data DIR     the data folder of a running local service (default .songreel)
  --stage STAGE  dev or live, on AWS
  --json         one line of JSON`;

/** Options of single commands; the others are for all. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  'accounts create': ['credits'],
  'keys create': ['scopes', 'rpm'],
};

const ARGUMENTS_OF: Readonly<Record<string, readonly string[]>> = {
  'accounts create': [],
  'accounts credit': ['ACCOUNT', 'N'],
  'accounts allow': ['ACCOUNT', 'api-access|rollout', 'on|off'],
  'keys create': ['ACCOUNT'],
  'keys revoke': ['KEY_ID'],
  'settings show': [],
  'settings set': ['NAME', 'VALUE'],
  audit: [],
};

export interface CommandLine {
  /** Such as `accounts create`; undefined where help is asked for. */
  command: string | undefined;
  args: string[];
  options: { credits?: string; scopes?: string; rpm?: string };
  target: { stage: 'dev' | 'live' } | { data: string };
  json: boolean;
}

/** @throws UsageFault */
export function parseCommandLine(argv: string[]): CommandLine {
  const { values, positionals } = parse(argv);
  const { data, stage, json = false, help = false, ...options } = values;
  const words = positionals[0] === 'audit' ? 1 : 2;
  const command = positionals.slice(0, words).join(' ');
  const args = positionals.slice(words);
  const target = targetOf(data, stage);
  if (help) return { command: undefined, args, options, target, json };
  checkCommand(command, args, Object.keys(options));
  return { command, args, options, target, json };
}

function parse(argv: string[]) {
  const string = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        data: string,
        stage: string,
        json: boolean,
        help: boolean,
        credits: string,
        scopes: string,
        rpm: string,
      },
    });
  } catch (error) {
    throw new UsageFault(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function targetOf(data: string | undefined, stage: string | undefined): CommandLine['target'] {
  if (stage === undefined) return { data: data ?? '.songreel' };
  if (data !== undefined) throw new UsageFault('--data and --stage exclude each other');
  if (stage !== 'dev' && stage !== 'live') throw new UsageFault(`--stage is "dev" or "live", not "${stage}"`);
  return { stage };
}

function checkCommand(command: string, args: string[], options: string[]): void {
  const expected = ARGUMENTS_OF[command];
  if (!expected) throw new UsageFault(command === '' ? 'no command is given' : `there is no command "${command}"`);
  if (args.length !== expected.length) {
    throw new UsageFault(`the command is: ${[command, ...expected].join(' ')}`);
  }
  const allowed = OPTIONS_OF[command] ?? [];
  const stray = options.find((option) => !allowed.includes(option));
  if (stray) throw new UsageFault(`"${command}" has no option --${stray}`);
}

import { parseArgs } from 'node:util';
import { UsageFault } from './fault.ts';

interface Command {
  arguments?: readonly string[];
  /** The placeholder of each option's value, by the option's name. */
  options?: Readonly<Record<string, string>>;
  required?: readonly string[];
  help: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'accounts create': { options: { credits: 'N' }, help: 'opens an account; N tokens are its first purchase' },
  'accounts credit': {
    arguments: ['ACCOUNT', 'N'],
    options: { reference: 'TEXT' },
    help: 'books a purchase, once for each reference',
  },
  'accounts debit': {
    arguments: ['ACCOUNT', 'N'],
    options: { reason: 'TEXT' },
    required: ['reason'],
    help: 'takes tokens back, to correct a mistake',
  },
  'accounts allow': {
    arguments: ['ACCOUNT', 'api-access|rollout', 'on|off'],
    help: 'grants or withdraws the right to keys, or to keys for production',
  },
  'accounts suspend': { arguments: ['ACCOUNT'], help: 'refuses all of its keys from the next request on' },
  'accounts resume': { arguments: ['ACCOUNT'], help: 'accepts its keys again' },
  'accounts list': { help: 'lists all accounts' },
  'keys create': {
    arguments: ['ACCOUNT'],
    options: { scopes: 'a,b', rpm: 'N' },
    help: 'makes a key and shows it once; by default with both scopes and 60 requests per minute',
  },
  'keys list': { arguments: ['ACCOUNT'], help: 'lists the keys of an account, without their secrets' },
  'keys revoke': { arguments: ['KEY_ID'], help: 'refuses a key from the next request on' },
  'webhooks rotate': {
    arguments: ['ACCOUNT'],
    help: 'makes the next webhook secret, which replaces the current one after 24 hours',
  },
  'jobs list': {
    options: { account: 'ACCOUNT', status: 'STATUS' },
    help: 'lists the newest jobs',
  },
  'jobs show': {
    arguments: ['ID'],
    options: { account: 'ACCOUNT' },
    help: 'shows the times, error, ledger and webhook of a job; faster if its account is given',
  },
  'jobs redeliver': {
    arguments: ['ID'],
    options: { account: 'ACCOUNT' },
    help: 'sends the webhook of an ended job again, within two minutes',
  },
  'settings show': { help: 'shows all settings' },
  'settings set': { arguments: ['NAME', 'VALUE'], help: 'changes a setting within 5 seconds' },
  cost: {
    options: { last: 'N' },
    help: 'shows what the last 20 (or N) jobs cost on AWS by state, and what a job of each kind should cost',
  },
  audit: { help: 'checks every balance, entry and job; exit status 1 if one is wrong' },
};

export const USAGE = `Usage: npm run operator -- COMMAND [--data DIR | --stage dev|live] [--json]

${Object.entries(COMMANDS)
  .map(([name, command]) => `  ${usageOf(name, command)}\n      ${command.help}`)
  .join('\n')}

  --data DIR     the data folder of a running local service (default .songreel)
  --stage STAGE  dev or live, on AWS
  --json         one line of JSON`;

/** Returns a command's usage, such as `keys create ACCOUNT [--rpm N]`. */
function usageOf(name: string, { arguments: args = [], options = {}, required = [] }: Command): string {
  const flags = Object.entries(options).map(([option, value]) => {
    const flag = `--${option} ${value}`;
    return required.includes(option) ? flag : `[${flag}]`;
  });
  return [name, ...args, ...flags].join(' ');
}

export type Options = Partial<Record<string, string>>;

export interface CommandLine {
  /** Such as `accounts create`. Undefined if `--help` is given. */
  command: string | undefined;
  args: string[];
  options: Options;
  target: { stage: 'dev' | 'live' } | { data: string };
  json: boolean;
}

/** @throws UsageFault */
export function parseCommandLine(argv: string[]): CommandLine {
  const { values, positionals } = parse(argv);
  const { data, stage, json, help, ...rest } = values;
  const options = rest as Options;
  const words = Object.hasOwn(COMMANDS, positionals[0] ?? '') ? 1 : 2;
  const command = positionals.slice(0, words).join(' ');
  const args = positionals.slice(words);
  const target = targetOf(data, stage);
  if (help) return { command: undefined, args, options, target, json: json === true };
  checkCommand(command, args, options);
  return { command, args, options, target, json: json === true };
}

/** Negative numbers are arguments, because no option begins with a digit. */
const NEGATIVE = /^-\d/;
const KEPT = '\0';

type Values = Options & { json?: boolean; help?: boolean };

function parse(argv: string[]) {
  const string = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  const names = Object.values(COMMANDS).flatMap(({ options = {} }) => Object.keys(options));
  try {
    const { values, positionals } = parseArgs({
      args: argv.map((text) => (NEGATIVE.test(text) ? `${KEPT}${text}` : text)),
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map((name) => [name, string])),
        data: string,
        stage: string,
        json: boolean,
        help: boolean,
      },
    });
    return { values: values as Values, positionals: positionals.map((text) => text.replace(KEPT, '')) };
  } catch (error) {
    throw new UsageFault(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function targetOf(data: string | undefined, stage: string | undefined): CommandLine['target'] {
  if (stage === undefined) return { data: data ?? '.songreel' };
  if (data !== undefined) throw new UsageFault('use either --data or --stage, not both');
  if (stage !== 'dev' && stage !== 'live') throw new UsageFault(`--stage must be "dev" or "live", not "${stage}"`);
  return { stage };
}

function checkCommand(name: string, args: string[], options: Options): void {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageFault(name === '' ? 'no command is given' : `there is no command "${name}"`);
  const stray = Object.keys(options).find((option) => !Object.hasOwn(command.options ?? {}, option));
  if (stray) throw new UsageFault(`"${name}" has no option --${stray}`);
  const isIncomplete = command.required?.some((option) => !options[option]) ?? false;
  if (args.length !== (command.arguments?.length ?? 0) || isIncomplete) {
    throw new UsageFault(`usage: ${usageOf(name, command)}`);
  }
}

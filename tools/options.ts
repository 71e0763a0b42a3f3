import { existsSync, readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from '../local/fault.ts';

/**
 * Returns the arguments of the program that was started. `--help` prints the comment at the top of its file, which says
 * what it does and which options it has. So does an option that it does not have, after naming it.
 */
export function optionsOf<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  const help = helpOf(readFileSync(process.argv[1] ?? '', 'utf8'));
  if (process.argv.some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [fault] = messageOf(error).split(/\.\s|\n/);
    process.stderr.write(`${fault}.\n\n${help}`);
    process.exit(2);
  }
}

/** Ends the program if an option has a value that is not known, and names those that are. */
export function expectKnown(option: string, values: readonly string[], known: readonly string[]): void {
  const other = values.find((value) => !known.includes(value));
  if (other !== undefined) refuse(`--${option} ${other} is not known. Known are ${known.join(', ')}.`);
}

/** Ends the program if one of the files that an option names does not exist. */
export function expectFiles(option: string, paths: readonly string[]): void {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) refuse(`--${option} names ${missing}, which does not exist.`);
}

function refuse(fault: string): never {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}

/** Returns the text of the comment at the top of a program's source. */
export function helpOf(source: string): string {
  const [, comment = ''] = /^\/\*\*\n(.*?)\n \*\/$/ms.exec(source) ?? [];
  return `${comment.replace(/^ \* ?/gm, '')}\n`;
}

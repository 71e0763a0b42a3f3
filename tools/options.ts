import { readFileSync } from 'node:fs';
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

/** Returns the text of the comment at the top of a program's source. */
export function helpOf(source: string): string {
  const [, comment = ''] = /^\/\*\*\n(.*?)\n \*\/$/ms.exec(source) ?? [];
  return `${comment.replace(/^ \* ?/gm, '')}\n`;
}

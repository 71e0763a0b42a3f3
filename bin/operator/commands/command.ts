import type { Options } from '../command-line.ts';
import { Fault, UsageFault } from '../fault.ts';

/** The output of a command. If its field `ok` is false, the exit status is 1. */
export type Result = Record<string, unknown>;
export type Commands = Readonly<Record<string, (args: string[], options: Options) => Promise<Result>>>;

export function wholeNumber(what: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageFault(`${what} must be a whole number from ${least} to ${most}, not "${text}"`);
}

export function noAccount(accountId: string): Fault {
  return new Fault(`There is no account "${accountId}".`);
}

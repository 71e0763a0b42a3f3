import { readFileSync } from 'node:fs';

/** Why no test can notice a mutant. */
interface Explanation {
  /** The end of the file's path; without it, all files. */
  file?: string;
  /** A part of the mutant's name, which is its change and its line of code. */
  mutant: string;
  why: string;
}

const EXPLANATIONS = JSON.parse(readFileSync(new URL('explained.json', import.meta.url), 'utf8')) as Explanation[];

export function explanationOf(file: string, mutant: string): string | undefined {
  return EXPLANATIONS.find((one) => file.endsWith(one.file ?? '') && mutant.includes(one.mutant))?.why;
}

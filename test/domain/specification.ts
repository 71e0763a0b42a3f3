import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contract with clients, as its readers get it. */
export const specification = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');

/** The names in a sentence of the specification, in their order. */
export function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

import type { Result } from './commands.ts';

/** A result for people: a small table of names and values; lists below it, a line each. */
export function tableOf(result: Result): string {
  const fields = Object.entries(result);
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields
    .map(([name, value]) => {
      if (!Array.isArray(value)) return `${name.padEnd(width)}  ${value}`;
      return [
        `${name.padEnd(width)}  ${value.length === 0 ? 'none' : value.length}`,
        ...value.map((line) => `  ${line}`),
      ].join('\n');
    })
    .join('\n');
}

import type { Result } from './commands/command.ts';

/** Formats a result as lines of a name and a value. Lists and records are indented below their name. */
export function tableOf(result: Result): string {
  const fields = Object.entries(result);
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => fieldOf(name.padEnd(width), value)).join('\n');
}

function fieldOf(name: string, value: unknown): string {
  if (Array.isArray(value)) {
    const lines = value.every(isRecord) ? columnsOf(value) : value.map(String);
    return [`${name}  ${value.length === 0 ? 'none' : value.length}`, ...lines.map((line) => `  ${line}`)].join('\n');
  }
  if (isRecord(value)) return `${name.trimEnd()}\n${tableOf(value).replaceAll(/^/gm, '  ')}`;
  return `${name}  ${textOf(value)}`;
}

/** Formats records as a table: a line of names, and a line of values for each record. */
function columnsOf(records: Result[]): string[] {
  const [first] = records;
  if (!first) return [];
  const names = Object.keys(first);
  const rows = [names, ...records.map((record) => names.map((name) => textOf(record[name])))];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return Array.isArray(value) ? value.join(',') : String(value);
}

function isRecord(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

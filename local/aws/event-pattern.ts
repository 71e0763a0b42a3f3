/**
 * An EventBridge event pattern:
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-pattern-operators.html
 */
export type EventPattern = { [field: string]: EventPattern | Matcher[] };
type Matcher =
  | string
  | number
  | boolean
  | null
  | { prefix: string }
  | { 'anything-but': unknown }
  | { exists: boolean };

const OPERATORS = ['prefix', 'anything-but', 'exists'];

/** Returns an operator that the local service does not support, or undefined if it supports all. */
export function unknownOperator(pattern: EventPattern): string | undefined {
  for (const value of Object.values(pattern)) {
    if (!Array.isArray(value)) {
      const inner = unknownOperator(value);
      if (inner !== undefined) return inner;
      continue;
    }
    for (const matcher of value) {
      if (typeof matcher !== 'object' || matcher === null) continue;
      const unknown = Object.keys(matcher).find((name) => !OPERATORS.includes(name));
      if (unknown !== undefined) return unknown;
    }
  }
  return undefined;
}

export function matches(pattern: EventPattern, event: unknown): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const value = (event as Record<string, unknown> | undefined)?.[field];
    if (!Array.isArray(wanted)) return typeof value === 'object' && value !== null && matches(wanted, value);
    const values = Array.isArray(value) ? value : [value];
    return wanted.some((matcher) => values.some((one) => accepts(matcher, one)));
  });
}

function accepts(matcher: Matcher, value: unknown): boolean {
  if (typeof matcher !== 'object' || matcher === null) return matcher === value;
  if ('prefix' in matcher) return typeof value === 'string' && value.startsWith(matcher.prefix);
  if ('exists' in matcher) return matcher.exists === (value !== undefined);
  const excluded = [matcher['anything-but']].flat();
  return value !== undefined && !excluded.includes(value);
}

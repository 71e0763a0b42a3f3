/** The keys of a request that conditions compare, such as `ecs:cluster`. A key that a request lacks is not in here. */
export type Context = Readonly<Record<string, readonly string[]>>;

/** Operators, by key of the request, by allowed values: `{ StringEquals: { 'ecs:cluster': '…' } }`. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

type Compare = (actual: string, wanted: string) => boolean;

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const OPERATORS: Readonly<Record<string, { compare: Compare; isNegated: boolean }>> = {
  StringEquals: { compare: (actual, wanted) => actual === wanted, isNegated: false },
  StringNotEquals: { compare: (actual, wanted) => actual === wanted, isNegated: true },
  StringLike: { compare: (actual, wanted) => matchesPattern(actual, wanted), isNegated: false },
  StringNotLike: { compare: (actual, wanted) => matchesPattern(actual, wanted), isNegated: true },
  // These two are the same operator.
  ArnEquals: { compare: (actual, wanted) => matchesArn(actual, wanted), isNegated: false },
  ArnLike: { compare: (actual, wanted) => matchesArn(actual, wanted), isNegated: false },
  Bool: { compare: (actual, wanted) => actual.toLowerCase() === wanted.toLowerCase(), isNegated: false },
};

const OPERATOR = /^(?:(?<set>ForAllValues|ForAnyValue):)?(?<name>\w+?)(?<ifExists>IfExists)?$/;

/** Returns an operator that is not supported, or undefined if all are. */
export function unknownOperator(conditions: Conditions): string | undefined {
  return Object.keys(conditions).find((operator) => OPERATORS[partsOf(operator).name] === undefined);
}

/** Returns whether a request meets all conditions: each operator, and each key of it. */
export function areMet(conditions: Conditions, context: Context): boolean {
  return Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => isMet(operator, context[key], [wanted].flat())),
  );
}

/**
 * Compares the values of one key:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-logic-multiple-context-keys-or-values.html
 */
function isMet(operator: string, actual: readonly string[] | undefined, wanted: readonly string[]): boolean {
  const { set, name, ifExists } = partsOf(operator);
  const { compare, isNegated } = OPERATORS[name] ?? unsupported(operator);
  const passes = (value: string) => wanted.some((text) => compare(value, text)) !== isNegated;
  // ForAllValues is met by a request without the key.
  if (set === 'ForAllValues') return (actual ?? []).every(passes);
  if (actual === undefined || actual.length === 0) return ifExists || (isNegated && set === undefined);
  return set === 'ForAnyValue' ? actual.some(passes) : actual.every(passes);
}

function partsOf(operator: string): { set: string | undefined; name: string; ifExists: boolean } {
  const { set, name = '', ifExists } = OPERATOR.exec(operator)?.groups ?? {};
  return { set, name, ifExists: ifExists !== undefined };
}

function unsupported(operator: string): never {
  throw new Error(`the local service does not know the operator ${operator} of conditions`);
}

const patterns = new Map<string, RegExp>();

/** @param pattern text in which `*` stands for any text and `?` for one character */
export function matchesPattern(text: string, pattern: string): boolean {
  if (!/[*?]/.test(pattern)) return text === pattern;
  let expression = patterns.get(pattern);
  if (!expression) {
    const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
    expression = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
    patterns.set(pattern, expression);
  }
  return expression.test(text);
}

/** Compares the six parts of an ARN one by one, so that a wildcard does not reach into the next part. */
function matchesArn(arn: string, pattern: string): boolean {
  const [parts, wanted] = [arn, pattern].map((text) => [...text.split(':', 5), text.split(':').slice(5).join(':')]);
  return wanted?.every((part, index) => matchesPattern(parts?.[index] ?? '', part)) ?? false;
}

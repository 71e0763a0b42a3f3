/**
 * Mutants of DynamoDB's expressions, which are text in the code. DynamoDB refuses an expression that leaves a name or a
 * value unused, so a clause is not deleted: it becomes always true or always false.
 */
export interface Change {
  /** What becomes of which part, such as `used < rpm → used <= rpm`. */
  what: string;
  text: string;
}

/** No item has this attribute. */
const ABSENT = 'no_such_attribute';
const OPERAND = String.raw`(?:size\([^()]*\)|[#:]?\w+)`;
const COMPARISON = new RegExp(`(${OPERAND}) (=|<>|<=|>=|<|>) (${OPERAND})`, 'g');
const PREDICATE = /\b(?:attribute_exists|attribute_not_exists|begins_with|contains)\([^()]*\)/g;
/** A part of a template that is only a name. */
const PART = /\$\{\w+\}/g;
const ACTION = /(?:^|[\s}])(?:SET|ADD|REMOVE|DELETE) /;
const BOUNDARY: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Whether a text of the code is an expression, or a part of one. */
export function isExpression(raw: string): boolean {
  const text = withoutCode(raw);
  const clauses = [...text.matchAll(COMPARISON), ...text.matchAll(PREDICATE)];
  if (ACTION.test(text) || /\} (?:AND|OR) \(?\$\{/.test(text)) return true;
  return clauses.length > 0 && /[#:]\w|\(| < \w+$/.test(text);
}

/** Returns the mutants of an expression, as it is written between its quotes. */
export function expressionChanges(raw: string): Change[] {
  const text = withoutCode(raw);
  const isUpdate = ACTION.test(text) || /^, |, \w+ = |if_not_exists|list_append/.test(text);
  const changes = isUpdate ? updateChanges(text) : conditionChanges(text);
  return changes.map(({ at, part, by, what }) => ({
    what: `${part.trim()} → ${what}`,
    text: raw.slice(0, at) + by + raw.slice(at + part.length),
  }));
}

interface Replacement {
  at: number;
  part: string;
  by: string;
  what: string;
}

function conditionChanges(text: string): Replacement[] {
  const comparisons = [...text.matchAll(COMPARISON)];
  const parts = / (?:AND|OR) /.test(text) ? text.matchAll(PART) : [];
  return [
    ...[...comparisons, ...text.matchAll(PREDICATE), ...parts].flatMap((match) => [
      replaced(match, `(${match[0]} OR attribute_not_exists(${ABSENT}))`, 'always true'),
      replaced(match, `(${match[0]} AND attribute_exists(${ABSENT}))`, 'always false'),
    ]),
    ...comparisons.flatMap((match) => {
      const [, left, operator = '', right] = match;
      const other = BOUNDARY[operator];
      return other ? [replaced(match, `${left} ${other} ${right}`)] : [];
    }),
  ];
}

/** An assignment goes to another attribute, which is as if it were missing. */
function updateChanges(text: string): Replacement[] {
  const targets = /(?<=^|SET |ADD |DELETE |REMOVE |, )[#\w]+(?= = | :|, |$)/g;
  return [
    ...[...text.matchAll(targets)].map((match) => replaced(match, ABSENT, 'not written')),
    ...[...text.matchAll(/if_not_exists\([^,()]+, (:\w+)\)/g)].map((match) => replaced(match, match[1] ?? '')),
    ...[...text.matchAll(/(?<=\w )[-+](?= :)/g)].map((match) => replaced(match, match[0] === '-' ? '+' : '-')),
  ];
}

function replaced({ 0: part, index }: RegExpExecArray, by: string, what = by): Replacement {
  return { at: index, part, by, what };
}

/** Blanks out the code in a template, except names, and keeps the length. */
function withoutCode(raw: string): string {
  return raw.replaceAll(/\$\{[^{}]*\}/g, (part) =>
    /^\$\{\w+\}$/.test(part) ? part : `\${${'.'.repeat(part.length - 3)}}`,
  );
}

import { areMet, type Conditions, type Context, matchesPattern } from './conditions.ts';

/** One action on one resource, which a request needs. */
export interface Access {
  /** Such as `dynamodb:GetItem`. */
  action: string;
  /** ARN, or `*` for actions without a resource. */
  resource: string;
  context?: Context;
}

/** A statement of an identity-based policy. */
export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action?: string | readonly string[];
  NotAction?: string | readonly string[];
  Resource?: string | readonly string[];
  NotResource?: string | readonly string[];
  Condition?: Conditions;
}

export type Decision = 'allowed' | 'denied' | 'not allowed';

/**
 * Evaluates the statements of all policies of a principal: what no statement allows is refused, and a statement that
 * denies wins. See https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 * @returns `denied` if a statement denies the access, `not allowed` if none allows it
 */
export function evaluate(statements: readonly Statement[], access: Access): Decision {
  const applicable = statements.filter((statement) => applies(statement, access));
  if (applicable.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return applicable.length > 0 ? 'allowed' : 'not allowed';
}

function applies(statement: Statement, { action, resource, context = {} }: Access): boolean {
  return (
    isNamed(action.toLowerCase(), lowered(statement.Action), lowered(statement.NotAction)) &&
    isNamed(resource, statement.Resource, statement.NotResource) &&
    areMet(statement.Condition ?? {}, context)
  );
}

type Names = string | readonly string[] | undefined;

function isNamed(text: string, names: Names, others: Names): boolean {
  const matches = (patterns: string | readonly string[]) =>
    [patterns].flat().some((pattern) => matchesPattern(text, pattern));
  return names === undefined ? others !== undefined && !matches(others) : matches(names);
}

/** The names of actions are the same in upper and lower case. */
function lowered(names: Names): Names {
  return names && [names].flat().map((name) => name.toLowerCase());
}

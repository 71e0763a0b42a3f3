import { evaluate, type Statement } from '../../local/aws/rights/policy.ts';
import { Principals } from '../../local/aws/rights/principals.ts';
import type { Deployment } from '../../local/template.ts';
import type { RecordedUse } from './journeys.ts';

/** One action on one resource that a statement grants to a role, or one attribute that it may name. */
export interface Grant {
  /** ARN. */
  role: string;
  /** Such as `s3:GetObject arn:aws:s3:::…/inputs/*`. */
  what: string;
  /** All statements of the role without this grant. */
  without: readonly Statement[];
}

/** Returns everything that the templates grant to their roles, piece by piece. */
export function grantsOf(deployment: Deployment): Grant[] {
  const { all, operator } = Principals.of(deployment);
  return all
    .filter((principal) => principal !== operator)
    .flatMap(({ arn, statements }) =>
      statements.flatMap((statement, index) => {
        const replaced = (...by: Statement[]) => statements.toSpliced(index, 1, ...by);
        return [...withoutActions(statement), ...withoutValues(statement)].map(({ what, rest }) => {
          return { role: arn, what, without: replaced(...rest) };
        });
      }),
    );
}

interface Part {
  what: string;
  /** What is left of the statement. */
  rest: Statement[];
}

/** Removes each pair of an action and a resource. */
function withoutActions(statement: Statement): Part[] {
  const actions = [statement.Action ?? []].flat();
  const resources = [statement.Resource ?? []].flat();
  return actions.flatMap((action) =>
    resources.map((resource) => ({
      what: `${action} ${resource}`,
      rest: [
        { ...statement, Action: actions.filter((other) => other !== action) },
        { ...statement, Action: action, Resource: resources.filter((other) => other !== resource) },
      ],
    })),
  );
}

/** Removes each value of a condition that lists what a request may name. */
function withoutValues(statement: Statement): Part[] {
  return Object.entries(statement.Condition ?? {}).flatMap(([operator, keys]) =>
    Object.entries(keys).flatMap(([key, values]) => {
      const list = [values].flat();
      if (list.length < 2) return [];
      return list.map((value) => {
        const left = { ...keys, [key]: list.filter((other) => other !== value) };
        const Condition = { ...statement.Condition, [operator]: left };
        const action = `${[statement.Action].flat()} ${[statement.Resource].flat()}`;
        return { what: `${action} ${key} ${value}`, rest: [{ ...statement, Condition }] };
      });
    }),
  );
}

/** Returns the journey that is refused without a grant, or undefined if none is. */
export function refusedWithout({ role, without }: Grant, uses: readonly RecordedUse[]): string | undefined {
  return uses.find((use) => use.role === role && evaluate(without, use.access) !== 'allowed')?.journey;
}

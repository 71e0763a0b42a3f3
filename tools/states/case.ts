import type { StateAnswer, TestedState } from '../../local/session/test-state.ts';

/** The part of the answer of Step Functions that is compared. */
export type Expected = StateAnswer;

/** One state, its input and what happens in it, and what Step Functions makes of that. */
export interface StateCase extends TestedState {
  /** A sentence about the state. */
  name: string;
  /** The page that says so. */
  source: string;
  /** Random delays are left out. */
  expected: Expected;
  /** Why the local interpreter does something else. The state machines do not depend on it. */
  interpreterDiffers?: string;
}

/** The machines list States.Timeout before States.TaskFailed, so that this makes no difference. */
export const TIMEOUT_OF_CONTAINER =
  'It counts a timeout that the work itself reports as States.TaskFailed, unlike one that it measures.';

const GUIDE = 'https://docs.aws.amazon.com/step-functions/latest/dg';
export const ERRORS = `${GUIDE}/concepts-error-handling.html`;
export const CHOICE = `${GUIDE}/state-choice.html`;
export const INTRINSICS = `${GUIDE}/intrinsic-functions.html`;
export const CONTEXT = `${GUIDE}/input-output-contextobject.html`;
export const DATA = `${GUIDE}/concepts-input-output-filtering.html`;
export const FAIL = `${GUIDE}/state-fail.html`;

/** A Task state whose work is mocked. */
export function task(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: 'arn:aws:lambda:us-east-1:000000000000:function:none' },
    Next: 'Next',
    ...more,
  };
}

export function failing(error: string): { error: string; cause: string } {
  return { error, cause: 'on purpose' };
}

/** Returns the fields that are compared. */
export function expectationKeys(expected: Expected): (keyof Expected)[] {
  return Object.keys(expected) as (keyof Expected)[];
}

import type { StateCase } from './case.ts';
import { CATCHES } from './cases/catches.ts';
import { CHOICES } from './cases/choices.ts';
import { DATA_FLOW } from './cases/data.ts';
import { OURS } from './cases/ours.ts';
import { RETRIES } from './cases/retries.ts';

/** What Step Functions documents of the states in use. The local interpreter and TestState must agree with each. */
export const CASES: Readonly<Record<string, readonly StateCase[]>> = {
  Retry: RETRIES,
  Catch: CATCHES,
  Choice: CHOICES,
  'input and output': DATA_FLOW,
  'the states of a job': OURS,
};

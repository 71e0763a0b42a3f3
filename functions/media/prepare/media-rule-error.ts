import type { JobError } from '../../domain/errors.ts';

/** Thrown if the caller's media break a rule. The job fails with this error, without a charge. */
export class MediaRuleError extends Error {
  readonly jobError: JobError;

  constructor(jobError: JobError, options?: ErrorOptions) {
    super(jobError.message, options);
    this.name = 'MediaRuleError';
    this.jobError = jobError;
  }
}

/** Throws the fault of a rule, if there is one. @throws MediaRuleError */
export function throwIf(fault: JobError | undefined): void {
  if (fault) throw new MediaRuleError(fault);
}

import type { JobError } from '../../domain/errors.ts';

/** A rule of the caller's media is broken: the job fails with this error, without a charge. */
export class BrokenMedia extends Error {
  readonly jobError: JobError;

  constructor(jobError: JobError, options?: ErrorOptions) {
    super(jobError.message, options);
    this.name = 'BrokenMedia';
    this.jobError = jobError;
  }
}

/** Throws what a rule returned, if anything. */
export function insist(fault: JobError | undefined): void {
  if (fault) throw new BrokenMedia(fault);
}

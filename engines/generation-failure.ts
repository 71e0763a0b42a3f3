/**
 * An engine cannot make anything of what the caller gave. The job fails with `generation_failed` and this message, which the
 * caller reads: it names the fault and what to do. Any other error is a fault of this service, and the work is tried again.
 */
export class GenerationFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GenerationFailure';
  }
}

/**
 * The engine cannot use the caller's input. The job fails with `generation_failed` and this message, which the caller
 * reads: it says what is wrong and what to do. Any other error is a fault of this service, and the work is retried.
 */
export class GenerationFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GenerationFailure';
  }
}

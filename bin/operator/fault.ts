/** A problem that the operator can solve. It is printed as one sentence, without a stack trace. */
export class Fault extends Error {}

/** A mistake in the command line itself. */
export class UsageFault extends Fault {}

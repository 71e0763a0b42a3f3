/** A problem that the operator can solve. It is printed as one sentence, without a stack trace. */
export class Fault extends Error {}

/** The command line itself is wrong. */
export class UsageFault extends Fault {}

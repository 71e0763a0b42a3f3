/** What an operator has to know and can act on: one sentence, no stack. */
export class Fault extends Error {}

/** The command line itself is wrong. */
export class UsageFault extends Fault {}

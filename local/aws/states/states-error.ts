/** An error response of Step Functions, with the name used there. */
export class StatesError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** A problem that the user can solve. It is printed in one line, without a stack trace. */
export class Fault extends Error {
  override name = 'Fault';
}

export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as Partial<Error>;
  return typeof message === 'string' ? message : String(error);
}

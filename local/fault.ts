/** Something that the person at the terminal can put right: told in one line, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as Partial<Error>;
  return typeof message === 'string' ? message : String(error);
}

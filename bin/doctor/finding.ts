/**
 * `fault`: a deployment or the service would fail. `advice`: it works, but not well. `unknown`: it could not be checked.
 */
type Level = 'ok' | 'advice' | 'fault' | 'unknown';

export interface Finding {
  level: Level;
  what: string;
  /** Why it matters. */
  why?: string;
  /** The command that fixes it. */
  fix?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });

/** Formats a finding as one line: what, why it matters, the command that fixes it. */
export function lineOf({ level, what, why, fix }: Finding): string {
  const reason = why === undefined ? '' : ` ${why}`;
  const command = fix === undefined ? '' : ` Fix: ${fix}`;
  return `${level.padEnd(8)}${what}${reason}${command}`.replaceAll(/\s*\n\s*/g, ' ');
}

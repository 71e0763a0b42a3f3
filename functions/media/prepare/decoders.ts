import { canRestrain, MIB, type ProcessOptions, runProcess } from '../../../engines/process/child-process.ts';
import { variable } from '../../platform/environment.ts';

/**
 * Limits of the check in `checkDecoders`. Decoders are programs that read untrusted files. In the container image they
 * run as DECODER_USER, who cannot read the task's process.
 */
const PROBE = { memoryBytes: 512 * MIB, cpuSeconds: 10, fileBytes: 0 };

/** Runs a program as DECODER_USER. @throws ProcessFailure, or the error that `onOutput` threw */
export function runDecoder(program: string, args: readonly string[], options: ProcessOptions): Promise<string> {
  const user = process.env.DECODER_USER;
  return runProcess(program, args, { ...options, ...(user && { user }) });
}

/**
 * Checks on a deployed stage that decoders are limited, and that they cannot read the task's environment variables,
 * which give access to its credentials. It runs a program that tries to read them.
 * @throws Error if a check fails
 */
export async function checkDecoders(): Promise<void> {
  if (variable('STAGE') === 'local') return;
  if (!canRestrain()) throw new Error('Decoders cannot be limited: prlimit and setpriv of util-linux are missing.');
  const chunks: Buffer[] = [];
  await runDecoder('sh', ['-c', 'cat /proc/[0-9]*/environ 2>/dev/null; true'], {
    limits: PROBE,
    timeoutSeconds: 10,
    onOutput: (chunk) => chunks.push(chunk),
  });
  if (/(^|\0)AWS_/.test(Buffer.concat(chunks).toString())) {
    throw new Error('A decoder can read the credentials of the task: DECODER_USER must name a user of its own.');
  }
}

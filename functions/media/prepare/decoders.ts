import {
  canRestrain,
  MIB,
  type ProcessLimits,
  type ProcessOptions,
  runProcess,
} from '../../../engines/process/child-process.ts';
import { variable } from '../../platform/environment.ts';

/**
 * Limits of a decoder that is a Node.js program. Node.js reserves the larger part of both memory limits without using it.
 */
export const NODE_LIMITS: ProcessLimits = {
  memoryBytes: 4096 * MIB,
  dataBytes: 1024 * MIB,
  cpuSeconds: 30,
  fileBytes: 0,
};

const CHECK_SECONDS = 30;

/** A program that prints every environment it can read. The image has no other program that could. */
const READER = `const { readdirSync, readFileSync } = require('node:fs');
for (const id of readdirSync('/proc').filter(Number)) {
  try {
    process.stdout.write(readFileSync('/proc/' + id + '/environ'));
  } catch {}
}`;

/**
 * Runs a decoder: a program that reads untrusted files. In the container image it runs as DECODER_USER, who cannot read
 * the task's process.
 * @throws ProcessFailure, or the error that `onOutput` threw
 */
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
  await runDecoder(process.execPath, ['--eval', READER], {
    limits: NODE_LIMITS,
    timeoutSeconds: CHECK_SECONDS,
    onOutput: (chunk) => chunks.push(chunk),
  });
  if (/(^|\0)AWS_/.test(Buffer.concat(chunks).toString())) {
    throw new Error('A decoder can read the credentials of the task: DECODER_USER must name a user of its own.');
  }
}

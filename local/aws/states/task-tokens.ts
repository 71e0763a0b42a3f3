import { randomUUID } from 'node:crypto';
import { TaskFailure } from '../runtimes.ts';
import { StatesError } from './states-error.ts';

/** The tokens of states with `.waitForTaskToken`, until somebody returns them. */
export class TaskTokens {
  readonly #waiting = new Map<string, (output: unknown) => void>();

  /**
   * Waits until the token is returned.
   * @returns the output that comes with it
   * @throws TaskFailure `States.Timeout` after the given number of seconds, or the signal's reason
   */
  async wait(token: string, seconds: number, signal: AbortSignal): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stop = () => reject(signal.reason);
    const timer = setTimeout(() => {
      reject(new TaskFailure('States.Timeout', `Nobody returned the token within ${seconds} s.`));
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    this.#waiting.set(token, resolve);
    try {
      signal.throwIfAborted();
      return await promise;
    } finally {
      this.#waiting.delete(token);
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  /** Returns a token. @param output JSON @throws StatesError if the output is not JSON, or no state waits for the token */
  succeed(token: string, output: string): void {
    const value = parsed(output);
    const resolve = this.#waiting.get(token);
    if (!resolve) throw new StatesError('TaskTimedOut', "Task Timed Out: 'Provided task does not exist anymore'");
    // The token is closed at once, not when the state continues.
    this.#waiting.delete(token);
    resolve(value);
  }
}

/** Returns a token that contains the ARN of its state machine. On AWS, nobody can read that in it. */
export function newTaskToken(stateMachineArn: string): string {
  return `${Buffer.from(stateMachineArn).toString('base64url')}.${randomUUID()}`;
}

/** Returns the ARN of the state machine for which a token was made. */
export function stateMachineOf(token: string): string {
  return Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    throw new StatesError('InvalidOutput', `Invalid Output: '${output}'`);
  }
}

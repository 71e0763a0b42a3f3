import { answerLine } from '../../functions/domain/answer-line.ts';

/** One attempt of a state to do its work. */
export interface Attempt {
  state: string;
  /** Counts from 1 in each state. */
  attempt: number;
  /** When it ended. */
  at: string | null;
  /** The error's name; null if the attempt succeeded. */
  error: string | null;
  /** What the engine, the function or Fargate said about the error. */
  said: string | null;
}

interface Failure {
  error?: string | undefined;
  cause?: string | undefined;
}

/** The parts of an event of GetExecutionHistory that show attempts. */
interface HistoryEvent {
  type?: string | undefined;
  timestamp?: Date | undefined;
  stateEnteredEventDetails?: { name?: string | undefined } | undefined;
  taskFailedEventDetails?: Failure | undefined;
  taskSubmitFailedEventDetails?: Failure | undefined;
  taskTimedOutEventDetails?: Failure | undefined;
  lambdaFunctionFailedEventDetails?: Failure | undefined;
  lambdaFunctionTimedOutEventDetails?: Failure | undefined;
}

const FAILS = /^(Task|TaskSubmit|LambdaFunction)(Failed|TimedOut)$/;

/** Returns the attempts of all Task states of an execution, in order. */
export function attemptsOf(events: readonly HistoryEvent[]): Attempt[] {
  const attempts: Attempt[] = [];
  let state = '';
  let count = 0;
  let hasFailed = false;
  for (const event of events) {
    const { type = '', timestamp } = event;
    const add = (error: string | null, said: string | null) => {
      count += 1;
      attempts.push({ state, attempt: count, at: timestamp?.toISOString() ?? null, error, said });
    };
    if (type === 'TaskStateEntered') {
      state = event.stateEnteredEventDetails?.name ?? '';
      count = 0;
    }
    if (FAILS.test(type)) {
      const { error = type, cause } = failureOf(event);
      add(error, saidBy(cause));
    } else if (type === 'TaskStateExited' && !hasFailed) add(null, null);
    // A state that catches its last error is left right after it.
    hasFailed = FAILS.test(type);
  }
  return attempts;
}

function failureOf(event: HistoryEvent): Failure {
  return (
    event.taskFailedEventDetails ??
    event.taskSubmitFailedEventDetails ??
    event.taskTimedOutEventDetails ??
    event.lambdaFunctionFailedEventDetails ??
    event.lambdaFunctionTimedOutEventDetails ??
    {}
  );
}

interface EcsTask {
  StoppedReason?: string;
  Containers?: { ExitCode?: number; Reason?: string }[];
}

/** A cause is text, or JSON: a function's error, or the description of the task that ended. */
function saidBy(cause = ''): string | null {
  let text = cause;
  try {
    const { errorMessage, StoppedReason, Containers = [] } = JSON.parse(cause) as EcsTask & { errorMessage?: string };
    const ends = Containers.map(({ ExitCode, Reason }) => [Reason, ExitCode !== undefined && `exit code ${ExitCode}`]);
    text = [errorMessage, StoppedReason, ...ends.flat()].filter(Boolean).join('; ') || cause;
  } catch {
    // It is text.
  }
  return answerLine(Buffer.from(text));
}

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
  id?: number | undefined;
  previousEventId?: number | undefined;
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

/** What was read of one state. */
interface Reading {
  state: string;
  attempts: number;
  hasFailed: boolean;
}

/** Returns the attempts of all Task states of an execution, in order. */
export function attemptsOf(events: readonly HistoryEvent[]): Attempt[] {
  const attempts: Attempt[] = [];
  const byEvent = new Map<number | undefined, Reading>();
  let last: Reading = { state: '', attempts: 0, hasFailed: false };
  for (const event of events) {
    const { type = '', timestamp } = event;
    if (type === 'TaskStateEntered') {
      last = { state: event.stateEnteredEventDetails?.name ?? '', attempts: 0, hasFailed: false };
    }
    // Events of parallel branches mix. Each refers to the one before it in its branch.
    const current = (type === 'TaskStateEntered' ? undefined : byEvent.get(event.previousEventId)) ?? last;
    if (event.id !== undefined) byEvent.set(event.id, current);
    const add = (error: string | null, said: string | null) => {
      current.attempts += 1;
      const at = timestamp?.toISOString() ?? null;
      attempts.push({ state: current.state, attempt: current.attempts, at, error, said });
    };
    if (FAILS.test(type)) {
      const { error = type, cause } = failureOf(event);
      add(error, saidBy(cause));
    } else if (type === 'TaskStateExited' && !current.hasFailed) add(null, null);
    // A state that catches its last error is left right after it.
    current.hasFailed = FAILS.test(type);
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

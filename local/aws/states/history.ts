import type { StateMachine } from 'aws-local-stepfunctions';

type Log = ReturnType<StateMachine['run']>['eventLogs'];
type LogEvent = Log extends AsyncGenerator<infer E> ? E : never;

/**
 * An event of GetExecutionHistory:
 * https://docs.aws.amazon.com/step-functions/latest/apireference/API_HistoryEvent.html
 */
export interface HistoryEvent {
  id: number;
  previousEventId: number;
  /** Seconds since 1970. */
  timestamp: number;
  type: string;
  [details: `${string}EventDetails`]: unknown;
}

/**
 * Converts an entry of the interpreter's log to an event of Step Functions. Returns undefined if Step Functions has no
 * such event.
 * @param before the events before it
 */
export function historyEvent(event: LogEvent, before: readonly HistoryEvent[]): HistoryEvent | undefined {
  const id = before.length + 1;
  const told = (type: string, details: object = {}): HistoryEvent => ({
    id,
    previousEventId: previousOf(event, before),
    timestamp: event.timestamp / 1000,
    type,
    ...details,
  });
  switch (event.type) {
    case 'ExecutionStarted':
      return told(event.type, { executionStartedEventDetails: { input: JSON.stringify(event.input) } });
    case 'StateEntered': {
      const { name, type, input } = event.state;
      return told(`${type}StateEntered`, { stateEnteredEventDetails: { name, input: JSON.stringify(input) } });
    }
    case 'StateExited': {
      const { name, type, output } = event.state;
      return told(`${type}StateExited`, { stateExitedEventDetails: { name, output: JSON.stringify(output) } });
    }
    case 'StateFailed': {
      const { Error: error, Cause: cause } = event;
      if (event.state.type !== 'Task') return undefined;
      return told('TaskFailed', { taskFailedEventDetails: { error, cause: String(cause) } });
    }
    case 'ExecutionSucceeded':
      return told(event.type, { executionSucceededEventDetails: { output: JSON.stringify(event.output) } });
    case 'ExecutionFailed': {
      const { Error: error, Cause: cause } = event;
      return told(event.type, { executionFailedEventDetails: { error, cause: String(cause) } });
    }
    case 'ExecutionAborted':
      return told(event.type, { executionAbortedEventDetails: {} });
    case 'ExecutionTimeout':
      return told('ExecutionTimedOut', { executionTimedOutEventDetails: {} });
    default:
      return undefined;
  }
}

/** Events of parallel branches mix. What follows the entry of a state refers to it. */
function previousOf(event: LogEvent, before: readonly HistoryEvent[]): number {
  const name = event.type !== 'StateEntered' && 'state' in event ? event.state.name : undefined;
  const entered = before.findLast(
    ({ stateEnteredEventDetails: details }) => (details as { name: string } | undefined)?.name === name,
  );
  return (name !== undefined && entered?.id) || before.length;
}

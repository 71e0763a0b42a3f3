import { callCost, PRICES, type TaskSize, taskCost } from './prices.ts';

/** The time and cost of a state of a job. */
export interface StateCost {
  state: string;
  /** Starts of its task or calls of its function, including repeated and refused ones. */
  attempts: number;
  /** Seconds that AWS bills for its tasks or calls. */
  seconds: number;
  usd: number;
}

/** The parts of an event of GetExecutionHistory that cost something. */
export interface HistoryEvent {
  id?: number | undefined;
  previousEventId?: number | undefined;
  type?: string | undefined;
  timestamp?: Date | undefined;
  stateEnteredEventDetails?: { name?: string | undefined } | undefined;
  taskSucceededEventDetails?: { output?: string | undefined } | undefined;
  taskFailedEventDetails?: { error?: string | undefined; cause?: string | undefined } | undefined;
}

/** GB. Every function that a job's states call has this memory; a test compares it with the templates. */
export const STEP_GIGABYTES = 0.25;
/** The size of the media task, for histories whose tasks do not include it; the same test compares it. */
export const MEDIA_TASK: TaskSize = { vcpu: 2, gigabytes: 4, spot: false };
/** The states that run a media task. */
const MEDIA_STATE = /^(PrepareAndGenerate|DrawShots|Generate\w+)$/;
/** The states that wait for something without running anything. */
const WAITING_STATE = /^AwaitPreparation$/;
const ENDS = /^(Task|LambdaFunction)(Succeeded|Failed|TimedOut)$/;
const ENDS_ALL = /^Execution(Aborted|TimedOut)$/;

/**
 * Computes what each state of an execution cost. A history without the events of single attempts, as the local service
 * has it, counts a state from its entry to its exit as one attempt.
 * @returns states in the order in which they were entered
 */
export function costOfExecution(events: readonly HistoryEvent[]): StateCost[] {
  const meter = new Meter();
  for (const event of events) meter.read(event);
  return meter.states;
}

/** What was read of one state. */
interface Reading {
  cost: StateCost;
  /** Milliseconds since 1970. */
  entered: number;
  /** Start of the current attempt in milliseconds since 1970. */
  began: number | undefined;
}

class Meter {
  readonly #readings: Reading[] = [];
  readonly #byEvent = new Map<number | undefined, Reading>();

  get states(): StateCost[] {
    return this.#readings.map(({ cost }) => cost);
  }

  read(event: HistoryEvent): void {
    const { type = '' } = event;
    const at = event.timestamp?.getTime() ?? 0;
    if (type.endsWith('StateEntered')) this.#enter(event.stateEnteredEventDetails?.name ?? '', at);
    if (ENDS_ALL.test(type)) for (const reading of this.#readings) end(reading, event, at);
    // Events of parallel branches mix. Each refers to the one before it in its branch.
    const isEntry = type.endsWith('StateEntered');
    const current = (isEntry ? undefined : this.#byEvent.get(event.previousEventId)) ?? this.#readings.at(-1);
    if (!current) return;
    if (event.id !== undefined) this.#byEvent.set(event.id, current);
    if (/^(Task|LambdaFunction)Scheduled$/.test(type)) attempt(current);
    if (/^(TaskSubmitted|LambdaFunctionStarted)$/.test(type)) current.began = at;
    if (ENDS.test(type)) end(current, event, at);
    if (type === 'TaskStateExited' && current.cost.attempts === 0) endWithoutAttempts(current, at);
  }

  #enter(state: string, at: number): void {
    const cost = { state, attempts: 0, seconds: 0, usd: PRICES.transition.usd };
    this.#readings.push({ cost, entered: at, began: undefined });
  }
}

function attempt(current: Reading): void {
  current.cost.attempts += 1;
  if (current.cost.attempts > 1) current.cost.usd += PRICES.transition.usd;
  current.began = undefined;
}

function end(current: Reading, event: HistoryEvent, at: number): void {
  const { cost, began } = current;
  current.began = undefined;
  const ran = began === undefined ? 0 : (at - began) / 1000;
  if (!MEDIA_STATE.test(cost.state)) {
    if (began !== undefined && !WAITING_STATE.test(cost.state)) add(cost, ran, callCost(ran, STEP_GIGABYTES));
    return;
  }
  const task = taskOf(event.taskSucceededEventDetails?.output ?? event.taskFailedEventDetails?.cause);
  // A start that Fargate refused has pulled no image and costs nothing.
  const seconds = task?.seconds ?? (began === undefined || event.type === 'TaskFailed' ? undefined : ran);
  if (seconds !== undefined) add(cost, seconds, taskCost(seconds, task?.size ?? MEDIA_TASK));
}

function endWithoutAttempts({ cost, entered }: Reading, at: number): void {
  const seconds = (at - entered) / 1000;
  cost.attempts = 1;
  if (WAITING_STATE.test(cost.state)) return;
  const isMedia = MEDIA_STATE.test(cost.state);
  add(cost, seconds, isMedia ? taskCost(seconds, MEDIA_TASK) : callCost(seconds, STEP_GIGABYTES));
}

function add(state: StateCost, seconds: number, usd: number): void {
  state.seconds += seconds;
  state.usd += usd;
}

interface EndedTask {
  seconds: number;
  size: TaskSize;
}

/**
 * Reads the description of an ended task: https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_Task.html
 * Step Functions gives its times in milliseconds since 1970.
 */
function taskOf(description: string | undefined): EndedTask | undefined {
  const task = parsed(description);
  const seconds = (Number(task.StoppedAt) - Number(task.PullStartedAt)) / 1000;
  if (!Number.isFinite(seconds)) return undefined;
  const size = {
    vcpu: Number(task.Cpu ?? MEDIA_TASK.vcpu * 1024) / 1024,
    gigabytes: Number(task.Memory ?? MEDIA_TASK.gigabytes * 1024) / 1024,
    spot: task.CapacityProviderName === 'FARGATE_SPOT',
  };
  return { seconds, size };
}

function parsed(text = ''): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

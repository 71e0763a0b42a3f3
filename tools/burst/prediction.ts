import type { StateTiming } from '../../local/session/state-timings.ts';
import { type Load, Model } from '../quotas/model.ts';
import type { Stage } from '../quotas/stage.ts';
import type { EndedTask } from './tasks.ts';

/** What a local run showed, with which the model is compared. */
export interface Measured {
  load: Load;
  workers: number;
  queue: Stage['queue'];
  /** Seconds from the start of a task to the first line of its program, and from its last line to its end. */
  startUp: number;
  tasks: readonly EndedTask[];
  /** Jobs that completed in these seconds. */
  completed: number;
  seconds: number;
}

/** The local service has no limits but its workers. */
const UNLIMITED = { size: 1e9, rate: 1e9 };
const REQUEST_SECONDS = 0.05;
const STEP_SECONDS = 0.1;
/** Seconds. */
const RESOLUTION = 0.25;

/** Returns how much longer a task takes than its own work. @param timings of a job that never waited for a worker */
export function startUpOf(timings: readonly StateTiming[], tasks: readonly EndedTask[]): number {
  const over = tasks.map(({ command, seconds }) => {
    const state = timings.find((timing) => timing.state === command);
    return (state?.seconds ?? seconds) - seconds;
  });
  return mean(over);
}

/** Returns the seconds that the model needs for as many completed jobs. */
export function predicted({ load, workers, queue, startUp, tasks, completed }: Measured): number {
  const stage: Stage = {
    api: UNLIMITED,
    functions: 1e9,
    startExecution: UNLIMITED,
    runTask: UNLIMITED,
    taskStarts: UNLIMITED,
    tasks: workers,
    queue,
    tableWrites: 1e9,
    runningJobs: 5,
    requestSeconds: REQUEST_SECONDS,
    stepSeconds: STEP_SECONDS,
    taskSeconds: startUp + mean(tasks.map((task) => task.seconds)),
  };
  const model = new Model(stage, load);
  let now = 0;
  while (model.counts.completed < completed && !model.isOver) {
    now += RESOLUTION;
    model.run(now);
  }
  return now;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

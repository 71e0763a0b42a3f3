import type { OnProgress } from '../../engines/engine.ts';
import type { JobKey } from '../domain/job.ts';
import type { Progress, StageSpan, WorkStage } from '../domain/progress.ts';
import { logger } from '../platform/observability.ts';
import { recordProgress } from '../platform/store/progress.ts';

/** Milliseconds between two writes. Including the time of a write, an update comes at least every 2 s. */
const WRITE_EVERY_MS = 1_700;
/** Milliseconds without writes after a failed write, because progress is not important enough for retries. */
const PAUSE_AFTER_FAILURE_MS = 10_000;
/** Milliseconds and share of a stage that must have passed before the remaining time is estimated. */
const LEAST_SEEN_MS = 1_000;
const LEAST_SEEN_SHARE = 0.01;

interface Sample {
  at: number;
  share: number;
}

/** Converts an engine's reports to the progress of a job, and records it from time to time. Never fails the work. */
export class ProgressReport {
  readonly #key: JobKey;
  readonly #plan: readonly StageSpan[];
  readonly #record: typeof recordProgress;
  #recorded = -1;
  #notBefore = 0;
  #writing: Promise<void> | undefined;
  /** The beginning of a stage, which is written after the current write. */
  #next: Progress | undefined;

  constructor(key: JobKey, plan: readonly StageSpan[], record = recordProgress) {
    this.#key = key;
    this.#plan = plan;
    this.#record = record;
  }

  /** Begins a stage. @returns a callback that gets the share of the stage that is done, 0 to 1 */
  begin(stage: WorkStage): OnProgress {
    const span = this.#plan.find((each) => each.stage === stage);
    if (!span) return () => {};
    let first: Sample | undefined;
    this.#next = { stage, percent: percentOf(span, 0), seconds_left: null };
    this.#writeNext();
    return (reported) => {
      const now = { at: performance.now(), share: Math.min(1, reported) };
      first ??= now;
      if (this.#writing || now.at < this.#notBefore) return;
      this.#write({ stage, percent: percentOf(span, now.share), seconds_left: secondsLeft(span, first, now) });
    };
  }

  /** Waits until nothing is left to write. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  #writeNext(): void {
    const next = this.#next;
    if (!next || this.#writing) return;
    this.#next = undefined;
    this.#write(next);
  }

  #write(progress: Progress): void {
    if (progress.percent <= this.#recorded) return;
    this.#notBefore = performance.now() + WRITE_EVERY_MS;
    this.#writing = this.#record(this.#key, progress)
      .then((recorded) => {
        this.#recorded = recorded;
      })
      .catch((error) => {
        this.#notBefore = performance.now() + PAUSE_AFTER_FAILURE_MS;
        logger.warn('The progress could not be recorded.', error as Error);
      })
      .finally(() => {
        this.#writing = undefined;
        this.#writeNext();
      });
  }
}

/** Returns the percent with one decimal: above 0, which is for waiting jobs, and below the next stage and 100. */
function percentOf({ from, to }: StageSpan, share: number): number {
  const tenths = Math.floor((from + (to - from) * share) * 10);
  return Math.min(to * 10 - 1, Math.max(1, tenths)) / 10;
}

/** Estimates from the speed since the stage's first report. Work before it, such as loading a model, is done once. */
function secondsLeft({ from, to }: StageSpan, first: Sample, now: Sample): number | null {
  const seen = { ms: now.at - first.at, share: now.share - first.share };
  if (seen.ms < LEAST_SEEN_MS || seen.share < LEAST_SEEN_SHARE) return null;
  const percentLeft = 100 - (from + (to - from) * now.share);
  return Math.ceil(((seen.ms / 1000) * percentLeft) / (seen.share * (to - from)));
}

import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterRunning } from '../running-time.ts';
import {
  type InstanceData,
  type Invocation,
  type LambdaError,
  type Outcome,
  type Report,
  STOPPED,
} from './protocol.ts';
import type { Spares } from './spares.ts';

export interface FunctionConfiguration extends InstanceData {
  /** Seconds. */
  timeout: number;
  environment: Record<string, string>;
}

interface Waiting {
  payload: string;
  settle(outcome: Outcome): void;
}

/**
 * Each start keeps a processor busy for a moment. A few warm instances serve many requests sooner than many starting
 * ones.
 */
const MOST_STARTING = 2;
/** Milliseconds after which an idle instance ends, so that a burst does not occupy its memory forever. */
const LONGEST_IDLE = 20_000;

/**
 * A Lambda function. Its instances start when they are needed, stay warm for a while, and are discarded when they fail.
 * The last instance stays warm.
 */
export class LambdaFunction {
  readonly configuration: FunctionConfiguration;
  readonly #log: Writable;
  readonly #spares: Spares;
  readonly #longestIdle: number;
  readonly #waiting: Waiting[] = [];
  readonly #instances = new Set<Instance>();
  readonly #serveAgain = () => this.#serve();
  #isStopped = false;

  /** @param spares those of all functions together */
  constructor(configuration: FunctionConfiguration, log: Writable, spares: Spares, longestIdle = LONGEST_IDLE) {
    this.configuration = configuration;
    this.#log = log;
    this.#spares = spares;
    this.#longestIdle = longestIdle;
  }

  /** Number of instances that exist now. */
  get instances(): number {
    return this.#instances.size;
  }

  /** Never rejects. */
  invoke(payload: string): Promise<Outcome> {
    if (this.#isStopped) return Promise.resolve({ error: STOPPED });
    return new Promise((settle) => {
      this.#waiting.push({ payload, settle });
      this.#serve();
    });
  }

  /** Ends all instances, and unfinished and later invocations with the error `STOPPED`. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { settle } of this.#waiting.splice(0)) settle({ error: STOPPED });
    await Promise.all([...this.#instances].map((instance) => instance.stop(STOPPED)));
  }

  #serve(): void {
    for (const instance of this.#instances) {
      if (instance.isIdle) this.#give(instance);
    }
    const starting = [...this.#instances].filter(({ isStarting }) => isStarting).length;
    const wanted = Math.min(this.#waiting.length, MOST_STARTING) - starting;
    if (wanted > 0 && (this.#instances.size === 0 || this.#spares.makeRoom(this.#serveAgain))) this.#start();
  }

  #start(): void {
    const instance = new Instance(this.configuration, this.#log, {
      onIdle: () => {
        this.#serve();
        if (!instance.isIdle) return;
        this.#spares.idle(instance);
        this.#endLater(instance);
      },
      onUnusable: (error) => {
        this.#waiting.shift()?.settle({ error });
        gone();
      },
      onGone: () => gone(),
    });
    const gone = () => {
      this.#instances.delete(instance);
      this.#spares.gone(instance);
      this.#serve();
    };
    if (this.#instances.size > 0) this.#spares.add(instance);
    this.#instances.add(instance);
  }

  /** Ends an instance that is not used again in time, if it is not the last one. */
  #endLater(instance: Instance): void {
    const { uses } = instance;
    const end = () => {
      if (instance.isIdle && instance.uses === uses && this.#instances.size > 1) instance.end();
    };
    setTimeout(end, this.#longestIdle).unref();
  }

  #give(instance: Instance): void {
    const next = this.#waiting.shift();
    if (next) instance.run(next);
  }
}

interface InstanceEvents {
  onIdle(): void;
  onUnusable(error: LambdaError): void;
  onGone(): void;
}

class Instance {
  readonly #configuration: FunctionConfiguration;
  readonly #worker: Worker;
  readonly #events: InstanceEvents;
  #state: 'starting' | 'idle' | 'busy' | 'gone' = 'starting';
  #current: (Waiting & { requestId: string; endTimer(): void }) | undefined;
  /** Number of invocations. */
  uses = 0;

  constructor(configuration: FunctionConfiguration, log: Writable, events: InstanceEvents) {
    const { folder, handler, name, arn, memory, environment } = configuration;
    const workerData: InstanceData = { folder, handler, name, arn, memory };
    this.#configuration = configuration;
    this.#events = events;
    this.#worker = new Worker(new URL('instance.ts', import.meta.url), {
      workerData,
      env: { ...environment, AWS_LAMBDA_LOG_STREAM_NAME: randomUUID() },
      resourceLimits: { maxOldGenerationSizeMb: memory },
      stdout: true,
      stderr: true,
    });
    for (const output of [this.#worker.stdout, this.#worker.stderr]) output.on('data', (chunk) => log.write(chunk));
    this.#worker.on('message', (report: Report) => this.#hear(report));
    this.#worker.on('error', (error) => this.#fail({ errorType: error.name, errorMessage: error.message }));
    this.#worker.on('exit', () => {
      this.#fail({ errorType: 'Runtime.ExitError', errorMessage: `${this.#label()}Error: Runtime exited` });
    });
  }

  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  get isStarting(): boolean {
    return this.#state === 'starting';
  }

  run({ payload, settle }: Waiting): void {
    const requestId = randomUUID();
    const { timeout } = this.#configuration;
    const endTimer = afterRunning(timeout, () => {
      const errorMessage = `${this.#label()}Error: Task timed out after ${timeout.toFixed(2)} seconds`;
      this.#fail({ errorType: 'Sandbox.Timedout', errorMessage });
      this.stop();
    });
    this.#state = 'busy';
    this.uses += 1;
    this.#current = { payload, settle, requestId, endTimer };
    const invocation: Invocation = { requestId, payload, deadline: Date.now() + timeout * 1000 };
    this.#worker.postMessage(invocation);
  }

  /** Ends it while it is idle. */
  end(): void {
    this.#state = 'gone';
    this.#events.onGone();
    void this.stop();
  }

  /** @param reason ends the current invocation; without it, the worker's exit does */
  async stop(reason?: LambdaError): Promise<void> {
    if (reason) this.#fail(reason);
    await this.#worker.terminate();
  }

  #hear(report: Report): void {
    if (report.kind === 'unusable') {
      this.#state = 'gone';
      this.stop();
      this.#events.onUnusable(report.error);
      return;
    }
    if (this.#state === 'gone') return;
    this.#state = 'idle';
    if (report.kind !== 'usable')
      this.#settle(report.kind === 'answer' ? { payload: report.payload } : { error: report.error });
    this.#events.onIdle();
  }

  #fail(error: LambdaError): void {
    if (this.#state === 'gone') return;
    const wasStarting = this.isStarting;
    this.#state = 'gone';
    this.#settle({ error });
    if (wasStarting) this.#events.onUnusable(error);
    else this.#events.onGone();
  }

  #settle(outcome: Outcome): void {
    const current = this.#current;
    this.#current = undefined;
    if (!current) return;
    current.endTimer();
    current.settle(outcome);
  }

  #label(): string {
    return this.#current ? `RequestId: ${this.#current.requestId} ` : '';
  }
}

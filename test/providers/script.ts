import { ProviderError } from './provider-error.ts';

/** What the next call of an operation meets instead of an answer. */
type Fault =
  /** The service refuses the call. */
  | { error: string; status?: number }
  /** The service carries out the call, but its answer is lost. */
  | { lost: true };

/** What becomes of the next transcription or clip. */
export type Fate = 'completed' | 'failed' | 'malformed' | 'never' | 'refused';

/** What goes wrong at the providers, in the order of the calls. Everything else goes well. */
export class Script {
  readonly #faults = new Map<string, Fault[]>();
  readonly #fates: Fate[] = [];
  /** The operations that were called, in order, including refused ones. */
  readonly calls: string[] = [];

  /** @param operation such as `StartTranscriptionJob` */
  disturb(operation: string, fault: Fault, times = 1): void {
    const faults = this.#faults.get(operation) ?? [];
    faults.push(...Array.from({ length: times }, () => fault));
    this.#faults.set(operation, faults);
  }

  /** Decides what becomes of the works that begin next. */
  decide(...fates: Fate[]): void {
    this.#fates.push(...fates);
  }

  nextFate(): Fate {
    return this.#fates.shift() ?? 'completed';
  }

  /** @throws ProviderError if the call is to be refused. @returns whether its answer is to be lost */
  begin(operation: string): boolean {
    this.calls.push(operation);
    const fault = this.#faults.get(operation)?.shift();
    if (fault && 'error' in fault) throw new ProviderError(fault.error, 'It was disturbed on purpose.', fault.status);
    return fault !== undefined;
  }

  clear(): void {
    this.#faults.clear();
    this.#fates.length = 0;
    this.calls.length = 0;
  }
}

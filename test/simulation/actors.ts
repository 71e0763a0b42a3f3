import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** The process that an actor runs in died. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** One run of a function or task, or one command of a client or an operator. */
export interface Actor {
  readonly name: string;
  /** Calls and pauses that it waits for. */
  waits: number;
  isOver: boolean;
  readonly crash: () => void;
}

/** Turns of the event loop in which nothing may happen before the actors count as still. */
const STILL_TURNS = 4;
/** Many more turns than a call of a function takes. */
const MOST_TURNS = 20_000;

/** Everything that runs at the moment, each in its own asynchronous context. */
export class Actors {
  readonly #context = new AsyncLocalStorage<Actor>();
  readonly #living = new Set<Actor>();
  /** Changes whenever an actor begins, ends, waits or goes on. */
  #changes = 0;
  /** Requests that actors have sent to the receiver of webhooks, and that it has not answered. */
  posting = 0;

  get current(): Actor | undefined {
    return this.#context.getStore();
  }

  get count(): number {
    return this.#living.size;
  }

  /** Runs something as an actor. @returns its result; rejects with Crash if the actor crashes */
  run<T>(name: string, act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const end = () => {
      actor.isOver = true;
      this.#changes += 1;
      this.#living.delete(actor);
    };
    const actor: Actor = {
      name,
      waits: 0,
      isOver: false,
      crash: () => {
        if (actor.isOver) return;
        end();
        reject(new Crash(`${name} crashed`));
      },
    };
    this.#changes += 1;
    this.#living.add(actor);
    signal?.addEventListener('abort', actor.crash, { once: true });
    this.#context.run(actor, act).then(resolve, reject).finally(end);
    return promise;
  }

  /** Lets an actor wait. It never goes on if it crashed meanwhile. */
  async wait<T>(actor: Actor, event: Promise<T>): Promise<T> {
    actor.waits += 1;
    this.#changes += 1;
    try {
      return await event;
    } finally {
      actor.waits -= 1;
      this.#changes += 1;
      if (actor.isOver) await new Promise(() => undefined);
    }
  }

  changed(): void {
    this.#changes += 1;
  }

  /** Waits until every actor waits for a call, a pause or the receiver of webhooks. */
  async still(): Promise<void> {
    let seen = -1;
    let quiet = 0;
    for (let turns = 0; quiet < STILL_TURNS; turns += 1) {
      if (turns > MOST_TURNS) throw new Error(`These do something unknown: ${this.#busy().join(', ')}.`);
      await turn();
      quiet = this.#changes === seen && this.#busy().length <= this.posting ? quiet + 1 : 0;
      seen = this.#changes;
    }
  }

  #busy(): string[] {
    return [...this.#living].filter(({ waits }) => waits === 0).map(({ name }) => name);
  }

  /** Ends all actors. */
  clear(): void {
    for (const actor of this.#living) actor.crash();
  }
}

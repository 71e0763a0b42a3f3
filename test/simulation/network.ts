import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import { TranscribeClient } from '@aws-sdk/client-transcribe';
import type { Actor, Actors } from './actors.ts';

/**
 * What may happen to a call. `lost`: its answer never arrives. `twice`: the first answer is lost, and the SDK sends the
 * call again. `slow`: the process runs out of time, and the call arrives after everything that is under way.
 */
export const FATES = ['applied', 'refused', 'lost', 'twice', 'crashed_before', 'crashed_after', 'slow'] as const;
export type Fate = (typeof FATES)[number];

interface Command {
  constructor: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the input of any command
  input: any;
}

/** A call to the outside that has been sent and has not arrived. */
export interface Call {
  readonly label: string;
  readonly actor: Actor | undefined;
  /** What it writes, as JSON; empty for reads. */
  readonly writes: string;
  readonly arrive: (fate: Fate) => Promise<void>;
}

type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>;
/** Something that stands for a service of AWS. */
export type Service = (command: Command) => Promise<unknown>;

const WRITES = /^(Put|Update|Delete|TransactWrite|Start|Stop)/;

interface Services {
  states: Service;
  bucket: Service;
  keys: Service;
  provider: Service;
  functions: Service;
}

/** Holds every call of an actor until it is told to arrive. Calls from outside of actors pass at once. */
export class Network {
  readonly calls: Call[] = [];
  readonly #actors: Actors;
  /** Changes what is sent, as a planted bug does. */
  edit: ((command: Command) => void) | undefined;

  /** Takes the place of the connection of all AWS clients of this process. */
  constructor(actors: Actors, services: Services) {
    this.#actors = actors;
    // All clients inherit one method.
    let client = S3Client.prototype;
    while (!Object.hasOwn(client, 'send')) client = Object.getPrototypeOf(client);
    const send = client.send as Send;
    const network = this;
    const through: Send = function (command, ...rest) {
      const act = () => {
        if (this instanceof SFNClient) return services.states(command);
        if (this instanceof S3Client) return services.bucket(command);
        if (this instanceof KMSClient) return services.keys(command);
        if (this instanceof LambdaClient) return services.functions(command);
        if (this instanceof TranscribeClient || this instanceof BedrockRuntimeClient) return services.provider(command);
        return send.call(this, command, ...rest);
      };
      const actor = actors.current;
      if (!actor) return act();
      if (actor.isOver) return new Promise(() => undefined);
      network.edit?.(command);
      return this instanceof LambdaClient ? network.#invoke(actor, command, act) : network.#hold(actor, command, act);
    };
    Object.assign(client, { send: through });
  }

  /** Holds a call that a state makes itself, as the actor that runs now. */
  async call(name: string, input: object, service: Service): Promise<unknown> {
    const actor = this.#actors.current;
    const command = { constructor: { name: `${name}Command` }, input: structuredClone(input) };
    this.edit?.(command);
    return actor ? this.#hold(actor, command, () => service(command)) : service(command);
  }

  /** Holds work of the media task that is no call of AWS, such as the fetch of a song. Without an actor, it is done. */
  async hold(name: string): Promise<void> {
    const actor = this.#actors.current;
    if (!actor) return;
    if (actor.isOver) return new Promise(() => undefined);
    await this.#hold(actor, { constructor: { name }, input: {} }, async () => undefined);
  }

  /** Holds something that is no command of the SDK, such as an event. */
  holdEvent(label: string, apply: () => void): void {
    this.#add({
      label,
      actor: undefined,
      writes: '',
      arrive: async (fate) => {
        if (fate === 'applied' || fate === 'twice') apply();
        if (fate === 'twice') apply();
      },
    });
  }

  #hold(actor: Actor, command: Command, act: () => Promise<unknown>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const name = command.constructor.name.replace(/Command$/, '');
    const writes = WRITES.test(name) ? JSON.stringify(command.input) : '';
    const apply = () => act().then(resolve, reject);
    const applyUnseen = async () => {
      await act().catch(() => undefined);
    };
    const fates: Record<Fate, () => Promise<void> | void> = {
      applied: apply,
      refused: () => reject(failure('ThrottlingException', 'too many requests')),
      lost: async () => {
        await applyUnseen();
        reject(failure('TimeoutError', 'no answer'));
      },
      twice: async () => {
        // The SDK's own repetition has the same token.
        if (name === 'TransactWrite') command.input.ClientRequestToken ??= crypto.randomUUID();
        await applyUnseen();
        await apply();
      },
      crashed_before: actor.crash,
      crashed_after: async () => {
        await applyUnseen();
        actor.crash();
      },
      slow: () => {
        actor.crash();
        this.#add({ label: `late: ${name}`, actor, writes, arrive: applyUnseen });
      },
    };
    this.#add({ label: `${actor.name}: ${name}`, actor, writes, arrive: async (fate) => fates[fate]() });
    return this.#actors.wait(actor, promise);
  }

  /** Holds an invocation until it arrives. What the function does then may wait for other calls. */
  async #invoke(actor: Actor, command: Command, act: () => Promise<unknown>): Promise<unknown> {
    try {
      await this.#hold(actor, command, async () => undefined);
    } catch (error) {
      // The function has run, and its answer is lost.
      if ((error as Error).name === 'TimeoutError') await act();
      throw error;
    }
    return act();
  }

  #add(call: Call): void {
    this.calls.push(call);
    this.#actors.changed();
  }
}

function failure(name: string, message: string): Error {
  return Object.assign(new Error(message), { name, $fault: 'client', $metadata: {} });
}

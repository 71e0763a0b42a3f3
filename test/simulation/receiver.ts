import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actors } from './actors.ts';

/** A webhook that has arrived and waits for its answer. */
export interface Post {
  readonly label: string;
  /** @param status undefined breaks the connection off */
  answer(status: number | undefined): void;
}

/** Receives the webhooks of all simulated clients. */
export class Receiver {
  readonly posts: Post[] = [];
  /** How often a webhook of each job arrived, by the job's id. */
  readonly received = new Map<string, number>();
  readonly #actors: Actors;
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.#receive(JSON.parse(Buffer.concat(chunks).toString()), response);
  });

  constructor(actors: Actors) {
    this.#actors = actors;
  }

  /** @returns its origin */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Breaks off all requests that wait for an answer. */
  breakOff(): void {
    for (const post of [...this.posts]) post.answer(undefined);
  }

  clear(): void {
    this.breakOff();
    this.received.clear();
  }

  #receive({ id, status }: { id: string; status: string }, response: ServerResponse): void {
    this.received.set(id, (this.received.get(id) ?? 0) + 1);
    const post: Post = {
      label: `webhook: ${status}`,
      answer: (answered) => {
        this.posts.splice(this.posts.indexOf(post), 1);
        this.#actors.posting -= 1;
        this.#actors.changed();
        if (answered === undefined) response.destroy();
        else response.writeHead(answered, { connection: 'close' }).end();
      },
    };
    this.posts.push(post);
    this.#actors.posting += 1;
    this.#actors.changed();
  }
}

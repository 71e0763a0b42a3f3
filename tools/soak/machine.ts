import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../../test/acceptance/service.ts';
import { processesOf } from '../../test/processes.ts';
import type { SmallDisk } from './small-disk.ts';

/** Milliseconds between two attempts to start a service whose disk is full. */
const START_AGAIN = 500;

/** One local service that is killed and started again on the same data, with what can be done to its machine. */
export class Machine {
  kills = 0;
  stalls = 0;
  fills = 0;
  /** What the service wrote before it ended without being killed. */
  readonly crashes: string[] = [];
  service: Service;
  readonly #disk: SmallDisk | undefined;
  readonly #start: () => Promise<Service>;
  #isStopping = false;

  private constructor(start: () => Promise<Service>, service: Service, disk: SmallDisk | undefined) {
    this.#start = start;
    this.#disk = disk;
    this.service = service;
    this.#watch();
  }

  static async start(folder: string, allowOrigins: string[], disk: SmallDisk | undefined): Promise<Machine> {
    const start = () => startService({ data: join(disk?.path ?? folder, 'data'), allowOrigins });
    return new Machine(start, await start(), disk);
  }

  async killAndRestart(): Promise<void> {
    this.kills += 1;
    this.#isStopping = true;
    await this.service.kill();
    await this.#restart();
  }

  /** Stops the database's process in the middle of whatever it does, and lets it continue. */
  async stallDatabase(milliseconds: number): Promise<void> {
    const [database] = processesOf(this.service.process.pid).filter(({ command }) => /^\S*dynoxide /.test(command));
    if (!database) return;
    this.stalls += 1;
    signal(database.id, 'SIGSTOP');
    await sleep(milliseconds);
    signal(database.id, 'SIGCONT');
  }

  async fillDisk(milliseconds: number): Promise<void> {
    if (!this.#disk) return;
    this.fills += 1;
    this.#disk.fill();
    await sleep(milliseconds);
    this.#disk.free();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.service.stop();
  }

  async #restart(): Promise<void> {
    for (;;) {
      try {
        this.service = await this.#start();
        break;
      } catch {
        // A service does not start on a full disk.
        await sleep(START_AGAIN);
      }
    }
    this.#isStopping = false;
    this.#watch();
  }

  #watch(): void {
    const { service } = this;
    service.process.once('exit', (status) => {
      if (this.#isStopping) return;
      this.crashes.push(`status ${status}: ${service.errors().slice(-1000)}`);
      void this.#restart();
    });
  }
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {
    // It was killed together with its service.
  }
}

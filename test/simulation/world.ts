import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { chanceOf } from '../../engines/drawing/chance.ts';
import { database, tables } from '../../functions/platform/store/database.ts';
import { itemKey } from '../../functions/platform/store/job-items.ts';
import { storeSetting } from '../../functions/platform/store/settings.ts';
import { handler as sweepJobs } from '../../functions/schedules/sweep-jobs.ts';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { localDeployment } from '../local/deployment.ts';
import { Actors } from './actors.ts';
import { Auditor } from './auditor.ts';
import { SimulatedBucket } from './bucket.ts';
import { Client } from './clients.ts';
import { simulatedFunctions } from './functions.ts';
import { simulatedKeys } from './keys.ts';
import { mediaTask } from './media-task.ts';
import { Network } from './network.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { SimulatedProvider } from './provider.ts';
import { Receiver } from './receiver.ts';
import type { Decision } from './schedule.ts';
import { SETTINGS } from './settings.ts';
import { SimulatedStateMachines } from './state-machines.ts';
import { STEPS } from './steps.ts';
import { VirtualTime, withoutRealDates } from './virtual-time.ts';

/** A schedule after which a promise is broken. The message lists the faults, `log` what happened. */
export class BrokenPromise extends Error {
  readonly log: readonly string[];

  constructor(faults: readonly string[], log: readonly string[]) {
    super(faults.join('; '));
    this.log = log;
  }
}

const CLIENTS = 2;
/**
 * Sweeps until everything must be at rest: a recovery that is interrupted waits for up to five minutes, and a clean-up of
 * a provider for up to four hours.
 */
const SWEEPS = 30;
const sweepPause = (sweeps: number) => (sweeps < 20 ? 61_000 : 30 * 60_000);
/** Milliseconds. The longest pause between two attempts is five minutes. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Events of one schedule. A hundred is usual. */
const MOST_EVENTS = 5_000;

/** The whole service in one process: its real functions over the embedded database, in virtual time. */
export class World {
  readonly #actors = new Actors();
  readonly #bucket = new SimulatedBucket();
  readonly #provider = new SimulatedProvider();
  readonly #time: VirtualTime;
  readonly #machines: SimulatedStateMachines;
  readonly #network: Network;
  readonly #receiver = new Receiver(this.#actors);
  readonly stop: () => Promise<void>;
  #origin = '';
  #clients: Client[] = [];
  #auditor = new Auditor([]);
  #log: string[] = [];

  private constructor(
    time: VirtualTime,
    deployment: Awaited<ReturnType<typeof localDeployment>>,
    stop: () => Promise<void>,
  ) {
    this.#time = time;
    const handlers = { ...STEPS, ...mediaTask((name) => this.#network.hold(name)) };
    this.#machines = new SimulatedStateMachines(this.#actors, deployment, handlers, (command) =>
      command.constructor.name === 'UpdateItemCommand'
        ? tables.send(new UpdateItemCommand(command.input))
        : this.#provider.serve(command),
    );
    this.#network = new Network(this.#actors, {
      states: this.#machines.serve,
      bucket: this.#bucket.serve,
      keys: simulatedKeys,
      functions: simulatedFunctions,
      provider: this.#provider.serve,
    });
    this.stop = async () => {
      this.#receiver.close();
      await stop();
    };
    time.wrapPauses((pause) => {
      const actor = this.#actors.current;
      return actor ? this.#actors.wait(actor, pause) : pause;
    });
  }

  /** From now on, the process's time is virtual. */
  static async start(): Promise<World> {
    const deployment = await localDeployment();
    const embedded = await startEmbeddedDatabase(deployment);
    const world = new World(new VirtualTime(), deployment, embedded.stop);
    withoutRealDates();
    world.#origin = await world.#receiver.listen();
    Object.assign(process.env, embedded.environment, {
      ALLOWED_ORIGINS: world.#origin,
      SEND_WEBHOOK_FUNCTION: 'send-webhook',
    });
    for (const [name, value] of Object.entries(SETTINGS)) await storeSetting(name, value);
    return world;
  }

  /** Everything that has happened since the beginning. */
  get log(): readonly string[] {
    return this.#log;
  }

  /** Calls and webhooks that wait to arrive and to be answered, oldest first. */
  get calls(): readonly { label: string }[] {
    return this.#network.calls;
  }

  get posts(): readonly { label: string }[] {
    return this.#receiver.posts;
  }

  /** The number of executions that run. */
  get running(): number {
    return this.#machines.running.length;
  }

  /** Milliseconds from the order of the slowest job to its end. */
  get slowest(): number {
    const times = this.#auditor.jobs.map((job) => Date.parse(job.completed_at ?? '') - Date.parse(job.created_at));
    return Math.max(0, ...times);
  }

  get clients(): readonly Client[] {
    return this.#clients;
  }

  /** Starts again with two clients and nothing else. */
  async begin(bug?: PlantedBug): Promise<void> {
    await this.#loseProcesses();
    this.#receiver.clear();
    this.#bucket.clear();
    this.#provider.clear();
    this.#time.reset();
    await this.#forgetOpenJobs();
    this.#network.edit = bug?.edit;
    this.#log = [];
    const chance = chanceOf('simulation');
    Math.random = () => chance.next();
    this.#clients = await Promise.all(Array.from({ length: CLIENTS }, () => Client.open(this.#actors, this.#origin)));
    this.#auditor = new Auditor(this.#clients);
  }

  /** A schedule that failed leaves jobs that sweeps of the next one would find. */
  async #forgetOpenJobs(): Promise<void> {
    await this.#auditor.faultsOf();
    const open = this.#auditor.jobs.filter((job) => job.open !== undefined);
    const table = { TableName: process.env.JOBS_TABLE };
    await Promise.all(open.map((job) => database.send(new DeleteCommand({ ...table, Key: itemKey(job) }))));
  }

  /** Ends whatever runs, and forgets all executions, as the local service does when it crashes. */
  async #loseProcesses(): Promise<void> {
    this.#actors.clear();
    this.#network.calls.length = 0;
    this.#receiver.breakOff();
    this.#time.dropTimers();
    await this.#machines.reset(this.#network);
  }

  /** Does one thing, and waits until nothing more follows from it by itself. @throws BrokenPromise */
  async decide(decision: Decision): Promise<void> {
    await this.#do(decision);
    await this.#actors.still();
    // Time moves on a little, so that no two events have the same.
    this.#time.pass(1);
    await this.#actors.still();
  }

  async #do(decision: Decision): Promise<void> {
    const { calls } = this.#network;
    const { posts } = this.#receiver;
    if (decision.do === 'act') {
      this.#note(JSON.stringify(decision.action));
      this.#perform(this.#clients[decision.client]?.perform(decision.action));
    } else if (decision.do === 'sweep') this.#sweep();
    else if (decision.do === 'wait') this.#wait();
    else if (decision.do === 'abort') await this.#abort(decision);
    else if (decision.do === 'restart') await this.#restart();
    else if (decision.do === 'answer' && posts.length > 0) {
      const post = posts[decision.post % posts.length];
      this.#note(`${post?.label} -> ${decision.status}`);
      post?.answer(decision.status);
    } else if (decision.do === 'arrive' && calls.length > 0) {
      const [call] = calls.splice(decision.call % calls.length, 1);
      this.#note(`${call?.label}${decision.fate === 'applied' ? '' : ` -> ${decision.fate}`}`);
      await call?.arrive(decision.fate);
      if (call?.writes) await this.#check(call.writes);
    }
  }

  #note(event: string): void {
    this.#log.push(event);
    if (this.#log.length > MOST_EVENTS) throw new BrokenPromise(['it does not come to rest'], this.#log);
  }

  #perform(done: Promise<unknown> | undefined): void {
    done?.catch((error: Error) => {
      this.#clients[0]?.faults.push(`an actor failed: ${error.stack}`);
    });
  }

  #sweep(): void {
    this.#note('a sweep begins');
    // A sweep that fails is an alarm, and the next one does its work.
    this.#actors.run('sweep', () => sweepJobs()).catch(() => undefined);
  }

  #wait(): void {
    if (!this.#time.hasTimers) return;
    this.#note('time passes');
    this.#time.toNextTimer(LONGEST_PAUSE_MS);
  }

  async #abort({ execution: index, eventIsLost = false }: Decision & { do: 'abort' }): Promise<void> {
    const { running } = this.#machines;
    const execution = running[index % running.length];
    if (!execution) return;
    this.#note(`an operator aborts ${execution.split(':').at(-2)}${eventIsLost ? ', and the event is lost' : ''}`);
    await this.#machines.abort(execution, eventIsLost);
  }

  async #restart(): Promise<void> {
    this.#note('the service crashes, and starts again without its executions');
    await this.#loseProcesses();
  }

  /** @param written JSON of what was written, or undefined to read everything. @throws BrokenPromise */
  async #check(written?: string): Promise<void> {
    const faults = await this.#auditor.faultsOf(written);
    if (faults.length > 0) throw new BrokenPromise(faults, this.#log);
  }

  /**
   * Lets everything finish, then sweeps until no job is open.
   * @param next chooses what happens next, while anything is under way
   * @throws BrokenPromise
   */
  async rest(next: (world: World) => Decision = oldest): Promise<void> {
    await this.#finish(next);
    for (let sweeps = 0; sweeps < SWEEPS && (await this.#hasOpenJobs()); sweeps += 1) {
      this.#time.pass(sweepPause(sweeps));
      await this.decide({ do: 'sweep' });
      await this.#finish(next);
    }
    await this.#check();
    const faults = this.#auditor.faultsAtRest(this.#receiver.received);
    faults.push(...this.#provider.left.map((job) => `the transcription of ${job} is left at the provider`));
    if (faults.length > 0) throw new BrokenPromise(faults, this.#log);
  }

  async #finish(next: (world: World) => Decision): Promise<void> {
    while (this.isBusy) await this.advance(next);
  }

  get isBusy(): boolean {
    return this.calls.length + this.posts.length + this.#actors.count + this.running > 0;
  }

  /** Lets the next thing happen of what is under way. @throws BrokenPromise */
  async advance(next: (world: World) => Decision): Promise<void> {
    if (this.calls.length + this.posts.length > 0) await this.decide(next(this));
    else if (this.#time.hasTimers) await this.#waitWithPatience();
    else throw new BrokenPromise(['something waits forever'], this.#log);
  }

  /** Nothing is under way, so only a pause can be what everything waits for. */
  async #waitWithPatience(): Promise<void> {
    const began = Date.now();
    await this.decide({ do: 'wait' });
    if (Date.now() - began >= LONGEST_PAUSE_MS) {
      throw new BrokenPromise(['something waits for what never comes, until its time limit'], this.#log);
    }
  }

  async #hasOpenJobs(): Promise<boolean> {
    await this.#check();
    return this.#auditor.jobs.some(({ open }) => open !== undefined);
  }
}

/** Whatever was sent first arrives first, and nothing goes wrong. */
export function oldest({ calls }: World): Decision {
  if (calls.length > 0) return { do: 'arrive', call: 0, fate: 'applied' };
  return { do: 'answer', post: 0, status: 200 };
}

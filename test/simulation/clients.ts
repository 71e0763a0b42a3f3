import { handler as cancelJob } from '../../functions/api/cancel-job.ts';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { handler as getJob } from '../../functions/api/get-job.ts';
import type { Scope } from '../../functions/domain/scopes.ts';
import { setFlag } from '../../functions/platform/store/account-access.ts';
import { createAccount } from '../../functions/platform/store/accounts.ts';
import { creditAccount } from '../../functions/platform/store/bookings.ts';
import { createKey } from '../../functions/platform/store/keys.ts';
import { call, type Reply } from '../api/calls.ts';
import { type Actors, Crash } from './actors.ts';
import type { Books } from './books.ts';
import { type SongKind, songUrl } from './media-task.ts';

/** Tokens. A lyric video of the simulated song costs 330, so two are too many. A narrative video costs 500. */
const OPENING = 600;
const PURCHASE = 200;
const SCOPES: Scope[] = ['lyric_videos', 'narrative_videos'];
const PATHS = { transcription: '/lyric-videos/transcriptions', lyric: '/lyric-videos', narrative: '/music-videos' };
const STORY = {
  prompt: 'Mina walks.',
  characters: [{ name: 'Mina', role: 'singer', image_url: 'https://songs.example.com/mina.png' }],
};

/** What a client or an operator does. */
export type Action =
  | { act: 'order'; kind: keyof typeof PATHS; song: SongKind; webhook: boolean; key: number | null }
  | { act: 'cancel' | 'read'; order: number }
  | { act: 'buy'; purchase: number }
  | { act: 'suspend' | 'resume' };

interface Order {
  action: Action;
  isAnswered?: true;
  kind: keyof typeof PATHS;
  /** The idempotency key and the body. */
  key: string | undefined;
  body: string;
  /** Undefined as long as no answer has named the job. */
  id?: string;
}

/** One account and what its owner was answered. Everything that the answers promised and that is not so is a fault. */
export class Client {
  readonly orders: Order[] = [];
  readonly faults: string[] = [];
  /** Purchases that were asked for, and whether they were answered. */
  readonly #purchases = new Map<number, boolean>();
  readonly #actors: Actors;
  readonly #receiver: string;
  /** Whether keys pass. Undefined while that is being changed, and after two changes at once. */
  #isOpen: boolean | undefined = true;
  #changes = 0;
  #changing = 0;

  readonly account: string;
  readonly #key: string;

  private constructor(account: string, key: string, actors: Actors, receiver: string) {
    this.account = account;
    this.#key = key;
    this.#actors = actors;
    this.#receiver = receiver;
  }

  static async open(actors: Actors, receiver: string): Promise<Client> {
    const account = await createAccount(OPENING);
    const { api_key } = await createKey(account, SCOPES, 100_000);
    return new Client(account.account_id, api_key, actors, receiver);
  }

  /** What is wrong at the end, when everything has come to rest. */
  finalFaults({ entries, jobs }: Books): string[] {
    const faults = [...this.faults];
    const named = new Set(this.orders.flatMap(({ id }) => id ?? []));
    const isThere = (id: string) => jobs.some(({ job_id }) => job_id === id);
    if (![...named].every(isThere)) faults.push('a job that was accepted is gone');
    const groups = new Set(this.orders.map(({ kind, key }, index) => `${kind} ${key ?? index}`));
    if (jobs.length > groups.size) faults.push(`${groups.size} orders became ${jobs.length} jobs`);
    const bought = entries.filter(({ kind }) => kind === 'purchase').reduce((sum, { amount }) => sum + amount, 0);
    const answered = [...this.#purchases.values()].filter((isAnswered) => isAnswered).length;
    const [least, most] = [OPENING + PURCHASE * answered, OPENING + PURCHASE * this.#purchases.size];
    if (bought < least || bought > most) faults.push(`${bought} tokens were bought, not ${least} to ${most}`);
    return faults;
  }

  /** Orders that were not answered, or with a fault of the service: a client sends them again. */
  get unanswered(): Action[] {
    return this.orders.flatMap(({ action, isAnswered }) => (isAnswered ? [] : [action]));
  }

  async perform(action: Action): Promise<void> {
    try {
      await this.#actors.run(action.act, () => this.#act(action));
    } catch (error) {
      // The caller saw no answer.
      if (!(error instanceof Crash) && action.act !== 'buy' && !isSuspension(action)) throw error;
    }
  }

  #act(action: Action): Promise<unknown> {
    if (action.act === 'order') return this.#order(action);
    if (action.act === 'buy') return this.#buy(action.purchase);
    if (isSuspension(action)) return this.#suspend(action.act === 'suspend');
    return this.#ask(action.act, action.order);
  }

  async #order(action: Action & { act: 'order' }): Promise<void> {
    const { kind, song, webhook, key } = action;
    const body = JSON.stringify({
      song_url: songUrl(song),
      ...(webhook && { webhook_url: `${this.#receiver}/hook` }),
      ...(kind === 'narrative' && STORY),
    });
    const order: Order = { action, kind, key: key === null ? undefined : `key-${key}`, body };
    const sameKey = this.orders.filter((other) => key !== null && other.kind === kind && other.key === order.key);
    const known = sameKey.find(({ id }) => id !== undefined);
    this.orders.push(order);
    const headers: Record<string, string> = order.key === undefined ? {} : { 'Idempotency-Key': order.key };
    const reply = await this.#call(createJob, { method: 'POST', resource: PATHS[kind], body, headers });
    if (reply.status === 202) order.id = reply.body.id;
    if (reply.status < 500) order.isAnswered = true;
    if (!known || reply.status >= 500 || reply.status === 401) return;
    if (known.body !== body && reply.status !== 409) this.faults.push(`a changed replay was answered ${reply.status}`);
    if (known.body === body && order.id !== known.id) this.faults.push('a replay was answered with another job');
  }

  async #ask(act: 'cancel' | 'read', index: number): Promise<void> {
    const known = this.orders.filter(({ id }) => id !== undefined);
    const order = known[index % known.length];
    if (!order?.id) return;
    const [handler, method] = act === 'read' ? [getJob, 'GET'] : [cancelJob, 'DELETE'];
    if (act === 'cancel' && order.kind === 'transcription') return;
    const reply = await this.#call(handler, { method, resource: `${PATHS[order.kind]}/{id}`, id: order.id });
    if (reply.status === 404) this.faults.push('a job that was accepted was not found');
  }

  async #buy(purchase: number): Promise<void> {
    this.#purchases.set(purchase, this.#purchases.get(purchase) ?? false);
    await creditAccount(this.account, PURCHASE, `purchase-${purchase}`);
    this.#purchases.set(purchase, true);
  }

  async #suspend(isSuspended: boolean): Promise<void> {
    this.#changing += 1;
    this.#changes += 1;
    this.#isOpen = undefined;
    const isAlone = this.#changing === 1;
    const began = this.#changes;
    await setFlag(this.account, 'suspended', isSuspended);
    this.#changing -= 1;
    if (isAlone && began === this.#changes) this.#isOpen = !isSuspended;
  }

  async #call(handler: unknown, request: Parameters<typeof call>[1]): Promise<Reply> {
    const [wasOpen, changes] = [this.#isOpen, this.#changes];
    const reply = await call(handler, { ...request, key: this.#key });
    const isSteady = wasOpen !== undefined && changes === this.#changes;
    if (isSteady && wasOpen && reply.status === 401) this.faults.push('a good key was refused');
    if (isSteady && !wasOpen && reply.status < 400) this.faults.push('a suspended account was served');
    return reply;
  }
}

function isSuspension(action: Action): action is Action & { act: 'suspend' | 'resume' } {
  return action.act === 'suspend' || action.act === 'resume';
}

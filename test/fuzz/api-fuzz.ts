import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Chance, chanceOf } from '../../engines/drawing/chance.ts';
import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { bytesOf, reframed } from './frames.ts';
import { type Outcome, type RawAnswer, sendBytes } from './raw-http.ts';
import { chooseTrick, type Probe } from './request-tricks.ts';
import type { Accounts } from './two-accounts.ts';
import { ValidRequests } from './valid-requests.ts';

/** Sends requests that are valid but for one thing, and checks what every answer must keep. */
export interface FuzzReport {
  requests: number;
  /** Answers by status, and connections that ended without one. */
  outcomes: Record<string, number>;
  violations: Violation[];
  /** The slowest answer in milliseconds. */
  slowestMs: number;
}

export interface Violation {
  /** The number of the request: the same for the same seed. */
  request: number;
  what: string;
  trick: string;
  sent: string;
}

interface Sent extends Probe {
  bytes: Buffer;
}

/** The gateway waits no longer than 29 seconds for a function. */
const TIMEOUT_MS = 35_000;
const AT_ONCE = 6;
const FRAMED = 0.08;
/** Jobs that requests may name. */
const MOST_JOBS = 20;
const SHOWN_BYTES = 600;

export class ApiFuzz {
  readonly #accounts: Accounts;
  readonly #seed: string;
  readonly #requests: ValidRequests;
  readonly #conforms: ReturnType<typeof conformanceTo>;
  readonly #schemas = new Map<string, ValidateFunction>();
  readonly #port: number;
  readonly #base: string;
  readonly #report: FuzzReport = { requests: 0, outcomes: {}, violations: [], slowestMs: 0 };

  private constructor(accounts: Accounts, seed: string, document: object) {
    this.#accounts = accounts;
    this.#seed = seed;
    this.#requests = new ValidRequests(document);
    this.#conforms = conformanceTo(document);
    const { port, pathname } = new URL(accounts.baseUrl);
    this.#port = Number(port);
    this.#base = pathname;
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    // Formats are notes in OpenAPI. The service also accepts URLs with characters that a URI would percent-encode.
    ajv.addFormat('uri', true);
    ajv.addSchema(document, 'openapi');
    for (const { method, route, schema } of this.#requests.operations) {
      const pointer = `#/paths/${route.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
      const validate = schema && ajv.getSchema(`openapi${encodeURI(pointer)}`);
      if (validate) this.#schemas.set(`${method} ${route}`, validate);
    }
  }

  static async start(accounts: Accounts, seed: string): Promise<ApiFuzz> {
    const document = await (await fetch(`${accounts.baseUrl}/openapi.json`)).json();
    return new ApiFuzz(accounts, seed, document as object);
  }

  /**
   * Sends requests, some of them at the same time.
   * @param first the number of the first request
   * @param onProgress is called after each request
   */
  async run(first: number, count: number, onProgress: (done: number) => void = () => undefined): Promise<FuzzReport> {
    let next = first;
    const worker = async () => {
      while (next < first + count) {
        const number = next++;
        await this.#one(number);
        onProgress(number - first + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (!(await this.#accounts.isUntouched())) {
      this.#report.violations.push({ request: -1, what: 'another account has changed', trick: '', sent: '' });
    }
    return this.#report;
  }

  async #one(number: number): Promise<void> {
    const sent = this.#request(chanceOf(`${this.#seed}/${number}`));
    const began = performance.now();
    const outcome = await sendBytes(this.#port, sent.bytes, { isWhole: sent.isWhole, timeoutMs: TIMEOUT_MS });
    const report = this.#report;
    report.requests += 1;
    report.slowestMs = Math.max(report.slowestMs, performance.now() - began);
    const name = typeof outcome === 'string' ? outcome : String(outcome.status);
    report.outcomes[name] = (report.outcomes[name] ?? 0) + 1;
    this.#remember(outcome);
    for (const what of this.#faults(sent, outcome)) {
      const shown = sent.bytes.toString('latin1').replaceAll(this.#accounts.key, 'KEY');
      report.violations.push({
        request: number,
        what,
        trick: sent.trick,
        sent: JSON.stringify(shown.slice(0, SHOWN_BYTES)),
      });
    }
  }

  /** Lets later requests name a job that was accepted just now. */
  #remember(outcome: Outcome): void {
    if (typeof outcome === 'string' || outcome.status !== 202) return;
    const { jobs } = this.#accounts.names;
    const id = /"id":"(job_[a-z0-9]+)"/.exec(outcome.body)?.[1];
    if (id === undefined || jobs.includes(id)) return;
    jobs.push(id);
    if (jobs.length > MOST_JOBS) jobs.shift();
  }

  #request(chance: Chance): Sent {
    const { names, stranger, key } = this.#accounts;
    const operation = chance.pick(this.#requests.operations);
    const request = this.#requests.of(operation, chance, names);
    request.headers.push(['Authorization', `Bearer ${key}`]);
    if (request.body !== undefined) request.headers.push(['Content-Type', 'application/json']);
    const probe: Probe = {
      route: request.route,
      method: request.method,
      target: request.path + (request.query.length > 0 ? `?${new URLSearchParams(request.query)}` : ''),
      headers: request.headers,
      body: request.body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(request.body)),
      isWhole: true,
      ...chooseTrick(request, chance)(request, chance, stranger),
    };
    const bytes = bytesOf(this.#base, probe);
    return chance.next() < FRAMED ? { ...probe, isWhole: false, ...reframed(bytes, chance) } : { ...probe, bytes };
  }

  #faults(sent: Sent, outcome: Outcome): string[] {
    if (outcome === 'silent') return [`no answer within ${TIMEOUT_MS / 1000} seconds`];
    if (outcome === 'closed') return sent.isWhole ? ['the connection ended without an answer'] : [];
    const faults = [...this.#leaks(sent, outcome)];
    if (outcome.status >= 500) faults.push(`status ${outcome.status}: ${outcome.body}`);
    if (outcome.status < 300 && this.#isForbidden(sent))
      faults.push(`accepts a body that the document forbids: ${outcome.body.slice(0, 200)}`);
    const difference = this.#difference(sent, outcome);
    return difference === undefined ? faults : [...faults, difference];
  }

  /** The caller may only see again what it has sent itself. */
  #leaks({ bytes }: Sent, { body, headers }: RawAnswer): string[] {
    const text = JSON.stringify([...headers]) + body;
    const sent = bytes.toString('latin1');
    const { secrets, stranger } = this.#accounts;
    const leaked = secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
    const isTheirs = stranger.jobs.some((id) => body.includes(`"id":"${id}"`));
    return [
      ...leaked.map((secret) => `shows ${secret} of another account`),
      ...(isTheirs ? ['shows a job of another account'] : []),
    ];
  }

  #isForbidden({ method, route, body, isWhole }: Sent): boolean {
    const validate = this.#schemas.get(`${method} ${route}`);
    if (!validate || !isWhole) return false;
    try {
      // RFC 8259, section 8.1: a parser may ignore a byte order mark. The service does.
      return !validate(JSON.parse(new TextDecoder().decode(body)));
    } catch (error) {
      if (error instanceof SyntaxError) return true;
      throw error;
    }
  }

  #difference({ method, target, isWhole }: Sent, { status, headers, body }: RawAnswer): string | undefined {
    // The answer to HEAD has no body, and what a broken frame asks for is not known here.
    if (method === 'HEAD') return undefined;
    const path = (isWhole ? target.split('?')[0]?.replace(/\/$/, '') : undefined) ?? '/unknown';
    try {
      this.#conforms({ method, path: path || '/unknown', status, headers, body });
      return undefined;
    } catch (error) {
      return isWhole || status >= 400 ? String(error) : undefined;
    }
  }
}

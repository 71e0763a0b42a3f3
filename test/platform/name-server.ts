import { createSocket, type Socket } from 'node:dgram';
import { type LookupAddress, Resolver } from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as dns from 'dns-packet';

/** The records of a name. */
export interface Name {
  A?: string[];
  AAAA?: string[];
  CNAME?: string;
  /** Answers that replace each other, one per query of a type. After the last one, the first one comes again. */
  turns?: Pick<Name, 'A' | 'AAAA'>[];
  /** Fails instead of answering. */
  rcode?: 'SERVFAIL';
}

export type Zone = (name: string) => Name | undefined;

const SERVFAIL = 2;
const NXDOMAIN = 3;
/** As short as possible, so that nothing may be kept between two connections. */
const TTL_SECONDS = 0;
const MAX_ALIASES = 4;
/** Milliseconds after which a query fails. The server is on this machine, so only a broken one takes that long. */
const TIMEOUT_MS = 60_000;

/** A name server on a UDP port of this machine. It answers from a zone, without a cache. */
export class NameServer {
  readonly #socket: Socket;
  readonly #zone: Zone;
  readonly #turns = new Map<string, number>();
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

  private constructor(socket: Socket, zone: Zone) {
    this.#socket = socket;
    this.#zone = zone;
    this.#resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
    socket.on('message', (bytes, { port, address }) => socket.send(this.#answer(bytes), port, address));
  }

  static async start(zone: Zone): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket, zone);
  }

  /** Does what `lookup` of node:dns does with `all`, but asks this server. */
  readonly lookup = (
    name: string,
    _options: unknown,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ): void => {
    const ask = (family: 4 | 6) =>
      new Promise<LookupAddress[]>((settle, fail) => {
        this.#resolver[`resolve${family}`](name, (error, addresses) => {
          if (error?.code === 'ENODATA') settle([]);
          else if (error) fail(error);
          else settle(addresses.map((address) => ({ address, family })));
        });
      });
    Promise.all([ask(4), ask(6)]).then(
      (found) => {
        const addresses = found.flat();
        callback(
          addresses.length === 0 ? Object.assign(new Error('not found'), { code: 'ENOTFOUND' }) : null,
          addresses,
        );
      },
      // getaddrinfo, which the service uses, has one code for both.
      (error) => callback(Object.assign(error, { code: 'ENOTFOUND' }), []),
    );
  };

  async stop(): Promise<void> {
    this.#resolver.cancel();
    this.#socket.close();
    await once(this.#socket, 'close');
  }

  #answer(bytes: Buffer): Buffer {
    const { id = 0, questions = [] } = dns.decode(bytes);
    const [question] = questions;
    const answers: dns.Record[] = [];
    let name = question?.name.toLowerCase() ?? '';
    let found = this.#zone(name);
    for (let aliases = 0; found?.CNAME !== undefined && aliases < MAX_ALIASES; aliases += 1) {
      answers.push({ name, type: 'CNAME', ttl: TTL_SECONDS, data: found.CNAME });
      name = found.CNAME;
      found = this.#zone(name);
    }
    const type = question?.type === 'AAAA' ? 'AAAA' : 'A';
    const addresses = this.#turn(`${name} ${type}`, found)?.[type] ?? [];
    answers.push(...addresses.map((data) => ({ name, type, ttl: TTL_SECONDS, data })));
    const code = found?.rcode ? SERVFAIL : found ? 0 : NXDOMAIN;
    const flags = dns.AUTHORITATIVE_ANSWER | dns.RECURSION_AVAILABLE | code;
    return dns.encode({ id, type: 'response', flags, questions, answers });
  }

  #turn(key: string, found: Name | undefined): Name | undefined {
    if (!found?.turns) return found;
    const turn = this.#turns.get(key) ?? 0;
    this.#turns.set(key, turn + 1);
    return found.turns[turn % found.turns.length];
  }
}

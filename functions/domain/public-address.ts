/**
 * Decides which IP addresses are on the public internet.
 * Sources: the IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890), and RFC 5771 for multicast.
 */

/** Special blocks of IPv4. Everything else is public. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // host services of Azure, publicly numbered
  '169.254.0.0/16', // link local: cloud metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
].map(ipv4Block);

/**
 * The global unicast block of IPv6. Addresses that carry an IPv4 address are outside of it (mapped ::ffff:0:0/96, NAT64
 * 64:ff9b::/96) or in the special blocks below (6to4, Teredo).
 */
const GLOBAL_IPV6 = ipv6Block('2000::/3');

const SPECIAL_IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map(ipv6Block);

interface Block {
  network: bigint;
  /** Number of bits after the prefix. */
  shift: bigint;
}

/** Returns whether an address is public. @param address as DNS returns it, or a URL's hostname without brackets */
export function isPublicAddress(address: string): boolean {
  const ipv4 = parseIpv4(address);
  if (ipv4 !== undefined) return !SPECIAL_IPV4.some((block) => contains(block, ipv4));
  const ipv6 = parseIpv6(address);
  if (ipv6 === undefined) return false;
  return contains(GLOBAL_IPV6, ipv6) && !SPECIAL_IPV6.some((block) => contains(block, ipv6));
}

export function isAddress(text: string): boolean {
  return parseIpv4(text) !== undefined || parseIpv6(text) !== undefined;
}

function contains({ network, shift }: Block, address: bigint): boolean {
  return address >> shift === network >> shift;
}

/** Parses four decimal numbers. The URL parser has already converted octal, hexadecimal and shortened notation. */
function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d*)$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((address, part) => (address << 8n) | BigInt(part), 0n);
}

/** Parses the notation of RFC 4291, section 2.2. Refuses addresses with a zone (`%eth0`). */
function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')).flatMap(withoutIpv4));
  const [head = [], tail] = groups;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const all = tail ? [...head, ...Array<string>(missing).fill('0'), ...tail] : head;
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return all.reduce((address, group) => (address << 16n) | BigInt(`0x${group}`), 0n);
}

/** Converts an IPv4 address in the last group to two groups. Anywhere else, an IPv4 address is not valid. */
function withoutIpv4(group: string, index: number, all: string[]): string[] {
  const ipv4 = index === all.length - 1 ? parseIpv4(group) : undefined;
  return ipv4 === undefined ? [group] : [(ipv4 >> 16n).toString(16), (ipv4 & 0xffffn).toString(16)];
}

function ipv4Block(text: string): Block {
  return block(text, parseIpv4, 32);
}

function ipv6Block(text: string): Block {
  return block(text, parseIpv6, 128);
}

function block(text: string, parse: (address: string) => bigint | undefined, bits: number): Block {
  const [address = '', prefix] = text.split('/');
  const network = parse(address);
  if (network === undefined) throw new Error(`not a block of addresses: ${text}`);
  return { network, shift: BigInt(bits - Number(prefix)) };
}

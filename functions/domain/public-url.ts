import { isAddress, isPublicAddress } from './public-address.ts';

/**
 * The URLs that a caller may name: specification, section 4, "URL field rules". Host names are resolved in
 * platform/public-fetch.ts.
 */
export type UrlKind = 'media' | 'webhook';

export const MAX_URL_LENGTH = 2048;

const RULES = {
  media: { protocols: ['http:', 'https:'], ports: ['80', '443'], what: 'a public http or https URL' },
  webhook: { protocols: ['https:'], ports: ['443'], what: 'a public https URL' },
} as const;

/** Suffixes of names that are not on the public internet: RFC 6761, RFC 6762, RFC 8375, ICANN SAC113. */
const LOCAL_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'home.arpa',
];

/**
 * Returns what is wrong with a URL, such as "must name port 80 or 443", for use after the field's name. Returns
 * undefined if the URL is allowed.
 * @param allowedOrigins exact origins such as `http://127.0.0.1:9000` that are allowed besides public ones
 */
export function publicUrlFault(raw: string, kind: UrlKind, allowedOrigins: readonly string[] = []): string | undefined {
  const { protocols, ports, what } = RULES[kind];
  const rawFault = textFault(raw, what);
  if (rawFault) return rawFault;
  const url = URL.parse(raw);
  if (!url) return `must be ${what}`;
  if (allowedOrigins.includes(url.origin)) return undefined;
  if (!protocols.some((protocol) => protocol === url.protocol)) return `must be ${what}`;
  if (!ports.some((port) => port === portOf(url))) return `must name port ${ports.join(' or ')}`;
  return hostFault(url.hostname);
}

/** Explains how to allow a URL on the local stage. Returns undefined if that is impossible. */
export function allowanceOf(raw: string, kind: UrlKind): string | undefined {
  const origin = URL.parse(raw)?.origin;
  if (origin === undefined || publicUrlFault(raw, kind, [origin])) return undefined;
  return `To allow it on this machine, start Songreel with --allow-origin ${origin}`;
}

/** Finds faults in the text that a URL parser would silently correct. */
function textFault(raw: string, what: string): string | undefined {
  if (raw.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters`;
  if (/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]/u.test(raw) || !raw.isWellFormed()) {
    return 'must have no spaces, control characters or backslashes; percent-encode them';
  }
  const authority = /^https?:\/\/([^/?#]+)/i.exec(raw)?.[1];
  if (authority === undefined) return `must be ${what}`;
  if (authority.includes('@')) return 'must have no user name or password';
  return undefined;
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

/** @param hostname as the URL parser returns it: IPv4 in dotted decimal, IPv6 in brackets, names in lower-case ASCII */
function hostFault(hostname: string): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isAddress(host)) return isPublicAddress(host) ? undefined : 'must not name a private or reserved address';
  const labels = host.replace(/\.$/, '').split('.');
  const name = labels.join('.');
  const local = LOCAL_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
  if (labels.length < 2 || labels.includes('') || local) return 'must not name a local host';
  return undefined;
}

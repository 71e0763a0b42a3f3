/** How many requests a key may still make in the calendar minute in which one was counted. */
export interface RateLimit {
  /** Requests per calendar minute. */
  rpm: number;
  /** Requests that were counted in that minute. */
  used: number;
  /** The calendar minute, since 1970. */
  minute: number;
}

/**
 * Returns the headers of draft-ietf-httpapi-ratelimit-headers-10: `q` requests in `w` seconds, of which `r` remain for `t`
 * seconds (https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-10).
 */
export function rateLimitHeaders({ rpm, used, minute }: RateLimit, now: Date): Record<string, string> {
  const left = Math.max(0, Math.ceil((minute + 1) * 60 - now.getTime() / 1000));
  return {
    'RateLimit-Policy': `"key";q=${rpm};w=60`,
    RateLimit: `"key";r=${Math.max(0, rpm - used)};t=${left}`,
  };
}

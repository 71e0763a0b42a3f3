import type { Resource } from '../../template.ts';

/** Returns whether one more request may pass now. */
export type Throttle = () => boolean;

/**
 * Returns the token bucket of a stage:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
 * @param now seconds since any fixed moment
 */
export function throttleOf({ properties }: Resource, now = () => performance.now() / 1000): Throttle {
  const all = (properties.MethodSettings ?? []).find(
    ({ ResourcePath, HttpMethod }: Record<string, string>) => ResourcePath === '/*' && HttpMethod === '*',
  );
  const rate = Number(all?.ThrottlingRateLimit ?? Number.POSITIVE_INFINITY);
  const burst = Number(all?.ThrottlingBurstLimit ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(rate) || !Number.isFinite(burst)) return () => true;
  let tokens = burst;
  let filled = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + (at - filled) * rate);
    filled = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

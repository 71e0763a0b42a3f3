import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** API keys: `songreel_<env>_<id>_<secret>` (specification, section 5). Only a hash of the secret is stored. */
const SERVICE = 'songreel';

interface ApiKey {
  env: string;
  key_id: string;
  secret: string;
}

const KEY = new RegExp(`^${SERVICE}_([a-z]{1,16})_([a-z0-9]{16})_([a-z0-9]{40})$`);

export function makeApiKey(env: string): ApiKey {
  return { env, key_id: token(16), secret: token(40) };
}

export function formatApiKey({ env, key_id, secret }: ApiKey): string {
  return `${SERVICE}_${env}_${key_id}_${secret}`;
}

/** Returns undefined for anything that this service cannot have issued. */
export function parseApiKey(text: string): ApiKey | undefined {
  const [, env, key_id, secret] = KEY.exec(text) ?? [];
  return env && key_id && secret ? { env, key_id, secret } : undefined;
}

/** SHA-256, hex. A slow hash would add nothing, because the secret has 200 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns random lower-case base-32 text, 5 bits per character. */
export function token(length: number): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('');
}

/** Returns why an account may have no key for an environment (specification, 5.3 and 5.8), or undefined if it may. */
export function keyRefusal(
  account: { purchases: number; api_access: boolean; rollout: boolean; suspended?: boolean },
  env: string,
): string | undefined {
  if (account.purchases === 0) return 'the account has no purchase yet; credit it first';
  if (account.suspended) return 'the account is suspended; resume it first';
  if (!account.api_access) return 'API access is not enabled for the account';
  if (env === 'live' && !account.rollout) return 'production access (rollout) is not enabled for the account';
  return undefined;
}

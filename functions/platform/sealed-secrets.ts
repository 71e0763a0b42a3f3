import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { variable } from './environment.ts';
import { tracer } from './observability.ts';

/**
 * Encrypts webhook secrets with the stage's key before they are stored. Whoever reads the accounts table, its backup or
 * an export cannot sign webhooks without permission to use the key. Access to the key is logged by CloudTrail.
 */
const SEALED = 'sealed:';
/** Milliseconds. All attempts together leave an API function time to respond. */
const LIMITS = { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true };

let client: KMSClient | undefined;
/** Made when it is first used, because most functions never use it. */
const keys = () => {
  client ??= tracer.captureAWSv3Client(new KMSClient({ requestHandler: LIMITS, maxAttempts: 3 }));
  return client;
};

/** Binds a sealed secret to its account: copied to another account's item, it cannot be opened. */
const contextOf = (accountId: string) => ({ purpose: 'webhook-secret', account_id: accountId });

/** Returns the text to store. */
export async function seal(accountId: string, secret: string): Promise<string> {
  const { CiphertextBlob = new Uint8Array() } = await keys().send(
    new EncryptCommand({
      KeyId: variable('WEBHOOK_SECRETS_KEY'),
      Plaintext: Buffer.from(secret),
      EncryptionContext: contextOf(accountId),
    }),
  );
  return SEALED + Buffer.from(CiphertextBlob).toString('base64');
}

/** Returns the secret. Text that was stored before secrets were sealed is the secret itself. */
export async function unseal(accountId: string, stored: string): Promise<string> {
  if (!isSealed(stored)) return stored;
  const { Plaintext = new Uint8Array() } = await keys().send(
    new DecryptCommand({
      KeyId: variable('WEBHOOK_SECRETS_KEY'),
      CiphertextBlob: Buffer.from(stored.slice(SEALED.length), 'base64'),
      EncryptionContext: contextOf(accountId),
    }),
  );
  return Buffer.from(Plaintext).toString();
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(SEALED);
}

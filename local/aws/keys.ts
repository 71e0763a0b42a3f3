import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writePrivate } from '../data-folder.ts';
import type { Deployment } from '../template.ts';
import type { Endpoint } from './endpoint.ts';
import { sendJson, startJsonEndpoint } from './json-endpoint.ts';
import { keyAccess } from './rights/accesses.ts';
import type { Principal } from './rights/principals.ts';
import type { Callers } from './signature.ts';

/** Bytes: https://csrc.nist.gov/pubs/sp/800/38/d/final recommends 12 for the nonce; the tag has its full length. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Input {
  KeyId?: string;
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
}

/**
 * The stand-in for KMS, with the two operations that the service uses. One secret in a file stands for all keys. Whoever
 * can read that file can unseal everything, but the database file alone reveals no secret.
 * @param keys the ARN of each key, by its alias
 */
export async function startKeys(
  file: string,
  callers: Callers<Principal>,
  keys: ReadonlyMap<string, string>,
): Promise<Endpoint> {
  const secret = await readOrMake(file);
  return startJsonEndpoint({ service: 'kms', callers }, async (request, body, response, caller) => {
    const operation = String(request.headers['x-amz-target']).replace('TrentService.', '');
    const input = JSON.parse(body.toString()) as Input;
    caller.authorize(keyAccess(operation, input, keys));
    const KeyId = input.KeyId ?? '';
    if (operation === 'Encrypt') {
      sendJson(response, 200, { KeyId, CiphertextBlob: encrypted(secret, input).toString('base64') });
      return;
    }
    const plain = operation === 'Decrypt' ? decrypted(secret, input) : undefined;
    // Like KMS, this does not reveal what is wrong: https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html
    if (plain) sendJson(response, 200, { KeyId, Plaintext: plain.toString('base64') });
    else sendJson(response, 400, { __type: 'InvalidCiphertextException' });
  });
}

async function readOrMake(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (text !== undefined) return Buffer.from(text, 'hex');
  const secret = randomBytes(KEY_BYTES);
  await writePrivate(file, secret.toString('hex'));
  return secret;
}

function encrypted(secret: Buffer, input: Input): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(authenticated(input));
  const text = Buffer.concat([cipher.update(Buffer.from(input.Plaintext ?? '', 'base64')), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @returns undefined if it was encrypted with another key or context, or changed */
function decrypted(secret: Buffer, input: Input): Buffer | undefined {
  const blob = Buffer.from(input.CiphertextBlob ?? '', 'base64');
  if (blob.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const text = blob.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secret, blob.subarray(0, NONCE_BYTES))
    .setAAD(authenticated(input))
    .setAuthTag(blob.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The key's name and the context in one order, both of which a decryption must repeat. */
function authenticated({ KeyId, EncryptionContext = {} }: Input): Buffer {
  return Buffer.from(JSON.stringify([KeyId, ...Object.entries(EncryptionContext).sort()]));
}

/** Returns the ARN of each key of the templates, by its alias. */
export function aliasesOf(deployment: Deployment): Map<string, string> {
  return new Map(
    deployment.resources('AWS::KMS::Alias').map(({ properties }) => [properties.AliasName, properties.TargetKeyId]),
  );
}

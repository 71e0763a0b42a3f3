import { readFile, stat } from 'node:fs/promises';
import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { startKeys } from '../../local/aws/keys.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
let keys: Endpoint;
let client: KMSClient;

beforeAll(async () => {
  folder = await temporaryFolder();
  await start();
});

afterAll(async () => {
  await keys.stop();
  await folder.remove();
});

async function start(): Promise<void> {
  keys = await startKeys(`${folder.path}/keys`, CALLERS, new Map());
  client = new KMSClient({ endpoint: keys.endpoint, region: 'us-east-1', credentials: CREDENTIALS });
}

const KeyId = 'alias/one';
const EncryptionContext = { account_id: 'a', purpose: 'test' };

async function encrypt(text: string): Promise<Uint8Array> {
  const command = new EncryptCommand({ KeyId, EncryptionContext, Plaintext: Buffer.from(text) });
  const { CiphertextBlob = new Uint8Array() } = await client.send(command);
  return CiphertextBlob;
}

async function decrypt(CiphertextBlob: Uint8Array, other: object = {}): Promise<string> {
  const command = new DecryptCommand({ KeyId, EncryptionContext, CiphertextBlob, ...other });
  const { Plaintext = new Uint8Array() } = await client.send(command);
  return Buffer.from(Plaintext).toString();
}

test('the local KMS decrypts what it encrypted, after a restart too', async () => {
  const blob = await encrypt('a secret');
  expect(Buffer.from(blob).includes('a secret')).toBe(false);
  expect(await decrypt(blob)).toBe('a secret');
  await keys.stop();
  await start();
  expect(await decrypt(blob, { EncryptionContext: { purpose: 'test', account_id: 'a' } })).toBe('a secret');
});

test('the local KMS refuses another context, another key, and bytes that were changed', async () => {
  const blob = await encrypt('a secret');
  const changed = Uint8Array.from(blob, (byte, index) => (index === blob.length - 1 ? byte ^ 1 : byte));
  const refusal = { name: 'InvalidCiphertextException' };
  await expect(decrypt(blob, { EncryptionContext: { account_id: 'b', purpose: 'test' } })).rejects.toMatchObject(
    refusal,
  );
  await expect(decrypt(blob, { KeyId: 'alias/two' })).rejects.toMatchObject(refusal);
  await expect(decrypt(changed)).rejects.toMatchObject(refusal);
  await expect(decrypt(blob.subarray(0, 5))).rejects.toMatchObject(refusal);
});

test('only the owner of the data folder can read what the local KMS encrypts with', async () => {
  const file = `${folder.path}/keys`;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

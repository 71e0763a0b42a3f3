import type { Service } from './network.ts';

/** The key of webhook secrets: its answers are the text itself, because only that they come or not matters here. */
export const simulatedKeys: Service = async ({ constructor: { name }, input: { Plaintext, CiphertextBlob } }) =>
  name === 'EncryptCommand' ? { CiphertextBlob: Plaintext } : { Plaintext: CiphertextBlob };

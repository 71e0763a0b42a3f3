/** Bytes of an answer that are read for its first line: 200 characters of up to 4 bytes, and a margin. */
export const ANSWER_BYTES = 1024;
const MOST_CHARACTERS = 200;

/** Our own secrets, which a receiver might send back: webhook secrets, API keys, and the signatures of links. */
const SECRETS = /whsec_\w+|songreel_[a-z]+_\w+|(?<=X-Amz-(?:Signature|Credential|Security-Token)=)[^&\s"']+/gi;

/**
 * Returns the first line of a receiver's response that is not blank, at most 200 characters, without control
 * characters and without our secrets. Returns null if there is none.
 * @param bytes the beginning of the answer
 */
export function answerLine(bytes: Uint8Array): string | null {
  const lines = new TextDecoder().decode(bytes).split(/[\r\n]+/);
  const line = lines.map((each) => each.replace(/\p{C}/gu, '').trim()).find((each) => each !== '');
  if (line === undefined) return null;
  return [...line.replace(SECRETS, '…')].slice(0, MOST_CHARACTERS).join('');
}

import { computed, effect, signal } from '@preact/signals';
import { SongreelError } from '../../client/src/error.ts';
import { Songreel } from '../../client/src/songreel.ts';
import type { Account } from '../../client/src/types.ts';

const STORED = 'songreel.key';

/** The base URL of the API: the folder that this page is in, without its slash. */
export const BASE_URL = new URL('.', location.href.split('#')[0]).href.replace(/\/$/, '');

/** The API key. It stays in this tab: sessionStorage ends with it, and no other tab reads it. */
export const key = signal(keyFromAddress() ?? sessionStorage.getItem(STORED));

export const account = signal<Account | undefined>(undefined);

/** The client, as long as there is a key. */
export const client = computed(() =>
  key.value === null
    ? undefined
    : new Songreel({
        baseUrl: BASE_URL,
        apiKey: key.value,
        // Browsers refuse to call `fetch` as a method of another object.
        fetch: (...args) => fetch(...args),
        retry: { attempts: 3 },
      }),
);

effect(() => {
  if (key.value === null) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, key.value);
});

/** `npm start` prints a link with the key after `#key=`, which no browser sends to a server. It leaves the address at once. */
function keyFromAddress(): string | undefined {
  const found = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (found) history.replaceState(null, '', '#/create');
  return found;
}

/** Checks a key and keeps it if the service knows it. @returns why not, otherwise */
export async function signIn(candidate: string): Promise<string | undefined> {
  const trial = new Songreel({ baseUrl: BASE_URL, apiKey: candidate, fetch: (...args) => fetch(...args) });
  try {
    account.value = await trial.account();
    key.value = candidate;
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

export function signOut(): void {
  key.value = null;
  account.value = undefined;
}

/** Reads the balance. A key that the service no longer accepts ends the session. */
export async function refreshAccount(): Promise<void> {
  try {
    account.value = await songreel().account();
  } catch (error) {
    if (error instanceof SongreelError && error.status === 401) signOut();
  }
}

/** @throws Error without a key; views that call it are shown only with one */
export function songreel(): Songreel {
  if (!client.value) throw new Error('There is no API key.');
  return client.value;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

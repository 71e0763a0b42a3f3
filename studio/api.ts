import { type Answer, type Call, Transport } from '../client/src/transport.ts';
import { BASE_URL, key } from './state/session.ts';

/** Calls a route of the API for which the client has no method. @throws SongreelError */
export async function call<T>(method: Call['method'], path: string, options: Partial<Call> = {}): Promise<Answer<T>> {
  const transport = new Transport({
    baseUrl: BASE_URL,
    apiKey: key.value ?? '',
    fetch: (...args) => fetch(...args),
    retry: { attempts: 1 },
  });
  return transport.send<T>({ method, path, ...options });
}

export async function read<T>(path: string): Promise<T> {
  return (await call<T>('GET', path)).body;
}

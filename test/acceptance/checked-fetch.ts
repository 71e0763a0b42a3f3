import { expect } from '@jest/globals';
import { conformanceTo, deliveryConformanceTo } from './openapi-conformance.ts';

interface Conformance {
  answer: ReturnType<typeof conformanceTo>;
  delivery: ReturnType<typeof deliveryConformanceTo>;
}

/** The checks of responses, by base URL. Each uses the OpenAPI document that the service itself serves. */
const documents = new Map<string, Promise<Conformance>>();

export function documentOf(baseUrl: string): Promise<Conformance> {
  const read = async () => {
    const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as object;
    return { answer: conformanceTo(document), delivery: deliveryConformanceTo(document) };
  };
  const known = documents.get(baseUrl) ?? read();
  documents.set(baseUrl, known);
  return known;
}

/** A `fetch` for URLs below the base URL. It throws if a response differs from the contract. */
export function checkedFetch(baseUrl: string): typeof fetch {
  return async (input, init = {}) => {
    const response = await fetch(input, init);
    const { status, headers } = response;
    const body = await response.text();
    expectEveryAnswerToHold(status, headers, body);
    const { answer: conforms } = await documentOf(baseUrl);
    conforms({ method: init.method ?? 'GET', path: String(input).slice(baseUrl.length), status, headers, body });
    return new Response(body === '' ? null : body, { status, headers });
  };
}

/** Checks the rules of the contract for all responses, from the functions and from the gateway. */
function expectEveryAnswerToHold(status: number, headers: Headers, text: string): void {
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  if (status === 204) {
    expect(text).toBe('');
    return;
  }
  expect(headers.get('Content-Type')).toBe('application/json');
  if (status >= 400) {
    expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  }
}

import type { Chance } from '../../engines/drawing/chance.ts';

/** A request that follows the OpenAPI document. */
export interface Request {
  method: string;
  /** The route in the document: `/jobs/{id}/lyrics`. */
  route: string;
  /** The path below the base URL, as it is sent. */
  path: string;
  query: [string, string][];
  headers: [string, string][];
  body: unknown;
}

/** What requests may name. */
export interface Names {
  /** Ids of the caller's own jobs. */
  jobs: string[];
  cursors: string[];
  /** URLs for songs, images and webhooks that the service accepts. */
  url: (kind: string) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: a document may hold any JSON
type Json = any;

export interface Operation {
  method: string;
  route: string;
  parameters: Json[];
  schema: Json | undefined;
}

/** How many idempotency keys there are: few, so that requests meet earlier ones. */
const KEYS = 40;

/** Makes requests from the document's own schemas and examples. */
export class ValidRequests {
  readonly operations: readonly Operation[];
  readonly #document: Json;

  constructor(document: Json) {
    this.#document = document;
    this.operations = Object.entries<Json>(document.paths).flatMap(([route, methods]) =>
      Object.entries<Json>(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        route,
        parameters: parameters.map((parameter: Json) => this.#resolved(parameter)),
        schema: requestBody && this.#resolved(requestBody.content['application/json'].schema),
      })),
    );
  }

  of(operation: Operation, chance: Chance, names: Names): Request {
    const { method, route, parameters, schema } = operation;
    const request: Request = { method, route, path: route, query: [], headers: [], body: undefined };
    for (const { name, in: place, required, schema: values, example } of parameters) {
      if (place === 'path') request.path = route.replace(`{${name}}`, chance.pick(names.jobs));
      else if (!required && chance.next() < 0.5) continue;
      else if (place === 'query') request.query.push([name, queryValue(name, values, chance, names)]);
      else request.headers.push([name, name === 'Idempotency-Key' ? `key-${chance.below(KEYS)}` : String(example)]);
    }
    if (schema) request.body = this.#value(schema, chance, names);
    return request;
  }

  /** An object with all required properties and some others, each with a value that its schema or example gives. */
  #value(given: Json, chance: Chance, names: Names, name = ''): Json {
    const schema = this.#resolved(given);
    if (schema.enum) return chance.pick(schema.enum);
    if (schema.format === 'uri') return names.url(name);
    if (name === 'idempotency_key') return `body-key-${chance.below(KEYS)}`;
    if (schema.type !== 'object' || !schema.properties) return structuredClone(urls(schema.examples[0], names));
    const isThere = (key: string) => schema.required?.includes(key) || chance.next() < 0.3;
    const keys = Object.keys(schema.properties).filter(isThere);
    // Segments and lyrics exclude each other, and a start of a trim needs its end.
    const wrong = [keys.includes('segments') && 'lyrics', !keys.includes('trim_end') && 'trim_start'];
    const chosen = keys.filter((key) => !wrong.includes(key));
    return Object.fromEntries(chosen.map((key) => [key, this.#value(schema.properties[key], chance, names, key)]));
  }

  #resolved(node: Json): Json {
    const path = node.$ref?.split('/').slice(1) as string[] | undefined;
    return path ? path.reduce((part, key) => part[key], this.#document) : node;
  }
}

function queryValue(name: string, schema: Json, chance: Chance, names: Names): string {
  if (schema.enum) return chance.pick(schema.enum);
  if (name === 'limit') return String(1 + chance.below(schema.maximum));
  if (name === 'cursor') return chance.pick(names.cursors);
  return new Date(Date.now() - chance.below(86_400_000)).toISOString();
}

/** Replaces URLs inside an example. */
function urls(value: Json, names: Names): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => urls(item, names));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, /url$/.test(key) ? names.url(key) : urls(item, names)]),
  );
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A response of the service as it was received. */
export interface Answer {
  method: string;
  /** Path below the base URL: `/lyric-videos/job_1`. */
  path: string;
  status: number;
  headers: Headers;
  /** The raw text; empty if there is no body. */
  body: string;
}

/** A webhook as it was received. */
export type Delivery = Pick<Answer, 'headers' | 'body'>;

export interface Json {
  [name: string]: Json;
}

/**
 * Compares responses with the service's own OpenAPI document: status, headers, content type and body. In one respect it
 * is stricter than the document: an undocumented field is a fault. Responses for unknown methods and paths are compared
 * with the errors that every route can have.
 * @param document the response of GET /openapi.json
 * @returns a function that throws an Error with all differences
 */
export function conformanceTo(document: object): (answer: Answer) => void {
  const documented = new Documented(document);
  return ({ method, path, status, headers, body }) => {
    const pointer = documented.response(method, path, status);
    const faults =
      pointer === undefined
        ? [`the status ${status} is not documented there`]
        : [...documented.headerFaults(pointer, headers), ...documented.bodyFaults(pointer, headers, body)];
    report(`${method} ${path} answered ${status} ${body}`, faults);
  };
}

/** Works like conformanceTo, but for webhooks. */
export function deliveryConformanceTo(document: object): (delivery: Delivery) => void {
  const documented = new Documented(document);
  return ({ headers, body }) => {
    const event = headers.get('x-service-event') ?? '';
    const faults = documented.deliveryFaults(event, headers, body);
    report(`The webhook ${event} ${body}`, faults);
  };
}

function report(what: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`${what}\nwhich is not as documented:\n${faults.join('\n')}`);
}

/** Reads parts of the document by JSON pointers. */
class Documented {
  readonly #root: Json;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(document: object) {
    this.#root = structuredClone(document) as Json;
    closeObjects(this.#root.components);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#root, 'openapi');
  }

  /** Returns the pointer to the documentation of a response. */
  response(method: string, path: string, status: number): string | undefined {
    const paths = Object.keys(this.#root.paths ?? {}).sort((a, b) => a.split('{').length - b.split('{').length);
    const [bare = ''] = path.split('?');
    const route = paths.find((name) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare));
    const verb = method.toLowerCase();
    const isDocumented = route !== undefined && this.#root.paths?.[route]?.[verb] !== undefined;
    if (!isDocumented && status < 400) return undefined;
    const [known, operation] = isDocumented ? [route, verb] : ['/account', 'get'];
    const pointer = `/paths/${known.replaceAll('/', '~1')}/${operation}/responses/${status}`;
    return this.#at(pointer) && this.#resolved(pointer);
  }

  headerFaults(response: string, headers: Headers): string[] {
    return Object.keys(this.#at(response)?.headers ?? {}).flatMap((name) => {
      const pointer = this.#resolved(`${response}/headers/${name}`);
      return this.#headerFault(pointer, name, headers.get(name));
    });
  }

  bodyFaults(response: string, headers: Headers, body: string): string[] {
    if (!this.#at(response)?.content) return body === '' ? [] : ['there is a body where none is documented'];
    const type = headers.get('content-type');
    const media = type?.split(';')[0] ?? '';
    const isText = media !== 'application/json' && media in (this.#at(`${response}/content`) ?? {});
    if (isText) return this.#violations(`${response}/content/${media.replace('/', '~1')}/schema`, body, 'the body');
    if (type !== 'application/json') return [`the content type is "${type}"`];
    try {
      return this.#violations(`${response}/content/application~1json/schema`, JSON.parse(body), 'the body');
    } catch (error) {
      if (error instanceof SyntaxError) return ['the body is not JSON'];
      throw error;
    }
  }

  deliveryFaults(event: string, headers: Headers, body: string): string[] {
    const webhook = `/webhooks/${event}/post`;
    const parameters = Object.entries(this.#at(`${webhook}/parameters`) ?? {});
    if (parameters.length === 0) return [`the event "${event}" is not documented`];
    return [
      ...parameters.flatMap(([index, parameter]) => {
        const name = String(parameter.name);
        return this.#headerFault(`${webhook}/parameters/${index}`, name, headers.get(name));
      }),
      ...this.bodyFaults(`${webhook}/requestBody`, headers, body),
    ];
  }

  #headerFault(pointer: string, name: string, value: string | null): string[] {
    const header = this.#at(pointer);
    if (value === null) return header?.required ? [`the header ${name} is missing`] : [];
    const isInteger = String(header?.schema?.type) === 'integer';
    return this.#violations(`${pointer}/schema`, isInteger ? Number(value) : value, `the header ${name}`);
  }

  #violations(pointer: string, value: unknown, what: string): string[] {
    const validate = this.#ajv.getSchema(`openapi#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`The document has no schema at ${pointer}.`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((e) => `${what}${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
  }

  #resolved(pointer: string): string {
    const ref = this.#at(pointer)?.$ref;
    return ref === undefined ? pointer : String(ref).slice(1);
  }

  #at(pointer: string): Json | undefined {
    const keys = pointer.split('/').slice(1);
    return keys.reduce<Json | undefined>((node, key) => node?.[key.replaceAll('~1', '/')], this.#root);
  }
}

/** Refuses undocumented fields in the objects of responses. */
function closeObjects(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as { type?: unknown; properties?: unknown; additionalProperties?: unknown };
  if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false;
  for (const child of Object.values(node)) closeObjects(child);
}

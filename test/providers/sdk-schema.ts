/**
 * Checks values against the schemas that the AWS SDK serializes with. They know the names and types of all fields, and
 * which fields are required, but no lengths or patterns. Each schema is a number for a simple type, a list, or a
 * function that returns one: https://www.npmjs.com/package/@smithy/types (schema/static-schemas).
 */
export type Schema = number | readonly unknown[] | (() => Schema);

const [LIST, MAP, STRUCTURE, UNION, ERROR] = [1, 2, 3, 4, -3];
const LIST_OF = 64;
const MAP_OF = 128;

const TYPES: Readonly<Record<number, { name: string; accepts: (value: unknown) => boolean }>> = {
  0: { name: 'a string', accepts: (value) => typeof value === 'string' },
  1: { name: 'a number', accepts: (value) => typeof value === 'number' },
  2: { name: 'a boolean', accepts: (value) => typeof value === 'boolean' },
  4: { name: 'a time', accepts: (value) => typeof value === 'number' || typeof value === 'string' },
  15: { name: 'a document', accepts: (value) => value !== undefined },
  21: { name: 'base64', accepts: (value) => typeof value === 'string' },
};

/** Returns what is wrong with a value, by the path of the field, or undefined. */
export function schemaFault(value: unknown, schema: Schema, path = 'the request'): string | undefined {
  if (typeof schema === 'function') return schemaFault(value, schema(), path);
  if (typeof schema === 'number') return simpleFault(value, schema, path);
  const [kind] = schema;
  // A member with traits of its own: its schema, then the traits.
  if (typeof kind !== 'number' || schema.length === 2) return schemaFault(value, kind as Schema, path);
  if (kind === STRUCTURE || kind === UNION || kind === ERROR) return structureFault(value, schema, path);
  if (kind === LIST) return listFault(value, schema[4] as Schema, path);
  if (kind === MAP) return mapFault(value, schema[5] as Schema, path);
  return schemaFault(value, schema[4] as Schema, path);
}

function simpleFault(value: unknown, code: number, path: string): string | undefined {
  if (code >= MAP_OF) return mapFault(value, code - MAP_OF, path);
  if (code >= LIST_OF) return listFault(value, code - LIST_OF, path);
  const type = TYPES[code];
  if (!type) throw new Error(`The schema has the type ${code}, which is not known here.`);
  return type.accepts(value) ? undefined : `${path} must be ${type.name}`;
}

function structureFault(value: unknown, schema: readonly unknown[], path: string): string | undefined {
  if (!isObject(value)) return `${path} must be an object`;
  const names = schema[4] as string[];
  const members = schema[5] as Schema[];
  const required = names.slice(0, Number(schema[6] ?? 0));
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) return `${path}.${missing} is required`;
  for (const [name, item] of Object.entries(value)) {
    const member = members[names.indexOf(name)];
    if (member === undefined) return `${path}.${name} is unknown`;
    const fault = schemaFault(item, member, `${path}.${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function listFault(value: unknown, item: Schema, path: string): string | undefined {
  if (!Array.isArray(value)) return `${path} must be a list`;
  return value.map((each, index) => schemaFault(each, item, `${path}[${index}]`)).find((fault) => fault !== undefined);
}

function mapFault(value: unknown, item: Schema, path: string): string | undefined {
  if (!isObject(value)) return `${path} must be an object`;
  return Object.entries(value)
    .map(([name, each]) => schemaFault(each, item, `${path}.${name}`))
    .find((fault) => fault !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

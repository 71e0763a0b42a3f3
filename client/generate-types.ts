import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { openApiDocument } from '../functions/api/openapi/document.ts';

/** Writes the types of the client, made from the OpenAPI document: `node client/generate-types.ts`. */
const BANNER = '/** Made from the OpenAPI document by generate-types.ts; change the document, then run it again. */';
const ROOT = 'Schemas';

export const TYPES_FILE = join(import.meta.dirname, 'src', 'types.ts');

/** @returns the source of a module with a type for each schema of the document */
export async function generatedTypes(): Promise<string> {
  const { schemas = {} } = openApiDocument('').components;
  const names = Object.keys(schemas);
  const root = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions: schemas,
    additionalProperties: false,
  };
  const text = JSON.stringify(root).replaceAll('#/components/schemas/', '#/definitions/');
  const source = await compile(JSON.parse(text), ROOT, {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return withoutRoot(source);
}

/** The compiler starts from one schema; its type is of no use to anybody. */
function withoutRoot(source: string): string {
  return source.replace(new RegExp(`\nexport interface ${ROOT} \\{\n.*?\n\\}\n`, 's'), '\n');
}

if (import.meta.main) writeFileSync(TYPES_FILE, await generatedTypes());

import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

/** Rules for which JSON Schema has no keyword. The descriptions of their fields state them in words. */
const SAID_IN_WORDS = ['check', 'partial_check', 'raw_check', 'finite'];

/** Converts Valibot schemas to components of the document. A schema that contains another component refers to it. */
export function componentSchemas(schemas: Record<string, GenericSchema>): Record<string, JsonSchema> {
  return toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if ('maxLength' in valibotAction) return { ...jsonSchema, maxLength: Number(valibotAction.maxLength) };
      return SAID_IN_WORDS.includes(valibotAction.type) ? jsonSchema : undefined;
    },
  }) as Record<string, JsonSchema>;
}

export function ref(kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

import * as v from 'valibot';
import { API_ERRORS, type ApiErrorCode, messageOf } from '../../domain/errors.ts';
import { text } from './fields.ts';
import { componentSchemas, type JsonSchema, ref } from './json-schema.ts';

/**
 * The error envelope and its codes, from the table of errors. This example is for `invalid_request`, the only error
 * that names a field.
 */
const INVALID_FIELD = 'segments[3].timedWords[0].end: must be a number.';

export const ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];

export const ErrorCodeSchema = v.pipe(
  v.picklist(ERROR_CODES),
  v.description(
    `What is wrong:\n${ERROR_CODES.map((code) => `- \`${code}\` (${statusOf(code)}): ${API_ERRORS[code].meaning}.`).join('\n')}`,
  ),
);

const ErrorSchema = v.pipe(
  v.object({
    error: v.object({
      code: ErrorCodeSchema,
      message: text('What is wrong and what to do, for people to read.', INVALID_FIELD),
    }),
  }),
  v.description('The envelope of every error response.'),
);

/** Returns the schema of the error envelope, limited to the codes of one response. */
export function errorSchema(codes: readonly ApiErrorCode[]): JsonSchema {
  const { Envelope = {} } = componentSchemas({ ErrorCode: ErrorCodeSchema, Envelope: ErrorSchema });
  const { error } = Envelope.properties as { error: { properties: JsonSchema } };
  const code = { ...ref('schemas', 'ErrorCode'), enum: codes };
  return { ...Envelope, properties: { error: { ...error, properties: { ...error.properties, code } } } };
}

export function statusOf(code: ApiErrorCode): number {
  return API_ERRORS[code].status;
}

export function meaningOf(code: ApiErrorCode): string {
  return API_ERRORS[code].meaning;
}

export function exampleOf(code: ApiErrorCode): { error: { code: string; message: string } } {
  const message = code === 'invalid_request' ? INVALID_FIELD : messageOf(code, API_ERRORS[code].example);
  return { error: { code, message } };
}

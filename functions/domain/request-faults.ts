import * as v from 'valibot';
import { ApiError } from './errors.ts';

/** Checks that the body is a JSON object. @throws ApiError `invalid_request` */
function requireObject(body: unknown): asserts body is object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return;
  throw new ApiError('invalid_request', { message: 'The request body must be a JSON object.' });
}

/** Problems that a message names at most. */
const MOST_ISSUES = 10;
/**
 * Characters of JSON up to which all problems of a body are looked for. Of a longer one, only the first is named, because a
 * body of 1 MB could have hundreds of thousands.
 */
const MOST_JSON = 65_536;

/**
 * Checks a body against its schema.
 * @throws ApiError `invalid_request`; the message names up to ten fields, each by its path
 */
export function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  requireObject(body);
  const first = v.safeParse(schema, body, { abortEarly: true });
  if (first.success) return first.output;
  const isShort = JSON.stringify(body).length <= MOST_JSON;
  const { issues = first.issues } = isShort ? v.safeParse(schema, body, { abortPipeEarly: true }) : first;
  throw new ApiError('invalid_request', { message: describeIssues(issues) });
}

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const messages = [...new Set(issues.map(describeIssue))];
  const more = messages.length - MOST_ISSUES;
  return [...messages.slice(0, MOST_ISSUES), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

/**
 * Returns what is wrong with a body, with the path of the field:
 * `segments[3].timedWords[0].end: must be greater than start.`
 */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = fieldPath(issue);
  if (issue.expected === 'never') return `${path}: unknown field; remove it.`;
  if (issue.input === undefined) return `${path}: is required.`;
  return `${path}: ${issue.message}.`;
}

function fieldPath(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

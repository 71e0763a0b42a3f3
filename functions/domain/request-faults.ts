import type * as v from 'valibot';
import { ApiError } from './errors.ts';

/** Checks that the body is a JSON object. @throws ApiError `invalid_request` */
export function requireObject(body: unknown): asserts body is object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return;
  throw new ApiError('invalid_request', { message: 'The request body must be a JSON object.' });
}

/**
 * Returns what is wrong with a body, with the path of the field:
 * `segments[3].timedWords[0].end: must be greater than start.`
 */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = fieldPath(issue);
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path}: unknown field; remove it.`;
  if (issue.received === 'undefined' && issue.input === undefined) return `${path}: is required.`;
  return `${path}: ${issue.message}.`;
}

function fieldPath(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

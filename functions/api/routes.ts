import type { APIGatewayProxyEvent } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import type { JobKey } from '../domain/job.ts';
import { JOB_TYPE_FACTS, JOB_TYPES, type JobType } from '../domain/job-type.ts';
import type { Caller } from '../platform/store/key-items.ts';

const JOB_ID = /^job_[a-z0-9]{24}$/;

/** Returns the type of the jobs at a route. @param resource such as `/lyric-videos/{id}` */
export function jobTypeOf(resource: string): JobType {
  const type = typeAt(resource);
  if (!type) throw new Error(`There are no jobs at ${resource}.`);
  return type;
}

/** Checks that the key has a scope for a route of one type of job. @throws ApiError `insufficient_scope` */
export function checkScope(resource: string, caller: Caller): void {
  const type = typeAt(resource);
  if (type) checkScopeOf(type, caller);
}

/** Checks that the key has a scope for a type of job. @throws ApiError `insufficient_scope` */
export function checkScopeOf(type: JobType, caller: Caller): void {
  const { scopes } = JOB_TYPE_FACTS[type];
  if (scopes.some((scope) => caller.scopes.includes(scope))) return;
  throw new ApiError('insufficient_scope', { values: { scope: scopes.join(' or ') } });
}

/** Returns the key of the path's job, with the caller's account and the route's type. @throws ApiError `not_found` */
export function namedJob(event: APIGatewayProxyEvent, caller: Caller): JobKey {
  return { account_id: caller.account_id, type: jobTypeOf(event.resource), job_id: jobIdOf(event) };
}

/** Returns the id of the job in the path. @throws ApiError `not_found` if it cannot be the id of a job */
export function jobIdOf(event: APIGatewayProxyEvent): string {
  const id = event.pathParameters?.id ?? '';
  if (!JOB_ID.test(id)) throw jobNotFound();
  return id;
}

export function jobNotFound(): ApiError {
  return new ApiError('not_found');
}

function typeAt(resource: string): JobType | undefined {
  const path = resource.replace(/\/\{id\}$/, '');
  return JOB_TYPES.find((type) => JOB_TYPE_FACTS[type].path === path);
}

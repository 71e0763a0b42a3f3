import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Scope } from '../domain/api-key.ts';
import { ApiError } from '../domain/errors.ts';
import type { JobKey, JobType } from '../domain/job.ts';
import type { Caller } from '../platform/store/keys.ts';

interface Route {
  type: JobType;
  /** Any one of them opens the route: keys made for lyric videos have access to narrative ones too (specification, 5.7). */
  scopes: readonly Scope[];
}

const JOB_ROUTES: Readonly<Record<string, Route>> = {
  '/lyric-videos/transcriptions': { type: 'lyric_transcription', scopes: ['lyric_videos'] },
  '/lyric-videos': { type: 'lyric_video', scopes: ['lyric_videos'] },
  '/music-videos': { type: 'narrative_video', scopes: ['narrative_videos', 'lyric_videos'] },
};

const JOB_ID = /^job_[a-z0-9]{24}$/;

/** @param resource the route as the API names it, such as `/lyric-videos/{id}` */
export function jobTypeOf(resource: string): JobType {
  const route = routeOf(resource);
  if (!route) throw new Error(`There are no jobs at ${resource}.`);
  return route.type;
}

/** @throws ApiError `insufficient_scope` */
export function checkScope(resource: string, caller: Caller): void {
  const scopes = routeOf(resource)?.scopes;
  if (!scopes || scopes.some((scope) => caller.scopes.includes(scope))) return;
  throw new ApiError('insufficient_scope', `This key lacks the scope ${scopes[0]}. Use a key that has it.`);
}

/** The job that the path names, of the caller's account and the route's type. @throws ApiError `not_found` */
export function namedJob(event: APIGatewayProxyEvent, caller: Caller): JobKey {
  const id = event.pathParameters?.id ?? '';
  if (!JOB_ID.test(id)) throw jobNotFound();
  return { account_id: caller.account_id, type: jobTypeOf(event.resource), job_id: id };
}

export function jobNotFound(): ApiError {
  return new ApiError('not_found', 'There is no such job. Check its id, and that it belongs to this endpoint.');
}

function routeOf(resource: string): Route | undefined {
  return JOB_ROUTES[resource.replace(/\/\{id\}$/, '')];
}

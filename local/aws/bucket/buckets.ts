import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../../fault.ts';
import type { Deployment } from '../../template.ts';
import { type Endpoint, startEndpoint } from '../endpoint.ts';
import { objectAccesses } from '../rights/accesses.ts';
import { AccessDenied, type Principal } from '../rights/principals.ts';
import { type Callers, SignatureVerifier } from '../signature.ts';
import { answerPreflight, corsHeaders, isByLink, type Rules, rulesOf } from './cors.ts';
import { sendObject } from './download.ts';
import { expireObjects } from './life-cycle.ts';
import { ObjectStore } from './objects.ts';
import { errorDocument, notImplemented, S3Error, signatureError } from './s3-error.ts';
import { Upload } from './upload.ts';

/** Query parameters that do not change which operation is requested. */
const HARMLESS_PARAMETER = /^(x-id$|x-amz-|response-)/i;
/** Headers of a PutObject request that are returned with the object. */
const KEPT_HEADER = /^(content-type|content-language|content-disposition|cache-control|expires|x-amz-meta-.*)$/;
/** Headers for features of S3 that the local bucket does not have. */
const UNKNOWN_HEADER = /^(if-match|if-none-match|x-amz-copy-source)$/;

/**
 * The embedded S3: the buckets of the templates, with their objects as files. It supports what the service and its
 * users need: PutObject, GetObject, HeadObject, DeleteObject and DeleteObjectTagging, signed by header or by link. It refuses
 * everything else.
 */
export async function startBuckets(
  deployment: Deployment,
  directory: string,
  callers: Callers<Principal>,
): Promise<Endpoint> {
  await expireObjects(deployment, directory);
  const store = await ObjectStore.open(directory);
  const resources = deployment.resources('AWS::S3::Bucket');
  const buckets = resources.map(({ name }) => name);
  const rules: Rules = new Map(resources.map((bucket) => [bucket.name, rulesOf(bucket)]));
  const verifier = new SignatureVerifier('s3', callers);
  return startEndpoint(async (request, response) => {
    try {
      const { bucket } = targetOf(request.url ?? '');
      if (request.method === 'OPTIONS') return answerPreflight(request, response, rules.get(bucket));
      response.setHeaders(new Headers(corsHeaders(request, rules.get(bucket))));
      const caller = await verifier.verify(request);
      if (typeof caller === 'string') throw signatureError(caller);
      await answer(request, response, store, buckets, caller);
    } catch (error) {
      refuse(request, response, error);
    }
  }, isByLink);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  buckets: string[],
  caller: Principal,
): Promise<void> {
  const { bucket, key, query } = targetOf(request.url ?? '');
  if (!buckets.includes(bucket)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const parameters = [...query.keys()].filter((name) => !HARMLESS_PARAMETER.test(name));
  const isForTags = parameters.join() === 'tagging';
  caller.authorize(...objectAccesses(request, `arn:aws:s3:::${bucket}/${key}`, isForTags));
  if (request.method === 'DELETE' && key !== '' && isForTags) {
    await hidingAbsence(caller, bucket, () => store.untag(bucket, key));
    response.writeHead(204).end();
    return;
  }
  const [parameter] = parameters;
  if (key === '' || parameter !== undefined) throw notImplemented(parameter ?? 'operations on the bucket itself');
  switch (request.method) {
    case 'PUT':
      return put(request, response, store, bucket, key);
    case 'GET':
    case 'HEAD': {
      const object = await hidingAbsence(caller, bucket, () => store.get(bucket, key));
      try {
        return await sendObject(request, query, object, response);
      } finally {
        await object.content.close();
      }
    }
    case 'DELETE':
      await store.delete(bucket, key);
      response.writeHead(204).end();
      return;
    default:
      throw notImplemented(`${request.method}`);
  }
}

/**
 * Finds an object. Whoever may not list the bucket does not find out whether an object exists:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
async function hidingAbsence<T>(caller: Principal, bucket: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    const isAbsent = error instanceof S3Error && error.code === 'NoSuchKey';
    const mayKnow = caller.may({ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` });
    throw isAbsent && !mayKnow ? new S3Error(403, 'AccessDenied', 'Access Denied') : error;
  }
}

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  bucket: string,
  key: string,
): Promise<void> {
  const headers = Object.entries(request.headers as Record<string, string>);
  const unknown = headers.find(([name]) => UNKNOWN_HEADER.test(name));
  if (unknown) throw notImplemented(`the header ${unknown[0]}`);
  const kept = headers.filter(([name]) => KEPT_HEADER.test(name));
  const upload = new Upload(request);
  const tags = request.headers['x-amz-tagging'];
  const etag = await store.put(bucket, key, upload, Object.fromEntries(kept), String(tags ?? ''));
  response.writeHead(200, { etag, ...upload.checksums }).end();
}

/** @param url `/bucket/key?query`, percent-encoded */
function targetOf(url: string): { bucket: string; key: string; query: URLSearchParams } {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  const [, bucket = '', ...key] = path.split('/');
  try {
    return { bucket, key: decodeURIComponent(key.join('/')), query: new URLSearchParams(search) };
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || request.errored) {
    response.destroy();
    return;
  }
  // A client reads the response only after it has sent its whole request.
  request.resume();
  const known = s3ErrorOf(error);
  const others = response.getHeaderNames().filter((name) => !/^(vary|access-control-)/.test(name));
  for (const name of others) response.removeHeader(name);
  response.writeHead(known.status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : errorDocument(known));
}

function s3ErrorOf(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  if (error instanceof AccessDenied) return new S3Error(403, 'AccessDenied', error.message);
  return new S3Error(500, 'InternalError', messageOf(error));
}

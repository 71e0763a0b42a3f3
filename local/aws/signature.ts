import { createHash, createHmac, type Hash, type Hmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { REGION } from '../resource-types.ts';

/** The key that signs requests to the local stand-ins for AWS. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Somebody who signs requests. */
export interface Caller {
  readonly credentials: Credentials;
}

/** Everyone whose signatures are accepted. */
export interface Callers<C extends Caller = Caller> {
  withKey(accessKeyId: string): C | undefined;
}

/** The reason why a signature is not accepted. */
export type SignatureFault = 'not signed' | 'unknown key' | 'not in time' | 'wrong signature';

/**
 * Milliseconds by which a signer's clock may differ:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-troubleshooting.html
 */
const CLOCK_TOLERANCE = 15 * 60 * 1000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^, ]+), ?SignedHeaders=(?<signedHeaders>[^, ]+), ?Signature=(?<signature>[0-9a-f]{64})$/;
const ADDED_BY_PRESIGNING = /^x-amz-(algorithm|credential|date|expires|signedheaders|signature)$/i;

type Headers = Record<string, string>;

/**
 * Checks Signature Version 4 in the Authorization header and in the query of a presigned link. It signs the request
 * again with the library that the AWS SDK uses, and compares:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv.html
 */
export class SignatureVerifier<C extends Caller> {
  readonly #service: string;
  readonly #callers: Callers<C>;
  readonly #signers = new Map<C, SignatureV4>();

  /** @param service the service name that clients sign for, such as `s3` */
  constructor(service: string, callers: Callers<C>) {
    this.#service = service;
    this.#callers = callers;
  }

  /**
   * Checks the signature of a request.
   * @param body content that the signature must cover; by default, it must cover the hash that the request declares in
   * x-amz-content-sha256
   * @returns who signed it, or why the signature is not accepted
   */
  async verify(request: IncomingMessage, body?: Buffer): Promise<C | SignatureFault> {
    const { query } = partsOf(request);
    if ('X-Amz-Signature' in query) return this.#presigned(request);
    return this.#signedInHeader(request, body);
  }

  async #signedInHeader(request: IncomingMessage, body: Buffer | undefined): Promise<C | SignatureFault> {
    const { method, path, query, headers } = partsOf(request);
    const { credential, signedHeaders, signature } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
    if (!credential || !signedHeaders || !signature) return 'not signed';
    const caller = this.#callerOf(credential);
    if (!caller) return 'unknown key';
    const signingDate = dateOf(headers['x-amz-date']);
    if (!signingDate || Math.abs(Date.now() - signingDate.getTime()) > CLOCK_TOLERANCE) return 'not in time';
    const covered = coveredHeaders(headers, signedHeaders);
    const declared = headers['x-amz-content-sha256'];
    if (!covered || (body && declared !== undefined && declared !== sha256(body))) return 'wrong signature';
    const signed = await this.#signerOf(caller).sign(
      { method, protocol: 'http:', hostname: '', path, query, headers: covered, body: body ?? request },
      { signingDate, signableHeaders: new Set(Object.keys(covered)) },
    );
    const expected = AUTHORIZATION.exec(signed.headers.authorization ?? '')?.groups?.signature;
    return isSame(signature, expected) ? caller : 'wrong signature';
  }

  async #presigned(request: IncomingMessage): Promise<C | SignatureFault> {
    const { method, path, query, headers } = partsOf(request);
    const [credential, date, expires, signedHeaders, signature] = [
      'Credential',
      'Date',
      'Expires',
      'SignedHeaders',
      'Signature',
    ]
      .map((name) => query[`X-Amz-${name}`])
      .map((value) => (typeof value === 'string' ? value : ''));
    const caller = this.#callerOf(credential);
    if (!caller) return 'unknown key';
    const signingDate = dateOf(date);
    const expiresIn = /^\d{1,6}$/.test(expires ?? '') ? Number(expires) : 0;
    if (!signingDate || !isCurrent(signingDate, expiresIn)) return 'not in time';
    const covered = coveredHeaders(headers, signedHeaders ?? '');
    if (!covered) return 'wrong signature';
    const given = Object.entries(query).filter(([name]) => !ADDED_BY_PRESIGNING.test(name));
    const names = new Set(Object.keys(covered));
    const signed = await this.#signerOf(caller).presign(
      // As in every presigned request, the body's hash is unknown, so UNSIGNED-PAYLOAD is signed instead.
      {
        method,
        protocol: 'http:',
        hostname: '',
        path,
        query: Object.fromEntries(given),
        headers: covered,
        body: request,
      },
      { signingDate, expiresIn, signableHeaders: names, unhoistableHeaders: names },
    );
    return isSame(signature, signed.query?.['X-Amz-Signature']) ? caller : 'wrong signature';
  }

  /** @param credential `<key id>/<date>/<region>/<service>/aws4_request`; the signature covers the part after the id */
  #callerOf(credential = ''): C | undefined {
    return this.#callers.withKey(credential.split('/')[0] ?? '');
  }

  #signerOf(caller: C): SignatureV4 {
    let signer = this.#signers.get(caller);
    if (!signer) {
      signer = new SignatureV4({
        service: this.#service,
        region: REGION,
        credentials: caller.credentials,
        sha256: Sha256,
        applyChecksum: false,
        // S3 signs the path as it is sent. For all other services, the path is encoded once more.
        uriEscapePath: this.#service !== 's3',
      });
      this.#signers.set(caller, signer);
    }
    return signer;
  }
}

function partsOf({ method = '', url = '', headers }: IncomingMessage) {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const others = query[name];
    query[name] = others === undefined ? value : [others, value].flat();
  }
  return { method, path, query, headers: headers as Headers };
}

/** Returns the signed headers, or undefined if one of them is absent, or if the host or an AWS header is not signed. */
function coveredHeaders(headers: Headers, signedHeaders: string): Headers | undefined {
  const names = signedHeaders.split(';');
  // HTTP/2 has another name for the host.
  const host = ':authority' in headers ? ':authority' : 'host';
  const needed = [host, ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => names.includes(name))) return undefined;
  if (!names.every((name) => typeof headers[name] === 'string')) return undefined;
  return Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
}

/** @param text such as `20261121T132025Z` */
function dateOf(text: string | undefined): Date | undefined {
  const iso = /^\d{8}T\d{6}Z$/.test(text ?? '') && text?.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
  const date = new Date(iso || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function isCurrent(signingDate: Date, seconds: number): boolean {
  const age = Date.now() - signingDate.getTime();
  return age > -CLOCK_TOLERANCE && age < seconds * 1000;
}

function isSame(given: string | undefined, expected: unknown): boolean {
  if (given === undefined || typeof expected !== 'string' || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Node.js's SHA-256 with the interface that the signer expects. With a secret, it computes HMAC. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('a hash is used once');
  }
}

function bytesOf(secret: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof secret === 'string') return Buffer.from(secret);
  return ArrayBuffer.isView(secret)
    ? Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength)
    : Buffer.from(secret);
}

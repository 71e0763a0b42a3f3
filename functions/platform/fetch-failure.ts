/** Why a URL of a caller could not be fetched. */
export type FetchFault =
  /** Songreel's own rules do not allow the URL. */
  | 'refused'
  | 'timeout'
  /** There was no connection, or it broke. Another attempt may succeed. */
  | 'unreachable'
  /** The status was 429 or 5xx. Another attempt may succeed. */
  | 'unavailable'
  /** Any other status except 200. */
  | 'status'
  | 'too_large'
  | 'encoded';

/** The message is a sentence for the caller. It reveals nothing of the service's network. */
export class FetchFailure extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchFailure';
    this.fault = fault;
  }
}

const SAYINGS: Record<string, [FetchFault, string]> = {
  ENOTFOUND: ['unreachable', 'Its host name does not resolve to an address.'],
  EAI_AGAIN: ['unreachable', 'Its host name does not resolve to an address.'],
  ECONNREFUSED: ['unreachable', 'Its server refuses connections.'],
  ECONNRESET: ['unreachable', 'Its server ended the connection before everything was sent.'],
  UND_ERR_SOCKET: ['unreachable', 'Its server ended the connection before everything was sent.'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['unreachable', 'Its server ended the connection before everything was sent.'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'Its server could not be connected to in time.'],
  ETIMEDOUT: ['timeout', 'Its server could not be connected to in time.'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'Its server did not begin to answer in time.'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'Its server stopped sending.'],
};

/** Faults of the task's own disk or file descriptors, which are not the fault of the caller's server. */
const OWN_CODES = ['EACCES', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOSPC', 'EROFS'];

/** Converts network errors for the caller. @throws the error itself if it is a fault of the task's own machine */
export function fetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { name, code = '' } = error as { name?: string; code?: unknown };
  if (OWN_CODES.includes(String(code))) throw error;
  const options = { cause: error };
  if (name === 'TimeoutError')
    return new FetchFailure('timeout', 'Its server took too long to send everything.', options);
  const [fault, message] = SAYINGS[String(code)] ?? ['unreachable', 'Its server gave no valid HTTP answer.'];
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED/.test(String(code))) {
    return new FetchFailure('unreachable', 'Its server has no valid TLS certificate for that name.', options);
  }
  return new FetchFailure(fault, message, options);
}

/** Why something that a caller named could not be fetched. */
export type FetchFault =
  /** By our own policy. */
  | 'refused'
  | 'timeout'
  /** No connection, or none that lasted: another try may succeed. */
  | 'unreachable'
  /** A status of the server's own trouble: another try may succeed. */
  | 'unavailable'
  /** Any other status but 200. */
  | 'status'
  | 'too_large'
  | 'encoded';

/** The message is a sentence that the caller may read: it tells nothing of this side's network. */
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

/** Faults of this side's disk and descriptors: no fault of the caller's server. */
const OWN_CODES = ['EACCES', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOSPC', 'EROFS'];

/** What the network said, in the caller's terms; an error of our own is thrown as it is. */
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

import type { SignatureFault } from '../signature.ts';

/** An error response of S3: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export function notImplemented(what: string): S3Error {
  return new S3Error(501, 'NotImplemented', `The local bucket does not do this: ${what}.`);
}

const SIGNATURE_FAULTS: Record<SignatureFault, [code: string, message: string]> = {
  'not signed': ['AccessDenied', 'Access Denied'],
  'unknown key': ['InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'],
  'not in time': ['AccessDenied', 'Request has expired'],
  'wrong signature': [
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  ],
};

export function signatureError(fault: SignatureFault): S3Error {
  return new S3Error(403, ...SIGNATURE_FAULTS[fault]);
}

export function errorDocument({ code, message }: S3Error): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

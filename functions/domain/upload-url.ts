import { token } from './api-key.ts';

/**
 * Files that callers upload instead of hosting them, which is an addition to the contract. A job names such a file by
 * the URL `songreel://uploads/upl_…`, which is valid only for the account that uploaded it.
 */
const UPLOAD_URL = /^songreel:\/\/uploads\/(upl_[a-z0-9]{24})$/;

export function makeUploadId(): string {
  return `upl_${token(24)}`;
}

export function uploadUrl(id: string): string {
  return `songreel://uploads/${id}`;
}

/** Returns the id of the upload that a URL names, or undefined for every other URL. */
export function uploadIdOf(url: string): string | undefined {
  return UPLOAD_URL.exec(url)?.[1];
}

import { makeUploadId, uploadUrl } from '../domain/upload-url.ts';
import { parseUploadRequest } from '../domain/uploads.ts';
import { presignUpload, uploadKey } from '../platform/bucket.ts';
import { endpoint } from './http.ts';
import { readJson } from './request-body.ts';

/**
 * POST /uploads, an addition to the contract. Returns a link to which the caller sends a file, and the URL that jobs of
 * the same account use for it.
 */
export const handler = endpoint(async ({ event, caller }) => {
  const { content_type, content_length } = parseUploadRequest(readJson(event));
  const id = makeUploadId();
  const terms = { contentType: content_type, contentLength: content_length };
  const { url, seconds } = await presignUpload(uploadKey(caller.account_id, id), terms);
  return {
    status: 201,
    body: {
      upload_url: url,
      headers: { 'Content-Type': content_type, 'Content-Length': String(content_length) },
      url: uploadUrl(id),
      expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    },
  };
});

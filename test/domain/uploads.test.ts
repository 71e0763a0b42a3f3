import { describe, expect, test } from '@jest/globals';
import { makeUploadId, uploadIdOf, uploadUrl } from '../../functions/domain/upload-url.ts';
import { parseUploadRequest } from '../../functions/domain/uploads.ts';

const request = (content_type: string, content_length: number) => ({ content_type, content_length });
const SONG_BYTES = 104_857_600;
const IMAGE_BYTES = 10_485_760;

describe('a request for an upload', () => {
  test.each([
    request('audio/mpeg', 1),
    request('video/mp4', SONG_BYTES),
    request('image/png', IMAGE_BYTES),
    request('audio/x', 1),
    request(`audio/${'x'.repeat(100)}`, 1),
  ])('may be %j', (body) => {
    expect(parseUploadRequest(body)).toEqual(body);
  });

  test.each([
    [request('audio/mpeg', SONG_BYTES + 1), /^content_length: must be at most 104857600, which is 100 MB\.$/],
    [
      request('image/png', IMAGE_BYTES + 1),
      /^content_length: must be at most 10485760 for an image, which is 10 MB\.$/,
    ],
    [request(`audio/${'x'.repeat(101)}`, 1), /^content_type: must be the media type of a song, video or image\.$/],
  ])('is refused if it is %j', (body, message) => {
    expect(() => parseUploadRequest(body)).toThrow(message);
  });
});

describe('the id of an upload', () => {
  test('is new each time, and is found in the URL that names it', () => {
    const [one, other] = [makeUploadId(), makeUploadId()];
    expect(one).not.toBe(other);
    expect(uploadIdOf(uploadUrl(one))).toBe(one);
  });

  test('is not in a URL that has anything more or less', () => {
    const url = uploadUrl(makeUploadId());
    for (const text of [`x${url}`, `${url}x`, url.slice(0, -1), `${url}\n`]) expect(uploadIdOf(text)).toBeUndefined();
  });
});

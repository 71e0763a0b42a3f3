import { describe, expect, test } from '@jest/globals';
import type { JobType } from '../../functions/domain/job-type.ts';
import {
  damageFault,
  durationFault,
  imagesOf,
  leastCharge,
  MAX_AUDIO_BYTES,
  MAX_IMAGE_BYTES,
  pixelsFault,
  sizeFault,
  songOf,
  timesFault,
  unreachableFault,
} from '../../functions/domain/media-rules.ts';
import { parseCreateRequest } from '../../functions/domain/requests.ts';

const song_url = 'https://example.com/song.mp3';

function segment(start: number, end: number) {
  return { text: 'la', start, end, duration: end - start, wordCount: 1, timedWords: [] };
}

const transcription = (fields: object = {}) =>
  parseCreateRequest('lyric_transcription', { song_url, ...fields }).request;
const lyricVideo = (fields: object = {}) => parseCreateRequest('lyric_video', { song_url, ...fields }).request;
const character = (name: string, role: string) => ({ name, role, image_url: `https://example.com/${name}.png` });
const narrativeVideo = () =>
  parseCreateRequest('narrative_video', {
    song_url,
    prompt: 'A walk by the sea',
    characters: [character('ann', 'character'), character('bo', 'singer')],
  }).request;

describe('the files of a request', () => {
  test('are its song and images, each with the path of its field', () => {
    expect(songOf(lyricVideo())).toEqual({ field: 'song_url', url: song_url });
    expect(imagesOf('lyric_transcription', transcription())).toEqual([]);
    expect(imagesOf('lyric_video', lyricVideo())).toEqual([]);
    expect(imagesOf('lyric_video', lyricVideo({ singer_image_url: 'https://example.com/a.png' }))).toEqual([
      { field: 'singer_image_url', url: 'https://example.com/a.png' },
    ]);
    expect(imagesOf('narrative_video', narrativeVideo())).toEqual([
      { field: 'characters[0].image_url', url: 'https://example.com/ann.png' },
      { field: 'characters[1].image_url', url: 'https://example.com/bo.png' },
    ]);
  });
});

describe('the duration', () => {
  test.each<[JobType, number, string | undefined]>([
    ['lyric_video', 9_999, 'audio_too_short'],
    ['lyric_video', 10_000, undefined],
    ['narrative_video', 9_999, 'audio_too_short'],
    ['narrative_video', 10_000, undefined],
    ['lyric_transcription', 0, undefined],
    ['lyric_transcription', 1, undefined],
    ['lyric_transcription', 420_000, undefined],
    ['lyric_video', 420_000, undefined],
    ['lyric_video', 420_050, undefined],
    ['lyric_video', 420_051, 'audio_too_long'],
    ['lyric_transcription', 421_000, 'audio_too_long'],
  ])('of a song for a %s may be %i ms: %s', (type, durationMs, code) => {
    expect(durationFault(type, durationMs)?.code).toBe(code);
  });

  test('that is too short or too long fails the job with a message that names the limit', () => {
    expect(durationFault('lyric_video', 9_900)?.message).toBe(
      'song_url: the audio lasts 9.9 seconds; a video needs at least 10.',
    );
    expect(durationFault('lyric_video', 421_000)?.message).toBe(
      'song_url: the audio lasts longer than 420 seconds, which is the most that is allowed.',
    );
  });
});

describe('a file that contains less than it states', () => {
  test('[4.4h] is damaged if more than a few frames are missing', () => {
    expect(damageFault(12_000, 10_000)).toBeUndefined();
    expect(damageFault(12_000, 9_999)).toEqual({
      code: 'media_unreadable',
      message:
        'song_url: the file says that it lasts 12 seconds, but only 9.999 can be decoded: it is cut off or damaged.',
    });
    expect(damageFault(12_000, 60_000)).toBeUndefined();
    expect(damageFault(undefined, 1)).toBeUndefined();
  });
});

describe('times of a request', () => {
  test('[2.4i] lie within the song, up to the tolerance', () => {
    expect(timesFault(transcription({ trim_start: 1, trim_end: 12.05 }), 12_000)).toBeUndefined();
    expect(timesFault(transcription({ trim_start: 1, trim_end: 12.06 }), 12_000)).toEqual({
      code: 'trim_out_of_range',
      message: 'trim_end is 12.06, but the audio lasts 12 seconds.',
    });
    expect(timesFault(lyricVideo({ segments: [segment(0, 1), segment(1, 12.05)] }), 12_000)).toBeUndefined();
    expect(timesFault(lyricVideo({ segments: [segment(0, 1), segment(1, 12.5)] }), 12_000)).toEqual({
      code: 'segments_out_of_range',
      message: 'segments[1].end is 12.5, but the audio lasts 12 seconds.',
    });
    // 12.3 + 0.05 is 12.350000000000001.
    for (const ends of [9_700, 10_700, 12_300]) {
      const latest = (ends + 50) / 1000;
      expect(timesFault(transcription({ trim_end: latest + 5e-7 }), ends)).toBeUndefined();
      expect(timesFault(lyricVideo({ segments: [segment(0, latest + 5e-7)] }), ends)).toBeUndefined();
      expect(timesFault(transcription({ trim_end: latest + 2e-6 }), ends)?.code).toBe('trim_out_of_range');
    }
    expect(timesFault(lyricVideo(), 12_000)).toBeUndefined();
    expect(timesFault(narrativeVideo(), 12_000)).toBeUndefined();
  });
});

describe('an image', () => {
  test.each([
    [5000, 5000, 1, undefined],
    [5001, 5000, 1, 'a: the image has 5001 x 5000 pixels; at most 25 megapixels are allowed.'],
    [16_384, 1000, 1, undefined],
    [16_385, 1, 1, 'a: the image has 16385 x 1 pixels; at most 16384 pixels a side are allowed.'],
    [1, 16_385, 1, 'a: the image has 1 x 16385 pixels; at most 16384 pixels a side are allowed.'],
    [500, 500, 100, undefined],
    [500, 500, 101, 'a: the image has 101 pictures of 500 x 500 pixels; at most 25 megapixels are allowed.'],
  ])('of %i x %i pixels, %i times: %s', (width, height, pictures, message) => {
    const fault = message === undefined ? undefined : { code: 'image_too_large', message };
    expect(pixelsFault('a', width, height, pictures)).toEqual(fault);
  });

  test('is one picture unless it is an animation', () => {
    expect(pixelsFault('a', 5000, 5000)).toBeUndefined();
  });
});

test('a file that is too large fails the job with a message that names the limit', () => {
  expect(sizeFault('song_url', MAX_AUDIO_BYTES)).toEqual({
    code: 'media_too_large',
    message: 'song_url: the file is larger than 100 MB.',
  });
  expect(sizeFault('singer_image_url', MAX_IMAGE_BYTES).message).toBe(
    'singer_image_url: the file is larger than 10 MB.',
  );
});

test('a file that cannot be fetched fails the job with what the server did', () => {
  expect(unreachableFault('song_url', 'The server answered 404.')).toEqual({
    code: 'media_unreachable',
    message: 'song_url: the file could not be fetched. The server answered 404.',
  });
});

test('a job costs at least the price of the shortest song that is allowed', () => {
  expect(leastCharge({ type: 'lyric_video', price: { model: 'per_second', rate: '33' } })).toBe(330);
  expect(leastCharge({ type: 'narrative_video', price: { model: 'per_second', rate: '0.05' } })).toBe(1);
  expect(leastCharge({ type: 'lyric_transcription', price: { model: 'per_second', rate: '1' } })).toBe(0);
});

import { describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '../../functions/domain/errors.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import {
  ASPECT_RATIOS,
  LYRIC_PRESETS,
  NARRATIVE_PRESETS,
  parseCreateRequest,
  QUALITIES,
} from '../../functions/domain/requests.ts';

const song_url = 'https://music.example.com/song.mp3';
const image_url = 'https://music.example.com/face.png';
const singer = { name: 'Ada', role: 'singer', image_url };
const friend = { name: 'Ben', role: 'character', image_url };
const narrative = { song_url, prompt: 'A walk by the sea', characters: [singer] };
const segment = {
  text: 'hello world',
  start: 1,
  end: 2,
  duration: 1,
  wordCount: 2,
  timedWords: [
    { text: 'hello', start: 1, end: 1.5 },
    { text: 'world', start: 1.5, end: 2 },
  ],
};

function fault(type: JobType, body: unknown): string {
  try {
    parseCreateRequest(type, body);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_request') return error.message;
    throw error;
  }
  return 'accepted';
}

const lyric = (fields: object) => fault('lyric_video', { song_url, ...fields });
const words = (fields: object) => lyric({ segments: [{ ...segment, ...fields }] });
const story = (fields: object) => fault('narrative_video', { ...narrative, ...fields });
const transcription = (fields: object) => fault('lyric_transcription', { song_url, ...fields });

describe('a request body', () => {
  test.each([[[]], [null], ['text'], [1], [undefined]])(
    'that is %j is refused, because it is not an object',
    (body) => {
      expect(fault('lyric_video', body)).toBe('The request body must be a JSON object.');
    },
  );

  test('[4.2a] without song_url fails with a message that names it', () => {
    expect(fault('lyric_video', {})).toBe('song_url: is required.');
  });

  test('has its idempotency key separate from its content', () => {
    const parsed = parseCreateRequest('lyric_transcription', { song_url, idempotency_key: 'k-1' });
    expect(parsed).toEqual({ request: { song_url }, idempotencyKey: 'k-1' });
  });

  test.each(['', 'a b', 'é', 'x'.repeat(129), 'tab\t'])(
    '[4a] cannot have the idempotency key "%s"',
    (idempotency_key) => {
      expect(lyric({ idempotency_key })).toContain('idempotency_key: must be 1 to 128 printable ASCII characters');
    },
  );

  test('[4a] may have an idempotency key of 1 to 128 characters', () => {
    expect(lyric({ idempotency_key: '!' })).toBe('accepted');
    expect(lyric({ idempotency_key: '~'.repeat(128) })).toBe('accepted');
  });

  test.each(['http://hooks.example.com/', 'not a url', 'https://127.0.0.1/', 'https://user@hooks.example.com/'])(
    '[4h, 4.2a] cannot have the webhook URL %s',
    (webhook_url) => {
      expect(lyric({ webhook_url })).toMatch(/^webhook_url: /);
    },
  );
});

describe('a URL of this machine', () => {
  const order = (origins?: string[]) => () =>
    parseCreateRequest('lyric_video', { song_url: 'http://127.0.0.1:9000/song.mp3' }, origins);

  test('is refused, and only the local stage says how to allow it', () => {
    expect(order([])).toThrow(
      'song_url: must name port 80 or 443. To allow it on this machine, start Songreel with --allow-origin http://127.0.0.1:9000.',
    );
    expect(order()).toThrow(/^song_url: must name port 80 or 443\.$/);
    expect(order(['http://127.0.0.1:9000'])).not.toThrow();
  });
});

describe('a lyric video request', () => {
  test('[2.6d, 4.4b] defaults to basic quality and 9:16, and drops unknown fields', () => {
    const { request } = parseCreateRequest('lyric_video', { song_url, color: 'red' });
    expect(request).toEqual({ song_url, quality: 'basic', aspect_ratio: '9:16' });
  });

  test.each([
    [{ quality: 'ultra' }, 'quality: must be one of basic, pro.'],
    [{ aspect_ratio: '4:3' }, 'aspect_ratio: must be one of 9:16, 16:9, 1:1.'],
    [{ style_preset: 'bauhaus' }, 'style_preset: must be one of 80S_ILLUSTRATION, '],
    [{ song_genre: 'x'.repeat(501) }, 'song_genre: must have at most 500 characters.'],
    [{ song_genre: 5 }, 'song_genre: must be a string.'],
    [{ segments: [] }, 'segments: must have at least 1 item.'],
    [{ segments: 'none' }, 'segments: must be an array.'],
    [{ segments: Array(1001).fill(segment) }, 'segments: must have at most 1000 items.'],
    [{ singer_image_url: 'ftp://music.example.com/a.png' }, 'singer_image_url: '],
  ])('[4f, 4.4bcde] with %j is refused', (fields, message) => {
    expect(lyric(fields)).toContain(message);
  });

  const line = (index: number) => ({ ...segment, start: index, end: index + 1, timedWords: [] });
  test.each<[string, object]>([
    ...LYRIC_PRESETS.map((style_preset): [string, object] => [`the style ${style_preset}`, { style_preset }]),
    ...ASPECT_RATIOS.map((aspect_ratio): [string, object] => [`the ratio ${aspect_ratio}`, { aspect_ratio }]),
    ...QUALITIES.map((quality): [string, object] => [`${quality} quality`, { quality }]),
    ['a genre of no characters', { song_genre: '' }],
    ['a genre of 500 characters', { song_genre: 'x'.repeat(500) }],
    ['1 segment', { segments: [segment] }],
    ['1000 segments', { segments: Array.from({ length: 1000 }, (_, index) => line(index)) }],
    ['a URL of 2048 characters', { singer_image_url: 'https://music.example.com/'.padEnd(2048, 'x') }],
  ])('[4.4bcde] with %s is accepted', (_, fields) => {
    expect(lyric(fields)).toBe('accepted');
  });

  test.each(['quality', 'aspect_ratio', 'style_preset', 'song_genre', 'singer_image_url', 'segments', 'webhook_url'])(
    '[2.6b] is refused if %s is null',
    (field) => {
      expect(lyric({ [field]: null })).toMatch(new RegExp(`^${field}: must `));
    },
  );

  test('[2.6a, 4.4d] counts Unicode code points, not UTF-16 units', () => {
    expect(lyric({ song_genre: '🎵'.repeat(500) })).toBe('accepted');
    expect(lyric({ song_genre: '🎵'.repeat(501) })).not.toBe('accepted');
  });
});

describe('lyrics', () => {
  test('have up to 10,000 characters, and come without segments', () => {
    expect(lyric({ lyrics: 'Hello morning' })).toBe('accepted');
    expect(transcription({ lyrics: 'x'.repeat(10_000) })).toBe('accepted');
    expect(transcription({ lyrics: 'x'.repeat(10_001) })).toBe('lyrics: must have at most 10000 characters.');
    expect(lyric({ lyrics: ' \n' })).toBe('lyrics: must not be blank.');
    expect(lyric({ lyrics: 'Hello', segments: [segment] })).toBe('lyrics: must not be given together with segments.');
  });
});

describe('romanize', () => {
  test('is true or false, and belongs to lyric videos', () => {
    expect(lyric({ romanize: true })).toBe('accepted');
    expect(lyric({ romanize: false })).toBe('accepted');
    expect(lyric({ romanize: 'yes' })).toBe('romanize: must be true or false.');
    expect(story({ romanize: true })).not.toBe('accepted');
  });
});

describe('the URL of an upload', () => {
  const upload = `songreel://uploads/upl_${'a'.repeat(24)}`;

  test('may be used for a song or an image, and for nothing else', () => {
    expect(lyric({ song_url: upload, singer_image_url: upload })).toBe('accepted');
    expect(lyric({ webhook_url: upload })).toBe('webhook_url: must be a public https URL.');
    expect(lyric({ song_url: `${upload}/x` })).toBe('song_url: must be a public http or https URL.');
  });
});

describe('a segment', () => {
  test.each([
    [{ text: 'x'.repeat(10_001) }, 'segments[0].text: must have at most 10000 characters.'],
    [{ start: -1 }, 'segments[0].start: must be >= 0.'],
    [{ start: '1' }, 'segments[0].start: must be a number.'],
    [{ end: 1, duration: 0 }, 'segments[0].end: must be greater than start.'],
    [{ duration: 1.06 }, 'segments[0].duration: must equal end - start within 0.05 seconds.'],
    [{ wordCount: 1.5 }, 'segments[0].wordCount: must be an integer.'],
    [{ wordCount: -1 }, 'segments[0].wordCount: must be >= 0.'],
    [{ timedWords: undefined }, 'segments[0].timedWords: is required.'],
    [{ timedWords: [{ text: 'a', start: 1 }] }, 'segments[0].timedWords[0].end: is required.'],
    [
      { timedWords: [{ text: 'a', start: 1, end: 2.001 }] },
      'segments[0].timedWords[0].end: must lie within its segment',
    ],
    [
      { timedWords: [{ text: 'a', start: 0.9, end: 2 }] },
      'segments[0].timedWords[0].start: must lie within its segment',
    ],
    [{ timedWords: [{ text: 'a', start: 1.6, end: 1.5 }] }, 'segments[0].timedWords[0].end: must not be before start.'],
    [{ timedWords: Array(1001).fill(segment.timedWords[0]) }, 'segments[0].timedWords: must have at most 1000 items.'],
  ])('[2.4abcdh, 7a] with %j is refused', (fields, message) => {
    expect(words(fields)).toContain(message);
  });

  test.each([
    { duration: 1.05 },
    { duration: 0.95 },
    { timedWords: [] },
    { wordCount: 0 },
    { text: '' },
    { start: 0, end: 0.001, duration: 0, timedWords: [] },
    { timedWords: [{ text: '', start: 1, end: 1 }] },
    { text: 'x'.repeat(10_000) },
    { timedWords: Array(1000).fill(segment.timedWords[0]) },
  ])('[2.4bc] with %j is accepted', (fields) => {
    expect(words(fields)).toBe('accepted');
  });

  test('[2.4e] may touch the one before it, but not overlap it or come before it', () => {
    const second = { ...segment, start: 2, end: 3, timedWords: [] };
    expect(lyric({ segments: [segment, second] })).toBe('accepted');
    expect(lyric({ segments: [second, segment] })).toContain('segments[1].start: must not be before the end');
    const overlapping = { ...second, start: 1.999, duration: 1.001 };
    expect(lyric({ segments: [segment, overlapping] })).toContain('segments[1].start: must not be before the end');
  });
});

describe('times that differ by less than a microsecond', () => {
  // Each sum is slightly larger than its decimal: 0.02 + 0.04 is 0.060000000000000005.
  const first = { ...segment, start: 0.02, end: 0.02 + 0.04, duration: 0.04, timedWords: [] };

  test('[2.4i] are equal in the order of segments', () => {
    const second = { ...segment, start: 0.06, end: 1, duration: 0.94, timedWords: [] };
    expect(lyric({ segments: [first, second] })).toBe('accepted');
    expect(lyric({ segments: [first, { ...second, start: 0.059999 }] })).toMatch(/^segments\[1\]\.start: must not be/);
  });

  test('are equal at the borders of a segment', () => {
    const word = { text: 'a', start: 0.1 + 0.2, end: 0.1 + 0.7 };
    const inside = { start: 0.30000000000000004, end: 0.7999999999999999, duration: 0.5 };
    expect(words({ ...inside, timedWords: [word] })).toBe('accepted');
    expect(words({ start: 0.1 + 0.2, end: 0.8, duration: 0.5, timedWords: [{ ...word, start: 0.3 }] })).toBe(
      'accepted',
    );
    expect(words({ ...inside, timedWords: [{ ...word, end: 0.800001 }] })).toContain('must lie within its segment');
  });

  test('are equal at both ends of a word', () => {
    expect(words({ timedWords: [{ text: 'a', start: 1 + 0.1 + 0.2, end: 1.3 }] })).toBe('accepted');
    expect(words({ timedWords: [{ text: 'a', start: 1.300002, end: 1.3 }] })).toContain('must not be before start');
  });

  test('[2.4i] do not make a valid segment or trim', () => {
    expect(words({ end: 1 + 5e-7, duration: 0, timedWords: [] })).toContain('must be greater than start');
    expect(transcription({ trim_start: 0.3, trim_end: 0.1 + 0.2 })).toBe('trim_end: must be greater than trim_start.');
  });

  test('are equal in the duration of a segment', () => {
    expect(words({ duration: 1.05 + 5e-7 })).toBe('accepted');
    expect(words({ duration: 1.050002 })).toContain('must equal end - start within 0.05 seconds');
    // The difference is the limit itself, without rounding.
    const limit = 0.05 + 1e-6;
    const tooLong = { start: 0, end: limit, duration: 2 * limit, timedWords: [] };
    expect(words(tooLong)).toContain('must equal end - start within 0.05 seconds');
  });
});

describe('a transcription request', () => {
  test.each([
    [{ trim_start: 1 }, 'trim_end: is required when trim_start is given.'],
    [{ trim_start: 2, trim_end: 2 }, 'trim_end: must be greater than trim_start.'],
    [{ trim_end: 0 }, 'trim_end: must be greater than trim_start.'],
    [{ trim_start: -1, trim_end: 2 }, 'trim_start: must be >= 0.'],
    [{ trim_end: null }, 'trim_end: must be a number.'],
  ])('[2.6b, 4.2b] with %j is refused', (fields, message) => {
    expect(transcription(fields)).toBe(message);
  });

  test('[4.2b] may have a trim from 0 of any length', () => {
    expect(transcription({ trim_start: 0, trim_end: 0.001 })).toBe('accepted');
  });

  test('[4.2e] may have only the end of its trim', () => {
    expect(transcription({ trim_end: 10 })).toBe('accepted');
    expect(transcription({ trim_end: 0.5 })).toBe('accepted');
  });
});

describe('a narrative video request', () => {
  test.each([
    [{ seed: 1 }, 'seed: unknown field; remove it.'],
    [{ prompt: ' \n\t' }, 'prompt: must not be blank.'],
    [{ prompt: '' }, 'prompt: must not be blank.'],
    [{ prompt: 'x'.repeat(10_001) }, 'prompt: must have at most 10000 characters.'],
    [{ characters: [] }, 'characters: must have at least 1 item.'],
    [{ characters: [singer, friend, friend, friend, friend] }, 'characters: must have at most 4 items.'],
    [{ characters: [friend] }, 'characters: must have exactly one item with the role "singer".'],
    [{ characters: [singer, singer] }, 'characters: must have exactly one item with the role "singer".'],
    [{ characters: [{ ...singer, id: 7 }] }, 'characters[0].id: unknown field; remove it.'],
    [{ characters: [{ ...singer, name: '' }] }, 'characters[0].name: must not be empty.'],
    [{ characters: [{ ...singer, name: 'x'.repeat(101) }] }, 'characters[0].name: must have at most 100 characters.'],
    [{ characters: [{ ...singer, role: 'dancer' }] }, 'characters[0].role: must be one of singer, character.'],
    [{ characters: [{ ...singer, description: '' }] }, 'characters[0].description: must not be empty.'],
    [
      { characters: [{ ...singer, description: 'x'.repeat(2001) }] },
      'characters[0].description: must have at most 2000',
    ],
    [{ characters: [{ ...singer, image_url: 'https://localhost/a.png' }] }, 'characters[0].image_url: '],
    [{ characters: [{ name: 'Ada', role: 'singer' }] }, 'characters[0].image_url: is required.'],
    [{ style_preset: 'BAUHAUS' }, 'style_preset: must be one of 90s-anime'],
  ])('[4f, 4.7bcdfg, 8f] with %j is refused', (fields, message) => {
    expect(story(fields)).toContain(message);
  });

  test.each<[string, object]>([
    ...NARRATIVE_PRESETS.map((style_preset): [string, object] => [`the style ${style_preset}`, { style_preset }]),
    ['a prompt of 1 character', { prompt: 'x' }],
    ['a prompt of 10,000 characters', { prompt: 'x'.repeat(10_000) }],
    ['a name of 1 character', { characters: [{ ...singer, name: 'x' }] }],
    ['a name of 100 characters', { characters: [{ ...singer, name: 'x'.repeat(100) }] }],
    ['a description of 1 character', { characters: [{ ...singer, description: 'x' }] }],
    ['a description of 2,000 characters', { characters: [{ ...singer, description: 'x'.repeat(2000) }] }],
  ])('[4.7cfg] with %s is accepted', (_, fields) => {
    expect(story(fields)).toBe('accepted');
  });

  test('[4.7d] has one singer and up to three others', () => {
    expect(story({ characters: [friend, singer, friend, friend] })).toBe('accepted');
  });
});

describe('a body with several faults', () => {
  test('is refused with a message that names each, in the order of the fields', () => {
    expect(lyric({ song_url: 'ftp://x', quality: 'ultra', song_genre: 5 })).toMatch(
      /^song_url: .+\. quality: must be one of basic, pro\. song_genre: must be a string\.$/,
    );
    expect(transcription({ song_url: undefined, trim_start: 'x' })).toBe(
      'song_url: is required. trim_start: must be a number.',
    );
  });

  test('is refused with a message that names up to ten, and how many more there are', () => {
    const message = lyric({ segments: Array(13).fill({ ...segment, text: 5 }) });
    expect(message.match(/segments\[\d+\]\.text: must be a string\./g)).toHaveLength(10);
    expect(message).toMatch(/ And 3 more\.$/);
  });

  test('is read only up to its first fault if it is large', () => {
    const read = jest.fn();
    const word = Object.defineProperty({}, 'text', { get: read });
    const message = lyric({ segments: [{ ...segment, timedWords: Array(30_000).fill(word) }] });
    expect(message).toBe('segments[0].timedWords[0].text: is required.');
    expect(read.mock.calls.length).toBeLessThan(10);
  });
});

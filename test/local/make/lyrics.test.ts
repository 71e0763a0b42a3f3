import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLyrics } from '../../../local/make/lyrics.ts';
import { inWordsOf } from '../../../local/make/messages.ts';
import { parseWishes, type Wishes } from '../../../local/make/wishes.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

const SEGMENTS = [{ text: 'Hello', start: 1, end: 2, duration: 1, wordCount: 1, timedWords: [] }];

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function fileOf(name: string, content: unknown): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test.each([
  ['words.txt', 'there is a road'],
  ['words.lrc', '[00:12.00]there is a road'],
  ['words.srt', '1\n00:00:12,000 --> 00:00:14,000\nthere is a road'],
])('sends %s as it is', async (name, content) => {
  expect((await readLyrics(await fileOf(name, content))).words).toEqual({ lyrics: content });
});

test.each([
  ['a list', 'list.json', SEGMENTS],
  ['a transcription', 'transcription.JSON', { language: 'en', segments: SEGMENTS }],
])('sends %s in JSON as segments', async (_, name, content) => {
  expect((await readLyrics(await fileOf(name, content))).words).toEqual({ segments: SEGMENTS });
});

test.each([
  ['cut.json', '[{"text": "Hello"', /^cut\.json is not JSON: .+ use a \.txt file$/s],
  ['null.json', 'null', 'null.json has no segments; give a list of them'],
  ['text.json', '"Hello"', 'text.json has no segments; give a list of them'],
  ['other.json', '{"segments": "Hello"}', 'other.json has no segments; give a list of them'],
])('says what is wrong with %s', async (name, content, message) => {
  await expect(readLyrics(await fileOf(name, content))).rejects.toThrow(message);
});

test('says that a transcription takes no segments', async () => {
  const [song, lyrics] = [await fileOf('song.mp3', 'sound'), await fileOf('words.json', SEGMENTS)];
  const wishes = parseWishes([song, '--transcribe', '--lyrics', lyrics]);
  await expect(wishes).rejects.toThrow('--transcribe takes --lyrics as a text, LRC or SRT, not as JSON');
});

test.each([
  'segments[3].timedWords[0].end: must not be before start.',
  'segments[3].end is 20, but the audio lasts 12 seconds.',
])('names the file with the wrong segment: %s', async (message) => {
  const wishes = {
    song: 'song.mp3',
    lyrics: { file: 'songs/words.json', words: { segments: [] } },
  } as unknown as Wishes;
  expect(inWordsOf(wishes, message)).toBe(`words.json: ${message}`);
});

import { symlinkSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MediaRuleError } from '../../../functions/media/prepare/media-rule-error.ts';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';
import { openWorkshop, type Workshop } from './media-files.ts';

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});

afterAll(() => workshop.remove());

test('a full disk is not blamed on the song', async () => {
  const song = await workshop.song('song.mp3', 12);
  // Every write to this device fails as on a full disk.
  symlinkSync('/dev/full', workshop.path('song.pcm'));
  const error = await normalizeSong('lyric_video', song, workshop.folder).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(MediaRuleError);
  expect(String(error)).toMatch(/No space left on device/);
});

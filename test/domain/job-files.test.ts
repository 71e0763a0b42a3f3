import { expect, test } from '@jest/globals';
import {
  CLIP_NAMES,
  INPUT_NAMES,
  OUTPUT_NAMES,
  RAY_NAMES,
  TRANSCRIBE_NAMES,
} from '../../functions/domain/job-files.ts';

test('the files of a job keep their names, so that those of older versions are found and deleted', () => {
  expect(INPUT_NAMES).toEqual([
    'request.json',
    'song.m4a',
    'image-0.png',
    'image-1.png',
    'image-2.png',
    'image-3.png',
    'person-0.gz',
    'person-1.gz',
    'person-2.gz',
    'person-3.gz',
  ]);
  expect(OUTPUT_NAMES).toEqual(['video.mp4', 'thumbnail.jpg', 'storyboard.json', 'lyrics.json']);
  expect(TRANSCRIBE_NAMES).toEqual(['transcript.json', '.write_access_check_file.temp']);
  expect(RAY_NAMES).toEqual(['film.mp4', 'thumbnail.jpg', 'storyboard.json', 'shots.json', 'made.json']);
  expect(CLIP_NAMES).toEqual(['output.mp4', 'manifest.json']);
});

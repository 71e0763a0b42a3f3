import { expect, test } from '@jest/globals';
import { JOB_TYPE_FACTS, JOB_TYPES } from '../../functions/domain/job-type.ts';
import { SCOPES, type Scope } from '../../functions/domain/scopes.ts';

test('each type of job is ordered at its own path and makes a transcript or a video', () => {
  expect(JOB_TYPES.map((type) => [type, JOB_TYPE_FACTS[type].path, JOB_TYPE_FACTS[type].result])).toEqual([
    ['lyric_transcription', '/lyric-videos/transcriptions', 'transcript'],
    ['lyric_video', '/lyric-videos', 'video'],
    ['narrative_video', '/music-videos', 'video'],
  ]);
});

test.each<[Scope, string[]]>([
  ['lyric_videos', ['lyric_transcription', 'lyric_video', 'narrative_video']],
  ['narrative_videos', ['narrative_video']],
])('a key with the scope %s has access to %j', (scope, types) => {
  expect(JOB_TYPES.filter((type) => JOB_TYPE_FACTS[type].scopes.includes(scope))).toEqual(types);
});

test('there are no other scopes', () => {
  expect(SCOPES).toEqual(['lyric_videos', 'narrative_videos']);
});

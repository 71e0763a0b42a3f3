import { describe, expect, test } from '@jest/globals';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { withViews } from '../../../../engines/narrative-video/storyboard/views.ts';
import { isViewWatched } from '../../../../engines/narrative-video/vocabulary/view-watching.ts';
import { aScene } from '../a-scene.ts';

const TEXT = 'and watch the sunrise together.';
const watching = (scene: Partial<Scene>, characters = [0, 1]): Scene =>
  aScene({
    text: TEXT,
    place: 'mountain',
    characters,
    deeds: characters.map((character) => ({ character, action: 'stand' as const })),
    ...scene,
  });

describe('people who look at a view', () => {
  test('are seen from behind in pictures from afar, and their faces between them', () => {
    const scenes = [
      watching({ shot: 'wide', framing: 'establishing', start: 0, end: 4 }),
      watching({ shot: 'close', framing: 'close-up', start: 4, end: 6 }, [1]),
      watching({ shot: 'medium', framing: 'two-shot', start: 6, end: 9 }),
    ];
    expect(withViews(scenes).map(({ framing }) => framing)).toEqual(['from-behind', 'close-up', 'from-behind']);
  });

  test('are all in the last picture, also if it showed one of them', () => {
    const scenes = [
      watching({ shot: 'medium', framing: 'two-shot', end: 4 }),
      watching({ shot: 'close', framing: 'over-shoulder', start: 4, end: 6 }),
      watching({ shot: 'wide', framing: 'from-behind', start: 6, end: 10 }, [1]),
    ];
    const last = withViews(scenes).at(-1);
    expect(last).toMatchObject({ framing: 'from-behind', characters: [0, 1], start: 6, end: 10 });
    expect(last?.deeds.map(({ character }) => character)).toEqual([0, 1]);
  });

  test('are not seen from behind twice in a row for a short time', () => {
    const scenes = [watching({ shot: 'wide', end: 3 }), watching({ shot: 'medium', start: 3, end: 6 })];
    expect(withViews(scenes)).toMatchObject([{ framing: 'from-behind', start: 0, end: 6 }]);
  });

  test('turn their backs to no walls, and whoever dances meanwhile dances', () => {
    const indoors = watching({ place: 'room', shot: 'wide', framing: 'full' });
    const deeds = [0, 1].map((character) => ({ character, action: 'dance' as const }));
    const dancing = watching({ shot: 'wide', framing: 'full', deeds });
    expect(withViews([indoors])).toEqual([indoors]);
    expect(withViews([dancing])).toEqual([dancing]);
  });
});

test.each([
  'They watch the sunset.',
  'They look out over the sea.',
  'Miran el amanecer juntos.',
  'Sie schauen den Sonnenuntergang an.',
  'Ils regardent le coucher de soleil.',
  'Guardano il tramonto.',
  'Eles olham o nascer do sol.',
  '二人は夕日を眺める。',
  '他们看日出。',
  '두 사람은 바다를 바라본다.',
])('"%s" is about a view', (text) => {
  expect(isViewWatched(text)).toBe(true);
});

test.each(['They watch TV.', 'They dance at sunset.', 'She sees him.', 'Mira waits by the sea.'])(
  '"%s" is about no view',
  (text) => {
    expect(isViewWatched(text)).toBe(false);
  },
);

import { describe, expect, test } from '@jest/globals';
import { LYRIC_PRESETS, NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';
import { familiesOf, filterLooks, LYRIC_LOOKS, presetOf, STORY_LOOKS } from '../../studio/looks.ts';
import { faultsIn } from '../../studio/order/faults.ts';
import { changed, historyOf, redone, undone } from '../../studio/words/history.ts';

describe('a refused order', () => {
  test.each([
    ['song_url: must be a public address.', { song_url: 'Must be a public address.' }],
    [
      'characters[1].image_url: is required. prompt: must not be blank.',
      { 'characters[1].image_url': 'Is required.', prompt: 'Must not be blank.' },
    ],
    ['webhook_url: names a port. Use port 443.', { webhook_url: 'Names a port. Use port 443.' }],
    ['Something else.', { order: 'Something else.' }],
  ])('says "%s" beside its field', (message, faults) => {
    expect(faultsIn(message)).toEqual(faults);
  });
});

describe('the gallery', () => {
  test('has every look of the service, and the default ones', () => {
    expect(LYRIC_LOOKS.map(({ preset }) => preset).sort()).toEqual([...LYRIC_PRESETS, undefined].sort());
    expect(STORY_LOOKS.map(({ preset }) => preset).sort()).toEqual([...NARRATIVE_PRESETS, undefined].sort());
  });

  test('finds looks by family and by any word', () => {
    expect(familiesOf(LYRIC_LOOKS)).toHaveLength(5);
    expect(filterLooks(LYRIC_LOOKS, 'Prints', 'DOTS loud').map(({ preset }) => preset)).toEqual(['POP_ART']);
    expect(filterLooks(LYRIC_LOOKS, 'Paper', 'dots loud')).toEqual([]);
  });

  test('knows the look that a job noted, and no other', () => {
    expect([presetOf('BAUHAUS'), presetOf('NEW'), presetOf(undefined)]).toEqual(['BAUHAUS', undefined, undefined]);
  });
});

describe('undo', () => {
  test('takes changes of one kind back together, and redo brings them again', () => {
    let history = historyOf(1);
    for (const [now, kind] of [
      [2, 'drag 1'],
      [3, 'drag 1'],
      [4, ''],
    ] as const)
      history = changed(history, now, kind);
    expect([undone(history).now, undone(undone(history)).now]).toEqual([3, 1]);
    expect(undone(undone(undone(history))).now).toBe(1);
    expect(redone(redone(undone(undone(history)))).now).toBe(4);
    expect(redone(changed(undone(history), 9)).now).toBe(9);
  });
});

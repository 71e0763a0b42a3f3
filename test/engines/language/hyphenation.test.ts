import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Hyphenate, hyphenatorFor } from '../../../engines/language/hyphenation.ts';

describe('a long word', () => {
  test.each([
    ['Der Donaudampfschifffahrtskapitän singt heute Nacht', 'Do|nau|dampf|schiff|fahrts|ka|pi|tän'],
    ['Die Unabhängigkeitserklärung gehört uns allen', 'Un|ab|hän|gig|keits|er|klä|rung'],
    ['La desproporcionadamente larga canción de mi corazón', 'des|pro|por|cio|na|da|men|te'],
    [
      '夜の海で 君を待っている Donaudampfschifffahrtsgesellschaft 朝が来るまで',
      'Do|nau|dampf|schiff|fahrts|ge|sell|schaft',
    ],
    ['Моё сердце поёт о любви and your incomprehensibility', 'in|com|pre|hen|si|bil|i|ty'],
    ['Моё достопримечательности сердце поёт о любви', 'до|сто|при|ме|ча|тель|но|сти'],
  ])('is divided by the rules of its language: %s', async (text, parts) => {
    const hyphenate = await hyphenatorFor(text);
    const longest = text.split(' ').reduce((long, word) => (word.length > long.length ? word : long));
    expect(hyphenate(longest).join('|')).toBe(parts);
  });
});

describe('a word', () => {
  let german: Hyphenate;
  beforeAll(async () => {
    german = await hyphenatorFor('Donaudampfschifffahrtskapitän, ich liebe dich so sehr');
  });

  test('keeps its capitals and its punctuation', () => {
    expect(german('„DONAUDAMPFSCHIFF!“').join('|')).toBe('„DO|NAU|DAMPF|SCHIFF!“');
  });

  test('of fewer than twelve letters stays whole', () => {
    expect(german('Wanderlust')).toEqual(['Wanderlust']);
  });

  test('may be divided after its own hyphen in any language', async () => {
    const none = await hyphenatorFor('こんにちは世界');
    expect(none('rock-and-roll')).toEqual(['rock-', 'and-', 'roll']);
    expect(none('-5')).toEqual(['-5']);
  });

  test('of a language without rules stays whole', async () => {
    const none = await hyphenatorFor('Supercalifragilisticexpialidocious'.replaceAll(/[a-z]/gi, 'ก'));
    expect(none('กกกกกกกกกกกกกกก')).toEqual(['กกกกกกกกกกกกกกก']);
  });
});

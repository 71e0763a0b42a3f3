import { describe, expect, test } from '@jest/globals';
import { romanizerFor } from '../../../engines/language/romanization.ts';

async function romanized(line: string, song = line): Promise<string | undefined> {
  return (await romanizerFor(song))(line);
}

describe('words in Latin letters', () => {
  test.each([
    ['君の名前は、東京で聞いた', 'kimi no namae wa, tōkyō de kiita'],
    ['夢ならばどれほどよかったでしょう', 'yume naraba dorehodo yokatta deshō'],
    ['コーヒーを飲みながら待っていた baby', 'kōhī o nomi nagara matte ita baby'],
    ['「我爱你，北京」 baby', '“wǒ ài nǐ, běi jīng” baby'],
    ['사랑해, 너를 좋아', 'saranghae, neoreul joa'],
    ['독립문', 'dongnimmun'],
    ['Я люблю тебя, Россия!', 'Ya lyublyu tebya, Rossiya!'],
    ['Σ’ αγαπώ', 'S’ agapo'],
    ['حبيبي يا نور العين، قلبي', 'hbyby y nwr laayn, qlby'],
    ['मैं तुमसे प्यार करता हूँ।', 'maiṃ tumase pyāra karatā hū̃.'],
  ])('are found for %s', async (line, latin) => {
    expect(await romanized(line)).toBe(latin);
  });

  test('are read as Japanese if there are kana elsewhere in the song, and as Chinese otherwise', async () => {
    expect(await romanized('愛', '愛\nの')).toBe('ai');
    expect(await romanized('愛')).toBe('ài');
  });

  test.each(['Hello world', 'Ça va, Zoë', '1, 2, 3 🎵', ''])('are not needed for "%s"', async (line) => {
    expect(await romanized(line)).toBeUndefined();
  });

  test('are left out for a line with a script that is not known', async () => {
    expect(await romanized('ฉันรักเธอ')).toBeUndefined();
    expect(await romanized('愛 ฉัน')).toBeUndefined();
  });
});

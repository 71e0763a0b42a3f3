import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const cast = [
  { name: 'Leo', role: 'singer', presentation: 'masculine' },
  { name: 'Mia', role: 'character', presentation: 'feminine' },
] as const;

describe('"who" means whoever was named right before it', () => {
  test.each([
    ['Leo falls in love with Mia, who paints the moon.', 'Mia write'],
    ['Leo se enamora de Mia, que pinta la luna.', 'Mia write'],
    ['Leo verliebt sich in Mia, die den Mond malt.', 'Mia write'],
    ['Leo sits in the street. Mia meets Leo, who plays the drums.', 'Leo play-drums'],
    ['Leo tombe amoureux de Mia, qui peint la lune.', 'Mia write'],
  ])('%s', (prompt, deed) =>
    expect(
      readPrompt(prompt, cast).map(({ deeds }) =>
        deeds.map(({ character, action }) => `${cast[character]?.name} ${action}`).join(', '),
      ),
    ).toContain(deed),
  );
});

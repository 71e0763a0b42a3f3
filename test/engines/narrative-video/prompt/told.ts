import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

export const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
] as const;

/** Returns where the parts of a story are, and who does what with which things. */
export function told(prompt: string): string[] {
  return readPrompt(prompt, CAST).map(({ place, deeds, things }) =>
    [
      `${place}:`,
      ...deeds.map(({ character, action, with: other, things: own = [] }) =>
        [CAST[character]?.name, action, ...(other === undefined ? [] : [CAST[other]?.name]), ...own].join(' '),
      ),
      ...things,
    ].join(' '),
  );
}

import type { Words } from './model.ts';

/** Edited words of a job, kept in this tab so that a reload does not lose them. */
const nameOf = (id: string) => `songreel.words.${id}`;

export function keepWords(id: string, words: Words): void {
  sessionStorage.setItem(nameOf(id), JSON.stringify(words));
}

export function keptWords(id: string): Words | undefined {
  const kept = sessionStorage.getItem(nameOf(id));
  return kept === null ? undefined : (JSON.parse(kept) as Words);
}

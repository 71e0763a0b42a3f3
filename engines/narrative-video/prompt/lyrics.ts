import type { SongPart } from '../story.ts';

/** A line that only names a part of a song, as in pasted lyrics: "[Verse 1]", "(Chorus)", "Pre-Chorus:". */
const LABEL =
  /^\s*(?:[[(]\s*(\p{L}[^\])\n]{0,40})[\])]|((?:pre[- ]?)?chorus|refrain|hook|verse|bridge|intro|outro|interlude|estribillo|coro|estrofa|verso|puente|couplet|pont|strophe|refr[aã]o|ponte|ritornello|strofa|サビ|副歌|主歌)\s*\d*)\s*:?\s*$/iu;

const CHORUS = /^(?:chorus|refrain|hook|estribillo|coro|refr[aã]o|ritornello|サビ|副歌)/iu;
const VERSE = /^(?:verse|estrofa|verso|couplet|strophe|strofa|主歌)/iu;

/** Some lines of a prompt, and the part of the song that they are in, if it has labels. */
export interface Lines {
  text: string;
  part?: SongPart;
}

/** Splits pasted lyrics at the labels of their parts, which tell nothing else. A story without labels stays whole. */
export function partsOf(prompt: string): Lines[] {
  const parts: { lines: string[]; part?: SongPart }[] = [{ lines: [] }];
  for (const line of prompt.split('\n')) {
    const found = LABEL.exec(line);
    if (!found) {
      parts.at(-1)?.lines.push(line);
      continue;
    }
    const label = found[1] ?? found[2] ?? '';
    const part = CHORUS.test(label) ? 'chorus' : VERSE.test(label) ? 'verse' : undefined;
    parts.push({ lines: [], ...(part && { part }) });
  }
  const told = parts
    .map(({ lines, part }): Lines => ({ text: lines.join('\n'), ...(part && { part }) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return told.length > 0 ? told : [{ text: prompt }];
}

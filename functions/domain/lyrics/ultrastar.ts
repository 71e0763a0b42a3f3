import { type Lyrics, shown, wordsOf } from './timed-line.ts';

/**
 * Writes a song of UltraStar (https://usdx.eu/format/). It has no pitches, so each word is a freestyle note, which scores
 * no points. The player must fill in the title, the artist and the name of the sound file.
 */
export function ultrastarOf(lyrics: Lyrics): string {
  const lines = shown(lyrics).map(wordsOf);
  let free = 0;
  const notes = lines.map((words, line) => {
    const written = words.map(({ text, start, end, gap }) => {
      const from = Math.max(free, beats(start));
      const length = Math.max(1, beats(end) - from);
      free = from + length;
      return `F ${from} ${length} 0 ${gap}${text}\n`;
    });
    return `${written.join('')}${line < lines.length - 1 ? `- ${free}\n` : ''}`;
  });
  return `${header(lyrics)}${notes.join('')}E\n`;
}

/** A beat of the notes is a quarter of a beat of the header, so 50 of them are a second. */
const BPM = 750;
const BEATS_A_SECOND = (BPM * 4) / 60;

function header({ language }: Lyrics): string {
  const named = language === null ? '' : `#LANGUAGE:${languageName(language)}\n`;
  return `#VERSION:1.0.0\n#TITLE:Unknown\n#ARTIST:Unknown\n${named}#MP3:song.mp3\n#BPM:${BPM}\n#GAP:0\n`;
}

/** The format requires the English name. */
function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

function beats(seconds: number): number {
  return Math.round(seconds * BEATS_A_SECOND);
}

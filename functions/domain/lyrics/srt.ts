import { clock, type Lyrics, oneLine, shown, withoutCodes } from './timed-line.ts';

/** Writes SRT (https://en.wikipedia.org/wiki/SubRip), which every video player and editor can open. */
export function srtOf(lyrics: Lyrics): string {
  const time = (seconds: number) => clock(seconds, 3).replace('.', ',');
  return shown(lyrics)
    .map(({ text, start, end }, index) => `${index + 1}\n${time(start)} --> ${time(end)}\n${plain(text)}\n`)
    .join('\n');
}

/** Players interpret `<i>` and similar tags as styles, and SRT cannot escape them. */
function plain(text: string): string {
  return withoutCodes(oneLine(text)).replaceAll('<', '‹').replaceAll('>', '›');
}

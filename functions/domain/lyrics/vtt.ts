import { clock, type Lyrics, shown, wordsOf } from './timed-line.ts';

/** Writes WebVTT (https://www.w3.org/TR/webvtt1/) with the times of words within each cue. */
export function vttOf(lyrics: Lyrics): string {
  const cues = shown(lyrics).map((segment) => {
    const [first, ...others] = wordsOf(segment);
    let last = segment.start;
    const rest = others.map(({ text, start, gap }) => {
      // A time must be later than the previous one, and earlier than the end of the cue.
      const isTime = start > last && start < segment.end;
      if (isTime) last = start;
      return `${gap}${isTime ? `<${clock(start, 3)}>` : ''}${escaped(text)}`;
    });
    return `\n${clock(segment.start, 3)} --> ${clock(segment.end, 3)}\n${escaped(first?.text ?? '')}${rest.join('')}\n`;
  });
  return `WEBVTT\n${cues.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { clock, type Lyrics, shown, withoutCodes, wordsOf } from './timed-line.ts';

/**
 * Writes Advanced SubStation Alpha (http://www.tcax.org/docs/ass-specs.htm) as karaoke: each word has its duration in
 * hundredths of a second, and changes its color when it is sung.
 */
export function assOf(lyrics: Lyrics): string {
  const events = shown(lyrics).map((segment) => {
    let at = hundredths(segment.start);
    const words = wordsOf(segment).map(({ text, start, end, gap }) => {
      const wait = Math.max(0, hundredths(start) - at);
      const sung = Math.max(0, hundredths(end) - Math.max(at, hundredths(start)));
      at += wait + sung;
      return `${wait > 0 ? `{\\k${wait}}` : ''}{\\kf${sung}}${gap}${withoutCodes(text)}`;
    });
    return `Dialogue: 0,${time(segment.start)},${time(segment.end)},Lyrics,,0,0,0,,${words.join('')}\n`;
  });
  return HEADER + events.join('');
}

/** Sizes are for a picture of 1920 × 1080. Colors are alpha, blue, green and red. */
const HEADER = `[Script Info]
ScriptType: v4.00+
PlayResX: 1920
PlayResY: 1080
WrapStyle: 0

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Lyrics,Arial,84,&H0000D7FF,&H00FFFFFF,&H00000000,&H80000000,1,0,0,0,100,100,0,0,1,4,1,2,90,90,80,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;

function hundredths(seconds: number): number {
  return Math.round(seconds * 100);
}

/** `0:01:02.35`: ASS has one digit of hours. */
function time(seconds: number): string {
  return clock(seconds, 2).replace(/^0/, '');
}

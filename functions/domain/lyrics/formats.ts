import { invalidParameter, type Query, readQuery } from '../query.ts';
import { assOf } from './ass.ts';
import { jsonOf } from './json.ts';
import { enhancedLrcOf, lrcOf } from './lrc.ts';
import { srtOf } from './srt.ts';
import type { Lyrics } from './timed-line.ts';
import { ultrastarOf } from './ultrastar.ts';
import { vttOf } from './vtt.ts';

/** The formats in which lyrics with times can be read. */
interface LyricsFormat {
  contentType: string;
  /** Extension of the file's name. */
  extension: string;
  /** For the API's description. */
  about: string;
  write(lyrics: Lyrics): string;
}

export const LYRICS_FORMATS = {
  json: {
    contentType: 'application/json',
    extension: 'json',
    about: 'language and segments, as a transcription shows them',
    write: jsonOf,
  },
  lrc: {
    contentType: 'text/plain; charset=utf-8',
    extension: 'lrc',
    about: 'LRC with the times of lines',
    write: lrcOf,
  },
  elrc: {
    contentType: 'text/plain; charset=utf-8',
    extension: 'lrc',
    about: 'enhanced LRC, with the times of words too',
    write: enhancedLrcOf,
  },
  srt: {
    contentType: 'application/x-subrip; charset=utf-8',
    extension: 'srt',
    about: 'SubRip subtitles',
    write: srtOf,
  },
  vtt: {
    contentType: 'text/vtt; charset=utf-8',
    extension: 'vtt',
    about: 'WebVTT subtitles, with the times of words',
    write: vttOf,
  },
  ass: {
    contentType: 'text/x-ssa; charset=utf-8',
    extension: 'ass',
    about: 'Advanced SubStation Alpha, as karaoke',
    write: assOf,
  },
  ultrastar: {
    contentType: 'text/plain; charset=utf-8',
    extension: 'txt',
    about: 'a song of UltraStar, with freestyle notes',
    write: ultrastarOf,
  },
} satisfies Record<string, LyricsFormat>;

type LyricsFormatName = keyof typeof LYRICS_FORMATS;
export const LYRICS_FORMAT_NAMES = Object.keys(LYRICS_FORMATS) as LyricsFormatName[];

/** Returns the requested format; JSON by default. @throws ApiError `invalid_request` */
export function parseLyricsQuery(query: Query): LyricsFormat {
  const { format = 'json' } = readQuery(query, ['format']);
  const name = LYRICS_FORMAT_NAMES.find((each) => each === format);
  if (name === undefined) throw invalidParameter('format', `must be one of ${LYRICS_FORMAT_NAMES.join(', ')}`);
  return LYRICS_FORMATS[name];
}

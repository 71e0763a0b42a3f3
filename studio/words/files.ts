import type { Segment } from '../../client/src/types.ts';
import { assOf } from '../../functions/domain/lyrics/ass.ts';
import { jsonOf } from '../../functions/domain/lyrics/json.ts';
import { enhancedLrcOf, lrcOf } from '../../functions/domain/lyrics/lrc.ts';
import { srtOf } from '../../functions/domain/lyrics/srt.ts';
import { ultrastarOf } from '../../functions/domain/lyrics/ultrastar.ts';
import { vttOf } from '../../functions/domain/lyrics/vtt.ts';
import type { LyricFormat } from '../state/lyrics.ts';

/** The service's own writers, so that edited words become the same files as those of a job. */
const WRITERS = {
  srt: { extension: 'srt', write: srtOf },
  vtt: { extension: 'vtt', write: vttOf },
  lrc: { extension: 'lrc', write: lrcOf },
  elrc: { extension: 'lrc', write: enhancedLrcOf },
  ass: { extension: 'ass', write: assOf },
  ultrastar: { extension: 'txt', write: ultrastarOf },
  json: { extension: 'json', write: jsonOf },
} satisfies Record<LyricFormat, unknown>;

/** @param name of the song, which the file gets with another extension */
export function wordsFile(format: LyricFormat, segments: Segment[], name: string): { name: string; text: string } {
  const { extension, write } = WRITERS[format];
  return {
    name: `${name.replace(/\.\w{1,5}$/, '')}.${extension}`,
    text: write({ language: null, segments } as Parameters<typeof write>[0]),
  };
}

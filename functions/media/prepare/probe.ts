import { ProcessFailure } from '../../../engines/process/child-process.ts';
import { type SongSource, strictFfprobe } from './strict-ffmpeg.ts';
import { wavLength } from './wav-length.ts';

interface Stream {
  codec_type?: string;
  duration?: string;
  disposition?: { attached_pic?: number };
}

interface Probe {
  streams?: Stream[];
  format?: { duration?: string };
}

const SHOWN = ['-show_entries', 'stream=codec_type,duration:stream_disposition=attached_pic:format=duration'];

/**
 * Returns the duration of the sound according to the song's container, in milliseconds. Returns undefined if the
 * container states none, or if ffprobe cannot read it: the decoder decides whether a song can be read.
 */
export async function claimedDuration(song: SongSource): Promise<number | undefined> {
  if (song.demuxer === 'wav') return wavLength(song.path);
  try {
    const { output, warnings } = await strictFfprobe(song, SHOWN);
    if (/Estimating duration/.test(warnings)) return undefined;
    return claimOf(JSON.parse(output));
  } catch (error) {
    if (error instanceof ProcessFailure && error.reason !== 'missing') return undefined;
    throw error;
  }
}

function claimOf({ streams = [], format = {} }: Probe): number | undefined {
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const others = streams.filter((stream) => stream !== sound && !stream.disposition?.attached_pic);
  // The file's duration is that of its longest stream, so it counts only if there is no other stream but a cover.
  const claims = [sound?.duration, ...(others.length === 0 ? [format.duration] : [])]
    .map(Number)
    .filter(Number.isFinite);
  return claims.length === 0 ? undefined : Math.round(Math.max(...claims) * 1000);
}

/** Loudness of a song for drawing: the highest absolute sample of each slice, from 0 to 1. */
export interface Sound {
  seconds: number;
  peaks: Float32Array;
}

/** Slices of a second. The editor zooms in until a word fills the screen. */
export const PEAKS_PER_SECOND = 100;
/** Samples of a second. Enough for a picture, and a song of seven minutes takes 27 MB. */
const RATE = 16_000;

/** Decodes a song with the browser's own decoders. @throws DOMException if it is not a sound that the browser knows */
export async function decode(content: ArrayBuffer): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const buffer = await context.decodeAudioData(content);
  return { seconds: buffer.duration, peaks: peaksOf(buffer.getChannelData(0), RATE) };
}

/** @param rate samples of a second */
export function peaksOf(samples: Float32Array, rate: number): Float32Array {
  const slice = rate / PEAKS_PER_SECOND;
  const peaks = new Float32Array(Math.ceil(samples.length / slice));
  let loudest = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const level = Math.abs(samples[index] ?? 0);
    const at = Math.floor(index / slice);
    if (level > (peaks[at] ?? 0)) peaks[at] = level;
    if (level > loudest) loudest = level;
  }
  // A quiet recording fills the picture too.
  if (loudest > 0) for (let at = 0; at < peaks.length; at += 1) peaks[at] = (peaks[at] ?? 0) / loudest;
  return peaks;
}

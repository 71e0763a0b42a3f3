import { videoSize } from '../../engines/drawing/video-size.ts';
import type { LyricVideoFacts, NarrativeVideoFacts } from '../../engines/engine.ts';
import { partReading } from '../../engines/narrative-video/encoding.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import { drawnSize } from '../../engines/narrative-video/production.ts';

/**
 * Returns ffmpeg's arguments that do what an engine's encoder does beside encoding: they read as many frames as the video
 * has, give them the video's size and colors, and copy a lyric video's song.
 * @param bytes what the encoder has read: it repeats the pictures of a lyric video that stay, without reading them again
 */
export function framesRead(facts: LyricVideoFacts | NarrativeVideoFacts, rate: string, bytes: number): string[] {
  const quiet = ['-nostdin', '-v', 'error'];
  const seconds = `${facts.song.durationMs / 1000}`;
  const size = videoSize(facts);
  if ('prompt' in facts) {
    const look = lookOf(facts.stylePreset);
    const frames = partReading(look, { from: drawnSize(size, look), to: size }, '/dev/zero');
    return [...quiet, ...frames, '-t', seconds, '-f', 'null', '-'];
  }
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${size.width}x${size.height}`, '-r', rate];
  const frames = Math.round(bytes / (size.width * size.height * 1.5));
  const read = [
    '-t',
    `${Math.min(Number(seconds), frames / framesPerSecond(rate))}`,
    '-i',
    '/dev/zero',
    '-i',
    facts.song.path,
    '-map',
    '0:v',
    '-map',
    '1:a',
  ];
  return [...quiet, ...raw, ...read, '-c:a', 'copy', '-f', 'null', '-'];
}

/** @param rate as ffprobe prints it: `30/1` */
function framesPerSecond(rate: string): number {
  const [frames = 0, seconds = 1] = rate.split('/').map(Number);
  return frames / seconds;
}

import { join } from 'node:path';
import sharp from 'sharp';
import { registerFonts } from '../drawing/fonts.ts';
import { type Frame, frameOf, rgbOf } from '../drawing/frame.ts';
import { COLORS, ONE_PICTURE, videoEncoder } from '../drawing/video-encoder.ts';
import { videoSize } from '../drawing/video-size.ts';
import type { LyricVideoFacts, OnProgress, RenderedVideo } from '../engine.ts';
import { hyphenatorFor } from '../language/hyphenation.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { analyzeMusic } from '../sound/music.ts';
import { compositionOf } from './composition.ts';
import { type FrameCues, frameCuesOf } from './frame-cues.ts';
import type { Look, Scene } from './look.ts';
import { lookOf } from './looks.ts';
import { moodOf } from './mood.ts';
import { loadSinger } from './singer.ts';
import { type Captions, captionsOf } from './words/captions.ts';
import { countInOf } from './words/count-in.ts';
import { phraseOf } from './words/tokens.ts';

/** Frames that the encoder may still be reading while the next one is drawn. Their memory must not be overwritten. */
const UNDER_WAY = 6;

/**
 * Draws the song's words over a picture that moves with the music.
 * @returns an MP4 of the song's length with the song's own sound, and a JPEG that shows a line of the song
 * @throws ProcessFailure if ffmpeg fails; Error if the singer's picture cannot be read
 */
export async function renderLyricVideo(facts: LyricVideoFacts): Promise<RenderedVideo> {
  registerFonts();
  const film = await filmOf(facts);
  const video = join(facts.workDir, 'video.mp4');
  const thumbnail = join(facts.workDir, 'thumbnail.jpg');
  await Promise.all([encode(film, facts, video), writeThumbnail(film, thumbnail)]);
  return { video, thumbnail };
}

/** A video whose frames can be drawn in any order. */
export interface Film {
  look: Look;
  font: string;
  width: number;
  height: number;
  cues: FrameCues[];
  captions: Captions;
  /** Draws picture and words. */
  draw(frame: Frame, cues: FrameCues): void;
  /** Draws the picture without the words. */
  scene: Scene;
}

export async function filmOf(facts: LyricVideoFacts): Promise<Film> {
  // ffmpeg decodes the song on another processor at the same time.
  const [music, { look, mood, font, size, scene, countIn, captions }] = await Promise.all([
    analyzeMusic(facts.song.path),
    picturesOf(facts),
  ]);
  const frames = Math.max(1, Math.ceil((facts.song.durationMs * look.fps) / 1000));
  return {
    look,
    font,
    ...size,
    cues: frameCuesOf(music, frames, look.fps, mood.pace, captions.cards),
    captions,
    scene,
    draw(frame, cues) {
      scene.draw(frame, cues);
      countIn(frame, cues);
      captions.draw(frame, cues);
    },
  };
}

/** Draws everything in a film that does not depend on its music. */
async function picturesOf(facts: LyricVideoFacts) {
  const look = lookOf(facts.stylePreset);
  const mood = moodOf(facts.songGenre);
  const size = videoSize(facts);
  const { singerImage, singerPerson, workDir } = facts;
  const singer = singerImage === undefined ? undefined : await loadSinger(singerImage, workDir, singerPerson);
  const usual = compositionOf(size, facts.jobId, mood, singer);
  const composition = { ...usual, ...look.arrange?.(usual) };
  const lettering = look.lettering(composition);
  // A look that puts a shape behind each word needs whole words.
  const by = lettering.joint ? 'word' : 'character';
  const phrases = facts.segments.map((segment) => phraseOf(segment, by)).filter(({ tokens }) => tokens.length > 0);
  const hyphenate = await hyphenatorFor(facts.segments.map(({ text }) => text).join('\n'));
  const captions = captionsOf(phrases, lettering, composition, look.fps, hyphenate);
  const countIn = countInOf(phrases, lettering, composition);
  return { look, mood, font: lettering.font, size, captions, countIn, scene: look.scene(composition) };
}

async function encode(film: Film, { song, onProgress }: LyricVideoFacts, path: string): Promise<void> {
  const { width, height, look } = film;
  await runFfmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', `${look.fps}`, ...COLORS],
      ...['-i', 'pipe:0', '-i', song.path, '-map', '0:v', '-map', '1:a:0', '-c:a', 'copy'],
      ...[...videoEncoder(look.fps, ONE_PICTURE), '-movflags', '+faststart', path],
    ],
    { input: framesOf(film, onProgress) },
  );
}

async function* framesOf(film: Film, onProgress?: OnProgress): AsyncGenerator<Uint8Array> {
  const ring = Array.from({ length: UNDER_WAY }, () => frameOf(film.width, film.height));
  for (const cues of film.cues) {
    const frame = ring[cues.index % UNDER_WAY] as Frame;
    film.draw(frame, cues);
    yield frame.data;
    onProgress?.((cues.index + 1) / film.cues.length);
  }
}

async function writeThumbnail(film: Film, path: string): Promise<void> {
  const frame = frameOf(film.width, film.height);
  film.draw(frame, telling(film));
  await sharp(rgbOf(frame), { raw: { width: film.width, height: film.height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(path);
}

/**
 * Chooses the moment for the thumbnail: late in a line of about five words that is shown for long. If there are no
 * words, it chooses the loudest moment.
 */
export function telling({ cues, captions, look }: Film): FrameCues {
  const best = captions.cards
    .map((card) => ({ card, worth: Math.min(3, card.end - card.start) - Math.abs(card.words.length - 5) * 0.3 }))
    .sort((a, b) => b.worth - a.worth || a.card.start - b.card.start)[0]?.card;
  const loudest = cues.reduce((top, next) => (next.loudness > top.loudness ? next : top));
  if (!best) return loudest;
  const seconds = best.start + (best.end - best.start) * 0.8 - 0.05;
  return cues[Math.min(cues.length - 1, Math.floor(Math.max(0, seconds) * look.fps))] ?? loudest;
}

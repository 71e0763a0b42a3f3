import { join } from 'node:path';
import sharp from 'sharp';
import { blendingFrames, SMALL_ROOM } from '../drawing/blending-frames.ts';
import { ChangingFrames } from '../drawing/changing-frames.ts';
import { registerFonts } from '../drawing/fonts.ts';
import { type Frame, rgbOf } from '../drawing/frame.ts';
import { pictureHead, streamHead } from '../drawing/ivf.ts';
import { COLORS, ONE_PICTURE, videoEncoder } from '../drawing/video-encoder.ts';
import { videoSize } from '../drawing/video-size.ts';
import type { LyricVideoFacts, OnProgress, RenderedVideo } from '../engine.ts';
import { hyphenatorFor } from '../language/hyphenation.ts';
import { romanizerFor } from '../language/romanization.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { analyzeMusic } from '../sound/music.ts';
import { compositionOf } from './composition.ts';
import { type FrameCues, frameCuesOf } from './frame-cues.ts';
import type { Look, Scene } from './look.ts';
import { lookOf } from './looks.ts';
import { moodOf } from './mood.ts';
import { hookOf, type Movement, type MovementKind, movementsOf, plain } from './movements.ts';
import { loadSinger } from './singer.ts';
import { movementAt, staged } from './staging.ts';
import { type Captions, captionsOf, merged } from './words/captions.ts';
import { countInOf } from './words/count-in.ts';
import { kinetic, large } from './words/hook.ts';
import { knownLine, strongWord } from './words/strong-word.ts';
import { titleOf } from './words/title.ts';
import { type Phrase, phraseOf } from './words/tokens.ts';

/**
 * Frames in memory. While one is drawn, the encoder may still be reading the one before, whose memory must not be
 * overwritten; the pipe to the encoder takes the next only then. One more is to be sure.
 */
const UNDER_WAY = 3;
/** Share of an opening after which its picture is complete. */
const BUILT = 0.35;
/** Nobody waits longer for it. */
const BUILT_SECONDS = 4;

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
  await encode(film, facts, video);
  // Its picture is one that the film has built. Built at the start, it would add to what is being built then.
  await writeThumbnail(film, thumbnail);
  return { video, thumbnail };
}

/** A video whose frames can be drawn in any order. */
export interface Film {
  look: Look;
  font: string;
  width: number;
  height: number;
  movements: Movement[];
  cues: FrameCues[];
  captions: Captions;
  /** Draws picture and words. */
  draw(frame: Frame, cues: FrameCues): void;
  /** Draws the picture without the words. */
  scene: Scene;
}

export async function filmOf(facts: LyricVideoFacts): Promise<Film> {
  // ffmpeg decodes the song on another processor at the same time.
  const [music, workshop] = await Promise.all([analyzeMusic(facts.song.path), workshopOf(facts)]);
  const { look, mood, size } = workshop;
  const lines = inOrder(workshop.phrases);
  const movements = movementsOf(music, lines);
  const { captions, countIn, font } = wordsOf(workshop, movements, hookOf(lines));
  const title = titleFor(workshop, movements, lines);
  const scene = staged(movements, workshop.sceneOf, look.transition, size);
  const frames = Math.max(1, Math.ceil((facts.song.durationMs * look.fps) / 1000));
  const opening = movements.find(({ kind }) => kind === 'opening');
  return {
    look,
    font,
    ...size,
    movements,
    cues: frameCuesOf(
      music,
      frames,
      look.fps,
      mood.pace,
      captions.cards,
      Math.min(BUILT_SECONDS, (opening?.end ?? 0) * BUILT),
    ),
    captions,
    scene,
    draw(frame, cues) {
      scene.draw(frame, cues);
      title?.draw(frame, cues);
      countIn(frame, cues);
      captions.draw(frame, cues);
    },
  };
}

type Workshop = Awaited<ReturnType<typeof workshopOf>>;

/** Prepares everything in a film that does not depend on its music. */
async function workshopOf(facts: LyricVideoFacts) {
  const look = lookOf(facts.stylePreset);
  const mood = moodOf(facts.songGenre);
  const size = videoSize(facts);
  const { singerImage, singerPerson, workDir } = facts;
  const singer = singerImage === undefined ? undefined : await loadSinger(singerImage, workDir, singerPerson);
  const spoken = facts.segments.map((segment) => phraseOf(segment)).filter(({ tokens }) => tokens.length > 0);
  const word = strongWord(spoken);
  const line = knownLine(inOrder(spoken));
  /** Each call gives new random numbers, so that a picture that is built again is the same. */
  const settingOf = (kind: MovementKind) => {
    const composition = {
      ...compositionOf(size, facts.jobId, mood, singer, kind, look),
      ...(word ? { word } : {}),
      ...(line ? { line } : {}),
    };
    return { composition, lettering: look.lettering(composition) };
  };
  const verse = settingOf('verse');
  // A look that puts a shape behind each word needs whole words.
  const by = verse.lettering.joint ? 'word' : 'character';
  const phrases = facts.segments.map((segment) => phraseOf(segment, by)).filter(({ tokens }) => tokens.length > 0);
  const text = facts.segments.map((segment) => segment.text).join('\n');
  const [hyphenate, romanize] = await Promise.all([
    hyphenatorFor(text),
    facts.romanize ? romanizerFor(text) : undefined,
  ]);
  // Nearly every song has a verse, so its picture is built while ffmpeg decodes the song.
  let first: Scene | undefined = look.scene(verse.composition);
  const sceneOf = (kind: MovementKind) => {
    const built = kind === 'verse' ? first : undefined;
    if (built) first = undefined;
    return built ?? look.scene(settingOf(kind).composition);
  };
  return { look, mood, size, settingOf, phrases, hyphenate, romanize, sceneOf };
}

/** Sets the words of each kind of movement in its own area and size. */
function wordsOf(workshop: Workshop, movements: readonly Movement[], hook: string | undefined) {
  const { look, phrases, hyphenate, romanize, settingOf } = workshop;
  const isChorus = ({ start, end }: Phrase) => movementAt(movements, (start + end) / 2).kind === 'chorus';
  const parts: Captions[] = [];
  const signs = new Map<MovementKind, ReturnType<typeof countInOf>>();
  const verse = settingOf('verse');
  for (const kind of ['verse', 'chorus'] as const) {
    const own = phrases.filter((phrase) => isChorus(phrase) === (kind === 'chorus'));
    if (own.length === 0) continue;
    const { composition, lettering } = settingOf(kind);
    const isHook = (phrase: Phrase) => kind === 'chorus' && plain(textOf(phrase)) === hook;
    const [hooks, others] = [own.filter(isHook), own.filter((phrase) => !isHook(phrase))];
    const usual = kind === 'chorus' ? large(lettering) : lettering;
    parts.push(captionsOf(others, usual, composition, look.fps, hyphenate, romanize));
    if (hooks.length > 0) parts.push(captionsOf(hooks, kinetic(lettering), composition, look.fps, hyphenate, romanize));
    signs.set(kind, countInOf(phrases, lettering, composition));
  }
  return {
    font: verse.lettering.font,
    captions: merged(parts),
    countIn: (frame: Frame, cues: FrameCues) => signs.get(movementAt(movements, cues.seconds).kind)?.(frame, cues),
  };
}

function titleFor(workshop: Workshop, movements: readonly Movement[], lines: Parameters<typeof titleOf>[0]) {
  const { look, settingOf, hyphenate } = workshop;
  const opening = movements.find(({ kind }) => kind === 'opening');
  if (!opening) return undefined;
  const { composition, lettering } = settingOf('opening');
  return titleOf(lines, opening, lettering, composition, look.fps, hyphenate);
}

/** Returns phrases with their texts, ascending by start. */
function inOrder(phrases: readonly Phrase[]): (Phrase & { text: string })[] {
  return phrases.map((phrase) => ({ ...phrase, text: textOf(phrase) })).sort((a, b) => a.start - b.start);
}

function textOf({ tokens }: Phrase): string {
  return tokens.map(({ text }) => text).join('');
}

async function encode(film: Film, { song, onProgress }: LyricVideoFacts, path: string): Promise<void> {
  const { look } = film;
  await runFfmpeg(
    [
      // The rate is known, so no frames need to be kept to guess it.
      ...['-f', 'ivf', '-fpsprobesize', '0', ...COLORS, '-i', 'pipe:0', '-i', song.path],
      ...['-map', '0:v', '-map', '1:a:0', '-c:a', 'copy', '-vf', `fps=${look.fps}`],
      ...[...videoEncoder(look.fps, ONE_PICTURE), '-movflags', '+faststart', path],
    ],
    { input: framesOf(film, onProgress) },
  );
}

/** Returns the memory in which the frames of a film are drawn one after another. */
export function framesFor({ width, height }: Film): ChangingFrames {
  return new ChangingFrames(blendingFrames(width, height, UNDER_WAY));
}

/** A picture that stays is written once. The last frame is always written, because its time ends the film. */
async function* framesOf(film: Film, onProgress?: OnProgress): AsyncGenerator<Uint8Array> {
  const frames = framesFor(film);
  let shown: Frame | undefined;
  yield streamHead(film, film.look.fps);
  for (const cues of film.cues) {
    const frame = frames.draw((next) => film.draw(next, cues));
    if (frame !== shown || cues.index === film.cues.length - 1) {
      yield pictureHead(frame.data.length, cues.index);
      yield frame.data;
    }
    shown = frame;
    onProgress?.((cues.index + 1) / film.cues.length);
  }
}

async function writeThumbnail(film: Film, path: string): Promise<void> {
  const [frame] = blendingFrames(film.width, film.height, 1, SMALL_ROOM) as [Frame];
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

/**
 * Draws the five movements of lyric looks as single frames, without encoding a video, to judge pictures and words at
 * their full size:
 *
 *   node tools/gallery/lyric-stills.ts FOLDER [--look WATERCOLOR]… [--aspect 16:9]… [--singer photo.jpg] [--speed]
 *
 * Each movement gives a PNG file, LOOK-SHAPE-MOVEMENT.png, of the middle of its first card, or of the picture alone.
 * Without `--look`, all looks are drawn; `DEFAULT` is the look without a preset. `--speed` prints how much
 * processor time each picture takes instead, in milliseconds for each frame.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import { type Frame, frameOf, rgbOf } from '../../engines/drawing/frame.ts';
import type { LyricVideoFacts } from '../../engines/engine.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../engines/lyric-video/movements.ts';
import { type Film, filmOf, framesFor } from '../../engines/lyric-video/render.ts';
import { ASPECT_RATIOS, LYRIC_PRESETS, type LyricPreset } from '../../functions/domain/requests.ts';
import { expectFiles, expectKnown, optionsOf } from '../options.ts';
import { longSong } from './long-song.ts';

/** Share of a card, or of a movement without words, after which its picture is taken: some words are sung, some wait. */
const TAKEN = 0.5;
/** Frames that are drawn to find out the time for one, and how often. */
const [TIMED, ROUNDS] = [60, 5];

const LOOKS = ['DEFAULT', ...LYRIC_PRESETS];

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    look: { type: 'string', multiple: true, default: LOOKS },
    aspect: { type: 'string', multiple: true, default: ['16:9', '9:16'] },
    singer: { type: 'string' },
    speed: { type: 'boolean', default: false },
  },
});
expectKnown('look', values.look, LOOKS);
expectKnown('aspect', values.aspect, ASPECT_RATIOS);
expectFiles('singer', values.singer ? [values.singer] : []);
const [out = 'demo-output'] = positionals;
const folder = await mkdtemp(join(tmpdir(), 'songreel-stills-'));
try {
  registerFonts();
  await mkdir(out, { recursive: true });
  const facts = await factsOf();
  for (const look of values.look) {
    const preset = look === 'DEFAULT' ? {} : { stylePreset: look as LyricPreset };
    for (const aspect of values.aspect) {
      const film = await filmOf({ ...facts, ...preset, aspectRatio: aspect as LyricVideoFacts['aspectRatio'] });
      await drawFilm(`${look}-${aspect.replace(':', 'x')}`, film);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}

async function factsOf(): Promise<Omit<LyricVideoFacts, 'aspectRatio'>> {
  const { segments, ...song } = await longSong(folder);
  const singer = join(folder, 'singer.png');
  if (values.singer) await sharp(values.singer).rotate().png().toFile(singer);
  return {
    ...{ jobId: 'stills', song, segments, quality: 'basic', workDir: folder },
    ...(values.singer ? { singerImage: singer } : {}),
  };
}

async function drawFilm(name: string, film: Film): Promise<void> {
  const frame = frameOf(film.width, film.height);
  for (const kind of MOVEMENT_KINDS) {
    const moment = momentOf(film, kind);
    if (moment === undefined) continue;
    film.draw(frame, cuesAt(film, moment));
    if (values.speed) console.log(name, kind, timeOf(film, moment).toFixed(2));
    else await save(frame, join(out, `${name}-${kind}.png`));
  }
}

function momentOf({ movements, captions }: Film, kind: MovementKind): number | undefined {
  const movement = movements.findLast((one) => one.kind === kind);
  if (!movement) return undefined;
  const { start, end } =
    captions.cards.find((card) => card.start >= movement.start && card.end <= movement.end) ?? movement;
  return start + (end - start) * TAKEN;
}

/**
 * Returns the milliseconds of processor time of a frame around a moment: the least of several rounds, because others may
 * use the processor too. The picture must have been built.
 */
function timeOf(film: Film, moment: number): number {
  const frames = framesFor(film);
  const from = moment - TIMED / film.look.fps / 2;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    for (let index = 0; index < TIMED; index++) {
      const cues = cuesAt(film, from + index / film.look.fps);
      frames.draw((frame) => film.draw(frame, cues));
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 / TIMED;
  });
  return Math.min(...rounds);
}

function cuesAt(film: Film, seconds: number): Film['cues'][number] {
  const cues = film.cues[Math.floor(seconds * film.look.fps)];
  if (!cues) throw new RangeError(`the song has no moment at ${seconds} s`);
  return cues;
}

async function save(frame: Frame, file: string): Promise<void> {
  const raw = { width: frame.width, height: frame.height, channels: 3 as const };
  await sharp(rgbOf(frame), { raw }).png().toFile(file);
}

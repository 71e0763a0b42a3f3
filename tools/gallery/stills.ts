/**
 * Draws single frames of narrative looks without encoding a video, to judge the pictures at their full size:
 *
 *   node tools/gallery/stills.ts FOLDER [--look lego]… [--prompt 'Mina runs to the train. Jo waits at night in the rain.']
 *     [--photo Mina=mina.jpg]… [--aspect 16:9] [--quality basic] [--seconds 22] [--framing insert]… [--moments 6]
 *     [--apart 0.7] [--hashes]
 *
 * Each scene of the storyboard gives a PNG file, LOOK-SCENE-PLACE-FRAMING.png, of the moment in its middle. With
 * `--moments`, it gives that many, `--apart` seconds apart, to judge a movement; `--framing` draws only scenes framed so.
 * Without `--look`, all looks are drawn; `realistic` is the look without a preset. The first character sings. A film longer
 * than the song repeats it. `--hashes` prints a hash of each frame instead, so that a change of the code can show that
 * pictures stay as they were.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import type { NarrativeVideoFacts } from '../../engines/engine.ts';
import { wardrobeOf } from '../../engines/narrative-video/cast/actors.ts';
import { modelsOf, playersOf, withPronouns } from '../../engines/narrative-video/cast/players.ts';
import { framesOf } from '../../engines/narrative-video/compose.ts';
import { productionOf } from '../../engines/narrative-video/production.ts';
import type { Scene } from '../../engines/narrative-video/story.ts';
import { runFfmpeg } from '../../engines/process/ffmpeg.ts';
import { analyzeMusic, type Music } from '../../engines/sound/music.ts';
import { ASPECT_RATIOS, NARRATIVE_PRESETS, type NarrativePreset } from '../../functions/domain/requests.ts';
import { expectFiles, expectKnown, optionsOf } from '../options.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SONG = join(ROOT, 'local', 'sample', 'song.m4a');
const PICTURES = join(ROOT, 'test', 'pictures');
const PROMPT =
  'The castle at noon. Eileen waves on the beach at sunset. Eileen and Grace dance through the city at night in the rain. ' +
  'Grace reads a letter in the garden. They walk through the forest at dawn. Eileen plays the guitar in the room at night.';

const LOOKS = ['realistic', ...NARRATIVE_PRESETS];

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    look: { type: 'string', multiple: true, default: LOOKS },
    prompt: { type: 'string', default: PROMPT },
    photo: {
      type: 'string',
      multiple: true,
      default: [`Eileen=${join(PICTURES, 'astronaut.jpg')}`, `Grace=${join(PICTURES, 'grace-hopper.jpg')}`],
    },
    aspect: { type: 'string', default: '16:9' },
    quality: { type: 'string', default: 'basic' },
    seconds: { type: 'string', default: '22' },
    framing: { type: 'string', multiple: true },
    moments: { type: 'string', default: '1' },
    apart: { type: 'string', default: '0.7' },
    hashes: { type: 'boolean', default: false },
  },
});
expectKnown('look', values.look, LOOKS);
expectKnown('aspect', [values.aspect], ASPECT_RATIOS);
expectFiles(
  'photo',
  values.photo.map((named) => named.split('=')[1] ?? ''),
);
const [out = 'demo-output'] = positionals;
const folder = await mkdtemp(join(tmpdir(), 'songreel-stills-'));
try {
  registerFonts();
  await mkdir(out, { recursive: true });
  const song = await songOf(Number(values.seconds));
  const music = await analyzeMusic(song);
  const facts = await factsOf(song);
  const models = await modelsOf(facts.characters, folder, facts.prompt);
  for (const look of values.look) {
    const preset = look === 'realistic' ? {} : { stylePreset: look as NarrativePreset };
    await drawStills(look, { ...facts, ...preset }, music, models);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** Returns the path of the song, repeated if it is shorter than the film. */
async function songOf(seconds: number): Promise<string> {
  if (seconds <= 22) return SONG;
  const path = join(folder, 'song.wav');
  await runFfmpeg(['-stream_loop', '-1', '-i', SONG, '-t', String(seconds), '-vn', path]);
  return path;
}

async function factsOf(path: string): Promise<NarrativeVideoFacts> {
  const characters = await Promise.all(
    values.photo.map(async (named, index) => {
      const [name = '', file = ''] = named.split('=');
      const image = join(folder, `${index}.png`);
      await sharp(file).rotate().png().toFile(image);
      return { name, image, role: index === 0 ? ('singer' as const) : ('character' as const) };
    }),
  );
  return {
    jobId: 'stills',
    song: { path, durationMs: Number(values.seconds) * 1000 },
    prompt: values.prompt,
    characters,
    quality: values.quality as NarrativeVideoFacts['quality'],
    aspectRatio: values.aspect as NarrativeVideoFacts['aspectRatio'],
    workDir: folder,
  };
}

async function drawStills(
  name: string,
  facts: NarrativeVideoFacts,
  music: Music,
  models: Awaited<ReturnType<typeof modelsOf>>,
): Promise<void> {
  const production = productionOf({ ...facts, characters: withPronouns(facts.characters, models) }, music);
  const { look, picture, size, seed, board } = production;
  const wardrobe = wardrobeOf(
    await playersOf(facts.characters, models, { minor: board.minor, seed }),
    look,
    picture,
    seed,
  );
  const composition = { ...production, scenes: board.scenes, wardrobe };
  for (const [index, scene] of board.scenes.entries()) {
    if (values.framing && !values.framing.includes(scene.framing ?? '')) continue;
    for (const [nth, at] of momentsOf(scene).entries()) {
      const drawing = Math.floor(at * look.drawings);
      for await (const frame of framesOf(composition, [{ from: drawing, to: drawing + 1 }])) {
        if (values.hashes) {
          console.log(name, index, createHash('sha256').update(frame).digest('hex').slice(0, 16));
        } else {
          const raw = { width: picture.width, height: picture.height, channels: 4 as const };
          const still = sharp(frame, { raw }).resize(size.width, size.height, {
            kernel: look.grid ? 'nearest' : 'cubic',
          });
          await still
            .removeAlpha()
            .png()
            .toFile(join(out, fileOf(name, index, scene, nth)));
        }
      }
    }
  }
}

/** Returns moments around the middle of a scene, in seconds of the song. */
function momentsOf({ start, end }: Scene): number[] {
  const [count, apart] = [Number(values.moments), Number(values.apart)];
  const step = count > 1 ? Math.min(apart, (end - start) / count) : 0;
  return Array.from({ length: count }, (_, nth) => (start + end) / 2 + (nth - (count - 1) / 2) * step);
}

function fileOf(look: string, index: number, { place, framing }: Scene, nth: number): string {
  return `${look}-${index}-${place}-${framing}${Number(values.moments) > 1 ? `-${nth}` : ''}.png`;
}

import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import type { NarrativeVideoFacts } from '../engine.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { Music } from '../sound/music.ts';
import { wardrobeOf } from './cast/actors.ts';
import { playersOf } from './cast/players.ts';
import { framesOf } from './compose.ts';
import { framesForEncoder, partEncoding } from './encoding.ts';
import type { Model } from './figures/figure.ts';
import type { Part } from './parts.ts';
import { productionOf } from './production.ts';
import type { Storyboard } from './storyboard/storyboard.ts';

/** Content of the order file, serialized by V8. */
export interface PartOrder {
  facts: Omit<NarrativeVideoFacts, 'onProgress'>;
  music: Music;
  board: Storyboard;
  part: Part;
  /** The people whom the looks draw as the characters, in the order of the facts. */
  models: readonly (Model | undefined)[];
  /** Pattern of the paths of the part's runs, with `%d` for the index: H.264 in MP4, without sound. */
  files: string;
}

/**
 * Draws a part of a narrative video: `node draw-part.mjs <order>`. It is a separate program, so that parts can be drawn
 * at the same time.
 */
async function main(): Promise<void> {
  const { facts, music, board, part, models, files }: PartOrder = deserialize(await readFile(process.argv[2] ?? ''));
  const production = productionOf(facts, music, board);
  const { look, size, picture, seed } = production;
  const players = await playersOf(facts.characters, models, { minor: board.minor, seed });
  const wardrobe = wardrobeOf(players, look, picture, seed);
  const drawn = framesOf({ ...production, scenes: board.scenes, wardrobe }, part);
  const frames = counted(framesForEncoder(drawn, look, picture));
  await runFfmpeg(partEncoding(look, { from: picture, to: size }, part, files), { input: frames });
}

/** Prints a dot for each frame that the encoder has taken, which the parent counts. */
async function* counted(frames: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const frame of frames) {
    yield frame;
    process.stdout.write('.');
  }
}

main().catch((error) => {
  // The parent reports the last line of standard error. A stack would end with the version of Node.js.
  process.stderr.write(`${error.stack}\n${error.message}\n`);
  process.exitCode = 1;
});

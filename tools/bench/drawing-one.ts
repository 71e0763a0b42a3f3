/**
 * Draws all frames of the bench's story in one look and prints what that took, as JSON:
 * `drawing-one.ts realistic|PRESET SECONDS basic|pro FOLDER`. The folder has the song and the people that were found.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import { wardrobeOf } from '../../engines/narrative-video/cast/actors.ts';
import { modelsOf, playersOf } from '../../engines/narrative-video/cast/players.ts';
import { framesOf } from '../../engines/narrative-video/compose.ts';
import { productionOf } from '../../engines/narrative-video/production.ts';
import { analyzeMusic } from '../../engines/sound/music.ts';
import type { NarrativePreset } from '../../functions/domain/requests.ts';
import { narrativeFacts, type Quality } from './render-facts.ts';
import { PORTRAITS } from './render-material.ts';

const [name = '', seconds = '', quality = '', folder = ''] = process.argv.slice(2);
registerFonts();
const facts = narrativeFacts(quality as Quality, name === 'realistic' ? undefined : (name as NarrativePreset), {
  folder,
  seconds: Number(seconds),
  song: join(folder, 'song.m4a'),
  images: PORTRAITS,
  people: PORTRAITS.map((_, index) => join(folder, `person-${index}.gz`)),
});
const production = productionOf(facts, await analyzeMusic(facts.song.path));
const { look, picture, seed, board } = production;
const models = await modelsOf(facts.characters, folder, facts.prompt);
const wardrobe = wardrobeOf(await playersOf(facts.characters, models), look, picture, seed);
const before = process.cpuUsage();
const part = [{ from: 0, to: Math.floor(Number(seconds) * look.drawings) }];
let drawings = 0;
for await (const frame of framesOf({ ...production, scenes: board.scenes, wardrobe }, part)) {
  if (frame.length > 0) drawings += 1;
  // Canvases are freed by the event loop. With an encoder, frames wait for it anyway.
  await setImmediate();
}
const drawing = process.cpuUsage(before);
const whole = process.cpuUsage();
console.log(
  JSON.stringify({
    drawings,
    milliseconds: (drawing.user + drawing.system) / 1000,
    seconds: (whole.user + whole.system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);

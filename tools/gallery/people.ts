/**
 * Draws photographed people in every look, to judge whether a stranger would recognize them. The sheet has a column for
 * each photograph, and a row for each look.
 *
 *   node tools/gallery/people.ts PEOPLE.png PHOTO…
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { lightOf } from '../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import { NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';
import { drawStanding, peopleOfPhotos } from './photographed-people.ts';

/** Size of a picture on the sheet, and height of the figure in it, pixels. */
const [WIDE, HIGH, TALL] = [220, 420, 390];

const [out = '', ...photos] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'songreel-people-'));
try {
  await writeFile(out, await sheetOf());
} finally {
  await rm(folder, { recursive: true });
}

async function sheetOf(): Promise<Buffer> {
  const looks = [undefined, ...NARRATIVE_PRESETS];
  const sheet = createCanvas(WIDE * photos.length, HIGH * (looks.length + 1));
  const context = sheet.getContext('2d');
  context.fillStyle = '#9db4c0';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [column, photo] of photos.entries()) {
    const small = await sharp(photo).rotate().resize(WIDE, HIGH, { fit: 'inside' }).png().toBuffer();
    context.drawImage(await loadImage(small), WIDE * column, 0);
  }
  const models = await peopleOfPhotos(photos, folder);
  const light = lightOf('day', 'clear', 'calm');
  for (const [row, preset] of looks.entries()) {
    for (const [column, model] of models.entries()) {
      if (!model) continue;
      const cell = createCanvas(WIDE, HIGH);
      const figure = await lookOf(preset).figures.make(model, light);
      drawStanding(cell.getContext('2d'), figure, () => ({ x: WIDE / 2, y: HIGH - 14, height: TALL }));
      context.drawImage(cell, WIDE * column, HIGH * (row + 1));
    }
  }
  return sheet.toBuffer('image/png');
}

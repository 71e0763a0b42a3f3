/**
 * Draws the faces of photographed people in one look, to judge likeness, mouths and feelings. The sheet has a row for
 * each photograph, and a column for each mouth and each feeling.
 *
 *   node tools/gallery/faces.ts FACES.png realistic|lego|… PHOTO…
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { type FaceState, FEELINGS, MOUTH_SHAPES } from '../../engines/narrative-video/acting/face-state.ts';
import { lightOf } from '../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import type { NarrativePreset } from '../../functions/domain/requests.ts';
import { drawStanding, NEUTRAL_FACE, peopleOfPhotos } from './photographed-people.ts';

const CELL = 220;
/** Height of a whole figure in pixels, so that its head fills a cell. */
const TALL = 900;
const FACES: FaceState[] = [
  ...MOUTH_SHAPES.map((mouth) => ({ ...NEUTRAL_FACE, mouth })),
  ...FEELINGS.slice(1).map((feeling) => ({ ...NEUTRAL_FACE, feeling })),
  { ...NEUTRAL_FACE, blink: 1 },
];

const [out = '', name = '', ...photos] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'songreel-faces-'));
try {
  await writeFile(out, await sheetOf());
} finally {
  await rm(folder, { recursive: true });
}

async function sheetOf(): Promise<Buffer> {
  const look = lookOf(name === 'realistic' ? undefined : (name as NarrativePreset));
  const light = lightOf('day', 'clear', 'calm');
  const sheet = createCanvas(CELL * FACES.length, CELL * photos.length);
  const context = sheet.getContext('2d');
  context.fillStyle = '#9db4c0';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [row, model] of (await peopleOfPhotos(photos, folder)).entries()) {
    if (!model) continue;
    const figure = await look.figures.make(model, light);
    for (const [column, face] of FACES.entries()) {
      const cell = createCanvas(CELL, CELL);
      const placeFor = ({ crown }: { crown: number }) => ({ x: CELL / 2, y: CELL * 0.14 + crown * TALL, height: TALL });
      drawStanding(cell.getContext('2d'), figure, placeFor, face);
      context.drawImage(cell, column * CELL, row * CELL);
    }
  }
  return sheet.toBuffer('image/png');
}

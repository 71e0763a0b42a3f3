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
import sharp from 'sharp';
import { type FaceState, FEELINGS, MOUTH_SHAPES } from '../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../engines/narrative-video/light.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import { modelsOf } from '../../engines/narrative-video/players.ts';
import type { NarrativePreset } from '../../functions/domain/requests.ts';

const CELL = 220;
/** Height of a whole figure in pixels, so that its head fills a cell. */
const TALL = 900;
const NEUTRAL: FaceState = { mouth: 'closed', feeling: 'neutral', strength: 1, blink: 0, gaze: [0, 0] };
const FACES: FaceState[] = [
  ...MOUTH_SHAPES.map((mouth) => ({ ...NEUTRAL, mouth })),
  ...FEELINGS.slice(1).map((feeling) => ({ ...NEUTRAL, feeling })),
  { ...NEUTRAL, blink: 1 },
];

const [out = '', name = '', ...photos] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'songreel-faces-'));
try {
  await writeFile(out, await sheetOf());
} finally {
  await rm(folder, { recursive: true });
}

async function sheetOf(): Promise<Buffer> {
  const characters = await Promise.all(
    photos.map(async (photo, index) => {
      const image = join(folder, `${index}.png`);
      await sharp(photo).rotate().resize(1200, 1200, { fit: 'inside', withoutEnlargement: true }).png().toFile(image);
      return { name: `${index}`, image };
    }),
  );
  const look = lookOf(name === 'realistic' ? undefined : (name as NarrativePreset));
  const light = lightOf('day', 'clear', 'calm');
  const sheet = createCanvas(CELL * FACES.length, CELL * photos.length);
  const context = sheet.getContext('2d');
  context.fillStyle = '#9db4c0';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [row, model] of (await modelsOf(characters, folder)).entries()) {
    if (!model) continue;
    const figure = await look.figures.make(model, light);
    const skeleton = skeletonOf(standing, figure.proportions, 0);
    const crown = skeleton.joints.crown[1] * TALL;
    for (const [column, face] of FACES.entries()) {
      const cell = createCanvas(CELL, CELL);
      const at = { x: CELL / 2, y: CELL * 0.14 + crown, height: TALL };
      figure.draw(cell.getContext('2d'), at, { pose: standing, skeleton, seconds: 0, pulse: 0, face });
      context.drawImage(cell, column * CELL, row * CELL);
    }
  }
  return sheet.toBuffer('image/png');
}

/**
 * Measures likeness: whether somebody who sees a photograph picks the right one of four characters. Draws a sheet for
 * each photograph: the photograph, and for each look four characters with numbers. One is drawn from this photograph, the
 * others from those of the most similar people.
 *
 *   npm run gallery:lineup -- FOLDER [--look lego]… [--photo astronaut]… [--seed first] [--heads] [--alike]
 *   npm run gallery:lineup -- FOLDER --answers ANSWERS.json
 *
 * Writes FOLDER/PHOTO.jpg and the right numbers in FOLDER/key.json: `{ "astronaut": { "lego": 3 } }`. Look at the sheets,
 * write answers of the same form, and let the second command print how many are right for each look and photograph.
 * `--heads` shows only heads, so that clothes give nothing away. `--alike` also gives all four the hair, the colors, the
 * age and the clothes of the photographed person, so that only the features of their faces differ. The photographs are
 * those of test/pictures. `realistic` is the look without a preset. Another seed gives another order.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import type { Figure, Model } from '../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../functions/domain/requests.ts';
import { expectKnown, optionsOf } from '../options.ts';
import { disguised, lineupFor, type Numbers, scoresOf } from './lineup-choice.ts';
import { drawStanding, peopleOfPhotos } from './photographed-people.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'test', 'pictures');
const PHOTOS = [
  'astronaut',
  'grace-hopper',
  'obama',
  'biden',
  'long-blond-hair',
  'blond-curls',
  'leaning',
  'green-top',
  'orange-top',
  'cameraman',
];
const LOOKS = ['realistic', ...NARRATIVE_PRESETS];

/** Sides of a character's picture, of the photograph, and of what names a look, in pixels. */
const [CELL, PHOTO, NAME] = [252, 460, 26];
/** Height of a head, and of the air over it, in shares of a character's picture. */
const CHEST = { head: 0.44, air: 0.17 };
const HEAD = { head: 0.66, air: 0.2 };
const BEHIND = '#c9d3d6';
/** Pictures of characters that were drawn, by name and look. */
const portraits = new Map<string, Canvas>();

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    look: { type: 'string', multiple: true, default: LOOKS },
    photo: { type: 'string', multiple: true, default: PHOTOS },
    seed: { type: 'string', default: 'first' },
    heads: { type: 'boolean', default: false },
    alike: { type: 'boolean', default: false },
    answers: { type: 'string' },
  },
});
expectKnown('look', values.look, LOOKS);
expectKnown('photo', values.photo, PHOTOS);
const [out = 'demo-output/lineup'] = positionals;
const keyFile = join(out, 'key.json');
if (values.answers) await printScores(values.answers);
else await drawSheets();

async function printScores(answers: string): Promise<void> {
  const [key, given] = await Promise.all(
    [keyFile, answers].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  );
  for (const [name, { right, of }] of scoresOf(key, given)) console.log(`${name.padEnd(18)} ${right} of ${of}`);
}

async function drawSheets(): Promise<void> {
  registerFonts();
  await mkdir(out, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'songreel-lineup-'));
  try {
    const found = await peopleOfPhotos(
      PHOTOS.map((name) => join(PICTURES, `${name}.jpg`)),
      folder,
    );
    const models = new Map(PHOTOS.flatMap((name, index) => (found[index] ? [[name, found[index]] as const] : [])));
    const key: Record<string, Record<string, number>> = {};
    for (const photo of values.photo) {
      const { sheet, numbers } = await sheetFor(photo, models);
      key[photo] = numbers;
      await writeFile(join(out, `${photo}.jpg`), sheet.toBuffer('image/jpeg', 90));
    }
    await writeFile(keyFile, `${JSON.stringify(key satisfies Numbers, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the sheet of a photograph, with two columns of looks, and the right number in each look. */
async function sheetFor(photo: string, models: ReadonlyMap<string, Model>) {
  const sheets = new Map([...models].map(([name, { sheet }]) => [name, sheet]));
  const rows = Math.ceil(values.look.length / 2);
  const sheet = createCanvas(CELL * 8 + NAME, PHOTO + rows * (CELL + NAME));
  const context = sheet.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  await drawPhoto(context, models.get(photo));
  context.font = `${NAME * 0.8}px Poppins`;
  context.fillStyle = '#000000';
  const numbers: Record<string, number> = {};
  for (const [index, look] of values.look.entries()) {
    const [left, top] = [index < rows ? 0 : CELL * 4 + NAME, PHOTO + (index % rows) * (CELL + NAME)];
    const lineup = lineupFor(photo, sheets, `${values.seed}/${photo}/${look}`);
    numbers[look] = lineup.indexOf(photo) + 1;
    for (const [place, name] of lineup.entries()) {
      context.fillText(`${look} ${place + 1}`, left + place * CELL + 6, top + NAME * 0.8);
      context.imageSmoothingEnabled = false;
      context.drawImage(await portraitOf(name, look, models, photo), left + place * CELL, top + NAME, CELL - 2, CELL);
    }
  }
  return { sheet, numbers };
}

/** Draws a photograph, and beside it the face in it. */
async function drawPhoto(context: SKRSContext2D, model: Model | undefined): Promise<void> {
  if (!model?.person) return;
  const image = await loadImage(model.picture);
  const wide = (PHOTO * image.width) / image.height;
  context.drawImage(image, 0, 0, wide, PHOTO);
  const { x, y, width, height } = model.person.face.box;
  const side = Math.max(width, height) * 2;
  context.drawImage(image, x + (width - side) / 2, y + (height - side) / 2, side, side, wide + NAME, 0, PHOTO, PHOTO);
}

/**
 * Returns a character's head and chest, in the light of noon. Looks with coarse pixels have as many as in a video.
 * @param photo the photograph that the lineup is for
 */
async function portraitOf(
  name: string,
  look: string,
  models: ReadonlyMap<string, Model>,
  photo: string,
): Promise<Canvas> {
  const kept = portraits.get(`${name}/${look}`);
  if (kept && !values.alike) return kept;
  const [model, asked] = [models.get(name), models.get(photo)];
  if (!model || !asked) throw new Error(`Nobody was found in ${name} or ${photo}.`);
  const { figures, light, grid } = lookOf(look === 'realistic' ? undefined : (look as NarrativePreset));
  const noon = lightOf('day', 'clear', 'calm');
  const side = Math.round(CELL / Math.ceil(CELL / (grid ?? CELL)));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = BEHIND;
  context.fillRect(0, 0, side, side);
  const sheet = values.alike ? disguised(model.sheet, asked.sheet) : model.sheet;
  drawPortrait(canvas, await figures.make({ ...model, sheet }, light?.(noon) ?? noon));
  portraits.set(`${name}/${look}`, canvas);
  return canvas;
}

function drawPortrait(canvas: Canvas, figure: Figure): void {
  const { head, air } = values.heads ? HEAD : CHEST;
  const side = canvas.height;
  drawStanding(canvas.getContext('2d'), figure, ({ crown, chin }) => {
    const height = (side * head) / (crown - chin);
    return { x: side / 2, y: side * air + crown * height, height };
  });
}

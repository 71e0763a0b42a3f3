import '../../platform/quiet.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { modelsOf } from '../../../engines/narrative-video/cast/players.ts';
import { coifed } from '../../../engines/people/character-sheet.ts';
import { readPerson } from '../../../engines/people/stored-person.ts';
import { parseCreateRequest } from '../../../functions/domain/requests.ts';
import { storePeople } from '../../../functions/media/prepare/store-people.ts';
import { getFile } from '../../../functions/platform/bucket.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../../embedded-bucket.ts';
import { blackPng, openWorkshop, type Workshop } from './media-files.ts';

let workshop: Workshop;
let bucket: EmbeddedBucket;
let folders = 0;
let folder: string;

beforeAll(async () => {
  [workshop, bucket] = await Promise.all([openWorkshop(), startEmbeddedBucket()]);
  Object.assign(process.env, bucket.environment);
});
beforeEach(() => {
  folder = workshop.path(`job-${folders}`);
  folders += 1;
  mkdirSync(folder);
});
afterAll(async () => {
  await bucket.stop();
  await workshop.remove();
});

const job = { account_id: 'acct_a', type: 'narrative_video', job_id: 'job_a' } as Parameters<typeof storePeople>[0];

function orderOf(...names: string[]) {
  const characters = names.map((name, index) => ({
    name,
    role: index === 0 ? 'singer' : 'character',
    image_url: 'https://example.com/a.png',
    description: 'She wears glasses.',
  }));
  const fields = { song_url: 'https://example.com/a.mp3', prompt: 'Rain', characters };
  return parseCreateRequest('narrative_video', fields).request;
}

async function photograph(index: number): Promise<void> {
  const photo = join(import.meta.dirname, '../../pictures/astronaut.jpg');
  await sharp(photo)
    .png()
    .toFile(join(folder, `image-${index}.png`));
}

test('stores the person of each image for the engine, which does not search again', async () => {
  await photograph(0);
  writeFileSync(join(folder, 'image-1.png'), blackPng(60, 40));
  const keys = await storePeople(job, orderOf('Eileen', 'Nobody'), folder);
  expect(keys).toEqual(['inputs/acct_a/job_a/person-0.gz', null]);
  const stored = workshop.path('person.gz');
  await getFile(keys[0] as string, stored);
  const { person, sheet } = await readPerson(stored);
  expect(person.face.points).toHaveLength(468);
  expect(person.mask).toHaveLength(512 * 512);
  if (!sheet) throw new Error('nobody was found');
  expect(sheet).toMatchObject({ seed: 'Eileen', glasses: true });
  // The picture does not exist, so a search would fail.
  const [model] = await modelsOf([{ name: 'Eileen', image: '/nowhere.png', person: stored }], folder);
  expect(model).toMatchObject({ sheet: coifed(sheet), person });
});

test('goes on without the person if the search fails', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'image-0.png'), 'no picture');
  await photograph(1);
  const keys = await storePeople(job, orderOf('Broken', 'Eileen'), folder);
  expect(keys).toEqual([null, 'inputs/acct_a/job_a/person-1.gz']);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('A search for people failed'), 'PeopleSearchWarning');
  warned.mockRestore();
});

test('goes on without the person if the stored file is damaged', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const person = join(folder, 'person-0.gz');
  writeFileSync(person, 'damaged');
  const image = join(folder, 'image-0.png');
  writeFileSync(image, blackPng(60, 40));
  expect(await modelsOf([{ name: 'Eileen', image, person }], folder)).toEqual([undefined]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { findPeople, findPerson } from '../../../engines/people/find-person.ts';
import type { Person, Point } from '../../../engines/people/person.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const PICTURES = join(import.meta.dirname, '../../pictures');
const SAMPLES = join(import.meta.dirname, '../../../local/sample');
const folder = await temporaryFolder();

afterAll(() => folder.remove());

async function pngOf(picture: Sharp, name: string): Promise<string> {
  const path = join(folder.path, `${name}.png`);
  await picture.png().toFile(path);
  return path;
}

async function personIn(picture: Sharp, name: string): Promise<Person> {
  const person = await findPerson(await pngOf(picture, name), folder.path);
  if (!person) throw new Error(`Nobody was found in ${name}.`);
  return person;
}

function maskAt({ mask, width }: Person, x: number, y: number): number {
  return mask[Math.round(y) * width + Math.round(x)] ?? Number.NaN;
}

/** Returns the share of a rectangle that belongs to the person. */
function share(person: Person, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += maskAt(person, x, y);
  return sum / ((right - left) * (bottom - top) * 255);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

describe('an astronaut photographed in front of a flag and a model of the shuttle', () => {
  let person: Person;

  beforeAll(async () => {
    person = await personIn(sharp(join(PICTURES, 'astronaut.jpg')), 'astronaut');
  });

  test('has a face at the right place, with 468 points', () => {
    expect(person.face.points).toHaveLength(468);
    expect(distance(person.face.leftEye, [205, 107])).toBeLessThan(6);
    expect(distance(person.face.rightEye, [246, 109])).toBeLessThan(6);
    expect(distance(person.face.mouth, [226, 151])).toBeLessThan(8);
    expect(Math.abs(person.face.turn)).toBeLessThan(0.2);
    expect(Math.abs(person.face.tilt)).toBeLessThan(0.15);
  });

  test('has her own left and right shoulders, not the viewer’s', () => {
    const { leftShoulder = [0, 0], rightShoulder = [0, 0] } = person.joints;
    expect(leftShoulder[0]).toBeGreaterThan(280);
    expect(rightShoulder[0]).toBeLessThan(170);
  });

  test('includes her head, her hair and her suit', () => {
    expect(share(person, 190, 20, 260, 180)).toBeGreaterThan(0.98);
    expect(share(person, 120, 270, 280, 500)).toBeGreaterThan(0.98);
  });

  test('excludes the flag, the wall and the shuttle', () => {
    expect(share(person, 0, 0, 90, 250)).toBeLessThan(0.02);
    expect(share(person, 300, 0, 512, 200)).toBeLessThan(0.02);
  });

  test('has a soft outline of at most two pixels around the hair', () => {
    let soft = 0;
    for (let y = 0; y < 100; y += 1) {
      for (let x = 150; x < 310; x += 1) soft += maskAt(person, x, y) > 25 && maskAt(person, x, y) < 230 ? 1 : 0;
    }
    // The outline goes up one side of the hair, over the top and down the other side.
    expect(soft / (85 + 120 + 85)).toBeLessThan(2);
  });
});

test('excludes a companion who stands close and whose face is out of the picture', async () => {
  const person = await personIn(sharp(join(PICTURES, 'long-blond-hair.jpg')), 'companion');
  expect(share(person, 0, 215, 25, 420)).toBeLessThan(0.05);
  expect(share(person, 60, 200, 180, 400)).toBeGreaterThan(0.98);
});

describe('a person', () => {
  test('is the one with the largest face, and others belong to the background', async () => {
    const astronaut = await sharp(join(PICTURES, 'astronaut.jpg')).resize(300).toBuffer();
    const hopper = await sharp(join(PICTURES, 'grace-hopper.jpg')).resize(500).toBuffer();
    const both = sharp({ create: { width: 900, height: 586, channels: 3, background: '#7a8790' } }).composite([
      { input: astronaut, left: 20, top: 286 },
      { input: hopper, left: 400, top: 0 },
    ]);
    const person = await personIn(sharp(await both.png().toBuffer()), 'both');
    expect(person.face.box.x).toBeGreaterThan(500);
    expect(share(person, 20, 286, 320, 580)).toBeLessThan(0.02);
    expect(share(person, 580, 150, 720, 500)).toBeGreaterThan(0.95);
  });

  test('is also found in a drawing', async () => {
    const person = await personIn(sharp(join(SAMPLES, 'singer.svg'), { density: 72 }), 'singer');
    const { width, height, face } = person;
    expect(distance([face.mouth[0] / width, face.mouth[1] / height], [0.49, 0.19])).toBeLessThan(0.05);
  });

  test('is cut out along the picture’s own transparency', async () => {
    const person = await personIn(sharp(join(SAMPLES, 'friend.svg'), { density: 72 }), 'friend');
    expect(share(person, 0, 0, Math.round(person.width * 0.2), person.height)).toBe(0);
    // Only the transparency distinguishes the white shoes from a white wall.
    const [x, y] = [Math.round(person.width * 0.42), Math.round(person.height * 0.935)];
    expect(share(person, x, y, x + 10, y + 4)).toBe(1);
  });
});

describe('a search', () => {
  test('finds nobody in a landscape', async () => {
    const hills = `<svg width="600" height="400"><rect width="600" height="400" fill="#8cf"/>
      <circle cx="450" cy="90" r="40" fill="#fe6"/><path d="M0 300 L200 180 L380 290 L600 200 V400 H0Z" fill="#385"/></svg>`;
    expect(await findPerson(await pngOf(sharp(Buffer.from(hills)), 'hills'), folder.path)).toBeUndefined();
  });

  test('finds nobody and warns with the reason if the file is not a picture', async () => {
    const path = join(folder.path, 'noise.png');
    await writeFile(path, 'this is no picture');
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
    expect(await findPerson(path, folder.path)).toBeUndefined();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A search for people failed: ./), 'PeopleSearchWarning']]);
    warn.mockRestore();
  });

  test('of several pictures finds the person of each, also after one that cannot be read', async () => {
    const broken = join(folder.path, 'broken.png');
    await writeFile(broken, 'this is no picture');
    const sky = await pngOf(sharp({ create: { width: 300, height: 200, channels: 3, background: '#8cf' } }), 'sky');
    const small = await pngOf(sharp(join(PICTURES, 'astronaut.jpg')).resize(256), 'small');
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const [nobody, person] = await findPeople([broken, small], folder.path);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    expect(nobody).toBeUndefined();
    expect(distance(person?.face.leftEye ?? [0, 0], [102, 53])).toBeLessThan(4);
    expect(await findPeople([sky, small], folder.path)).toEqual([undefined, person]);
  });

  test('rejects with the reason when it is canceled', async () => {
    const path = await pngOf(sharp(join(PICTURES, 'astronaut.jpg')), 'canceled');
    const canceled = findPerson(path, folder.path, { signal: AbortSignal.timeout(50) });
    await expect(canceled).rejects.toThrow(/timeout/i);
  });
});
